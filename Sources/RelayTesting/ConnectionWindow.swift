import Relay

/// The page of a generated connection that the arguments `first`, `after`, `last` and `before` ask
/// for.
struct ConnectionWindow {
    let range: Range<Int>
    let total: Int
    /// The index of the edge that is being generated.
    private var index: Int?

    init(_ arguments: JSONObject, total: Int) {
        let total = max(0, total)
        var lower = arguments["after"]?.string.flatMap(Self.index).map { $0 + 1 } ?? 0
        var upper = arguments["before"]?.string.flatMap(Self.index) ?? total
        lower = min(max(lower, 0), total)
        upper = min(max(upper, lower), total)
        if let first = arguments["first"]?.int {
            upper = min(upper, lower + Int(clamping: max(0, min(first, Int64(total)))))
        }
        if let last = arguments["last"]?.int {
            lower = max(lower, upper - Int(clamping: max(0, min(last, Int64(total)))))
        }
        range = lower..<upper
        self.total = total
    }

    /// The fields of a connection, of its page info and of its edges that depend on the page.
    enum Part: String {
        case edges, nodes, pageInfo
        case cursor
        case hasNextPage, hasPreviousPage, startCursor, endCursor
        case totalCount

        /// Whether the field contains a part of the page.
        var isPage: Bool { self == .edges || self == .nodes || self == .pageInfo }
    }

    /// Returns the window inside of an edge.
    func edge(_ index: Int) -> ConnectionWindow {
        var window = self
        window.index = index
        return window
    }

    /// Returns the indices of a list of the connection.
    func indices(of part: Part) -> Range<Int>? {
        index == nil && (part == .edges || part == .nodes) ? range : nil
    }

    /// Returns the value of a field of the connection, of its page info or of an edge.
    func value(of part: Part) -> JSONValue? {
        if let index { return part == .cursor ? .string(Self.cursor(index)) : nil }
        switch part {
        case .hasNextPage: return .bool(range.upperBound < total)
        case .hasPreviousPage: return .bool(range.lowerBound > 0)
        case .startCursor: return range.first.map { .string(Self.cursor($0)) } ?? .null
        case .endCursor: return range.last.map { .string(Self.cursor($0)) } ?? .null
        case .totalCount: return .int(Int64(total))
        case .edges, .nodes, .pageInfo, .cursor: return nil
        }
    }

    private static func cursor(_ index: Int) -> String { "cursor-\(index)" }

    private static func index(_ cursor: String) -> Int? {
        cursor.hasPrefix("cursor-") ? Int(cursor.dropFirst(7)) : nil
    }
}
