/// A copy-on-write array in pages, so that changing an element of a large one that is shared copies
/// a page and the list of pages.
///
/// Elements that were never set have the value `filler`, and take no memory in pages without others.
struct PagedArray<Element> {
    private var pages: ContiguousArray<ContiguousArray<Element>> = []
    private let filler: Element

    private static var pageSize: Int { 256 }

    init(filler: Element) { self.filler = filler }

    /// How many bytes its pages take.
    var byteCount: Int {
        let used = pages.count { !$0.isEmpty }
        return used * Self.pageSize * MemoryLayout<Element>.stride
            + pages.count * MemoryLayout<ContiguousArray<Element>>.stride
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            let page = index >> 8
            guard page < pages.count, !pages[page].isEmpty else { return filler }
            return pages[page][index & 255]
        }
        set {
            let page = index >> 8
            while pages.count <= page { pages.append([]) }
            if pages[page].isEmpty {
                pages[page] = ContiguousArray(repeating: filler, count: Self.pageSize)
            }
            pages[page][index & 255] = newValue
        }
    }

    /// Calls `body` with the index of each element of pages that are in use.
    func forEachIndex(_ body: (Int, Element) -> Void) {
        for (page, elements) in pages.enumerated() {
            for (place, element) in elements.enumerated() { body(page << 8 | place, element) }
        }
    }

    /// Calls `body` with the index of each element of pages that this array doesn't share with `other`.
    func forEachIndex(notSharedWith other: PagedArray, _ body: (Int) -> Void) {
        for page in 0..<max(pages.count, other.pages.count) {
            let mine = page < pages.count ? pages[page] : []
            let its = page < other.pages.count ? other.pages[page] : []
            let isShared = mine.withUnsafeBufferPointer { mine in
                its.withUnsafeBufferPointer { its in
                    mine.count == its.count
                        && (mine.isEmpty || mine.baseAddress == its.baseAddress)
                }
            }
            if isShared { continue }
            for place in 0..<Self.pageSize { body(page << 8 | place) }
        }
    }

    /// Replaces each element of the pages in use, and frees pages that `isUnused` holds for.
    mutating func replaceAll(
        _ body: (Int, Element) -> Element,
        isUnused: (Element) -> Bool
    ) {
        for page in pages.indices where !pages[page].isEmpty {
            for place in pages[page].indices {
                pages[page][place] = body(page << 8 | place, pages[page][place])
            }
            if pages[page].allSatisfy(isUnused) { pages[page] = [] }
        }
    }
}

extension PagedArray: Sendable where Element: Sendable {}
