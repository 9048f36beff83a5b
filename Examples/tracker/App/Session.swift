import Relay

/// A user who is logged in, and the data that they see.
@MainActor
final class Session {
    let login: String
    let environment: RelayEnvironment
    /// Whether screens follow the changes of other people from the start.
    let isLive: Bool
    /// Whether there is a network; `nil` if edits don't wait for one.
    let reachability: ReachabilitySwitch?
    /// The edits that wait, and those that the server has refused.
    let offline: OfflineModel

    init(
        login: String,
        environment: RelayEnvironment,
        isLive: Bool,
        reachability: ReachabilitySwitch? = nil
    ) {
        self.login = login
        self.environment = environment
        self.isLive = isLive
        self.reachability = reachability
        offline = OfflineModel(in: environment)
    }

    /// Returns when everything that the user has seen is in the storage, if there is one.
    func close() async throws {
        try await environment.persist()
    }

    /// Forgets everything that the user has seen, and ends all requests and subscriptions.
    ///
    /// The next user gets a new session. References that a screen still has can't be read any more.
    func end() {
        environment.reset()
    }
}
