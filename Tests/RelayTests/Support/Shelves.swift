import Relay

/// A server with lists of books: one for each genre and set of tags, with a book's cursor `c` and
/// its id.
final class Shelves: Sendable {
    private let state: Locked<State>

    private struct State {
        var books: [String: [String]]
        /// The most rows that a page has.
        var mostRows = Int.max
    }

    /// A server with this many books, `b0`, `b1` and so on, in the list without genre and tags.
    init(_ count: Int = 0) {
        state = Locked(State(books: ["": (0..<count).map { "b\($0)" }]))
    }

    /// The books of a list.
    subscript(list: String) -> [String] {
        get { state.withLock { $0.books[list] ?? [] } }
        set { state.withLock { $0.books[list] = newValue } }
    }

    func change(_ list: String = "", _ body: (inout [String]) -> Void) {
        state.withLock { body(&$0.books[list, default: []]) }
    }

    func limit(_ count: Int) { state.withLock { $0.mostRows = count } }

    /// The most rows that a page has.
    var mostRows: Int { state.withLock { $0.mostRows } }

    /// The list that a request asks for: `""`, `crime`, `crime/old,short`.
    static func list(_ variables: VariableData) -> String {
        let genre = variables["genre"]?.string ?? ""
        let tags = (variables["tags"]?.array ?? []).compactMap(\.string).joined(separator: ",")
        return tags.isEmpty ? genre : "\(genre)/\(tags)"
    }

    /// The connection that a request asks for.
    func connection(_ variables: VariableData, first: Int? = nil) -> JSONValue {
        let (books, most) = state.withLock { ($0.books[Self.list(variables)] ?? [], $0.mostRows) }
        let count = { (name: String) in variables[name]?.int.map { min(Int($0), most) } }
        let index = { (name: String) -> Int? in
            variables[name]?.string.flatMap { books.firstIndex(of: String($0.dropFirst())) }
        }
        var range = 0..<books.count
        if let after = index("after") ?? index("cursor") { range = (after + 1)..<books.count }
        if let before = index("before") { range = range.lowerBound..<max(range.lowerBound, before) }
        let all = range
        if let first = count("first") ?? count("count") ?? first.map({ min($0, most) }) {
            range = range.prefix(first)
        } else if let last = count("last") {
            range = range.suffix(last)
        }
        return Self.page(
            Array(books[range]),
            next: range.upperBound < all.upperBound || all.upperBound < books.count,
            previous: range.lowerBound > 0,
            total: books.count
        )
    }

    static func page(
        _ ids: [String],
        next: Bool = false,
        previous: Bool = false,
        total: Int? = nil
    ) -> JSONValue {
        let edges = ids.map { id -> JSONValue in
            [
                "cursor": .string("c" + id),
                "node": [
                    "__typename": "Book", "id": .string(id), "title": .string("Title " + id),
                ],
            ]
        }
        return [
            "totalCount": .int(Int64(total ?? ids.count)), "edges": .array(edges),
            "pageInfo": [
                "hasNextPage": .bool(next), "hasPreviousPage": .bool(previous),
                "startCursor": ids.first.map { .string("c" + $0) } ?? .null,
                "endCursor": ids.last.map { .string("c" + $0) } ?? .null,
            ],
        ]
    }

    /// The response to a request for a library.
    func response(_ request: RequestParameters, _ variables: VariableData) -> String {
        let isFirst = ["LibraryQuery", "LatestBooksQuery"].contains(request.name)
        let library: JSONValue = [
            "__typename": "Library", "id": variables["id"] ?? "l",
            "name": .string("Library in \(variables["language"]?.string ?? "en")"),
            "books": connection(variables, first: variables["last"] == nil ? 2 : nil),
            "hall": ["shelf": connection(variables, first: 2)],
        ]
        let data: JSONValue = [isFirst ? "library" : "node": library]
        return JSONValue.object(["data": data]).description
    }
}

/// An environment whose network is a ``Shelves``, and a list that was fetched.
struct Library {
    let test: TestEnvironment
    let shelves: Shelves

    init(_ count: Int = 9, _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }) {
        test = TestEnvironment(configure)
        let shelves = Shelves(count)
        self.shelves = shelves
        test.network.answer { shelves.response($0, $1) }
    }

    var environment: RelayEnvironment { test.environment }

    /// Fetches the first page of a list.
    func open(
        _ count: Int? = 2,
        after: String? = nil,
        genre: String? = nil,
        tags: Input<[String]> = .null
    ) async throws -> FragmentRef<Books_library> {
        let query = LibraryQuery(
            id: "l",
            first: Input(count),
            after: Input(after),
            genre: Input(genre),
            tags: tags
        )
        let data = try await environment.fetch(query)
        test.network.forgetCalls()
        guard let library = data.library else { throw Outage(reason: "no library") }
        return library.books_library
    }

    /// The ids of the rows that are loaded.
    func ids(_ books: FragmentRef<Books_library>) throws -> [String] {
        try environment.read(books).books?.map(\.id.rawValue) ?? []
    }

    /// What the network was asked since the list was opened.
    var variables: [VariableData] { test.network.calls.map(\.variables) }
}
