import Relay

/// A server's rows, whose cursors stay valid when they are deleted.
struct StableRows {
    var all: [String]
    var deleted: Set<String> = []

    /// The rows `b0`, `b1` and so on.
    init(_ count: Int, prefix: String = "b") {
        all = (0..<count).map { "\(prefix)\($0)" }
    }

    var ids: [String] { all.filter { !deleted.contains($0) } }

    func after(_ id: String?) -> [String] {
        let start = id.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return all[start...].filter { !deleted.contains($0) }
    }

    func before(_ id: String?) -> [String] {
        let end = id.flatMap { all.firstIndex(of: $0) } ?? all.count
        return all[..<end].filter { !deleted.contains($0) }
    }

    /// The connection that a request asks for.
    func page(_ variables: VariableData) -> JSONValue {
        let cursor = { (name: String) in
            variables[name]?.string.map { String($0.dropFirst()) }
        }
        if let last = variables["last"]?.int {
            let rows = before(cursor("before"))
            let ids = Array(rows.suffix(Int(clamping: last)))
            return Shelves.page(ids, next: true, previous: rows.count > ids.count)
        }
        let rows = after(cursor("after"))
        let ids = Array(rows.prefix(Int(clamping: variables["first"]?.int ?? 0)))
        let previous = ids.first ?? cursor("after")
        return Shelves.page(
            ids,
            next: rows.count > ids.count,
            previous: previous.map { !before($0).isEmpty } ?? false
        )
    }

    /// The response to a request for a library.
    func response(_ request: RequestParameters, _ variables: VariableData) -> String {
        response(isFirst: request.name == "LibraryQuery", variables)
    }

    /// The response to the query of a library, or to its refetch query.
    func response(isFirst: Bool, _ variables: VariableData) -> String {
        var library: JSONObject = [
            "__typename": "Library", "id": "l", "books": page(variables),
        ]
        if isFirst {
            library["name"] = "n"
            library["hall"] = .null
        }
        return JSONValue.object(["data": [isFirst ? "library" : "node": .object(library)]])
            .description
    }
}
