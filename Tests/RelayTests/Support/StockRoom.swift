import Relay

/// An environment whose network has the lists of a ``Shelves`` by offset, `stock`, and by page
/// number, `catalog`.
struct StockRoom {
    let test = TestEnvironment()
    let shelves: Shelves

    init(_ count: Int = 9) {
        let shelves = Shelves(count)
        self.shelves = shelves
        test.network.answer { shelves.numbered($0, $1) }
    }

    var environment: RelayEnvironment { test.environment }

    /// Fetches the first page of the list by offset.
    func open(
        _ limit: Int? = 2,
        offset: Int? = 0,
        genre: String? = nil
    ) async throws -> FragmentRef<Stock_library> {
        let query = StockQuery(id: "l", offset: offset, limit: limit, genre: genre)
        let data = try await environment.fetch(query)
        test.network.forgetCalls()
        guard let library = data.library else { throw Outage(reason: "no library") }
        return library.stock_library
    }

    /// Fetches a page of the list by page number.
    func openCatalog(
        _ size: Int? = 2,
        page: Int? = 1
    ) async throws -> FragmentRef<Catalog_library> {
        let query = CatalogQuery(id: "l", page: page, size: size)
        let data = try await environment.fetch(query)
        test.network.forgetCalls()
        guard let library = data.library else { throw Outage(reason: "no library") }
        return library.catalog_library
    }

    /// The ids of the rows that are loaded; `null` for a null row.
    func ids(_ stock: FragmentRef<Stock_library>) throws -> [String] {
        try environment.read(stock).stock?.map { $0?.id.rawValue ?? "null" } ?? []
    }

    func ids(_ catalog: FragmentRef<Catalog_library>) throws -> [String] {
        try environment.read(catalog).catalog.map(\.id.rawValue)
    }

    /// Writes a page as if another query had fetched it.
    func write(_ offset: Int, _ ids: [String?], limit: Int? = nil) throws {
        try test.write(
            Shelves.stock(ids).description,
            StockRefetchQuery(limit: limit ?? ids.count, offset: offset, id: "l")
        )
    }

    /// The offset and limit of each request since the list was opened.
    var windows: [[Int64?]] {
        variables.map { [$0["offset"]?.int, $0["limit"]?.int] }
    }

    /// The page number and size of each request since the list was opened.
    var pages: [[Int64?]] { variables.map { [$0["page"]?.int, $0["size"]?.int] } }

    var variables: [VariableData] { test.network.calls.map(\.variables) }
}

extension Shelves {
    /// The response to a request for a page by offset or page number.
    func numbered(_ request: RequestParameters, _ variables: VariableData) -> String {
        let limit = variables["limit"]?.int ?? variables["size"]?.int ?? 2
        let offset = variables["offset"]?.int ?? ((variables["page"]?.int ?? 1) - 1) * limit
        let books = self[Self.list(variables)].dropFirst(Int(clamping: offset))
        let rows = books.prefix(min(Int(limit), mostRows)).map(Self.book)
        let library: JSONValue = [
            "__typename": "Library", "id": variables["id"] ?? "l", "stock": .array(rows),
            "catalog": .array(rows),
        ]
        let isFirst = ["StockQuery", "CatalogQuery"].contains(request.name)
        let data: JSONValue = [isFirst ? "library" : "node": library]
        return JSONValue.object(["data": data]).description
    }

    /// The response to a refetch query for rows by offset.
    static func stock(_ ids: [String?], errors: JSONValue? = nil) -> JSONValue {
        stock(.array(ids.map { $0.map(book) ?? .null }), errors: errors)
    }

    static func stock(_ rows: JSONValue, errors: JSONValue? = nil) -> JSONValue {
        let data: JSONValue = ["node": ["__typename": "Library", "id": "l", "stock": rows]]
        var response: JSONObject = ["data": data]
        if let errors { response["errors"] = errors }
        return .object(response)
    }

    private static func book(_ id: String) -> JSONValue {
        ["__typename": "Book", "id": .string(id), "title": .string("Title " + id)]
    }
}
