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
    private let log: EventLog
    private let begun: Moment?
    /// How many payloads have arrived.
    private(set) var count = 0
    /// The size of these payloads together, in bytes.
    private(set) var bytes = 0

    init(
        _ stream: AsyncThrowingStream<Data, any Error>,
        _ operation: String,
        transactionID: String,
        _ run: OperationRun,
        log: EventLog,
        since begun: Moment?
    ) {
        iterator = stream.makeAsyncIterator()
        self.run = run
        self.operation = operation
        self.transactionID = transactionID
        self.log = log
        self.begun = begun
    }

    /// Waits for the next payload; `nil` when the network has ended the operation.
    ///
    /// `isAnswered` says that the whole answer has come, so that a caller that is cancelled now gets it.
    ///
    /// - Throws: The network's error, and `CancellationError`.
    mutating func next(isAnswered: Bool = false) async throws -> Data? {
        let payload: Data?
        do {
            payload = try await iterator.next()
            // A cancelled stream ends as if it were complete.
            try Task.checkCancellation()
        } catch is CancellationError where isAnswered {
            return nil
        }
        if let payload {
            count += 1
            bytes += payload.count
            log(
                .networkNext(
                    operation: operation,
                    bytes: payload.count,
                    transactionID: transactionID
                ),
                since: begun
            )
        } else if run.isOver {
            throw CancellationError()
        }
        return payload
    }
}
