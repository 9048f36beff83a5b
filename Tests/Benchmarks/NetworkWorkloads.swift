import Foundation
import Relay
import RelayNetworking

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// What `HTTPNetwork` costs beside URLSession: the same requests to the same server, in turn.
///
/// The server is nginx, if it is installed, because it is not the limit.
///
/// | | |
/// |---|---|
/// | http-16 | 16 queries at a time, a small answer each |
/// | http-20MB | one answer of 20 MB |
/// | http-idle | the processor time of 1,000 subscriptions in which nothing happens |
/// | http2-100 | 100 queries at a time over HTTP/2 with TLS |
/// | http-memory | the growth of memory over 100,000 queries |
/// | ws-events | 100,000 events of a subscription, into an environment |
struct NetworkWorkloads {
    private let server = try? LoopbackServer()
    private let nginx = try? NginxServer(blob: Self.large)
    private let query = RequestParameters(
        name: "Q",
        operationKind: .query,
        text: "query Q { hero { id name friends { name } } }"
    )
    private static let rounds = 31
    private static let large = 20_000_000

    func run(_ names: [String], printsJSON: Bool, runsPeers: Bool) async throws {
        guard let server else { return print("The network was not measured: python3 is needed.") }
        let isWanted = { (name: String) in names.isEmpty || names.contains(name) }
        let port = nginx?.port ?? server.port
        let small = try url(port, "/graphql")
        let network = HTTPNetwork(url: small)
        // First, because the allocator keeps what others took.
        if isWanted("http-memory") { try await memory(network, small, printsJSON) }
        if isWanted("http-16") {
            try await compare(
                "http-16",
                unit: "requests/s",
                amount: 960,
                printsJSON,
                bare: { try await Self.concurrently { try await BareSession.shared.post(small) } },
                ours: { try await Self.concurrently { _ = try await ask(network) } }
            )
        }
        if isWanted("http-20MB") {
            let large = try url(port, "/blob/\(Self.large)")
            let network = HTTPNetwork(url: large)
            _ = try await ask(HTTPNetwork(url: small))
            let growth = try await Memory.growth { _ = try await ask(network) }
            let isOnce = growth < 1.75 * Double(Self.large) / 1e6
            print(
                printsJSON
                    ? "{\"name\":\"http-20MB-peak\",\"growth_mb\":\(growth)}"
                    : "http-20MB    \(growth) MB more at the peak: the body is held "
                        + (isOnce ? "once" : "more than once")
            )
            try await compare(
                "http-20MB",
                unit: "MB/s",
                amount: Double(Self.large) / 1e6,
                printsJSON,
                bare: { _ = try await BareSession.shared.post(large) },
                ours: { _ = try await ask(network) }
            )
        }
        #if !canImport(Darwin)
        if isWanted("http-idle") { try await idle(url(server.port, "/silence")) }
        if isWanted("http2-100") { try await multiplexed() }
        #endif
        if isWanted("ws-events") {
            try await EventWorkload(port: server.port).run(times: 5, printsJSON: printsJSON)
        }
        if runsPeers {
            print(try server.peers(port, securePort: nginx?.securePort), terminator: "")
        }
    }

    private func url(_ port: Int, _ path: String, scheme: String = "http") throws -> URL {
        guard let url = URL(string: "\(scheme)://127.0.0.1:\(port)\(path)") else {
            throw CocoaError(.fileReadUnsupportedScheme)
        }
        return url
    }

