import Foundation

/// Maps collections on all cores.
enum Parallel {
    /// Returns the results for elements, in the same order.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - chunk: How many elements a thread takes at a time.
    ///   - transform: Returns the result for an element; runs on several threads at once.
    /// - Returns: The results.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        chunk: Int = 8,
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, 8)
        guard workers > 1, elements.count > chunk else { return elements.map(transform) }
        let queue = WorkQueue<Result>(count: elements.count, chunk: chunk)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let range = queue.next() {
                queue.finish(range, elements[range].map(transform))
            }
        }
        return queue.results
    }
}

/// Distributes ranges of indices to threads and collects their results.
///
/// A class because threads share it.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {  // because it locks `lock`.
    private let lock = NSLock()
    private let count: Int
    private let chunk: Int
    private var position = 0
    private var chunks: [Int: [Result]] = [:]

    init(count: Int, chunk: Int) {
        self.count = count
        self.chunk = chunk
    }

    func next() -> Range<Int>? {
        lock.withLock {
            guard position < count else { return nil }
            let start = position
            position = min(count, start + chunk)
            return start..<position
        }
    }

    func finish(_ range: Range<Int>, _ results: [Result]) {
        lock.withLock { chunks[range.lowerBound] = results }
    }

    /// All results, when all ranges are finished.
    var results: [Result] {
        lock.withLock {
            stride(from: 0, to: count, by: chunk).flatMap { chunks[$0] ?? [] }
        }
    }
}
