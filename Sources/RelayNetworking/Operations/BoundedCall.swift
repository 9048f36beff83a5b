/// Returns the result of `work`, or throws `error` if it takes longer than `limit`.
///
/// `work` is a closure of the app, which may never return, not even when it is cancelled. After the
/// limit, and when the calling task is cancelled, it is cancelled and its result is ignored.
///
/// - Throws: An error of `work`, `error`, or `CancellationError`.
func bounded<Value: Sendable>(
    by limit: Duration,
    orThrowing error: any Error,
    _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let (stream, result) = AsyncThrowingStream<Value, any Error>.makeStream(
        bufferingPolicy: .bufferingOldest(1)
    )
    let task = Task {
        do {
            result.yield(try await work())
            result.finish()
        } catch {
            result.finish(throwing: error)
        }
    }
    let timer = Task {
        try await wait(for: limit)
        result.finish(throwing: error)
    }
    defer {
        task.cancel()
        timer.cancel()
    }
    for try await value in stream { return value }
    throw CancellationError()
}
