import Testing

@testable import Relay

/// The copies of fragments that the arguments of spreads create, as text.
struct FragmentTemplateTests {
    private static let variables = [
        VariableDefinition(name: "size", type: .named(.int, "Int"), defaultText: "64"),
        VariableDefinition(name: "on", type: .named(.boolean, "Boolean")),
    ]

    private func copy(_ text: String, _ arguments: String = "") -> (text: String?, [String]) {
        let isOperation = text.hasPrefix("query")
        let copy = FragmentCopy(isOperation ? "" : "F", arguments)
        var template = FragmentTemplate(text, copy) { fragment in
            ["F", "G"].contains(fragment) ? Self.variables : []
        }
        let text = template.text()
        return (text, template.spreads.map(\.name))
    }

    @Test(arguments: [
        // A variable takes the argument, or its default, or has no value.
        ("(size:16)", "{a(n:$size)}", "{a(n:16)}"), ("", "{a(n:$size)}", "{a(n:64)}"),
        ("", "{a(n:$on)b(n:$on,m:1)}", "{a b(m:1)}"), ("(size:$s)", "{a(n:$size)}", "{a(n:$s)}"),
        ("", "{a(n:$global)}", "{a(n:$global)}"),
        ("(size:[1,$s])", "{a(n:{m:[$size,$on,{k:$on}]})}", "{a(n:{m:[[1,$s],null,{}]})}"),
        ("(size:\"a\\\"}){\")", "{a(n:$size) b}", "{a(n:\"a\\\"}){\") b}"),
        // Conditions that are constant.
        ("(on:true)", "{a@include(if:$on) b@skip(if:$on) c}", "{a c}"),
        ("(on:false)", "{a@include(if:$on){x} b@skip(if:$on)}", "{b}"),
        ("(on:$v)", "{a@include(if:$on)@skip(if:$w)}", "{a@include(if:$v)@skip(if:$w)}"),
        ("(on:false)", "{o{a@include(if:$on)} ...@include(if:$on){b}}", "{o{__typename}}"),
        ("(on:true)", "{...on T@include(if:$on){b ...@skip(if:$on){c}}}", "{...on T{b}}"),
        ("(on:true)", "{...@include(if:$on){b}}", "{...{b}}"),
        ("", "{a@include(if:$on)}", "{__typename}"),
        // Other directives, aliases and strings.
        ("(on:true)", "{x:a@d(if:$on,label:\"F$s\")}", "{x:a@d(if:true,label:\"F$s\")}"),
        ("", "{a(t:\"...G(size:$size)\")@d(n:$on)}", "{a(t:\"...G(size:$size)\")@d}"),
    ])
    func takesArguments(_ arguments: String, _ own: String, _ expected: String) {
        let name = FragmentCopy("F", arguments).name
        let found = copy("fragment F on T" + own, arguments).text
        #expect(found == "fragment \(name) on T\(expected)")
    }

    /// Servers refuse operations in which a label occurs twice.
    @Test func labelsHaveTheNameOfTheCopy() {
        let text =
            #"fragment F on T{...G@defer(label:"F$defer$G",if:$on) "#
            + #"a@stream(label:"F$stream$a",initialCount:$size) "#
            + #"b@stream(label:"G$stream$b") c@d(label:"F$c") ...@defer(label:"Fx$d"){d}}"#
        let name = FragmentCopy("F", "(on:$v)").name
        let expected =
            #"fragment \#(name) on T{...G@defer(label:"\#(name)$defer$G",if:$v) "#
            + #"a@stream(label:"\#(name)$stream$a",initialCount:64) "#
            + #"b@stream(label:"G$stream$b") c@d(label:"F$c") ...@defer(label:"Fx$d"){d}}"#
        #expect(copy(text, "(on:$v)").text == expected)
        #expect(copy(text).text?.contains(#"@defer(label:"F$defer$G")"#) == true)
    }

