// swift-format-ignore-file
import Foundation
import Relay
import RelayNetworking

/// The code of the article on logging out. It is compiled, and compared with the article.
enum LoggingOut {
    final class Session {
        let environment: RelayEnvironment

        init(token: String, url: URL) {
            let headers: HTTPHeaders = ["Authorization": "Bearer \(token)"]
            let network = HTTPNetwork(url: url, headers: headers)
            environment = RelayEnvironment(network: network)
        }

        func end() {
            environment.reset()
        }
    }
}
