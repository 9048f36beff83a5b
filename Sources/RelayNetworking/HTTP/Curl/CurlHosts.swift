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

    /// A server.
    struct Origin: Hashable {
        private let scheme: String
        private let host: String
        private let port: Int?

        init(_ url: URL) {
            scheme = url.scheme?.lowercased() ?? ""
            host = url.host?.lowercased() ?? ""
            port = url.port
        }

        var isSecure: Bool { scheme == "https" }
    }

    fileprivate struct Queue {
        var running = 0
        var waiting = WaitingTransfers()
    }

    fileprivate struct Host {
        var requests = Queue()
        var streams = Queue()
        /// Whether one connection carries many transfers.
        var isMultiplexed = false
        /// Whether it has answered in a version in which connections carry one transfer at a time.
        var hasSingleTransfers = false
        /// The time after which it last closed an idle connection.
        var idleEnd: Duration?

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
        let (origin, queue) = (transfer.origin, transfer.queue)
        let isStream = transfer.request.staysOpen
        let new = Host(isMultiplexed: options.version == .http2 && !transfer.hasOwnConnection)
        let hasRoom = hosts[origin, default: new].hasRoom(forStream: isStream, options)
        // In place, because a copy would copy those that wait.
        guard hasRoom else {
            hosts[origin, default: new][keyPath: queue].waiting.append(transfer)
            let isFirst = isStream && hosts[origin]?.streams.waiting.count == 1
            return isFirst ? .waitFirst : .wait
        }
        hosts[origin, default: new][keyPath: queue].running += 1
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
        hosts[transfer.origin]?[keyPath: transfer.queue].waiting.remove(transfer) ?? false
    }

    /// Removes and returns all transfers that wait.
    mutating func takeWaiting() -> [CurlTransfer] {
        var taken: [CurlTransfer] = []
        for origin in hosts.keys {
            for queue in [\Host.requests, \Host.streams] {
                while let next = hosts[origin]?[keyPath: queue].waiting.popFirst() {
                    taken.append(next)
                }
            }
        }
        return taken
    }

    /// Records that a host has closed an idle connection.
    mutating func noteIdleEnd(of origin: Origin, after age: Duration) {
        hosts[origin]?.idleEnd = age
    }

    /// Returns how long a connection may have been idle for a request that is not repeatable; `nil` if
    /// the host has not closed one.
    ///
    /// Half the time after which the host closes it, because a request that meets a close may or may not
    /// have been executed.
    func idleLimit(of origin: Origin) -> Duration? {
        hosts[origin]?.idleEnd.map { $0 / 2 }
    }

    func isMultiplexed(_ origin: Origin) -> Bool { hosts[origin]?.isMultiplexed == true }

    /// Returns whether it is known that each connection of a host carries one transfer at a time.
    func hasSingleTransfers(_ origin: Origin) -> Bool {
        hosts[origin].map { $0.hasSingleTransfers && !$0.isMultiplexed } ?? false
    }

    mutating func noteSingleTransfers(of transfer: CurlTransfer) {
        hosts[transfer.origin]?.hasSingleTransfers = true
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
            for (queue, isStream) in [(\Host.requests, false), (\Host.streams, true)]
            where hosts[origin]?.hasRoom(forStream: isStream, options) == true {
                guard let next = hosts[origin]?[keyPath: queue].waiting.popFirst() else { continue }
                hosts[origin]?[keyPath: queue].running += 1
                return next
            }
            ready.remove(origin)
        }
        return nil
    }
}

/// The transfers that wait for their turn, in order.
///
/// Each change takes the same time however many there are.
struct WaitingTransfers {
    private var transfers: [Int: CurlTransfer] = [:]
    private var first = 0
    private var end = 0

    var count: Int { transfers.count }
    var isEmpty: Bool { transfers.isEmpty }

    mutating func append(_ transfer: CurlTransfer) {
        transfer.turn = end
        transfers[end] = transfer
        end += 1
    }

    mutating func popFirst() -> CurlTransfer? {
        while first < end {
            defer { first += 1 }
            guard let transfer = transfers.removeValue(forKey: first) else { continue }
            transfer.turn = nil
            return transfer
        }
        return nil
    }

    /// Returns whether the transfer was waiting.
    mutating func remove(_ transfer: CurlTransfer) -> Bool {
        guard let turn = transfer.turn.take() else { return false }
        return transfers.removeValue(forKey: turn) != nil
    }
}

extension CurlTransfer {
    fileprivate var queue: WritableKeyPath<CurlHosts.Host, CurlHosts.Queue> {
        request.staysOpen ? \.streams : \.requests
    }
}
#endif
