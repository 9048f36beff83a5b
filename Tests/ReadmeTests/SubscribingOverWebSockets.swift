// swift-format-ignore-file
import Foundation
import Relay
import RelayNetworking

/// The code of the article on subscriptions. It is compiled, and compared with the article.
struct SubscribingOverWebSockets {
    let session: Session
    let url: URL
    let socketURL: URL
    let network: any Network
    let socket: WebSocketNetwork
    let environment: RelayEnvironment
    let show: (StoryAddedSubscription.Data.StoryAdded) -> Void

    struct Session {
        let token: @Sendable () async throws -> String
        let user: @Sendable () async -> String?
        var userID: String? { get async { await user() } }
    }

    func namingTheUser() -> WebSocketNetwork {
        let session = self.session
        let socket = WebSocketNetwork(url: url) {
            ["token": .string(try await session.token())]
        } user: {
            await session.userID                  // nil: signed out
        }
        return socket
    }

    func subscribing() async throws {
        let session = self.session
        let socket = WebSocketNetwork(url: socketURL) {    // wss://example.com/graphql
            ["token": .string(try await session.token())]
        }
        let environment = RelayEnvironment(
            network: SplitNetwork(queriesAndMutations: HTTPNetwork(url: url), subscriptions: socket)
        )
        for try await event in environment.subscribe(StoryAddedSubscription()) { show(event.storyAdded) }
    }

    func fetchingAfterGaps() async throws {
        for await _ in socket.gaps { _ = try await environment.fetch(FeedQuery(first: 10)) }
    }

    func refetchesAfterGaps() -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.refetches = .gaps
        let environment = RelayEnvironment(network: network, options: options)
        return environment
    }

    func bursts() -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.eventInterval = .milliseconds(16)
        let environment = RelayEnvironment(network: network, options: options)
        return environment
    }
}