    /// Responses have the labels of the text, and the plan knows them.
    ///
    /// The fragments of a package that persists its operations have no texts.
    @Test(arguments: [true, false])
    func thePlanHasTheLabelsOfTheText(hasTexts: Bool) throws {
        func own(_ text: String) -> String { hasTexts ? text : "" }
        let inner = try Artifact(
            parsing: """
                fragment G on type User
                \(own(#"template fragment G on User{rows(n:$n)@stream(label:"G$stream$rows"){id}}"#))
                arguments
                 n: Int
                normalization
                 rows(n: $n): [type User] @stream(label: "G$stream$rows", initialCount: 0)
                  id: ID!
                reader
                 id
                """
        )
        let outer = try Artifact(
            parsing: """
                fragment F on type User
                \(own(#"template fragment F on User{...G(n:$n)@defer(label:"F$defer$G")}"#))
                arguments
                 n: scalar Number = {a:["é\\"",A]}
                normalization
                 ... @defer(label: "F$defer$G")
                  ...G(n:$n)
                reader
                 id
                """,
            fragments: [inner]
        )
        let query = try Artifact(
            parsing: """
                query Q
                template query Q($n:Int){me{...F} a{...F(n:2)} b{...F(n:$n)} c{...F(n:[$n,{a:$n}])}}
                variables
                 n: Int
                normalization
                 me: type User
                  ...F
                 a: type User
                  ...F(n:2)
                 b: type User
                  ...F(n:$n)
                 c: type User
                  ...F(n:[$n,{a:$n}])
                reader
                 me
                  id
                """.replacing("template query", with: hasTexts ? "template query" : "id query"),
            fragments: [outer]
        )
        let copies = ["", "(n:2)", "(n:$n)", "(n:[$n,{a:$n}])"]
        let values = [#"(n:{a:["é\"",A]})"#] + copies.dropFirst()
        let deferred = copies.map { FragmentCopy("F", $0).name + "$defer$G" }
        let streamed = values.map { FragmentCopy("G", $0).name + "$stream$rows" }
        #expect(query.normalization.deferrals.map(\.label).sorted() == deferred.sorted())
        #expect(
            query.normalization.streamLabels.values.flatMap(\.self).sorted() == streamed.sorted()
        )
        guard hasTexts else { return }
        let text = try #require(query.parameters?.text)
        let sent = text.matches(of: /label:"([^"]+)"/).map { String($0.1) }
        #expect(sent.sorted() == (deferred + streamed).sorted())
    }

    /// A spread's copy is that of the text, with values of the copy around.
    @Test func spreadsAskForTheSameCopies() {
        let outer = FragmentCopy("F", #"(size:[1,"é"])"#)
        let template = FragmentTemplate("", outer) { _ in Self.variables }
        let spread = template.copy(of: "G", "(on:$on,other:1,size:{a:$size,b:$c})")
        #expect(spread?.arguments == #"(size:{a:[1,"é"],b:$c})"#)
        #expect(template.copy(of: "G", "(on:$on)")?.name == "G")
        for damaged in ["(", "(a", "(a:", "(a:$", "(a:[1", "(a:{b:}", "(a: 1)"] {
            _ = template.copy(of: "G", damaged)
        }
        #expect(template.copy(of: "G", "(size:[1") == nil)
    }

    @Test func spreadsCopies() {
        let text = "fragment F@d(a:\"{\") on T{...G(size:$size,other:2)...G ...H ...on@d{a}}"
        let (copy, spreads) = copy(text, "(size:3)")
        let names = [FragmentCopy("G", "(size:3)").name, "G", "H", "on"]
        #expect(spreads == names)
        #expect(copy?.hasSuffix("@d(a:\"{\") on T{...\(names[0]) ...G ...H ...on@d{a}}") == true)
        #expect(names[0].hasPrefix("G_") && names[0].count == 10)
    }

    /// A spread that a constant leaves out needs no copy.
    @Test func whatIsLeftOutIsNotSpread() {
        let text =
            "fragment F on T{...G@include(if:$on) ...@skip(if:$on){...H} a{...I}}"
        #expect(copy(text, "(on:false)").1 == ["H", "I"])
        #expect(copy(text, "(on:true)").1 == ["G", "I"])
    }

    @Test func anOperationKeepsItsVariables() {
        let text = #"query Q($size:In={a:"}"}){me{a(n:$size)...G(size:$size)}}"#
        let name = FragmentCopy("G", "(size:$size)").name
        #expect(copy(text).text == #"query Q($size:In={a:"}"}){me{a(n:$size) ...\#(name)}}"#)
    }

    /// Nothing traps, and nothing goes on for ever.
    @Test func damagedTextsAreNoted() {
        let text =
            #"fragment F on T@d(a:"x"){"#
            + #"a:b(n:{m:[$size,"é\""]})@i{...G(size:$size)@skip(if:$on) ...on T{c}}}"#
        let bytes = Array(text.utf8)
        #expect(copy(text, #"(on:true,size:[2,{a:"]"}])"#).text != nil)
        for count in bytes.indices {
            let part = String(decoding: bytes[..<count], as: UTF8.self)
            #expect(copy(part).text == nil, "\(part)")
        }
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = damaged.indices.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged[place] = bytes.randomElement(using: &random) ?? 0
                case 1: damaged.remove(at: place)
                default: damaged.insert(bytes.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let arguments = Bool.random(using: &random) ? "" : "(on:true,size:[2])"
            _ = copy(String(decoding: damaged, as: UTF8.self), arguments)
        }
    }
}
