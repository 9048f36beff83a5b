import Relay

/// An environment whose network has the lists of a ``Shelves`` within objects that also say how many
/// books there are: `archive` by offset, and `cellar` by page number.
struct ArchiveRoom {
    let test = TestEnvironment()
    let shelves: Shelves

    init(_ count: Int = 9) {
        let shelves = Shelves(count)
        self.shelves = shelves
        test.network.answer { shelves.archived($0, $1) }
    }

    var environment: RelayEnvironment { test.environment }

    /// Fetches the first page of the list by offset.
    func open(
        _ limit: Int? = 2,
        offset: Int? = 0,
        genre: String? = nil
    ) async throws -> FragmentRef<Archive_library> {
        let query = ArchiveQuery(id: "l", offset: offset, limit: limit, genre: genre)
        let data = try await environment.fetch(query)
        test.network.forgetCalls()
        guard let library = data.library else { throw Outage(reason: "no library") }
        return library.archive_library
    }

    /// Fetches a page of the list by page number.
    func openCellar(_ size: Int? = 2, page: Int? = 1) async throws -> FragmentRef<Cellar_library> {
        let data = try await environment.fetch(CellarQuery(id: "l", page: page, size: size))
        test.network.forgetCalls()
        guard let library = data.library else { throw Outage(reason: "no library") }
        return library.cellar_library
    }

    /// The ids of the rows that are loaded; `null` for a null row.
    func ids(_ archive: FragmentRef<Archive_library>) throws -> [String] {
        try environment.read(archive).archive?.rows?.map { $0?.id.rawValue ?? "null" } ?? []
    }

    /// Whatever the server returns for an archive, and the errors beside it.
    func answer(_ archive: JSONValue, errors: JSONValue? = nil) {
        test.network.answer { _, _ in Shelves.archive(archive, errors: errors) }
    }

    /// Answers by the shelves, with another total than there is.
    func answer(total: JSONValue) {
        let shelves = shelves
        test.network.answer { shelves.archived($0, $1, total: total) }
    }

    /// The offset and limit of each request since the list was opened.
    var windows: [[Int64?]] {
        test.network.calls.map(\.variables).map { [$0["offset"]?.int, $0["limit"]?.int] }
    }

    /// The page number and size of each request since the list was opened.
    var pages: [[Int64?]] {
        test.network.calls.map(\.variables).map { [$0["page"]?.int, $0["size"]?.int] }
    }
}

extension Shelves {
    /// The response to a request for a page within an object.
    func archived(
        _ request: RequestParameters,
        _ variables: VariableData,
        total: JSONValue? = nil
    ) -> String {
        let books = self[Self.list(variables)]
        let limit = Int(clamping: variables["limit"]?.int ?? variables["size"]?.int ?? 2)
        let offset = variables["offset"]?.int ?? ((variables["page"]?.int ?? 1) - 1) * Int64(limit)
        let page = Array(books.dropFirst(Int(clamping: offset)).prefix(min(limit, mostRows)))
        let archive = Self.archive(
            page,
            total: total ?? .int(Int64(books.count)),
            best: books.last,
            note: "\(offset)"
        )
        let isFirst = ["ArchiveQuery", "CellarQuery"].contains(request.name)
        let library: JSONValue = [
            "__typename": "Library", "id": variables["id"] ?? "l", "archive": archive,
            "cellar": [
                "books": archive.object?["rows"] ?? .null, "all": archive.object?["total"] ?? .null,
            ],
        ]
        return JSONValue.object(["data": [isFirst ? "library" : "node": library]]).description
    }

    /// A page within an object.
    static func archive(
        _ ids: [String?],
        total: JSONValue,
        best: String? = nil,
        note: String = "n"
    ) -> JSONValue {
        let row = { (id: String?) -> JSONValue in
            guard let id else { return .null }
            return ["__typename": "Book", "id": .string(id), "title": .string("Title " + id)]
        }
        return [
            "rows": .array(ids.map(row)), "total": total, "best": row(best), "note": .string(note),
        ]
    }

    /// The response to a refetch query for an object with rows.
    static func archive(_ archive: JSONValue, errors: JSONValue? = nil) -> String {
        let data: JSONValue = ["node": ["__typename": "Library", "id": "l", "archive": archive]]
        var response: JSONObject = ["data": data]
        if let errors { response["errors"] = errors }
        return JSONValue.object(response).description
    }
}
