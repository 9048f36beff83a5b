#if !canImport(Darwin)
import Foundation

/// Which transfers of a session run and which wait, by scheme, host and port.
struct CurlHosts {
    /// Whether a transfer starts.
    enum Step {
        case start
        case wait
        /// It is the first subscription that waits.
        case waitFirst
    }

    fileprivate struct Origin: Hashable {
        var scheme: String
        var host: String
        var port: Int?
    }

    fileprivate struct Queue {
        var running = 0
        var waiting: [CurlTransfer] = []
    }

    fileprivate struct Host {
        var requests = Queue()
        var streams = Queue()
        /// Whether one connection carries many transfers.
        var isMultiplexed = false

        /// How many requests share a connection.
        ///
        /// Servers should allow as many (RFC 9113, section 6.5.2), and libcurl opens a connection
        /// for each that they don't.
        private static let sharing = 100

        func hasRoom(forStream isStream: Bool, _ options: CurlOptions) -> Bool {
            if isMultiplexed { return isStream || requests.running < Self.sharing }
            return isStream
                ? streams.running < options.streams.connectionsPerHost
                : requests.running < max(options.requestsPerHost, 1)
        }

        var isIdle: Bool {
            requests.running + streams.running == 0 && requests.waiting.isEmpty
                && streams.waiting.isEmpty
        }
    }

    private var hosts: [Origin: Host] = [:]
    /// The hosts at which a transfer may start that has waited.
    private var ready: Set<Origin> = []

    /// The number of idle hosts about which it is remembered whether they have HTTP/2.
    private static let limit = 1000

    /// Adds a transfer to those that run or wait.
    mutating func add(_ transfer: CurlTransfer, _ options: CurlOptions) -> Step {
        let origin = transfer.origin
        var host = hosts[origin] ?? Host(isMultiplexed: options.version == .http2)
        defer { hosts[origin] = host }
        let queue = transfer.queue
        guard host.hasRoom(forStream: transfer.request.staysOpen, options) else {
            host[keyPath: queue].waiting.append(transfer)
            let isFirst = transfer.request.staysOpen && host.streams.waiting.count == 1
            return isFirst ? .waitFirst : .wait
        }
        host[keyPath: queue].running += 1
        return .start
    }

    /// Removes a transfer that runs.
    mutating func remove(_ transfer: CurlTransfer) {
        let origin = transfer.origin
        hosts[origin]?[keyPath: transfer.queue].running -= 1
        if hosts[origin]?[keyPath: transfer.queue].waiting.isEmpty == false { ready.insert(origin) }
        if hosts.count > Self.limit { hosts = hosts.filter { !$0.value.isIdle } }
    }

    /// Removes a transfer that waits, and returns whether it did.
    mutating func removeWaiting(_ transfer: CurlTransfer) -> Bool {
        let queue = transfer.queue
        let waiting = hosts[transfer.origin]?[keyPath: queue].waiting ?? []
        guard let index = waiting.firstIndex(where: { $0 === transfer }) else { return false }
        hosts[transfer.origin]?[keyPath: queue].waiting.remove(at: index)
        return true
    }

    /// Removes and returns all transfers that wait.
    mutating func takeWaiting() -> [CurlTransfer] {
        var taken: [CurlTransfer] = []
        for origin in hosts.keys {
            taken += hosts[origin]?.requests.waiting ?? []
            taken += hosts[origin]?.streams.waiting ?? []
            hosts[origin]?.requests.waiting = []
            hosts[origin]?.streams.waiting = []
        }
        return taken
    }

    /// Lifts the limits of connections for a transfer's host.
    mutating func noteMultiplexing(of transfer: CurlTransfer) {
        guard hosts[transfer.origin]?.isMultiplexed == false else { return }
        hosts[transfer.origin]?.isMultiplexed = true
        ready.insert(transfer.origin)
    }

    /// Returns a transfer that has waited and now runs.
    mutating func next(_ options: CurlOptions) -> CurlTransfer? {
        while let origin = ready.first {
            for (queue, isStream) in [(\Host.requests, false), (\Host.streams, true)] {
                guard let host = hosts[origin], !host[keyPath: queue].waiting.isEmpty,
                    host.hasRoom(forStream: isStream, options)
                else { continue }
                hosts[origin]?[keyPath: queue].running += 1
                return hosts[origin]?[keyPath: queue].waiting.removeFirst()
            }
            ready.remove(origin)
        }
        return nil
    }
}

extension CurlTransfer {
    fileprivate var origin: CurlHosts.Origin {
        CurlHosts.Origin(
            scheme: request.url.scheme?.lowercased() ?? "",
            host: request.url.host?.lowercased() ?? "",
            port: request.url.port
        )
    }

    fileprivate var queue: WritableKeyPath<CurlHosts.Host, CurlHosts.Queue> {
        request.staysOpen ? \.streams : \.requests
    }
}
#endif
