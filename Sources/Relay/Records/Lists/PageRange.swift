/// The rows of a numbered list that were fetched, by their positions on the server.
///
/// It is a field of the record with the list, `__Shop_items_pagination_range`, next to the list in
/// `__Shop_items_pagination`, or `__rows_range` next to `rows`.
struct PageRange: Equatable, Sendable {
    /// The position of the first row.
    var start: Int64
    /// The position after the last row.
    var end: Int64
    /// The number of rows of the list when its last page was added.
    var count: Int64
    /// The most rows that a page had which was as long as requested; 0 if there was none.
    var pageSize: Int64
    /// Whether the server may have rows from `end` on.
    var hasMore: Bool
    /// How many collections had removed records from the store when the last page was added.
    var collections: Int64 = 0

    /// The position after the last row that the list still has.
    ///
    /// Rows that were deleted since the last page was added are likely to be deleted on the server
    /// too, where the following rows then have moved forward. If they aren't, a page that begins
    /// here repeats some rows, which are skipped.
    func end(for count: Int) -> Int64 {
        max(start, end + min(0, Int64(count) - self.count))
    }
}

/// A page of a numbered list as a request asks for it.
struct PageWindow: Equatable, Sendable {
    /// The position of the first row.
    var offset: Int64
    /// The number of rows; `nil` if the server decides.
    var limit: Int64?
}

extension PageNumbering {
    /// Returns the value of the variable for a page's position.
    func number(of window: PageWindow) -> Int64 {
        switch self {
        case .offsets: return window.offset
        case .pages(let first):
            let index = window.offset / max(1, window.limit ?? 1)
            let (number, isTooLarge) = first.addingReportingOverflow(index)
            return isTooLarge ? .max : number
        }
    }

    /// The value of the variable for the first page's position.
    var firstNumber: Int64 {
        switch self {
        case .offsets: 0
        case .pages(let first): first
        }
    }

    /// Returns the page that a request with these arguments asks for.
    func window(number: Int64?, limit: Int64?) -> PageWindow {
        let limit = limit.map { max(0, $0) }
        guard let number else { return PageWindow(offset: 0, limit: limit) }
        switch self {
        case .offsets: return PageWindow(offset: max(0, number), limit: limit)
        case .pages(let first):
            let (index, isTooLarge) = number.subtractingReportingOverflow(first)
            let (offset, isTooFar) = index.multipliedReportingOverflow(by: limit ?? 0)
            return PageWindow(
                offset: isTooLarge || isTooFar ? .max : max(0, offset),
                limit: limit
            )
        }
    }
}

extension PageRange {
    /// Returns the page at one end of the list; with page numbers, it may include rows that the
    /// list has already.
    ///
    /// `count` is the number of rows to add at most, and `rows` the number of rows of the list.
    func window(
        _ direction: PageDirection,
        count: Int,
        rows: Int,
        _ numbering: PageNumbering
    ) -> PageWindow {
        let count = Int64(max(1, count))
        let end = end(for: rows)
        switch (numbering, direction) {
        case (.offsets, .next): return PageWindow(offset: end, limit: count)
        case (.offsets, .previous):
            let offset = max(0, start - count)
            return PageWindow(offset: offset, limit: max(1, start - offset))
        case (.pages, .next): return PageWindow(offset: end / count * count, limit: count)
        case (.pages, .previous):
            return PageWindow(offset: max(0, start - 1) / count * count, limit: count)
        }
    }
}

extension PageRange {
    /// Creates the range of a list with `count` rows that an updater has made.
    init(assumedFor count: Int) {
        let count = Int64(count)
        self.init(start: 0, end: count, count: count, pageSize: 0, hasMore: true)
    }

    /// The name of the field with the range of a list; `handle` is the name of the list's field.
    ///
    /// Both have the same arguments: `__Shop_items_pagination_range(kind:"book")`.
    static func fieldName(for handle: String) -> String {
        let name = handle.prefix { $0 != "(" }
        // No field of a server begins with `__`.
        let start = name.hasPrefix("__") ? "" : "__"
        return start + name + "_range" + handle.dropFirst(name.count)
    }

    /// The range as a field has it: a list of numbers.
    var value: Value {
        .list([
            .int(start), .int(end), .int(count), .int(pageSize), .int(hasMore ? 1 : 0),
            .int(collections),
        ])
    }

    /// Reads a field; `nil` if it has no valid range.
    init?(_ value: Value) {
        guard let numbers = value.json?.array?.compactMap(\.int), numbers.count == 6,
            numbers.allSatisfy({ $0 >= 0 }), numbers[0] <= numbers[1]
        else { return nil }
        self.init(
            start: numbers[0],
            end: numbers[1],
            count: numbers[2],
            pageSize: numbers[3],
            hasMore: numbers[4] != 0,
            collections: numbers[5]
        )
    }
}

extension Value {
    /// Whether it is a list of objects.
    var isList: Bool {
        switch self {
        case .links, .list: true
        default: false
        }
    }
}

extension RecordSource {
    /// Returns the number of rows of a list that are neither null nor deleted.
    func rowCount(_ list: Value) -> Int {
        var count = 0
        list.forEachLink { if borrow($0)?.isDeleted != true { count += 1 } }
        return count
    }
}
