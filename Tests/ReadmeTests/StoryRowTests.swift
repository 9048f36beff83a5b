// swift-format-ignore-file
import Foundation
import Relay
import RelayTesting
import Testing

@Suite struct StoryRowTests {
    private let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Recordings")

    @Test func showsTheAuthor() async throws {
        let environment = RelayEnvironment(network: try ReplayNetwork(folder: folder))
        let data = try await environment.fetch(FeedQuery(first: 1))
        let row = try storyRow(data.feed[0].storyRow_story, in: environment)
        #expect(row == "Hello by Ann, 3 likes")
    }

    @Test func reportsWhatWasNotRecorded() async throws {
        let environment = RelayEnvironment(network: try ReplayNetwork(folder: folder))
        await #expect(throws: RecordingError.self) {
            try await environment.fetch(FeedQuery(first: 100))
        }
    }
}
