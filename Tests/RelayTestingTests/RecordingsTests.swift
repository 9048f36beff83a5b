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
}
