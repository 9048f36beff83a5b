import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Advice about what is deprecated, which checking gives and compiling does not.
struct NoDeprecatedUseTests {
    private let schema = Source(
        path: "schema.graphql",
        text: """
            directive @tint(old: Int @deprecated) on FIELD
            enum Order { NEW OLD @deprecated(reason: "Use `NEW`.") }
            input Filter { text: String name: String @deprecated(reason: "Use `text`.") }
            type Query {
              me: User
              users(order: Order, filter: Filter, page: Int @deprecated(reason: "Use `after`.")): Int
            }
            type User { id: ID! age: Int @deprecated }
            """
    )

    private let document = Source(
        path: "document.graphql",
        text: """
            query Q {
              me { age @tint(old: 1) }
              users(order: OLD, filter: {name: "a"}, page: 1)
              fine: users(order: NEW, filter: {text: "a"})
            }
            """
    )

    @Test func checkingSaysWhatIsDeprecated() {
        let checker = RelayRules.checker(schema: SchemaReader.read([schema]).schema)
        let found = checker.check([document])
        #expect(found.allSatisfy { $0.severity == .warning })
        #expect(
            found.map(\.message) == [
                "Field `User.age` is deprecated.",
                "Argument `old` of `@tint` is deprecated.",
                "Value `Order.OLD` is deprecated: Use `NEW`.",
                "Input field `Filter.name` is deprecated: Use `text`.",
                "Argument `page` of `Query.users` is deprecated: Use `after`.",
            ]
        )
    }

    @Test func compilingIsSilent() {
        let output = Compiler.compile(.init(schema: [schema], documents: [document]))
        #expect(output.result != nil)
        #expect(output.diagnostics.isEmpty)
    }
}
