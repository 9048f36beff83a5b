import GraphQLLanguage
import GraphQLSchema
import Testing

/// Verdicts on the subjects of Relay's suites for syntax and schemas, in documents of our own.
///
/// `RelayFixtureTests` compares with the suites themselves, where they are at hand. These run
/// everywhere.
struct OwnVerdictTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        var extensions: String?
        let isAccepted: Bool

        static func accept(_ title: String, _ text: String, extensions: String? = nil) -> Case {
            Case(testDescription: title, text: text, extensions: extensions, isAccepted: true)
        }

        static func reject(_ title: String, _ text: String, extensions: String? = nil) -> Case {
            Case(testDescription: title, text: text, extensions: extensions, isAccepted: false)
        }
    }

    @Test(arguments: [
        Case.accept("block string", #"{ find(text: """a "quoted" word""") }"#),
        .accept("keywords as names", "query query { fragment: type on: mutation subscription }"),
        .accept("space in a variable", "query Q($ id: ID) { node(id: $ id) { id } }"),
        .reject("alias in quotes", #"{ "alias": name }"#),
        .reject("alias without a field", "{ alias: }"),
        .reject("variable that begins with a digit", "query Q($1st: Int) { a(b: $1st) }"),
        .reject("number with a leading zero", "{ a(b: 01) }"),
        .reject("number that ends in a point", "{ a(b: 1.) }"),
        .reject("several errors", "fragment on User { } query Q { a( } mutation { ! }"),
        .reject("variables of a fragment", "fragment F($size: Int) on User { id }"),
    ])
    func documentsParse(verdict: Case) {
        var options = ParserOptions()
        options.allowsFragmentArguments = false
        let result = Parser.parse(Source(text: verdict.text), options: options)
        #expect(result.diagnostics.hasErrors != verdict.isAccepted)
    }

    private static let query = "type Query { user: User } type User { id: ID! name: String }\n"

    @Test(arguments: [
        Case.accept(
            "descriptions of fields and arguments",
            query + #"type A { "The size." size("In pixels." unit: Int = 1): Int }"#
        ),
        .accept(
            "directive on an argument",
            query + "directive @d on ARGUMENT_DEFINITION type A { a(b: Int @d): Int }"
        ),
        .accept(
            "interface that implements an interface",
            query + """
                interface Node { id: ID! } interface Named implements Node { id: ID! name: String }
                type Group implements Named & Node { id: ID! name: String }
                """
        ),
        .accept("extension", query, extensions: "extend type User { isOnline: Boolean }"),
        .reject(
            "directive that is defined twice",
            query + "directive @d on FIELD directive @d on FIELD"
        ),
        .reject("object as the type of an input", query + "input I { user: User }"),
        .reject(
            "interface as the type of an argument",
            query + "interface N { id: ID } type A { a(n: N): Int }"
        ),
        .reject(
            "extension that implements an object",
            query + "type A { a: Int } extend type User implements A { a: Int }"
        ),
        .reject(
            "extension with a field of the server's",
            query,
            extensions: "extend type User { name: String }"
        ),
        .reject(
            "extensions with the same field",
            query,
            extensions: "extend type User { a: Int } extend type User { a: Int }"
        ),
        .reject("enum value that is a literal", query + "enum E { A true }"),
        .reject("enum value that occurs twice", query + "enum E { A A }"),
        .reject(
            "interfaces that implement each other",
            query + "interface A implements B { a: Int } interface B implements A { a: Int }"
        ),
        .reject(
            "object that lacks a field of its interface",
            query + "interface A { a: Int } type B implements A { b: Int }"
        ),
        .reject("root type that is an enum", "schema { query: E } enum E { A }"),
    ])
    func schemasBuild(verdict: Case) {
        let result = SchemaBuilder.build(
            [Source(path: "server", text: verdict.text)],
            extensions: verdict.extensions.map { [Source(path: "client", text: $0)] } ?? [],
            isStrict: true
        )
        #expect(result.diagnostics.hasErrors != verdict.isAccepted, "\(result.diagnostics)")
    }

    @Test(arguments: [
        Case.accept("same field twice", "{ me { name } me { id } }"),
        .accept(
            "same alias with one type on disjoint types",
            "{ node { ... on User { title: name } ... on Page { title } } }"
        ),
        .reject("two fields under one alias", "{ me { a: name a: id } }"),
        .reject("list and no list under one alias", "{ me { a: friends { id } a: best { id } } }"),
        .reject(
            "different types under one alias on disjoint types",
            "{ node { ... on User { a: name } ... on Page { a: likes } } }"
        ),
        .reject(
            "conflict below a field that is selected twice",
            "{ me { best { a: name } best { a: id } } }"
        ),
        .reject(
            "conflict across fragments",
            "{ me { ...A ...B } } fragment A on User { a: name } fragment B on User { a: id }"
        ),
        .reject("different arguments", "{ me { photo(size: 1) photo(size: 2) } }"),
    ])
    func conflictsAreFound(verdict: Case) throws {
        let text = """
            type Query { me: User node: Node } interface Node { id: ID! }
            type User implements Node { id: ID! name: String best: User friends: [User] photo(size: Int): String }
            type Page implements Node { id: ID! title: String likes: Int }
            """
        let schema = SchemaBuilder.build([Source(text: text)]).schema
        let document = Parser.parse(Source(text: verdict.text)).document
        let rules: [any ValidationRule.Type] = [OverlappingFieldsCanBeMergedRule.self]
        let diagnostics = Validator.validate(document, schema: schema, rules: rules)
        #expect(diagnostics.hasErrors != verdict.isAccepted, "\(diagnostics)")
    }
}
