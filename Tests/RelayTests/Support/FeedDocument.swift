import Testing

@_spi(Generated) @testable import Relay

/// A connection of nodes with ids, read through its handle, in one environment.
struct FeedDocument {
    let test: TestEnvironment

    init(_ test: TestEnvironment = TestEnvironment()) {
        self.test = test
    }

    private static let artifact = """
        normalization
         feed(after: $after, before: $before, first: $first, last: $last, tag: $tag): type Feed \
        @connection(key: "List_feed", filters: ["tag"])
          title: String
          edges: [type Edge]
           cursor: String
           node: type Node
            id: ID!
            name: String
          pageInfo: type PageInfo!
           hasNextPage: Boolean!
           hasPreviousPage: Boolean!
           startCursor: String
           endCursor: String
        reader
         feed = __List_feed_connection(tag: $tag)
          title
          edges
           cursor
           node
            id
            name
          pageInfo
           hasNextPage
           hasPreviousPage
           startCursor
           endCursor
        """

    func document(_ variables: VariableData = [:]) throws -> TestDocument {
        try TestDocument(Self.artifact, variables: variables, in: test)
    }

    @discardableResult
    func write(_ feed: JSONValue, _ variables: VariableData) throws -> Written {
        let data = JSONValue.object(["feed": feed])
        return try document(variables).write(data.description)
    }

    func read(_ variables: VariableData = [:]) throws -> Snapshot<Data> {
        try document(variables).read(Data.self)
    }

    /// The ids of the nodes, `-` for edges that are null.
    func ids(_ variables: VariableData = [:]) throws -> [String] {
        let edges = try read(variables).value?.feed?.edges ?? []
        return edges.map { $0 == nil ? "-" : $0?.node?.id.rawValue ?? "?" }
    }

    struct Data: TestSelection, FieldValue {
        let feed: Feed?
        init(_ reader: inout Reader) { feed = reader.optionalObject(0) }
    }

    struct Feed: TestSelection, FieldValue {
        let title: String?
        let edges: [Edge?]?
        let pageInfo: PageInfo
        init(_ reader: inout Reader) {
            title = reader.optionalString(0)
            edges = reader.value(1)
            pageInfo = reader.object(2)
        }
    }

    struct Edge: TestSelection, FieldValue {
        let cursor: String?
        let node: Node?
        init(_ reader: inout Reader) {
            cursor = reader.optionalString(0)
            node = reader.optionalObject(1)
        }
    }

    struct Node: TestSelection, FieldValue {
        let id: ID
        let name: String?
        init(_ reader: inout Reader) {
            id = reader.id(0)
            name = reader.optionalString(1)
        }
    }

    struct PageInfo: TestSelection, FieldValue {
        let hasNextPage: Bool
        let hasPreviousPage: Bool
        let startCursor: String?
        let endCursor: String?
        init(_ reader: inout Reader) {
            hasNextPage = reader.bool(0)
            hasPreviousPage = reader.bool(1)
            startCursor = reader.optionalString(2)
            endCursor = reader.optionalString(3)
        }
    }

    /// A page with these nodes; a node's cursor is `c` and its id.
    static func page(
        _ ids: [String],
        next: Bool = false,
        previous: Bool = false,
        title: String = "t"
    ) -> JSONValue {
        let edges = ids.map { id -> JSONValue in
            id == "-"
                ? .null : ["cursor": .string("c" + id), "node": ["id": .string(id), "name": "n"]]
        }
        let known = ids.filter { $0 != "-" }
        return [
            "title": .string(title), "edges": .array(edges),
            "pageInfo": [
                "hasNextPage": .bool(next), "hasPreviousPage": .bool(previous),
                "startCursor": known.first.map { .string("c" + $0) } ?? .null,
                "endCursor": known.last.map { .string("c" + $0) } ?? .null,
            ],
        ]
    }
}
