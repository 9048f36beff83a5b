import Foundation
import Relay
import RelayTesting
import Testing

/// Recordings that are replayed, or recorded again on demand.
@Suite struct RecordingsTests {
    private struct NoServer: Error {}

    private func unreachable() throws -> any Network { throw NoServer() }

    @Test func recordsOnDemandAndReplays() async throws {
        let folder = TemporaryFolder()
        let recorder = try Recordings.network(
            in: folder.url,
            isRecording: true,
            from: Scripted(.payload(#"{"data":{"a":1,"token":"abcdef123"}}"#))
        )
        #expect(try await recorder.run(.named("A"), ["password": "hunter2"]).count == 1)
        let text = try folder.text(folder.names[0])
        #expect(!text.contains("hunter2") && !text.contains("abcdef123"))
        let replay = try Recordings.network(
            in: folder.url,
            isRecording: false,
            from: try unreachable()
        )
        #expect(
            try await replay.run(.named("A"), ["password": "other"])
                == [#"{"data":{"a":1,"token":"REDACTED"}}"#]
        )
    }

    @Test func saysHowToRecordWhatIsMissing() async throws {
        let folder = TemporaryFolder()
        try folder.write("{}", to: "note.txt")
        let replay = try Recordings.network(
            in: folder.url,
            isRecording: false,
            from: try unreachable()
        )
        let error = await #expect(throws: RecordingError.self) {
            _ = try await replay.run(.named("A"))
        }
        #expect(try #require(error).description.contains("RELAY_RECORD=1 swift test"))
    }

    @Test func createsTheServerOnlyForRecording() throws {
        let folder = TemporaryFolder()
        #expect(throws: NoServer.self) {
            _ = try Recordings.network(in: folder.url, isRecording: true, from: try unreachable())
        }
    }

    @Test func replaysWithTheRecordedDelays() async throws {
        let folder = TemporaryFolder()
        let recorder = try Recordings.network(
            in: folder.url,
            isRecording: true,
            from: Scripted(.pause(.milliseconds(200)), .payload(#"{"data":{}}"#))
        )
        _ = try await recorder.run(.named("A"))
        let replay = try Recordings.network(
            in: folder.url,
            timing: .asRecorded,
            isRecording: false,
            from: try unreachable()
        )
        let start = ContinuousClock.now
        _ = try await replay.run(.named("A"))
        #expect(ContinuousClock.now - start > .milliseconds(190))
    }

    // MARK: - Several tests in one folder

    private func recorder(
        _ folder: TemporaryFolder,
        _ steps: Scripted.Step...
    ) throws -> any Network {
        try Recordings.network(in: folder.url, isRecording: true, from: Scripted(steps: steps))
    }

    @Test func testsShareTheRecordingOfARequest() async throws {
        let folder = TemporaryFolder()
        for _ in 0..<3 {
            let network = try recorder(folder, .payload(#"{"data":{"a":1,"b":2}}"#))
            _ = try await network.run(.named("A"))
            _ = try await network.run(.named("A"))
            _ = try await network.run(.named("A"), ["first": 1])
        }
        // The order of members is no difference.
        let other = try recorder(folder, .payload(#"{"data":{"b":2,"a":1}}"#))
        _ = try await other.run(.named("A"))
        #expect(folder.names.count == 3)
        let replay = try ReplayNetwork(folder: folder.url)
        #expect(try await replay.run(.named("A")) == [#"{"data":{"a":1,"b":2}}"#])
    }

    @Test func failsIfTestsGetDifferentResponses() async throws {
        let folder = TemporaryFolder()
        let first = try recorder(folder, .payload(#"{"data":{"a":1}}"#))
        _ = try await first.run(.named("A"))
        let second = try recorder(folder, .payload(#"{"data":{"a":2}}"#))
        let error = await #expect(throws: RecordingError.self) {
            _ = try await second.run(.named("A"))
        }
        #expect(
            error
                == .recordedTwice(operation: "A", variables: "{}", folder: folder.url.path)
        )
        #expect(try #require(error).description.contains("a folder of its own"))
        #expect(folder.names.count == 1)
        #expect(try folder.text(folder.names[0]).contains(#""a": 1"#))
        let third = try recorder(folder, .payload(#"{"data":{"a":1}}"#), .failure("Down"))
        await #expect(throws: RecordingError.self) { _ = try await third.run(.named("A")) }
    }

    @Test(arguments: 0..<20)
    func oneOfTwoParallelTestsFailsIfTheyDiffer(run: Int) async throws {
        let folder = TemporaryFolder()
        let pause = Scripted.Step.pause(.milliseconds(run % 3))
        let first = try recorder(folder, pause, .payload(#"{"data":{"a":1}}"#))
        let second = try recorder(folder, .payload(#"{"data":{"a":2}}"#), pause)
        async let one = Result({ try await first.run(.named("A")) }).isSuccess
        async let two = Result({ try await second.run(.named("A")) }).isSuccess
        #expect(await one != two)
        #expect(folder.names.count == 1)
        let replay = try ReplayNetwork(folder: folder.url)
        let kept = try await replay.run(.named("A"))
        #expect([[#"{"data":{"a":1}}"#], [#"{"data":{"a":2}}"#]].contains(kept))
    }

    @Test func keepsTheMostCompleteRecording() async throws {
        let folder = TemporaryFolder()
        let first = try recorder(folder, .payload(#"{"data":{"a":1}}"#), .silence)
        for try await _ in first.stream(.named("A", .subscription), [:]) { break }
        let second = try recorder(
            folder,
            .payload(#"{"data":{"a":1}}"#),
            .payload(#"{"data":{"a":2}}"#)
        )
        #expect(try await second.run(.named("A", .subscription)).count == 2)
        // The recorder that stopped may end after the other, and then writes the file.
        for _ in 0..<1_000 where try !folder.text(folder.names[0]).contains(#""end""#) {
            try await Task.sleep(for: .milliseconds(10))
        }
        let replay = try ReplayNetwork(folder: folder.url)
        #expect(try await replay.run(.named("A", .subscription)).count == 2)
    }

    @Test func testsShareARecordingWithoutTheSecretsOfItsResponse() async throws {
        let folder = TemporaryFolder()
        for _ in 0..<2 {
            let network = try recorder(folder, .payload(#"{"data":{"token":"canary"}}"#))
            _ = try await network.run(.named("A"), ["code": "canary"])
            _ = try await network.run(.named("A"), ["code": "canary"])
        }
        #expect(folder.names.count == 2)
        for name in folder.names { #expect(try !folder.text(name).contains("canary")) }
        let other = try recorder(folder, .payload(#"{"data":{"token":"canary","a":1}}"#))
        let error = await #expect(throws: RecordingError.self) {
            _ = try await other.run(.named("A"), ["code": "canary"])
        }
        #expect(error?.description.contains("canary") == false)
    }

    @Test func aLaterRunReplacesTheRecordings() async throws {
        let folder = TemporaryFolder()
        let first = try recorder(folder, .payload(#"{"data":{"a":1}}"#))
        _ = try await first.run(.named("A"))
        _ = try await first.run(.named("A"))
        // A recorder of its own is a run of its own.
        let second = RecordingNetwork(
            Scripted(.payload(#"{"data":{"a":2}}"#)),
            folder: folder.url
        )
        _ = try await second.run(.named("A"))
        #expect(folder.names.count == 1)
        #expect(try folder.text(folder.names[0]).contains(#""a": 2"#))
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
