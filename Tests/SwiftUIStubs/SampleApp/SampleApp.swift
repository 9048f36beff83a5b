// swift-format-ignore-file
import Foundation
import Relay
import RelaySwiftUI
import SwiftUI

struct LibraryApp: App {
    private let environment = RelayEnvironment(network: EmptyNetwork())

    var body: some Scene {
        WindowGroup {
            NavigationStack { LibraryScreen(id: "1") }
                .relayEnvironment(environment)
        }
    }
}

struct EmptyNetwork: Network {
    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
