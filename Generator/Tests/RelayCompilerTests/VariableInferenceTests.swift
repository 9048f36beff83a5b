import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// What `@refetchable` and fragment arguments make of variables is valid for servers, or refused.
struct VariableInferenceTests {
    private static let schema = """
        type Query {
          node(id: ID!): Node
          users(ids: [ID!]!): [User]
          numbers(all: [Int!], each: [Int]!): Int
          sized(size: Int!): Int
          paged(first: Int! = 10): Int
          search(by: By): Int
          filtered(filter: Filter): Int
        }
        interface Node { id: ID! }
        type User implements Node { id: ID! name: String picture(size: Int!, unit: Unit): String }
        enum Unit { POINT PIXEL }
        input By @oneOf { number: Int text: String }
        input Filter { least: Int!, most: Int! = 3 }
        """

    private func compile(_ document: String) -> Compiler.Output<[Compiler.OperationOutput]> {
        Compiler.operations(
            .init(
                schema: [Source(path: "schema.graphql", text: Self.schema)],
                documents: [Source(path: "document.graphql", text: document)]
            )
        )
    }

    /// The text of the query `Again`.
    private func query(_ document: String) throws -> String {
        let output = compile(document)
        let texts = try #require(output.result, "\(output.diagnostics.map(\.message))")
        return try #require(texts.first { $0.name == "Again" }).text
    }

    private func errors(_ document: String) -> [String] {
        compile(document).diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    private func refetchable(_ selections: String) -> String {
        "fragment F on Query @refetchable(queryName: \"Again\") { \(selections) }"
    }

    // MARK: - Refetch queries

    @Test func membersOfOneOfAreNotNull() throws {
        let text = try query(refetchable("search(by: {number: $n})"))
        #expect(text.hasPrefix("query Again($n:Int!){"))
    }

    @Test func typesOfSeveralPositionsAreIntersected() throws {
        let text = try query(refetchable("numbers(all: $n, each: $n)"))
        #expect(text.hasPrefix("query Again($n:[Int!]!){"))
    }

    @Test func defaultsOfPositionsLeaveVariablesNullable() throws {
        #expect(try query(refetchable("paged(first: $n)")).hasPrefix("query Again($n:Int){"))
        let both = try query(refetchable("paged(first: $n) sized(size: $n)"))
        #expect(both.hasPrefix("query Again($n:Int!){"))
        let fields = try query(refetchable("filtered(filter: {least: $a, most: $b})"))
        #expect(fields.hasPrefix("query Again($a:Int!,$b:Int){"))
    }

    @Test func typesWithNothingInCommonAreRefused() {
        let messages = errors(refetchable("node(id: $x) { id } users(ids: $x) { id }"))
        #expect(messages.contains { $0.contains("`$x` is used as `[ID!]!` here but as `ID!`") })
    }

    @Test(arguments: ["", "@relay(mask: false)"])
    func variablesOfSpreadFragmentsCount(mask: String) throws {
        let inner = " fragment G on Query { search(by: {number: $n}) b: numbers(each: $m) }"
        let text = try query(refetchable("a: numbers(all: $m, each: []) ...G \(mask)") + inner)
        #expect(text.hasPrefix("query Again($m:[Int!]!,$n:Int!){"))
        let clash = " fragment G on Query { users(ids: $x) { id } }"
        let messages = errors(refetchable("node(id: $x) { id } ...G \(mask)") + clash)
        #expect(messages.contains { $0.contains("`$x` is used as") })
    }

    @Test func variablesThatArePassedToFragmentsTakeTheTypeOfTheirUse() throws {
        let inner = " fragment G($size: Int = 64) on Query { sized(size: $size) }"
        let text = try query(refetchable("...G(size: $s)") + inner)
        #expect(text.hasPrefix("query Again($s:Int!){"))
        #expect(text.contains("sized(size:$s)"))
    }

    @Test func ownVariablesOfRefetchableFragmentsMustFitWhatTheyArePassedTo() {
        let document = """
            fragment F($s: Int) on Query @refetchable(queryName: "Again") { ...G(size: $s) }
            fragment G($size: Int = 64) on Query { sized(size: $size) }
            """
        let message = "`$s` of type `Int` is used where `Int!` is expected."
        #expect(errors(document).first?.hasPrefix(message) == true)
        #expect(errors(document.replacing("$s: Int)", with: "$s: Int = 3)")) == [])
    }

    // MARK: - Fragment arguments

    @Test func nullableValuesForArgumentsWithDefaultsAreRefusedWhereNullIsNot() {
        let fragment = " fragment G($size: Int = 64) on Query { sized(size: $size) }"
        #expect(
            errors("query Q($s: Int) { ...G(size: $s) }" + fragment)
                == [
                    "`$s` of type `Int` is used where `Int!` is expected. Declare it as `Int!`, "
                        + "or give it a default value."
                ]
        )
        #expect(errors("query Q($s: Int!) { ...G(size: $s) }" + fragment) == [])
        #expect(errors("query Q($s: Int = 1) { ...G(size: $s) }" + fragment) == [])
        #expect(errors("query Q { ...G }" + fragment) == [])
        #expect(errors("query Q { ...G(size: null) }" + fragment).count == 1)
    }

    @Test func nullableValuesAreFollowedThroughFragments() {
        let fragments = """
             fragment H($t: Int) on Query { ...G(size: $t) }
             fragment G($size: Int = 64) on Query { sized(size: $size) }
            """
        #expect(errors("query Q($s: Int) { ...H(t: $s) }" + fragments).count == 1)
        #expect(errors("query Q { ...H(t: 3) }" + fragments) == [])
        #expect(errors("query Q { ...H }" + fragments) == [])
    }

    @Test func nullableConditionsAreRefused() {
        let fragment = """
             fragment G($if: Boolean = true) on Query { paged @include(if: $if) }
            """
        #expect(errors("query Q($b: Boolean) { ...G(if: $b) }" + fragment).count == 1)
        #expect(errors("query Q($b: Boolean!) { ...G(if: $b) }" + fragment) == [])
    }

    @Test func nullableValuesAreFineWhereNullIs() {
        let fragment = " fragment G($n: Int! = 64) on Query { paged(first: $n) }"
        #expect(errors("query Q($s: Int) { ...G(n: $s) }" + fragment) == [])
    }
}
