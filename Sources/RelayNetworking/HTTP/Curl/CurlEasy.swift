#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl keeps the address of the text of errors and of the transfer. The
// session's connections own both while libcurl may use them.

/// A libcurl handle, which is used for one transfer after another.
///
/// A class because it owns the handle.
final class CurlEasy {
    let handle: CurlLibrary.Handle
    private let curl: CurlLibrary
    private let functions: CurlTransferFunctions
    private let text = UnsafeMutablePointer<CChar>.allocate(capacity: Curl.errorSize)
    private var lines: OpaquePointer?
    /// Whether libcurl reports that it is about to send a request (since 7.80).
    private var reportsRequests = false
    private var closesConnection = false
    /// Whether libcurl repeats the request only if the server says that it has not executed it.
    private(set) var repeatsOnlyRefused = false
    private var reportsAreSet = false

    /// Returns `nil` if there is no memory.
    init?(_ curl: CurlLibrary, _ functions: CurlTransferFunctions) {
        guard let handle = curl.makeHandle() else { return nil }
        self.curl = curl
        self.functions = functions
        self.handle = handle
    }

    deinit {
        curl.cleanUp(handle)
        functions.freeList(lines)
        text.deallocate()
    }

    /// Removes everything that belongs to the last transfer.
    func reset() {
        // libcurl 7.88 loses the list of cookie files in a reset, which is 64 bytes for each request.
        // Without the share, because some versions delete all cookies when the list is cleared.
        set(Curl.share, nil)
        set(Curl.cookieFile, nil)
        functions.reset(handle)
        functions.freeList(lines)
        lines = nil
        closesConnection = false
        reportsAreSet = false
    }

    /// Returns the failure with which the transfer ended.
    func failure(_ code: Int32, after attempts: Int) -> CurlFailure {
        var size = 0
        _ = functions.getNumber(handle, Curl.requestSize, &size)
        var systemCode = 0
        _ = functions.getNumber(handle, Curl.systemError, &systemCode)
        var text = String(cString: text)
        if text.isEmpty, let general = functions.describe(code) { text = String(cString: general) }
        return CurlFailure(
            code: code,
            text: text,
            systemCode: Int32(truncatingIfNeeded: systemCode),
            wasSent: reportsRequests ? attempts > 0 : size > 0,
            sentNothing: code == Curl.cannotSend && size == 0 && attempts > 0
        )
    }

    /// Whether the whole body of the response has arrived, by its announced size.
    var hasWholeBody: Bool {
        var (size, announced) = (0, -1)
        _ = functions.getNumber(handle, Curl.bodySize, &size)
        _ = functions.getNumber(handle, Curl.announcedSize, &announced)
        return announced >= 0 && size == announced
    }

    /// The local port of the connection, which identifies it; 0 if there is none.
    var localPort: Int {
        var port = 0
        _ = functions.getNumber(handle, Curl.localPort, &port)
        return port
    }

    /// Has libcurl look at the connection soon.
    func wake() {
        _ = functions.pause(handle, Curl.pauseReceiving)
        _ = functions.pause(handle, Curl.resume)
    }

    /// Decides whether the connection is closed when the transfer ends.
    func closeConnection(_ mustClose: Bool) {
        guard mustClose != closesConnection else { return }
        closesConnection = mustClose
        set(Curl.forbidReuse, mustClose ? 1 : 0)
    }

