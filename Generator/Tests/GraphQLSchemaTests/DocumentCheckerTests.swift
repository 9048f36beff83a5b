import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct DocumentCheckerTests {
    private let checker = DocumentChecker(schema: .pets)

    private func answer(_ line: String) -> String { checker.answer(batchLine: Array(line.utf8)) }

    @Test func validDocumentsAreAccepted() {
        #expect(
            answer(#"{"id": 7, "document": "{ dog { name } }"}"#)
                == #"{"id":7,"accept":true,"errors":[]}"#
        )
    }

    @Test func idsComeBackAsGiven() {
        #expect(
            answer(#"{"document": "{ dog { name } }", "id": "a\u00e9\"b"}"#).hasPrefix(
                #"{"id":"a\u00e9\"b","#
            )
        )
        #expect(
            answer(#"{"document": "{ dog { name } }", "id": [1, null]}"#).hasPrefix(
                #"{"id":[1, null],"#
            )
        )
    }

    @Test func errorsNameRuleAndPlace() {
        #expect(
            answer(#"{"id": "d", "document": "{ dog {\n  nme } }"}"#)
                == #"{"id":"d","accept":false,"errors":[{"severity":"error","rule":"FieldsOnCorrectTypeRule","message":"Field `nme` does not exist on type `Dog`. Did you mean `name`?","file":"d","line":2,"column":3,"endLine":2,"endColumn":6,"related":[]}]}"#
        )
    }

    @Test(arguments: [
        (#"{ dog { name \ud83d } }"#, "1:14"),
        (#"{ dog(x: \"\ud83d\") }"#, "1:11"),
        (#"{ dog(x: \"\ude00\ud83d\") }"#, "1:11"),
        (#"# \ud83dA"#, "1:3"),
    ])
    func surrogatesAloneAreSyntaxErrors(document: String, place: String) {
        let text = answer(#"{"id": "d", "document": "\#(document)"}"#)
        let (line, column) = (place.prefix(1), place.dropFirst(2))
        #expect(text.hasPrefix(#"{"id":"d","accept":false,"errors":["#))
        #expect(text.contains(#""rule":"Syntax""#))
        #expect(text.contains(#""line":\#(line),"column":\#(column),"#))
    }

    @Test func pairsOfSurrogatesAreCharacters() {
        #expect(
            answer(#"{"id": 1, "document": "{ dog { name } } # \ud83d\ude00"}"#)
                == #"{"id":1,"accept":true,"errors":[]}"#
        )
    }

    @Test func syntaxErrorsStandAlone() {
        let diagnostics = checker.check([Source(text: "{ dog { nme } } query {")])
        #expect(Set(diagnostics.map(\.rule)) == ["Syntax"])
    }

    @Test func sourcesAreCheckedTogether() {
        let sources = [
            Source(path: "a.graphql", text: "{ dog { ...D } }"),
            Source(path: "b.graphql", text: "fragment D on Dog { barks nme }"),
        ]
        let diagnostics = checker.check(sources)
        #expect(diagnostics.map(\.span.description) == ["b.graphql:1:27"])
    }

    @Test(arguments: ["", "[]", "{", #"{"id": 1}"#, #"{"id": 1, "document": 2}"#, "\u{0}"])
    func linesThatAreNoRequestsAreAnswered(line: String) {
        let text = answer(line)
        #expect(text.contains(#""accept":false"#))
        #expect(text.contains(#""rule":"Batch""#))
    }

    @Test func formattingRefusesSyntaxErrors() {
        #expect(DocumentFormatter.format(Source(text: "{ a")).text == nil)
        #expect(DocumentFormatter.format(Source(text: "{a}")).text == "{\n  a\n}\n")
    }
}
