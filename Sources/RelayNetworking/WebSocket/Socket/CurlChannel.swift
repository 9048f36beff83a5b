#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl takes addresses of bytes. It keeps only those that the channel
// owns and frees after it.

/// A connection that libcurl has opened and encrypts, for `wss`.
///
/// A class because it owns the handle.
final class CurlChannel: ByteChannel {
    let descriptor: Int32
    private let curl: CurlLibrary
    private let handle: CurlLibrary.Handle
    /// The bytes that libcurl is given to send.
    ///
    /// A write that would have blocked must be repeated with the same bytes at the same address.
    private let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 1)
    /// The number of bytes in `piece` that libcurl has not accepted.
    private var pending = 0

    private init(curl: CurlLibrary, handle: CurlLibrary.Handle, descriptor: Int32) {
        self.curl = curl
        self.handle = handle
        self.descriptor = descriptor
    }

    deinit {
        piece.deallocate()
    }

    /// Connects and performs the TLS handshake.
    ///
    /// libcurl cannot be interrupted, so it takes up to a second to notice that the connection was
    /// aborted. `authorities` is a file of certificates to trust instead of the system's.
    static func connect(
        to endpoint: WebSocketEndpoint,
        trusting authorities: URL?,
        until deadline: ContinuousClock.Instant,
        waiter: SocketWaiter,
        curl: CurlLibrary? = .shared
    ) throws -> CurlChannel {
        guard let curl else {
            throw WebSocketError.invalidRequest(
                reason: "`wss` needs libcurl, which this system does not have. "
                    + "Install it: `apt-get install libcurl4`."
            )
        }
        guard let handle = curl.makeHandle() else {
            throw WebSocketError.insecure(reason: "libcurl could not start")
        }
        do {
            let descriptor = try connect(
                handle,
                curl,
                to: endpoint,
                trusting: authorities,
                until: deadline,
                waiter: waiter
            )
            return CurlChannel(curl: curl, handle: handle, descriptor: descriptor)
        } catch {
            curl.cleanUp(handle)
            throw error
        }
    }

    private static func connect(
        _ handle: CurlLibrary.Handle,
        _ curl: CurlLibrary,
        to endpoint: WebSocketEndpoint,
        trusting authorities: URL?,
        until deadline: ContinuousClock.Instant,
        waiter: SocketWaiter
    ) throws -> Int32 {
        let address = "https://\(endpoint.authority)/"
        _ = curl.setPointer(handle, Curl.url, address)
        if let url = URL(string: address) {
            CurlProxy(.environment).configure(for: url) { _ = curl.setPointer(handle, $0, $1) }
        }
        if let authorities { _ = curl.setPointer(handle, Curl.authorities, authorities.path) }
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        for (option, number) in [
            (Curl.connectOnly, 1), (Curl.http, Curl.http1), (Curl.noSignal, 1),
            (Curl.noProgress, 0), (Curl.connectTimeoutMilliseconds, Int(max(left, 1))),
        ] {
            _ = curl.setNumber(handle, option, number)
        }
        _ = curl.setProgress(handle, Curl.progress) { waiter, _, _, _, _ in
            guard let waiter else { return 1 }
            return Unmanaged<SocketWaiter>.fromOpaque(waiter).takeUnretainedValue().isAborted
                ? 1 : 0
        }
        _ = curl.setPointer(
            handle,
            Curl.progressData,
            Unmanaged.passUnretained(waiter).toOpaque()
        )
        var words = [CChar](repeating: 0, count: Curl.errorSize)
        let code = words.withUnsafeMutableBytes { words in
            _ = curl.setPointer(handle, Curl.errorBuffer, words.baseAddress)
            defer { _ = curl.setPointer(handle, Curl.errorBuffer, nil) }
            return curl.perform(handle)
        }
        let text = String(
            decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self
        )
        try waiter.check(code == Curl.timedOut ? .now : deadline)
        switch code {
        case Curl.ok: break
        case Curl.cannotResolve:
            throw WebSocketError.cannotConnect(reason: "there is no host `\(endpoint.host)`")
        case Curl.cannotConnect: throw WebSocketError.cannotConnect(reason: text)
        case _ where Curl.untrusted.contains(code): throw WebSocketError.insecure(reason: text)
        default: throw WebSocketError.cannotConnect(reason: text)
        }
        var descriptor: Int32 = -1
        guard curl.getSocket(handle, Curl.activeSocket, &descriptor) == Curl.ok, descriptor >= 0
        else { throw WebSocketError.insecure(reason: "libcurl has no connection") }
        return descriptor
    }

    func read(into buffer: inout [UInt8]) throws(WebSocketError) -> ByteRead {
        var count = 0
        switch curl.receive(handle, &buffer, buffer.count, &count) {
        case Curl.ok: return count == 0 ? .end : .bytes(count)
        case Curl.again: return .wouldBlock
        case let code: throw .lost(reason: "libcurl could not receive (code \(code))")
        }
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(WebSocketError) -> Int {
        if pending == 0 {
            pending = min(bytes.count, piece.count)
            bytes.withUnsafeBytes { piece.copyMemory(from: .init(rebasing: $0.prefix(pending))) }
        }
        var count = 0
        switch curl.send(handle, piece.baseAddress, pending, &count) {
        case Curl.ok:
            // The next call copies the rest of the piece again.
            pending = 0
            return count
        case Curl.again: return 0
        case let code: throw .lost(reason: "libcurl could not send (code \(code))")
        }
    }

    func close() {
        curl.cleanUp(handle)
    }
}
#endif
