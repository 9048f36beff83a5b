import Foundation
import Synchronization

/// Runs work on all cores.
enum Parallel {
    /// Returns the results of two functions, which run at the same time.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First,
        _ second: @Sendable () -> Second
    ) -> (First, Second) {
        let firstResult = Mutex<First?>(nil)
        let secondResult = Mutex<Second?>(nil)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            if index == 0 {
                let result = first()
                firstResult.withLock { $0 = result }
            } else {
                let result = second()
                secondResult.withLock { $0 = result }
            }
        }
        // Both have run: this only unwraps.
        guard let firstResult = firstResult.withLock({ $0 }),
            let secondResult = secondResult.withLock({ $0 })
        else { return (first(), second()) }
        return (firstResult, secondResult)
    }

    /// Returns the results for elements, in the same order.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - transform: Returns the result for an element; runs on several threads at once.
    /// - Returns: The results.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element],
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let workers = min(ProcessInfo.processInfo.activeProcessorCount, 8)
        guard workers > 1, elements.count > 8 else { return elements.map(transform) }
        let queue = WorkQueue<Result>(count: elements.count)
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
    private static var chunk: Int { 8 }

    private let lock = NSLock()
    private let count: Int
    private var position = 0
    private var chunks: [Int: [Result]] = [:]

    init(count: Int) {
        self.count = count
    }

    func next() -> Range<Int>? {
        lock.withLock {
            guard position < count else { return nil }
            let start = position
            position = min(count, start + Self.chunk)
            return start..<position
        }
    }

    func finish(_ range: Range<Int>, _ results: [Result]) {
        lock.withLock { chunks[range.lowerBound] = results }
    }

    /// All results, when all ranges are finished.
    var results: [Result] {
        lock.withLock {
            stride(from: 0, to: count, by: Self.chunk).flatMap { chunks[$0] ?? [] }
        }
    }
}
