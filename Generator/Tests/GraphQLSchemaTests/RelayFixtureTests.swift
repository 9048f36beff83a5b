import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

/// Verdicts of Relay's own suites for syntax and schemas, from the folder `relay-fixtures`
/// in that of `RELAY_TEST_DATA`.
@Suite(.enabled(if: RelayFixture.folder != nil, "RELAY_TEST_DATA is not set"))
struct RelayFixtureTests {
    @Test(arguments: RelayFixture.all(in: ["graphql-syntax/parse_executable_document"]))
    func executableDocumentsParse(fixture: RelayFixture) {
        var options = ParserOptions()
        // Relay parses fragment variables in the suites that ask for them only.
        options.allowsFragmentArguments = !fixture.name.hasPrefix("fragment_with_variable_defs")
        let result = Parser.parse(Source(text: fixture.document), options: options)
        #expect(result.diagnostics.hasErrors == fixture.isRejected)
    }

    @Test(arguments: RelayFixture.all(in: ["graphql-syntax/parse_schema_document"]))
    func schemaDocumentsParse(fixture: RelayFixture) {
        let result = Parser.parse(Source(text: fixture.document))
        #expect(result.diagnostics.hasErrors == fixture.isRejected)
    }

    /// What Relay accepts a lenient builder accepts, what it rejects a strict one rejects.
    @Test(arguments: RelayFixture.all(in: ["schema/build_schema"]))
    func schemasBuild(fixture: RelayFixture) {
        // Relay wants definitions before their extensions; here any order will do.
        guard fixture.name != "extend-interface-before-define" else { return }
        let result = SchemaBuilder.build(
            [Source(path: "server", text: fixture.document)],
            extensions: fixture.extensions.map { [Source(path: "client", text: $0)] } ?? [],
            isStrict: fixture.isRejected
        )
        #expect(result.diagnostics.hasErrors == fixture.isRejected)
    }

    /// Relay prints what is wrong with these schemas.
    @Test(arguments: RelayFixture.all(in: ["schema-validate/validate_schema"]))
    func brokenSchemasAreReported(fixture: RelayFixture) {
        let result = SchemaBuilder.build([Source(text: fixture.document)], isStrict: true)
        #expect(result.diagnostics.hasErrors == fixture.expected.unicodeScalars.contains("✖"))
    }

    @Test(arguments: RelayFixture.all(in: ["graphql-ir-validations/validate_selection_conflict"]))
    func conflictsAreFound(fixture: RelayFixture) throws {
        // Whether these conflict is decided by what `@match` and `@module` turn into.
        guard !fixture.document.contains("@match") else { return }
        let document = Parser.parse(Source(text: fixture.document)).document
        let diagnostics = Validator.validate(
            document,
            schema: try #require(RelayFixture.schema),
            rules: [OverlappingFieldsCanBeMergedRule.self]
        )
        #expect(diagnostics.hasErrors == fixture.isRejected)
    }

    @Test func theSuitesAreThere() {
        #expect(RelayFixture.all(in: ["graphql-syntax/parse_executable_document"]).count > 5)
        #expect(RelayFixture.all(in: ["schema/build_schema"]).count > 5)
    }

    @Test func theSchemasOfTheSuitesBuild() throws {
        #expect(RelayFixture.schema?.queryType != nil)
    }
}

/// One case of the suites.
struct RelayFixture: Decodable, Sendable, CustomTestStringConvertible {
    let suite: String
    let name: String
    let document: String
    let extensions: String?
    let verdict: String
    private let printed: String?

    enum CodingKeys: String, CodingKey {
        case suite, name, document, extensions, verdict
        case printed = "expected"
    }

    var isRejected: Bool { verdict == "reject" }
    var expected: String { printed ?? "" }
    var testDescription: String { name }

    static let folder = ProcessInfo.processInfo.environment["RELAY_TEST_DATA"].map {
        $0 + "/relay-fixtures"
    }

    private static let cases: [RelayFixture] = {
        guard let folder, let data = FileManager.default.contents(atPath: folder + "/cases.jsonl")
        else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(RelayFixture.self, from: $0)
        }
    }()

    static func all(in suites: Set<String>) -> [RelayFixture] {
        cases.filter { suites.contains($0.suite) }
    }

    static let schema: Schema? = folder.flatMap {
        try? SchemaLoader.load([$0 + "/testschema.graphql"]).schema
    }
}
