// swift-format-ignore-file
import Foundation
import Relay
import RelayNetworking

/// The code of the landing page of the networking library. It is compiled, and compared with the page.
enum NetworkingLandingPage {
    actor Account {
        var credentials: Credentials?
        private(set) var refused: [String?] = []

        init(_ credentials: Credentials?) { self.credentials = credentials }

        func refresh(_ refused: Credentials?) async throws {
            self.refused.append(refused?.token)
            credentials = Credentials(user: "ann", token: "fresh")
        }
    }

    struct Settings: Decodable, Sendable {
        let theme: String
    }

    static func set(
        _ account: Account, _ api: URL, _ graphQL: URL
    ) async throws -> (RelayEnvironment, Settings) {
        let authentication = AuthenticationInterceptor {
            await account.credentials
        } refresh: { refused in
            try await account.refresh(refused)
        }
        let client = HTTPClient(baseURL: api, interceptors: [authentication])
        let network = HTTPNetwork(
            url: graphQL,
            interceptors: [authentication, .retry(), .automaticPersistedQueries],
            client: client
        )
        let environment = RelayEnvironment(network: network)
        let settings: Settings = try await client.send(.get("/settings"))
        return (environment, settings)
    }
}
