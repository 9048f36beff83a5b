import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// The constant with the rules by which data is kept between two runs of an app.
struct PersistenceRulesTests {
    private static let schema = """
        type Query { book: Book me: User session: Session item: Item }
        interface Item { code: String }
        type Book implements Item { isbn: String! code: String! stock: Int }
        type Toy implements Item { code: String! }
        type User { id: ID! token: String mail: String }
        type Session { id: ID! }
        union Thing = Toy | User

        """

    private func makeProject(_ extensions: String = "") throws -> TemporaryProject {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": "client.graphql", "src": ".",
             "artifactDirectory": "Generated", "persistenceRules": "shop"}
            """
        )
        try project.write("schema.graphql", Self.schema)
        try project.write("client.graphql", "extend type User { isOnline: Boolean } " + extensions)
        try project.write("Name.graphql", "query NameQuery { me { mail } }\n")
        return project
    }

    /// Returns what the constant says.
    private func rules(_ extensions: String, schema: String = "") throws -> String {
        let project = try makeProject(extensions)
        try project.write("schema.graphql", Self.schema + schema)
        let report = try project.run()
        #expect(report.diagnostics.isEmpty)
        let text = try project.read("Generated/PersistenceRules+shop.schema.swift")
        let start = try #require(text.range(of: "static let shop = Relay.PersistenceRules"))
        return String(text[start.upperBound...])
    }

    @Test func saysWhatIdentifiesObjects() throws {
        let plain = try rules("")
        #expect(plain.contains(#""ids are unique within a type""#))
        #expect(plain.contains(#"ages: """#) && plain.contains("omitted: []"))
        let declared = try rules(
            #"extend type Book @typePolicy(keyFields: "isbn code") "#
                + #"extend type Toy @typePolicy(keyFields: "code", keyGroup: "Things")"#
        )
        #expect(
            declared.contains(
                #""ids are unique within a type; Book: code, isbn; Toy: code in Things""#
            )
        )
        let global = try rules("", schema: "interface Node { id: ID! }")
        #expect(global.contains(#""ids are unique""#))
        let other = try rules(
            "",
            schema: "interface Node { nodeId: ID! } extend type Query { node(nodeId: ID!): Node }"
        )
        #expect(other.contains(#""ids are unique (nodeId)""#))
    }

    /// A server's schema grows all the time.
    @Test func staysWhenTheSchemaGrows() throws {
        #expect(try rules("") == rules("", schema: "type Other { id: ID! name: String }"))
        let ages = "extend interface Item @cacheControl(maxAge: 60)"
        #expect(
            try rules(ages) == rules(ages, schema: "type Shoe implements Item { code: String }")
        )
    }

    @Test func saysForHowLongFieldsAreFresh() throws {
        let text = try rules(
            #"extend type Book @cacheControl(maxAge: 60) @cacheControlField(name: "stock", maxAge: 5) "#
                + "extend type Toy @cacheControl(inheritMaxAge: true)"
        )
        #expect(text.contains(#"ages: "Book: 60; Book.stock: 5; Toy: inherited""#))
    }

    @Test func saysWhatIsNeverKept() throws {
        let text = try rules(
            #"extend type Session @notPersisted extend type User @notPersistedField(name: "token") "#
                + #"@notPersistedField(name: "mail") extend type Book { note: String @notPersisted } "#
                + #"extend interface Item @notPersistedField(name: "code")"#
        )
        let names = ["Book.code", "Book.note", "Session", "Toy.code", "User.mail", "User.token"]
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(text.contains("omitted: [\(list)]"))
        #expect(try rules("extend union Thing @notPersisted").contains(#"["Toy", "User"]"#))
    }

    @Test func aFieldOfObjectsIsAnError() throws {
        for text in [
            #"extend type Query @notPersistedField(name: "session")"#,
            "extend type Query { mine: [Session!] @notPersisted }",
        ] {
            let project = try makeProject(text)
            let errors = DiagnosticRenderer().render(try project.run().diagnostics)
            #expect(
                errors.contains("Declare `@notPersisted` on their type, `Session`."),
                "\(errors)"
            )
        }
    }

    @Test func aFieldThatIsNotThereIsAnError() throws {
        let project = try makeProject(#"extend type User @notPersistedField(name: "tokn")"#)
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("`User` has no field `tokn`. Did you mean `token`?"), "\(text)")
    }

    @Test func aChangeOfTheSchemaIsNoticed() throws {
        let project = try makeProject()
        _ = try project.run()
        #expect(try project.run(isCheck: true).isUpToDate)
        try project.write("client.graphql", "extend type Session @notPersisted")
        #expect(
            try project.run(isCheck: true).written.names == ["PersistenceRules+shop.schema.swift"]
        )
        // One that is not asked for any more goes.
        _ = try project.run()
        let config = try project.read("relay.json")
        try project.write(
            "relay.json",
            config.replacingOccurrences(of: #", "persistenceRules": "shop""#, with: "")
        )
        _ = try project.run()
        #expect(!project.exists("Generated/PersistenceRules+shop.schema.swift"))
    }

    @Test(arguments: ["", "a b", "1", "a.b", "init"])
    func aNameThatIsNoneIsAnError(name: String) throws {
        let project = try makeProject()
        let config = try project.read("relay.json")
        try project.write("relay.json", config.replacingOccurrences(of: "shop", with: name))
        let text = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(text.contains("relay.json:2:") && text.contains("error: `"), "\(text)")
        #expect(project.generated.isEmpty)
    }

    /// They stand where the types of the schema do.
    @Test func ofModulesTheOneWithTheSchemasTypesHasThem() throws {
        let project = try makeProject()
        func write(_ types: String) throws {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", "schemaExtensions": "client.graphql",
                 "persistenceRules": "default", "modules": {
                   "API": {"src": "API"\(types)}, "App": {"src": "App", "imports": ["API"]}
                 }}
                """
            )
        }
        try project.write("API/Me.graphql", "query MeQuery { me { mail } }")
        try project.write("App/Book.graphql", "query BookQuery { book { isbn } }")
        try project.delete("Name.graphql")
        try write(#", "schemaTypes": true, "accessLevel": "public""#)
        #expect(try project.run().diagnostics.isEmpty)
        let text = try project.read("API/Generated/PersistenceRules+default.schema.swift")
        #expect(text.contains("public static let `default` = "))
        #expect(!project.exists("App/Generated/PersistenceRules+default.schema.swift"))
        try write("")
        let message = DiagnosticRenderer().render(try project.run().diagnostics)
        #expect(message.contains("`persistenceRules` needs a module to be in:"), "\(message)")
    }
}