    #if !canImport(Darwin)
    /// What subscriptions cost while nothing happens: of ours, and of fewer over URLSession.
    private func idle(_ silence: URL) async throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        var options = CurlOptions()
        options.streams = StreamLimit(connectionsPerHost: 1000)
        let transports: [(String, Int, (any HTTPTransport)?)] = [
            ("ours", 1000, CurlTransport(options)), ("URLSession", 10, URLSessionTransport()),
        ]
        for case (let name, let count, let transport?) in transports {
            let client = HTTPClient(transport: transport)
            let network = HTTPNetwork(url: silence, timeout: .seconds(3600), client: client)
            let request = RequestParameters(
                name: "S",
                operationKind: .subscription,
                text: "subscription S { a }"
            )
            let readers = (0..<count).map { _ in
                Task {
                    let stream = network.execute(
                        request: request,
                        variables: [:],
                        cacheConfig: CacheConfig()
                    )
                    for try await _ in stream {}
                }
            }
            try await Task.sleep(for: .seconds(5))
            let sample = try await Sample.of { try await Task.sleep(for: .seconds(10)) }
            for reader in readers { reader.cancel() }
            let percent = String(format: "%.3f", sample.cpu / sample.wall * 100)
            print("http-idle    \(count) subscriptions of \(name): \(percent) % of a core")
        }
    }

    private func multiplexed() async throws {
        guard let nginx else {
            return print("http2-100    not measured: nginx and openssl are needed.")
        }
        let target = try url(nginx.securePort, "/graphql", scheme: "https")
        for version in [CurlOptions.Version.automatic, .http1] {
            var options = CurlOptions()
            options.certificateAuthorities = nginx.certificate
            options.version = version
            options.requestsPerHost = 100
            guard let transport = CurlTransport(options) else { return }
            // By GET, because nginx answers before it has read the body of a POST, and libcurl 7.88
            // then takes the stream for broken.
            let network = HTTPNetwork(
                url: target,
                queries: .get,
                client: HTTPClient(transport: transport)
            )
            let run = { try await Self.concurrently(4000, at: 100) { _ = try await ask(network) } }
            try await run()
            var best = Double.infinity
            for _ in 0..<5 { best = min(best, try await Sample.of(run).wall) }
            let name = version == .http1 ? "HTTP/1.1" : "HTTP/2"
            print("http2-100    \(Int(4000 / best)) requests/s over \(name)")
        }
    }
    #endif

    private func ask(_ network: HTTPNetwork) async throws -> Int {
        var bytes = 0
        let stream = network.execute(
            request: query,
            variables: [:],
            cacheConfig: CacheConfig()
        )
        for try await payload in stream { bytes += payload.count }
        return bytes
    }

    /// So often, by default 16 at a time.
    private static func concurrently(
        _ times: Int = 960,
        at concurrency: Int = 16,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrency {
                group.addTask {
                    for _ in 0..<(times / concurrency) { try await work() }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Runs both in turn, so that noise meets both, and tells the median of the rounds' ratios.
    ///
    /// Which of both comes first changes from round to round.
    private func compare(
        _ name: String,
        unit: String,
        amount: Double,
        _ printsJSON: Bool,
        bare: @escaping @Sendable () async throws -> Void,
        ours: @escaping @Sendable () async throws -> Void
    ) async throws {
        var rounds: [(bare: Sample, ours: Sample)] = []
        for round in 0...Self.rounds {
            let first = try await Sample.of(round.isMultiple(of: 2) ? bare : ours)
            let second = try await Sample.of(round.isMultiple(of: 2) ? ours : bare)
            rounds.append(round.isMultiple(of: 2) ? (first, second) : (second, first))
        }
        // The first warms up.
        rounds.removeFirst()
        let median = { (value: ((bare: Sample, ours: Sample)) -> Double) in
            rounds.map(value).sorted()[rounds.count / 2]
        }
        let ours = amount / median { $0.ours.wall }
        let bare = amount / median { $0.bare.wall }
        let ratio = median { $0.bare.wall / $0.ours.wall }
        let processor = median { $0.ours.cpu / $0.bare.cpu }
        let format = { String(format: "%.2f", $0) }
        if printsJSON {
            print(
                "{\"name\":\"\(name)\",\"unit\":\"\(unit)\",\"value\":\(format(ours)),"
                    + "\"bare\":\(format(bare)),\"ratio\":\(format(ratio)),"
                    + "\"cpu_ratio\":\(format(processor))}"
            )
        } else {
            print(
                "\(name.padding(toLength: 12, withPad: " ", startingAt: 0)) "
                    + "\(format(ours)) \(unit)  bare URLSession \(format(bare))  "
                    + "ratio \(format(ratio))  processor time \(format(processor)) of bare"
            )
        }
    }

    /// By how much memory grows over our requests after the first thousand, and over as many of
    /// URLSession's own.
    ///
    /// Before them, a thread resumes as many tasks without any request. What memory grows by then
    /// belongs to the concurrency runtime: libdispatch keeps up to a thousand of the work items that
    /// each of its threads has freed.
    private func memory(_ network: HTTPNetwork, _ small: URL, _ printsJSON: Bool) async throws {
        let resumer = ResumingThread()
        let tasks = try await growths { await resumer.wait() }
        resumer.stop()
        let ours = try await growths { _ = try await ask(network) }
        let bare = try await growths { try await BareSession.shared.post(small) }
        let list = { (values: [Int]) in values.map(String.init).joined(separator: ", ") }
        if printsJSON {
            let members = [
                ("growth_kb", ours.resident), ("allocated_kb", ours.allocated),
                ("tasks_growth_kb", tasks.resident), ("bare_growth_kb", bare.resident),
                ("bare_allocated_kb", bare.allocated),
            ].map { name, values in "\"\(name)\":[\(list(values))]" }
            print("{\"name\":\"http-memory\",\(members.joined(separator: ","))}")
        } else {
            let name = "http-memory "
            print(
                "\(name) \(list(ours.resident)) KB more after 100,000, 200,000 and 300,000 queries, "
                    + "of which \(list(ours.allocated)) KB are allocated"
            )
            print(
                "\(name) \(list(tasks.resident)) KB more before that, after as many resumed tasks"
            )
            print(
                "\(name) \(list(bare.resident)) KB more with a bare URLSession, "
                    + "of which \(list(bare.allocated)) KB are allocated"
            )
        }
    }

    /// The growth since the first thousand, three times, in KB.
    ///
    /// What is in memory without being allocated is kept by the allocator for later.
    private func growths(
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws -> (resident: [Int], allocated: [Int]) {
        // Reading them for the first time takes memory itself.
        _ = (ProcessMemory.residentBytes, ProcessMemory.allocatedBytes)
        try await Self.concurrently(1000, work)
        let resident = ProcessMemory.residentBytes ?? 0
        let allocated = ProcessMemory.allocatedBytes ?? 0
        var growths: (resident: [Int], allocated: [Int]) = ([], [])
        for _ in 0..<3 {
            try await Self.concurrently(100_000, work)
            let now = ProcessMemory.residentBytes ?? 0
            growths.resident.append(Int((now - resident) / 1024))
            growths.allocated.append(
                Int(((ProcessMemory.allocatedBytes ?? 0) - allocated) / 1024)
            )
        }
        return growths
    }
}

/// The time that a run takes, and what of it the process spends.
private struct Sample {
    var wall: Double
    var cpu: Double

    static func of(_ run: () async throws -> Void) async rethrows -> Sample {
        let (start, cpu) = (ContinuousClock.now, ResourceUsage.process.processorSeconds)
        try await run()
        return Sample(
            wall: (ContinuousClock.now - start) / .seconds(1),
            cpu: ResourceUsage.process.processorSeconds - cpu
        )
    }
}

/// Megabytes; 0 where there is no `/proc`.
private enum Memory {
    /// In memory now.
    static var resident: Double { read("VmRSS:") }

    /// By how much the most that is in memory at a time, while `run` runs, exceeds what was there.
    static func growth(_ run: () async throws -> Void) async throws -> Double {
        let before = resident
        // Forgets the peak so far.
        let references = FileHandle(forWritingAtPath: "/proc/self/clear_refs")
        try references?.write(contentsOf: Data("5".utf8))
        try await run()
        return read("VmHWM:") - before
    }

    private static func read(_ name: String) -> Double {
        let status = FileHandle(forReadingAtPath: "/proc/self/status")?.readData(ofLength: 1 << 14)
        let lines = String(decoding: status ?? Data(), as: UTF8.self).split(separator: "\n")
        let words = lines.first { $0.hasPrefix(name) }?.split { $0 == " " || $0 == "\t" }
        let kilobytes = words?.dropFirst().first.flatMap { Double($0) } ?? 0
        return (kilobytes / 1024 * 100).rounded() / 100
    }
}

/// The least that one can do with URLSession: the same request, a delegate that appends what
/// comes, and a look at the status.
///
/// A class because URLSession asks for one.
private final class BareSession: NSObject, URLSessionDataDelegate {
    static let shared = BareSession()

    private struct Exchange {
        var data = Data()
        var continuation: CheckedContinuation<Int, any Error>
    }

    private let exchanges = Locked<[Int: Exchange]>([:])
    private let session = Locked<URLSession?>(nil)
    private static let body = Data(
        (#"{"query":"query Q { hero { id name friends { name } } }","#
            + #""operationName":"Q","variables":{}}"#).utf8
    )

    private func open() -> URLSession {
        session.withLock { session in
            if let session { return session }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            let new = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
            session = new
            return new
        }
    }

    @discardableResult
    func post(_ url: URL) async throws -> Int {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Self.body
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(
            "application/graphql-response+json, application/json;q=0.9",
            forHTTPHeaderField: "Accept"
        )
        let task = open().dataTask(with: request)
        return try await withCheckedThrowingContinuation { continuation in
            exchanges.withLock {
                $0[task.taskIdentifier] = Exchange(continuation: continuation)
            }
            task.resume()
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchanges.withLock { $0[dataTask.taskIdentifier]?.data.append(data) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        guard
            let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
        else { return }
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        if let error {
            exchange.continuation.resume(throwing: error)
        } else if !(200..<300).contains(status) {
            exchange.continuation.resume(throwing: URLError(.badServerResponse))
        } else {
            exchange.continuation.resume(returning: exchange.data.count)
        }
    }
}
