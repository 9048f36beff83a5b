import Foundation
import Relay

/// How long one read of a small fragment takes while 12 MB are published, and published again with
/// other values, twenty times.
///
/// A reader waits for the store only where the writer has the readers' lock. But what a clock shows
/// is mostly that the system ran another thread in the reader's or in the writer's place, which has
/// nothing to do with the store and grows with what else the machine does. So they are told apart by
/// the thread's own counts: of how often it gave way, as it does to wait for a lock, and of how often
/// it was switched out against its will.
struct ReaderWait {
    /// In milliseconds.
    private var ran: [Double] = []
    private var blocked: [Double] = []
    private var switchedOut: [Double] = []

    static func measure(_ feed: Data) throws -> Benchmark.Result {
        let environment = try makeEnvironment(feed)
        let edited = Data(
            String(decoding: feed, as: UTF8.self)
                .replacing("\"likeCount\":", with: "\"likeCount\":1").utf8
        )
        let responses = (0..<20).map { $0 % 2 == 0 ? edited : feed }
        let wait = try reads(of: environment, while: responses, areWrittenTo: environment)
        // What the same work of the machine does to reads that it can't keep waiting.
        let other = try makeEnvironment(feed)
        let elsewhere = try reads(of: environment, while: responses, areWrittenTo: other)
        var result = wait.result
        result.parts.append(
            Self.result(
                "wait-elsewhere",
                "µs at most of \(elsewhere.ran.count) reads",
                elsewhere.ran
            )
        )
        return result
    }

    private static func makeEnvironment(_ feed: Data) throws -> RelayEnvironment {
        let environment = RelayEnvironment(network: NoNetwork())
        try environment.commitPayload(FeedQuery(first: 10000), response: feed)
        return environment
    }

    private static func reads(
        of environment: RelayEnvironment,
        while responses: [Data],
        areWrittenTo written: RelayEnvironment
    ) throws -> ReaderWait {
        let story = try environment.read(FeedQuery(first: 10000)).feed.edges[0].node
        let reference = FragmentRef<StoryRow_story>(story.storyItem_story)
        let isWriting = LockedFlag()
        let writer = Thread {
            for response in responses {
                try? written.commitPayload(FeedQuery(first: 10000), response: response)
            }
            isWriting.lower()
        }
        writer.start()
        var wait = ReaderWait()
        while isWriting.isUp { try wait.time { _ = try environment.read(reference) } }
        return wait
    }

    private mutating func time(_ read: () throws -> Void) rethrows {
        let before = Self.switches
        let start = ContinuousClock.now
        let ownStart = Self.ownMilliseconds
        try read()
        let own = Self.ownMilliseconds - ownStart
        let elapsed = (ContinuousClock.now - start).components
        let milliseconds = Double(elapsed.attoseconds) / 1e15 + Double(elapsed.seconds) * 1e3
        let after = Self.switches
        if after.involuntary != before.involuntary {
            switchedOut.append(milliseconds)
        } else if after.voluntary != before.voluntary {
            blocked.append(milliseconds)
        } else {
            ran.append(own)
        }
    }

    private var result: Benchmark.Result {
        var result = Self.result("reader-wait", "µs at most of \(ran.count) reads", ran)
        result.parts = [
            Self.result("wait-blocked", "µs at most of \(blocked.count) reads", blocked),
            Self.result("wait-switched", "µs at most of \(switchedOut.count) reads", switchedOut),
        ]
        return result
    }

    private static func result(
        _ name: String,
        _ unit: String,
        _ times: [Double]
    ) -> Benchmark.Result {
        Benchmark.Result(
            name: name,
            unit: unit,
            median: Benchmark.median(times) ?? .nan,
            minimum: times.min() ?? .nan,
            value: (times.max() ?? .nan) * 1000
        )
    }

    /// How long this thread has run: without what a virtual machine's host has taken.
    private static var ownMilliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// How often this thread gave way, and how often the system has run another though this one could
    /// have gone on; 0 where it doesn't say.
    private static var switches: (voluntary: Int, involuntary: Int) {
        #if os(Linux)
        let usage = ResourceUsage.thread.read
        return (usage.ru_nvcsw, usage.ru_nivcsw)
        #else
        return (0, 0)
        #endif
    }
}

/// Up until somebody lowers it.
final class LockedFlag: @unchecked Sendable {  // because `lock` protects `value`.
    private let lock = NSLock()
    private var value = true

    var isUp: Bool { lock.withLock { value } }

    func lower() { lock.withLock { value = false } }
}
