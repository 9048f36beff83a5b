import Foundation
import Relay

/// The bookmarked issues, which neither the server nor the store knows.
actor Bookmarks {
    static let shared = Bookmarks()

    private var issues: Set<ID> = []
    private var observers: [UUID: (issue: ID, continuation: AsyncStream<Bool>.Continuation)] = [:]

    func toggle(_ issue: ID) {
        if issues.remove(issue) == nil { issues.insert(issue) }
        for observer in observers.values where observer.issue == issue {
            observer.continuation.yield(issues.contains(issue))
        }
    }

    /// Whether an issue is bookmarked now, and after each change.
    nonisolated func changes(of issue: ID) -> AsyncStream<Bool> {
        let (stream, continuation) = AsyncStream<Bool>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        Task { await observe(issue, continuation) }
        return stream
    }

    private func observe(_ issue: ID, _ continuation: AsyncStream<Bool>.Continuation) {
        let key = UUID()
        observers[key] = (issue, continuation)
        continuation.onTermination = { _ in Task { await self.forget(key) } }
        continuation.yield(issues.contains(issue))
    }

    private func forget(_ key: UUID) { observers[key] = nil }
}
