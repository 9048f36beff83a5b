import Foundation
import Synchronization

@testable import Relay

/// A server with issues, in tests of lists that follow their filters.
final class IssueDesk: Network {
    /// An issue as the server has it.
    struct Issue: Sendable, Equatable {
        var title = "T"
        var state = "OPEN"
        var rank: Int?
        var effort: Double = 1
        var updatedAt = "2026-01-01"
        var isPinned = false
        var assignee: String?
        var board: String?

        func json(_ id: String) -> JSONValue {
            .object([
                "__typename": "Issue",
                "__isWork": "Issue",
                "__isNode": "Issue",
                "id": .string(id),
                "title": .string(title),
                "state": .string(state),
                "rank": rank.map { .int(Int64($0)) } ?? .null,
                "effort": .double(effort),
                "updatedAt": .string(updatedAt),
                "isPinned": .bool(isPinned),
                "assignee": assignee.map {
                    ["__typename": "User", "id": .string($0), "name": .string("N\($0)")]
                } ?? .null,
                "board": board.map { ["__typename": "Board", "id": .string($0)] } ?? .null,
            ])
        }
    }

    let issues = Locked<[String: Issue]>([:])
    private let count = Locked(0)
    /// The answers that wait for ``release()``; `nil` if none has to.
    private let held = Locked<[@Sendable () -> Void]?>(nil)

    /// How many requests have come.
    var requestCount: Int { count.withLock { $0 } }

    subscript(id: String) -> Issue? {
        get { issues.withLock { $0[id] } }
        set { issues.withLock { $0[id] = newValue } }
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        count.withLock { $0 += 1 }
        let data = answer(request.name, variables)
        return AsyncThrowingStream { continuation in
            let send: @Sendable () -> Void = {
                continuation.yield(Data(JSONValue.object(["data": data]).description.utf8))
                continuation.finish()
            }
            let isQuery = request.operationKind == .query
            let waits = held.withLock { held in
                if held != nil, isQuery { held?.append(send) }
                return held != nil && isQuery
            }
            if !waits { send() }
        }
    }

    /// Has the answers to queries, which are made up when the queries come, wait for ``release()``.
    func hold() { held.withLock { $0 = [] } }

    /// Sends the answers that wait.
    func release() {
        let answers = held.withLock { held in
            defer { held = nil }
            return held ?? []
        }
        for send in answers { send() }
    }

    // MARK: - Answers

    private func text(_ variables: VariableData, _ name: String) -> String? {
        variables[name]?.string
    }

