// swift-format-ignore-file
import Foundation
import Relay
import RelayTesting

func record(_ server: any Network, in folder: URL) async throws {
    let recorder = RecordingNetwork(
        server,
        folder: folder,
        redaction: .replacing(["email", "password", "token"])
    )
    let environment = RelayEnvironment(network: recorder)
    _ = try await environment.fetch(FeedQuery(first: 1))
    _ = try await environment.commit(LikeStoryMutation(id: "1"))
}
