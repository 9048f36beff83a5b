#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The payloads that the network delivers for one operation, in order.
struct PayloadStream {
    private var iterator: AsyncThrowingStream<Data, any Error>.Iterator
    private let run: OperationRun
    private let operation: String
    private let transactionID: String
    private let log: @Sendable (LogEvent) -> Void

    init(
        _ stream: AsyncThrowingStream<Data, any Error>,
        _ operation: String,
        transactionID: String,
        _ run: OperationRun,
        log: @escaping @Sendable (LogEvent) -> Void
    ) {
        iterator = stream.makeAsyncIterator()
        self.run = run
        self.operation = operation
        self.transactionID = transactionID
        self.log = log
    }

    /// Waits for the next payload; `nil` when the network has ended the operation.
    ///
    /// - Throws: The network's error, and `CancellationError`.
    mutating func next() async throws -> Data? {
        let payload = try await iterator.next()
        // A cancelled stream ends as if it were complete.
        try Task.checkCancellation()
        if let payload {
            let event = LogEvent.networkNext(
                operation: operation,
                bytes: payload.count,
                transactionID: transactionID
            )
            log(event)
        } else if run.isOver {
            throw CancellationError()
        }
        return payload
    }
}
