import Foundation
import Relay

#if canImport(Darwin)
import os
#endif

// The code of the article on events, to the letter.

func printEvents(of environment: RelayEnvironment) async {
    for await logged in environment.events() {
        print(logged)
    }
}

func measureRequests(
    of environment: RelayEnvironment,
    _ report: @Sendable (_ operation: String, _ bytes: Int, _ duration: Duration) -> Void
) async {
    for await logged in environment.events() {
        if case .networkComplete(let operation, _, let bytes, _) = logged.event {
            report(operation, bytes, logged.duration ?? .zero)
        }
    }
}

func requestCount(in events: [LoggedEvent]) -> Int {
    events.count { if case .networkStart = $0.event { true } else { false } }
}

#if canImport(Darwin)
func logToSystem(_ environment: RelayEnvironment) -> Disposable {
    let logger = Logger(subsystem: "com.example.app", category: "graphql")
    let signposter = OSSignposter(subsystem: "com.example.app", category: "graphql")
    return environment.log(to: logger, signposter: signposter)
}
#endif
