import Testing

@testable import Relay

/// The copies of fragments that the arguments of spreads create, as text.
struct FragmentTemplateTests {
    private static let variables = [
        VariableDefinition(name: "size", type: .named(.int, "Int"), defaultValue: 64),
        VariableDefinition(name: "on", type: .named(.boolean, "Boolean"), defaultValue: nil),
    ]

    private func copy(_ text: String, _ arguments: String = "") -> (text: String?, [String]) {
        var template = FragmentTemplate(text, FragmentCopy("F", arguments)) { fragment in
            fragment == "G" ? Self.variables : []
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
        ("(on:true)", "{x:a@stream(if:$on,label:\"F$s\")}", "{x:a@stream(if:true,label:\"F$s\")}"),
        ("", "{a(t:\"...G(size:$size)\")@d(n:$on)}", "{a(t:\"...G(size:$size)\")@d}"),
    ])
    func takesArguments(_ arguments: String, _ own: String, _ expected: String) {
        let head = "fragment F($size:Int=64,$on:[Boolean!]!=null@d(a:\")\")) on T"
        let withoutDefault = head.replacing("=null@d(a:\")\")", with: "")
        let found = copy(withoutDefault + own, arguments).text
        let name = FragmentCopy("F", arguments).name
        #expect(found == "fragment \(name) on T\(expected)")
        #expect(copy(head + own, arguments).text != nil)
    }

    @Test func spreadsCopies() {
        let text = "fragment F($s:Int=1)@d(a:\"{\") on T{...G(size:$s,other:2)...G ...H ...on@d{a}}"
        let (copy, spreads) = copy(text, "(s:3)")
        let names = [FragmentCopy("G", "(size:3)").name, "G", "H", "on"]
        #expect(spreads == names)
        #expect(copy?.hasSuffix("@d(a:\"{\") on T{...\(names[0]) ...G ...H ...on@d{a}}") == true)
        #expect(names[0].hasPrefix("G_") && names[0].count == 10)
    }

    /// A spread that a constant leaves out needs no copy.
    @Test func whatIsLeftOutIsNotSpread() {
        let text =
            "fragment F($on:Boolean!) on T{...G@include(if:$on) ...@skip(if:$on){...H} a{...I}}"
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
            #"fragment F($n:[Int!]=[1],$on:B@d(a:"x")) on T@d{"#
            + #"a:b(n:{m:[$n,"é\""]})@i{...G(size:$n)@skip(if:$on) ...on T{c}}}"#
        let bytes = Array(text.utf8)
        #expect(copy(text, #"(on:true,n:[2,{a:"]"}])"#).text != nil)
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
            let arguments = Bool.random(using: &random) ? "" : "(on:true,n:[2])"
            _ = copy(String(decoding: damaged, as: UTF8.self), arguments)
        }
    }
}