    /// Prepares the handle for a transfer, which must stay alive until the handle is reset.
    ///
    /// The connections must stay alive as long as libcurl's.
    func prepare(
        for transfer: CurlTransfer,
        on connections: CurlConnections,
        sharing share: CurlLibrary.Handle
    ) {
        text.pointee = 0
        set(Curl.errorBuffer, UnsafeRawPointer(text))
        set(Curl.share, UnsafeRawPointer(share))
        for (option, number) in Self.constants { set(option, number) }
        let request = transfer.request
        set(Curl.bufferSize, request.staysOpen ? 16 << 10 : 64 << 10)
        apply(transfer.session, to: transfer)
        // The fragment is for the client alone.
        let url = request.url.absoluteString.prefix { $0 != "#" }
        set(Curl.url, String(url))
        set(Curl.method, request.method.rawValue)
        if request.method == .head { set(Curl.noBody, 1) }
        setCallbacks(of: transfer)
        setCallbacks(of: connections)
        setHeaders(of: request)
        setBody(of: transfer)
        // Earlier versions of libcurl repeat a request on their own; on a connection of its own it
        // is never repeated.
        let mustBeFresh = !reportsRequests && !request.isRepeatable
        if mustBeFresh || transfer.hasOwnConnection || transfer.needsFreshConnection {
            set(Curl.freshConnection, 1)
        }
        // With this option of another protocol, libcurl does not take a connection
        // that ended before the response for one that was closed before the request.
        repeatsOnlyRefused =
            !request.isRepeatable
            && curl.setNumber(handle, Curl.requestOfRTSP, Curl.receiveOnly) == Curl.ok
        closeConnection(transfer.hasOwnConnection)
        setReports(of: transfer)
    }

    /// Has libcurl say what it does, if the transfer may share a connection.
    private func setReports(of transfer: CurlTransfer) {
        let version = transfer.session.options.version
        let mayShare =
            version == .http2 && !transfer.hasOwnConnection
            || version == .automatic && transfer.origin.isSecure
        guard functions.reportsShutdowns, mayShare else { return }
        let context = UnsafeRawPointer(Unmanaged.passUnretained(transfer).toOpaque())
        set(Curl.debugData, context)
        _ = functions.setDebug(handle, Curl.debug) { _, kind, bytes, count, context in
            guard kind == Curl.text else { return 0 }
            if let report = ShutdownReport(UnsafeBufferPointer(start: bytes, count: count)) {
                CurlTransfer.at(context)?.note(report)
            }
            return 0
        }
        reportsAreSet = true
        // The stream's number matters only for a request that is not repeatable.
        if !transfer.request.isRepeatable { set(Curl.verbose, 1) }
    }

    /// Has libcurl report a shutdown from now on.
    ///
    /// Not before the request has been sent, because most texts are about that, and take time.
    func startReporting() {
        if reportsAreSet { set(Curl.verbose, 1) }
    }

    private static let constants: [(Int32, Int)] = [
        (Curl.noSignal, 1), (Curl.keepAlive, 1), (Curl.hidesProxyHead, 1), (Curl.quickExit, 1),
        (Curl.noProgress, 0),
        // The timeout of the transfer ends connecting too.
        (Curl.connectTimeoutMilliseconds, 0x7FFF_FFFF),
    ]

    private func apply(_ session: CurlSession, to transfer: CurlTransfer) {
        let options = session.options
        switch options.version {
        case .automatic: set(Curl.http, Curl.http2OverTLS)
        case .http1: set(Curl.http, Curl.http1)
        case .http2: set(Curl.http, Curl.http2WithoutUpgrade)
        }
        // The first requests wait until it is known whether they can share a connection.
        if options.version == .http2 || options.version == .automatic && transfer.origin.isSecure {
            set(Curl.waitsForMultiplexing, 1)
        }
        let idleTime = options.idleTime.waitable.components.seconds
        set(Curl.maximumIdleSeconds, Int(clamping: max(idleTime, 1)))
        // Turns cookies on.
        set(Curl.cookieFile, "")
        if let file = options.certificateAuthorities {
            set(Curl.authorities, file.path)
            set(Curl.proxyAuthorities, file.path)
        }
        if let client = options.clientCertificate {
            set(Curl.certificate, client.certificate.path)
            set(Curl.key, (client.key ?? client.certificate).path)
            if let password = client.password { set(Curl.keyPassword, password) }
        }
        session.proxy.configure(for: transfer.request.url) { set($0, $1) }
        if let path = options.socketPath { set(Curl.socketPath, path) }
    }

