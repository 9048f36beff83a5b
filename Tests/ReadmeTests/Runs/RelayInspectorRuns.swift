import Foundation
import Relay
import RelayInspector
import RelayNetworking
import RelayTesting
import TestSupport
import Testing

/// The code of the landing page of the inspector does what the page says.
@Suite(.timeLimit(.minutes(10))) struct RelayInspectorRuns {
    private let environment = RelayEnvironment(
        network: API.answering(["FeedQuery": .feed(story("1", "Headline"))])
    )

    @Test func aRecordingHasTheOperationsOfItsEnvironment() async throws {
        let recording = try recordEnvironment(environment)
        try await environment.fetch(FeedQuery(first: 10))
        try await recording.end()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("app.tape")
        let tape = try Data(contentsOf: file)
        #expect(tape.contains(Data("FeedQuery".utf8)))
        #expect(tape.contains(Data("Headline".utf8)))
        try FileManager.default.removeItem(at: file)
    }

    /// The port is that of the page, so the test does nothing where another program has it.
    @Test(.enabled(if: !Sockets.canConnect(to: 8099))) func aPortServesTheRecording() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("app.tape")
            let recording = try serveRecording(environment, file)
            #expect(recording.port == 8099)
            try await environment.fetch(FeedQuery(first: 10))
            let tape: Data = try await HTTPClient().send(.get("http://127.0.0.1:8099"))
            #expect(tape.contains(Data("Headline".utf8)))
            try await recording.end()
            #expect(try Data(contentsOf: file).contains(Data("Headline".utf8)))
        }
    }
}
