import Foundation
import Synchronization

/// A thread that resumes tasks, as a transport's does when a response arrives.
final class ResumingThread: Sendable {
    private struct State {
        var waiting: [CheckedContinuation<Void, Never>] = []
        var isStopped = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    init() {
        let thread = Thread { [self] in
            while true {
                signal.wait()
                let (waiting, isStopped) = state.withLock { state in
                    let waiting = state.waiting
                    state.waiting = []
                    return (waiting, state.isStopped)
                }
                for continuation in waiting { continuation.resume() }
                if isStopped { return }
            }
        }
        thread.start()
    }

    /// Waits until the thread resumes the task.
    func wait() async {
        await withCheckedContinuation { continuation in
            state.withLock { $0.waiting.append(continuation) }
            signal.signal()
        }
    }

    /// Ends the thread; no task may wait any more.
    func stop() {
        state.withLock { $0.isStopped = true }
        signal.signal()
    }
}
