#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The identity of a thread as long as it runs.
struct ThreadID: Equatable {
    private let thread: pthread_t

    /// The current thread.
    static var current: ThreadID { ThreadID(thread: pthread_self()) }

    static func == (left: ThreadID, right: ThreadID) -> Bool {
        pthread_equal(left.thread, right.thread) != 0
    }
}
