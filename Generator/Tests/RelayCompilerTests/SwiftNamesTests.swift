import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

struct SwiftNamesTests {
    @Test(arguments: [
        ("friends", "friend"), ("entries", "entry"), ("boxes", "box"), ("status", "status"),
        ("glass", "glass"), ("bus", "bus"), ("heroes", "hero"), ("shoes", "shoe"),
        ("ties", "tie"), ("classes", "class"), ("analysis", "analysis"), ("news", "news"),
        ("ids", "ids"), ("userNodes", "userNode"), ("series", "series"), ("nodes", "node"),
        ("matches", "match"), ("causes", "cause"), ("people", "people"),
    ])
    func findsOneOfMany(plural: String, singular: String) {
        #expect(SwiftNames.singular(plural) == singular)
    }

    @Test(arguments: [
        ("NEW_HOPE", "newHope"), ("EMPIRE", "empire"), ("empire", "empire"), ("Empire", "empire"),
        ("URL_V2", "urlV2"), ("_A", "_a"), ("iOS", "iOS"), ("A", "a"), ("__TYPE", "__type"),
    ])
    func namesEnumCases(value: String, name: String) {
        #expect(SwiftNames.enumCase(value) == name)
    }

    @Test func movesTypesOutOfTheWay() {
        #expect(SwiftNames.type("data", isList: false) == "Data_")
        #expect(SwiftNames.type("strings", isList: true) == "String_")
        #expect(SwiftNames.type("hero", isList: false) == "Hero")
        #expect(SwiftNames.type("_", isList: false) == "__")
    }

    /// A nested type or a property called like a module hides the module.
    @Test(arguments: ["Relay", "Swift"])
    func keepsModulesInReach(module: String) {
        #expect(SwiftNames.reserved(module) == module + "_")
        #expect(SwiftNames.property(module) == module + "_")
        #expect(SwiftNames.type(module.lowercased(), isList: false) == module + "_")
        #expect(SwiftNames.enumCase(module) == module.lowercased())
    }

    /// Inside a generated type, an associated type of its protocols hides another of its name.
    @Test(arguments: [
        "Data", "Element", "ID", "Index", "Indices", "Iterator", "Output", "RawResponse", "Ref",
        "RefetchQuery", "SubSequence",
    ])
    func keepsAssociatedTypesInReach(name: String) {
        #expect(SwiftNames.reserved(name) == name + "_")
    }

    @Test func escapesKeywords() {
        #expect(SwiftNames.escaped("default") == "`default`")
        #expect(SwiftNames.escaped("name") == "name")
        #expect(SwiftNames.property("self") == "self_")
        #expect(SwiftNames.property("_") == "__")
    }

    @Test func handsOutEachNameOnce() {
        var allocator = NameAllocator(reserving: ["Data"])
        #expect(allocator.allocate("Hero") == "Hero")
        #expect(allocator.allocate("Hero") == "Hero_")
        #expect(allocator.allocate("Hero") == "Hero__")
        #expect(allocator.allocate("Data") == "Data_")
    }

    @Test(arguments: [
        ("imageUrl", "imageURL"), ("userId", "userID"), ("id", "id"), ("urlString", "urlString"),
        ("imageUrls", "imageURLs"), ("userIdUrl", "userIDURL"), ("identity", "identity"),
        ("sprintUrlId2", "sprintURLId2"), ("image_url", "image_url"), ("", ""), ("ID", "ID"),
    ])
    func writesAcronymsInCapitals(_ name: String, _ expected: String) {
        #expect(SwiftNames.capitalizing(["url", "id"], in: name) == expected)
        #expect(SwiftNames.capitalizing([], in: name) == name)
    }

    @Test func namesMembersByOptions() throws {
        var options = CodegenOptions()
        options.naming.memberNames = [
            "Kind.A_B": "first", "Kind.init": "self", "Filter.q": "text", "Choice.c": "default",
        ]
        let schema = """
            type Query { a(kind: Kind, filter: Filter, choice: Choice): Int }
            enum Kind { A_B FIRST init }
            input Filter { q: String text: Int }
            input Choice @oneOf { c: Int d: Int }
            """
        let document = """
            query Q($k: Kind, $f: Filter, $c: Choice) { a(kind: $k, filter: $f, choice: $c) }
            """
        let output = Compiler.compile(
            .init(
                schema: [Source(text: schema)],
                documents: [Source(text: document)],
                options: options
            )
        )
        func text(_ type: String) -> String {
            output.result?.first { $0.name == "\(type).schema.swift" }?.text ?? ""
        }
        #expect(output.diagnostics.isEmpty)
        for line in [
            "    case first\n", "    case FIRST\n", "    case self_\n",
            #"case "A_B": self = .first"#, #"case .first: return "A_B""#,
        ] {
            let kind = text("Kind").replacing(/:\n\s+/, with: ": ")
            #expect(kind.contains(line), "\(line)\n\(kind)")
        }
        #expect(text("Filter").contains("\"q text\""))
        #expect(text("Filter").contains("var text: Relay.Input<Swift.String>"))
        #expect(text("Filter").contains("var text_: Relay.Input<Swift.Int>"))
        #expect(text("Choice").contains("case `default`(Swift.Int)"))
    }

