import Foundation
import RelayInspector
import Testing

@testable import Relay

/// Recordings that begin and end while many tasks use the environment.
@Suite(.timeLimit(.minutes(10))) struct RecordingConcurrencyTests {
    private let test = TestEnvironment()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString
    )

    @Test func anythingMayHappenMeanwhile() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        test.network.answer { _, variables in
            let id = variables["id"]?.string ?? ""
            return storyResponse(likes: id.count, id: id)
        }
        let (environment, folder) = (test.environment, folder)
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask { await Self.use(environment, task) }
            }
            for task in 0..<3 {
                group.addTask {
                    for round in 0..<30 {
                        await Self.record(
                            environment,
                            folder.appendingPathComponent("\(task).tape"),
                            round
                        )
                    }
                }
            }
        }
        #expect(!environment.store.watchers.isWatched)
        try await eventually("no held version") {
            environment.store.published.withLock { $0.held.isEmpty }
        }
        #expect(environment.watchedRequests.isEmpty)
    }

    private static func use(_ environment: RelayEnvironment, _ task: Int) async {
        for round in 0..<200 {
            let id = "\(task) \(round % 20)"
            switch round % 10 {
            case 0:
                let fetch = Task { try await environment.fetch(StoryQuery(id: ID(id))) }
                if round % 20 == 0 { fetch.cancel() }
                _ = await fetch.result
            case 1: environment.collectGarbage()
            case 2 where round % 50 == 2: environment.reset()
            case 3:
                let change = try? environment.applyOptimisticChange { store in
                    store.root.setValue(.int(Int64(round)), for: "count")
                }
                await Task.yield()
                change?.revert()
            case 4:
                let stream = environment.observe(StoryQuery(id: ID(id)))
                await Task.yield()
                withExtendedLifetime(stream) {}
            default:
                let response = Data(storyResponse(likes: round, id: id).utf8)
                try? environment.commitPayload(StoryQuery(id: ID(id)), response: response)
            }
        }
    }

    /// Records for a moment, in one of several ways.
    private static func record(_ environment: RelayEnvironment, _ file: URL, _ round: Int) async {
        let options = EnvironmentRecording.Options(
            maximumBytes: round % 2 == 0 ? 10_000 : 1 << 20,
            port: round % 5 == 0 ? 0 : nil
        )
        guard let recording = try? environment.record(to: file, options: options) else {
            Issue.record("The recording could not begin.")
            return
        }
        try? await Task.sleep(for: .milliseconds(round % 4 * 5))
        switch round % 3 {
        case 0: break
        case 1: try? await recording.flush()
        default:
            async let first: Void? = try? recording.end()
            async let second: Void? = try? recording.end()
            _ = await (first, second)
        }
    }
}