    private func setHeaders(of request: HTTPRequest) {
        let headers = request.sentHeaders
        for (name, value) in headers where !Self.framing.contains(name.lowercased()) {
            add(value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        if headers["User-Agent"] == nil { add("User-Agent: \(agent)") }
        if headers["Accept-Encoding"] == nil { add("Accept-Encoding: \(ContentCoding.accepted)") }
        // Without a value libcurl leaves out a header that it would add.
        if headers["Content-Type"] == nil { add("Content-Type:") }
        add("Expect:")
        set(Curl.headers, lines.map { UnsafeRawPointer($0) })
    }

    /// Fields that describe how the body is sent, which libcurl decides.
    private static let framing: Set<String> = ["content-length", "transfer-encoding", "expect"]

    private func add(_ line: String) {
        lines = functions.append(lines, line) ?? lines
    }

    private var agent: String { "RelayNetworking libcurl/\(functions.version)" }

    private func setBody(of transfer: CurlTransfer) {
        guard let upload = transfer.upload else {
            let needsLength = [.post, .put, .patch].contains(transfer.request.method)
            if needsLength { setPost(Data()) }
            return
        }
        if let small = upload.small, transfer.request.uploadProgress == nil {
            setPost(small)
        } else {
            set(Curl.upload, 1)
            set(Curl.method, transfer.request.method.rawValue)
            set(Curl.uploadSize, Int(clamping: upload.length))
            set(Curl.uploadBufferSize, 128 << 10)
        }
    }

    /// Sends a copy of these bytes together with the head.
    private func setPost(_ bytes: Data) {
        set(Curl.postSize, bytes.count)
        // libcurl takes no body if the address is missing.
        if bytes.isEmpty { return set(Curl.copiedPost, "") }
        bytes.withUnsafeBytes { set(Curl.copiedPost, $0.baseAddress) }
    }

    private func setCallbacks(of transfer: CurlTransfer) {
        let context = UnsafeRawPointer(Unmanaged.passUnretained(transfer).toOpaque())
        for option in [
            Curl.writeData, Curl.headerData, Curl.readData, Curl.seekData, Curl.requestData,
            Curl.progressData,
        ] {
            set(option, context)
        }
        _ = functions.setTransfer(handle, Curl.write) { bytes, size, count, context in
            let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return CurlTransfer.at(context)?.receive(bytes) ?? 0
        }
        _ = functions.setTransfer(handle, Curl.header) { bytes, size, count, context in
            let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
            return CurlTransfer.at(context)?.receive(line: line) == true ? line.count : 0
        }
        _ = functions.setTransfer(handle, Curl.read) { bytes, size, count, context in
            let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
            return CurlTransfer.at(context)?.fill(buffer) ?? Curl.abort
        }
        _ = functions.setSeek(handle, Curl.seek) { context, offset, _ in
            guard offset == 0, let transfer = CurlTransfer.at(context) else { return Curl.fail }
            transfer.rewind()
            return 0
        }
        let code = functions.setBeforeRequest(handle, Curl.beforeRequest) {
            context,
            _,
            _,
            _,
            port in
            CurlTransfer.at(context)?.mayBeSent(from: Int(clamping: port)) == true ? 0 : Curl.fail
        }
        reportsRequests = code == Curl.ok
        // libcurl calls it when the transfer ends, right before it decides about the connection.
        _ = curl.setProgress(handle, Curl.progress) { context, _, received, _, sent in
            CurlTransfer.at(context)?.noteProgress(received &+ sent)
            return 0
        }
    }

    private func setCallbacks(of connections: CurlConnections) {
        let context = UnsafeRawPointer(Unmanaged.passUnretained(connections).toOpaque())
        set(Curl.socketCreatedData, context)
        set(Curl.socketClosedData, context)
        _ = functions.setSocketCreated(handle, Curl.socketCreated) { context, descriptor, _ in
            // Child processes do not inherit it.
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            CurlConnections.at(context)?.forget(descriptor)
            return 0
        }
        _ = functions.setSocketClosed(handle, Curl.socketClosed) { context, descriptor in
            CurlConnections.at(context)?.noteClosing(descriptor)
            return Foundation.close(descriptor)
        }
    }

    private func set(_ option: Int32, _ number: Int) {
        _ = curl.setNumber(handle, option, number)
    }

    private func set(_ option: Int32, _ text: String) {
        _ = curl.setPointer(handle, option, text)
    }

    private func set(_ option: Int32, _ address: UnsafeRawPointer?) {
        _ = curl.setPointer(handle, option, address)
    }
}

extension CurlTransfer {
    /// The transfer at the address that libcurl was given as the context of callbacks.
    fileprivate static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
        context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }
}
#endif