    @Test func warnsOfNamesForMembersThatDoNotExist() throws {
        let project = try TemporaryProject()
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "naming": {"memberNames": {"Kind.A": "first", "Kind.B": "b", "Query.name": "c"}}}
            """
        )
        #expect(
            try project.run().diagnostics.map(\.message) == [
                "The schema has no enum value or input field `Kind.B`.",
                "The schema has no enum value or input field `Query.name`.",
            ]
        )
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
             "naming": {"memberNames": {"Kind.A": "a b"}}}
            """
        )
        #expect(try project.run().diagnostics.map(\.message) == ["`a b` is not a Swift name."])
    }

    @Test func namesDefinitionsByOptions() throws {
        var options = CodegenOptions()
        options.naming.operationNames = ["settings": "settingsScreen", "Kind": "Other"]
        options.naming.fragmentNames = ["User": "UserFields", "Row": "Other", "Self": "self"]
        let document = """
            query settings { user { ...User ...Row ...Self } }
            query Kind { user { id } }
            fragment User on User { id kind }
            fragment Row on User { ...User }
            fragment Self on User @refetchable(queryName: "SelfQuery") { id }
            """
        let schema = """
            type Query { user: User node(id: ID!): Node }
            interface Node { id: ID! }
            type User implements Node { id: ID! kind: Kind }
            enum Kind { A }
            """
        let output = Compiler.compile(
            .init(
                schema: [Source(text: schema)],
                documents: [Source(text: document)],
                options: options
            )
        )
        #expect(output.diagnostics.isEmpty)
        let files = try #require(output.result)
        #expect(
            files.map(\.name).sorted() == [
                "Kind.schema.swift", "Other.graphql.swift", "OtherQuery.graphql.swift",
                "Self.graphql.swift", "SelfQuery.graphql.swift", "SettingsScreen.graphql.swift",
                "UserFields.graphql.swift",
            ]
        )
        let screen = files.first { $0.name == "SettingsScreen.graphql.swift" }?.text ?? ""
        #expect(screen.contains("SettingsScreen: Relay.GraphQLQuery"))
        #expect(screen.contains("text query settings{"))
        #expect(screen.contains("spreads Row Self User\n"))
        #expect(screen.contains("[Other.artifact, Self_.artifact, UserFields.artifact]"))
        let fields = files.first { $0.name == "UserFields.graphql.swift" }?.text ?? ""
        #expect(fields.contains("text fragment User on User{"))
    }

    @Test func warnsOfNamesForDefinitionsThatDoNotExist() throws {
        let project = try TemporaryProject()
        try project.write("schema.graphql", "type Query { a: Int name: String }")
        try project.write("Q.graphql", "query Screen { ...Part } fragment Part on Query { a }")
        func messages(_ naming: String) throws -> [String] {
            try project.write(
                "relay.json",
                """
                {"schema": "schema.graphql", "src": ".", "artifactDirectory": "Generated",
                 "naming": {\(naming)}}
                """
            )
            return try project.run().diagnostics.map(\.message)
        }
        #expect(
            try messages(
                #""operationNames": {"Screem": "A"}, "fragmentNames": {"Screen": "B"}"#
            ) == [
                "No document defines operation `Screem`. Did you mean `Screen`?",
                "No document defines fragment `Screen`.",
            ]
        )
        #expect(
            try messages(#""operationNames": {"Screen": "a b"}"#) == ["`a b` is not a Swift name."]
        )
        #expect(
            try messages(#""fragmentNames": []"#) == [
                "`fragmentNames` must be an object that maps fragments to Swift names, not a "
                    + "list."
            ]
        )
        #expect(try messages(#""fragmentNames": {"Part": "Piece"}"#) == [])
        // A changed name regenerates what spreads the fragment, and removes the old file.
        #expect(try project.read("Generated/Screen.graphql.swift").contains("Piece"))
        #expect(try project.read("Generated/Piece.graphql.swift").contains("enum Piece"))
        #expect(try messages(#""fragmentNames": {"Part": "Bit"}"#) == [])
        #expect(try !project.read("Generated/Screen.graphql.swift").contains("Piece"))
        #expect(!project.exists("Generated/Piece.graphql.swift"))
    }

    @Test func namesPropertiesAndTypesByOptions() throws {
        var options = CodegenOptions()
        options.naming.acronyms = ["URL"]
        options.naming.schemaTypeNames = ["Kind": "ImageKind"]
        let output = Compiler.compile(
            .init(
                schema: [
                    Source(
                        text: """
                            type Query { image(sizeUrl: Kind): Image }
                            type Image { imageUrl: String imageURL: String kind: Kind }
                            enum Kind { A }
                            """
                    )
                ],
                documents: [
                    Source(
                        text: """
                            query Q($pageUrl: Kind) {
                              image(sizeUrl: $pageUrl) { imageUrl kind }
                            }
                            """
                    )
                ],
                options: options
            )
        )
        let text = try #require(output.result?.first { $0.name == "Q.graphql.swift" }?.text)
        #expect(text.contains("let imageURL: Swift.String?"))
        #expect(text.contains("let kind: ImageKind?"))
        #expect(text.contains("variables.writeInput(\"pageUrl\", self.pageURL)"))
        #expect(output.result?.contains { $0.text.contains("enum ImageKind:") } == true)
    }
}
