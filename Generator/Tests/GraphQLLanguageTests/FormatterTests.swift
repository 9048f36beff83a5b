import GraphQLLanguage
import Testing

@Suite struct FormatterTests {
    private func format(_ text: String) -> String {
        let result = Parser.parse(Source(text: text))
        #expect(result.diagnostics.isEmpty)
        return Printer.format(result.document)
    }

    @Test func textsThatWouldGetTooLongAreGivenUp() {
        let document = Parser.parse(Source(text: "{ a { b { c { d } } } }")).document
        let text = Printer.format(document)
        #expect(Printer.format(document, maximumBytes: text.utf8.count) == text)
        #expect(Printer.format(document, maximumBytes: text.utf8.count - 1) == nil)
    }

    @Test func commentsStayWhereTheyBelong() {
        #expect(
            format(Samples.commented) == """
                # license

                # about Q
                query Q( # variables
                  # first
                  $a: Int # is a
                  $b: Int
                  # after
                ) { # selections
                  # about a
                  a # is a
                  b(
                    x: 1 # one
                    y: 2
                  ) {
                    c
                  } # behind b
                  # last
                } # behind Q

                # about F
                fragment F on T {
                  a
                  b # b
                }

                type A { # fields
                  # f
                  f( # arguments
                    x: Int # x
                  ): Int # int
                }

                enum E {
                  A # a
                  B
                  # end
                }

                # the end

                """
        )
    }

    @Test func formattingAgainChangesNothing() {
        let once = format(Samples.commented)
        #expect(format(once) == once)
        let sink = format(Samples.kitchenSink)
        #expect(format(sink) == sink)
    }

    @Test func noCommentIsLost() {
        let text =
            "{ a(b: [ # 1\n 1 # 2\n ], # 3\n c: { # 4\n d: 1 } # 5\n ) # 6\n @x( # 7\n y: 1) # 8\n { # 9\n z } } # 10"
        let formatted = format(text)
        for number in 1...10 {
            #expect(formatted.contains("# \(number)\n"), "comment \(number)")
        }
        #expect(format(formatted) == formatted)
    }
}
