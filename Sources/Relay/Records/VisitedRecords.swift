/// The records that the response being read has come past, and those of them that came twice.
///
/// A class because identities that are copied share it: only the writer looks at it. A short list
/// serves small responses, because each mark of a record is another place in memory. Larger ones
/// set marks, numbered by response, so that nothing has to be cleared between two of them.
final class VisitedRecords: @unchecked Sendable {  // because only the writer uses it.
    // Pointers because a mark is set for each object of a response; unchecked as in `Locked`.
    @exclusivity(unchecked) private var pages: ContiguousArray<UnsafeMutablePointer<UInt32>?> = []
    /// Twice the number of the response, so that the lowest bit can mark repeated records.
    @exclusivity(unchecked) private var response: UInt32 = 0
    /// The records of a small response.
    private let few = UnsafeMutablePointer<Visit>.allocate(capacity: VisitedRecords.mostFew)
    /// How many these are.
    @exclusivity(unchecked) private var fewCount = 0
    /// Whether the response has more records than fit into the list, so that marks are set.
    @exclusivity(unchecked) private var hasMarks = false

    private struct Visit {
        let id: DataID
        var isRepeated = false
    }

    private static let mostFew = 16
    private static let pageSize = 1_024

    deinit {
        forgetAll()
        few.deallocate()
    }

    /// Begins another response.
    func begin() {
        fewCount = 0
        hasMarks = false
        if response > .max - 4 { forgetAll() }
        response &+= 2
    }

    /// Records that the response has an object with this record.
    @inline(__always)
    func visit(_ id: DataID) {
        guard hasMarks else { return visitAmongFew(id) }
        mark(id)
    }

    private func visitAmongFew(_ id: DataID) {
        for place in 0..<fewCount where few[place].id == id {
            few[place].isRepeated = true
            return
        }
        if fewCount < Self.mostFew {
            (few + fewCount).initialize(to: Visit(id: id))
            fewCount += 1
            return
        }
        hasMarks = true
        for place in 0..<fewCount {
            mark(few[place].id)
            if few[place].isRepeated { mark(few[place].id) }
        }
        mark(id)
    }

    @inline(__always)
    private func mark(_ id: DataID) {
        let page = Int(id.index >> 10)
        guard page < pages.count, let marks = pages[page] else { return addPage(page, id) }
        let mark = marks + Int(id.index & 1_023)
        mark.pointee = mark.pointee | 1 == response | 1 ? response | 1 : response
    }

    /// Whether the response has had more than one object with this record.
    func isRepeated(_ id: DataID) -> Bool {
        guard hasMarks else {
            return (0..<fewCount).contains { few[$0].id == id && few[$0].isRepeated }
        }
        let page = Int(id.index >> 10)
        guard page < pages.count, let marks = pages[page] else { return false }
        return marks[Int(id.index & 1_023)] == response | 1
    }

    /// Calls `body` with each record that was visited since ``begin()``, unordered.
    func forEachVisited(_ body: (DataID) -> Void) {
        guard hasMarks else {
            for place in 0..<fewCount { body(few[place].id) }
            return
        }
        for (page, marks) in pages.enumerated() {
            guard let marks else { continue }
            for place in 0..<Self.pageSize where marks[place] | 1 == response | 1 {
                body(DataID(index: UInt32(page << 10 | place)))
            }
        }
    }

    @inline(never)
    private func addPage(_ page: Int, _ id: DataID) {
        while pages.count <= page { pages.append(nil) }
        let marks = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.pageSize)
        marks.initialize(repeating: 0, count: Self.pageSize)
        pages[page] = marks
        mark(id)
    }

    /// Gives back the memory of the marks.
    func forgetAll() {
        for page in pages { page?.deallocate() }
        pages = []
        response = 0
        fewCount = 0
        hasMarks = false
    }
}
