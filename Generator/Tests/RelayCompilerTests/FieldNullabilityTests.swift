import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Nullability of a schema that the client does not own, by extension.
struct FieldNullabilityTests {
    private static let schema = """
        type Query { me: User node: Node }
        interface Node { id: ID! }
        type User implements Node { id: ID! name: String tags: [String] best: User }
        """

    private func compile(
        _ extensions: String,
        _ document: String
    ) -> Compiler.Output<[GeneratedFile]> {
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "A.graphql", text: document)]
        )
        input.extensions = [Source(path: "client.graphql", text: extensions)]
        return Compiler.compile(input)
    }

    private func properties(_ extensions: String, _ document: String) -> [String] {
        let output = compile(extensions, document)
        #expect(output.diagnostics.map(\.message) == [])
        return output.result?.flatMap { file in
            file.text.split(separator: "\n").filter { $0.contains(" let ") }.map {
                String($0.drop { $0 == " " }.dropFirst("let ".count))
            }
        } ?? []
    }

    @Test func aTypeSaysWhatIsNeverNull() {
        let document = "query A @throwOnFieldError { me { name tags } }"
        #expect(
            properties("", document).suffix(2) == ["name: Swift.String?", "tags: [Swift.String?]?"]
        )
        let extended = """
            extend type User @semanticNonNullField(name: "name")
              @semanticNonNullField(name: "tags", levels: [0, 1])
            """
        #expect(
            properties(extended, document).suffix(2) == [
                "name: Swift.String", "tags: [Swift.String]",
            ]
        )
        #expect(properties(extended, "query A { me { name } }").last == "name: Swift.String?")
    }

    @Test func aTypeSaysWhatIsCaught() {
        let extended = #"extend type User @catchField(name: "name")"#
        let property = properties(extended, "query A { me { name } }").last
        #expect(property == properties("", "query A { me { name @catch } }").last)
        #expect(property?.contains("Result") == true)
        let null = #"extend type User @catchField(name: "name", to: NULL)"#
        #expect(
            properties(null, "query A { me { name } }")
                == properties("", "query A { me { name @catch(to: NULL) } }")
        )
    }

    @Test func selectionsThatSayOtherwiseStayAsTheyAre() {
        let extended = #"extend type User @catchField(name: "name")"#
        for document in [
            "query A { me { name @catch(to: NULL) } }",
            "query A { me { name @required(action: NONE) } }",
            "query A @updatable { me { name } }", "query A { me { tags } }",
        ] {
            #expect(properties(extended, document) == properties("", document))
        }
    }

    @Test func catchesInFragmentsAndRefinementsToo() {
        let extended = #"extend type User @catchField(name: "name")"#
        for (document, written) in [
            ("fragment F on User { best { name } }", "fragment F on User { best { name @catch } }"),
            (
                "query A { node { ... on User { name } } }",
                "query A { node { ... on User { name @catch } } }"
            ),
        ] {
            #expect(properties(extended, document) == properties("", written))
        }
    }

    @Test func serversDoNotSeeTheDirectives() {
        var input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: Self.schema)],
            documents: [Source(path: "A.graphql", text: "query A { me { name } }")]
        )
        input.extensions = [
            Source(path: "c.graphql", text: #"extend type User @catchField(name: "name")"#)
        ]
        #expect(Compiler.operations(input).result?.first?.text.contains("catch") == false)
    }

    @Test func findsNamesOfFieldsThatDoNotExist() {
        let output = compile(
            #"extend type User @semanticNonNullField(name: "nam")"#,
            "query A { me { name } }"
        )
        #expect(
            output.diagnostics.map(\.message) == [
                "Type `User` has no field `nam`. Did you mean `name`?"
            ]
        )
        #expect(output.diagnostics.first?.span.source.path == "client.graphql")
    }

    @Test(
        .bug(id: "catch-of-no-field", "`@catchField` could name a field that a type does not have.")
    )
    func findsNamesOfCaughtFieldsThatDoNotExist() {
        let output = compile(
            #"extend type User @catchField(name: "nam", to: RESULT)"#,
            "query A { me { name } }"
        )
        #expect(
            output.diagnostics.map(\.message) == ["`User` has no field `nam`. Did you mean `name`?"]
        )
        #expect(output.diagnostics.first?.span.description == "client.graphql:1:36")
    }

    @Test(
        .bug(id: "levels", "`@semanticNonNull` could have levels that the field's type lacks."),
        arguments: [
            (
                #"extend type User @semanticNonNullField(name: "name", levels: [0, 3])"#,
                "`User.name` has the type `String`, so its only level is 0. Remove 3."
            ),
            (
                #"extend type User @semanticNonNullField(name: "tags", levels: [-1, 1])"#,
                "`User.tags` has the type `[String]`, so its levels are 0 to 1. Remove -1."
            ),
            (
                "extend type User { age: Int @semanticNonNull(levels: [2]) }",
                "`User.age` has the type `Int`, so its only level is 0. Remove 2."
            ),
        ]
    )
    func findsLevelsThatDoNotExist(extended: String, message: String) {
        let output = compile(extended, "query A { me { name } }")
        #expect(output.diagnostics.map(\.message) == [message])
        #expect(output.diagnostics.hasErrors)
    }

    @Test func levelsInSchemasOfServersAreWarnings() {
        let source = Source(
            path: "schema.graphql",
            text: """
                directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
                type Query { a: [[Int]] @semanticNonNull(levels: [0, 1, 2, 3]) }
                """
        )
        for isStrict in [false, true] {
            let found = SchemaReader.read([source], isStrict: isStrict).diagnostics
            #expect(
                found.map(\.message) == [
                    "`Query.a` has the type `[[Int]]`, so its levels are 0 to 2. Remove 3."
                ]
            )
            #expect(found.hasErrors == isStrict)
        }
    }

    @Test func introspectedSchemasCanBeExtended() {
        let text = #"extend type User @semanticNonNullField(name: "name")"#
        let result = SchemaReader.read(
            [Source(path: "schema.graphql", text: Self.schema)],
            extensions: [Source(path: "client.graphql", text: text)]
        )
        #expect(result.diagnostics.isEmpty)
        let printed = SchemaPrinter.print(result.schema, includesClientExtensions: true)
        #expect(printed.contains("name: String @semanticNonNull"))
    }
}
