import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Definitions have a function that names each of their connections.
struct ConnectionFunctionTests {
    @Test(
        .bug(
            id: "connection-floats",
            "A connection with a decimal number as a filter had no function."
        ),
        arguments: ["1.5", "-2.50", "1e3", "3"]
    )
    func numbersAreFilters(number: String) throws {
        let schema = """
            type Query { shops(first: Int, after: String, radius: Float): ShopConnection }
            type ShopConnection { edges: [ShopEdge] pageInfo: PageInfo }
            type ShopEdge { cursor: String node: Shop }
            type Shop { id: ID! }
            type PageInfo {
              endCursor: String startCursor: String hasNextPage: Boolean hasPreviousPage: Boolean
            }
            """
        let document = """
            query Q {
              shops(first: 5, radius: \(number)) @connection(key: "Q_shops") { edges { node { id } } }
            }
            """
        let input = Compiler.Input(
            schema: [Source(path: "schema.graphql", text: schema)],
            documents: [Source(path: "a.graphql", text: document)]
        )
        let file = try #require(Compiler.compile(input).result?.first { $0.name.hasPrefix("Q.") })
        #expect(file.text.contains("static func shopsConnection() -> Relay.ConnectionKey"))
        #expect(file.text.contains("filters.write(\"radius\", \(number))"))
    }
}