    func answer(_ name: String, _ variables: VariableData) -> JSONValue {
        let id = text(variables, "id") ?? ""
        switch name {
        case "IssuesQuery", "IssuesPageQuery":
            let rows = sorted(by: Self.byRank) { issue in
                self.text(variables, "state").map { issue.state == $0 } ?? true
            }
            let count = (variables["count"]?.int).map { Int($0) } ?? 3
            return ["issues": connection(rows, count, after: text(variables, "cursor"))]
        case "DatedIssuesQuery":
            let rows = sorted(by: Self.byRank) { $0.state == self.text(variables, "state") }
            return ["issues": connection(rows, 10, after: nil)]
        case "TasksQuery", "PlainTasksQuery":
            let rows = sorted { one, other in
                // Nulls come first, and then the greatest.
                Self.compare(other.rank ?? .max, one.rank ?? .max)
            } where: { issue in
                issue.state == self.text(variables, "state")
            }
            return ["tasks": list(rows)]
        case "UnorderedQuery":
            return ["tasks": list(sorted(by: Self.byRank) { $0.state != "CLOSED" && $0.isPinned })]
        case "IssueBoardQuery":
            let own = sorted { one, other in
                one.updatedAt == other.updatedAt
                    ? Self.compare(one.title, other.title)
                    : Self.compare(other.updatedAt, one.updatedAt)
            } where: { issue in
                issue.board == id
            }
            let open = own.filter { $0.1.state != "CLOSED" }
            let all = own.sorted { ($0.1.title, $0.0) < ($1.1.title, $1.0) }
            return [
                "node": [
                    "__typename": "Board", "__isNode": "Board", "id": .string(id),
                    "issues": connection(open, 10, after: nil), "all": list(all),
                ]
            ]
        case "FoundPagedBoardQuery", "FoundPagesQuery":
            let own = sorted(by: Self.byRank) { $0.board == id }
            let count = (variables["count"]?.int).map { Int($0) } ?? 10
            return [
                "node": [
                    "__typename": "Board", "__isNode": "Board", "id": .string(id),
                    "issues": connection(own, count, after: text(variables, "cursor")),
                ]
            ]
        case "MineQuery":
            let rows = sorted(by: Self.byRank) { issue in
                issue.assignee == self.text(variables, "user")
                    && issue.state == self.text(variables, "state") ?? "OPEN"
            }
            return ["mine": list(rows)]
        case "TopQuery":
            let rows = sorted {
                Self.compare($1.effort, $0.effort)
            } where: {
                $0.isPinned
            }
            return ["top": list(Array(rows.prefix(2)))]
        case "NumberedQuery":
            let rows = sorted(by: Self.byRank) { $0.state != "CLOSED" }
            let offset = Int(variables["offset"]?.int ?? 0)
            let limit = Int(variables["limit"]?.int ?? 2)
            return ["numbered": list(Array(rows.dropFirst(offset).prefix(limit)))]
        case "WorkQuery", "FoundWorkQuery":
            return ["work": list(sorted(by: Self.byRank) { $0.state == "OPEN" })]
        case "IssueSearchQuery":
            let states = variables["states"]?.array?.compactMap(\.string)
            let rows = sorted {
                Self.compare($0.effort, $1.effort)
            } where: { issue in
                issue.effort >= variables["minimum"]?.double ?? -.infinity
                    && states?.contains(issue.state) ?? true
                    || issue.assignee == nil && issue.state == "DRAFT"
            }
            return ["search": ["nodes": list(rows), "total": .int(Int64(rows.count))]]
        case "AddedQuery", "SidesQuery", "OwnEdgesQuery":
            return [
                "issues": connection(sorted(by: Self.byRank) { $0.state == "OPEN" }, 50, after: nil)
            ]
        case "ChangeMutation": return ["change": self[id]?.json(id) ?? .null]
        case "DeleteMutation": return ["delete": .string(id)]
        default: return ["node": self[id]?.json(id) ?? .null]
        }
    }

    private static func compare<Key: Comparable>(_ one: Key, _ other: Key) -> Int {
        one < other ? -1 : one == other ? 0 : 1
    }

    /// By rank; those without one come last.
    private static func byRank(_ one: Issue, _ other: Issue) -> Int {
        compare(one.rank ?? .max, other.rank ?? .max)
    }

    private func sorted(
        by order: (Issue, Issue) -> Int,
        where isIncluded: (Issue) -> Bool
    ) -> [(String, Issue)] {
        let all = issues.withLock { $0 }.filter { isIncluded($0.value) }
        return all.map { ($0.key, $0.value) }.sorted { one, other in
            let result = order(one.1, other.1)
            return result == 0 ? one.0 < other.0 : result < 0
        }
    }

    private func list(_ rows: [(String, Issue)]) -> JSONValue {
        .array(rows.map { $0.1.json($0.0) })
    }

    /// A page of a connection; a cursor is the rank and the id of its row.
    private func connection(
        _ rows: [(String, Issue)],
        _ count: Int,
        after cursor: String?
    ) -> JSONValue {
        func cursorText(_ row: (String, Issue)) -> String { "\(row.1.rank ?? .max) \(row.0)" }
        func key(_ text: String) -> (Int, String) {
            let parts = text.split(separator: " ")
            return (Int(parts[0]) ?? 0, String(parts[1]))
        }
        let rest = rows.filter { row in cursor.map { key(cursorText(row)) > key($0) } ?? true }
        let page = rest.prefix(count)
        let edges = page.map { row -> JSONValue in
            [
                "__typename": "IssueEdge", "cursor": .string(cursorText(row)),
                "addedBy": "server", "node": row.1.json(row.0),
            ]
        }
        return [
            "__typename": "IssueConnection", "edges": .array(edges),
            "totalCount": .int(Int64(rows.count)),
            "pageInfo": [
                "__typename": "PageInfo",
                "endCursor": page.last.map { .string(cursorText($0)) } ?? .null,
                "startCursor": page.first.map { .string(cursorText($0)) } ?? .null,
                "hasNextPage": .bool(rest.count > count), "hasPreviousPage": false,
            ],
        ]
    }
}

extension RelayEnvironment {
    /// Creates an environment whose server is a desk.
    convenience init(
        _ desk: IssueDesk,
        _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) {
        var options = RelayEnvironment.Options()
        options.warn = nil
        configure(&options)
        self.init(network: desk, options: options)
    }
}
