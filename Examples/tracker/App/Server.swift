import Foundation
import Relay
import RelayNetworking
import RelaySQLite
import RelayTesting

/// Where the data comes from: a server, or recordings of one.
struct Server {
    /// The server's endpoint; `nil` for the recordings.
    var url: URL?
    /// When the recordings answer.
    ///
    /// As recorded, there is time to see that something is loading.
    var timing = ReplayNetwork.Timing.immediate
    /// The folder where the data of a user is kept; `nil` if it is only in memory.
    var store: URL?
    /// Whether there is a network.
    var reachability = ReachabilitySwitch()

    /// Returns the environment of a user.
    func environment(for login: String) throws -> RelayEnvironment {
        var options = RelayEnvironment.Options.tracker
        // The views show errors in their places. A warning about them would spoil the screen.
        options.warn = nil
        // When others change many issues at once, the screen is drawn once for all of them.
        options.eventInterval = .milliseconds(16)
        // The file belongs to a user: another one who logs in begins with an empty one.
        options.persistence = store.map { .sqlite(in: $0, account: login, rules: .tracker) }
        options.reachability = reachability
        // The views say at once that there is no network.
        options.failsFastWhenUnreachable = true
        // These may wait for the network, also until the next run.
        options.offline.register(RenameIssueMutation.self)
        // Builds are asked for again when they are half a minute old.
        options.refetches = [.queuedMutations, .reconnect, .expiry]
        return RelayEnvironment(network: try network(for: login), options: options)
    }

    /// Returns the network of a user.
    ///
    /// With `RELAY_RECORD=1` in the environment, what a server answers is written to the recordings in
    /// the source folder.
    private func network(for login: String) throws -> any Network {
        guard let url else {
            let folder = Bundle.module.bundleURL.appending(path: "Recordings/\(login)")
            return try OfflineNetwork(folder: folder, timing: timing)
        }
        let server = HTTPNetwork(
            url: url,
            interceptors: [.headers { _ in ["Authorization": "Bearer \(login)"] }]
        )
        guard Recordings.isRecording else { return server }
        return try Recordings.network(in: Self.recordings.appending(path: login), from: server)
    }

    /// The recordings in the source folder.
    private static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Recordings")
}
