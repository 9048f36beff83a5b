#if !canImport(Darwin)
import Foundation

// Unsafe pointers because zlib is loaded at run time, and its functions are called by address.

/// The functions of zlib, loaded at run time.
struct ZlibLibrary: Sendable {
    /// The address of a ``ZlibStream``.
    fileprivate typealias Stream = UnsafeMutableRawPointer

    fileprivate let start: @convention(c) (Stream, Int32, UnsafePointer<CChar>, Int32) -> Int32
    fileprivate let inflate: @convention(c) (Stream, Int32) -> Int32
    fileprivate let reset: @convention(c) (Stream) -> Int32
    fileprivate let end: @convention(c) (Stream) -> Int32

    /// The library; `nil` if the system has none.
    static let shared = ZlibLibrary()

    private init?() {
        guard let library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL),
            let start = CurlLibrary.find("inflateInit2_", in: library, as: type(of: self.start)),
            let inflate = CurlLibrary.find("inflate", in: library, as: type(of: self.inflate)),
            let reset = CurlLibrary.find("inflateReset", in: library, as: type(of: self.reset)),
            let end = CurlLibrary.find("inflateEnd", in: library, as: type(of: self.end))
        else { return nil }
        self.start = start
        self.inflate = inflate
        self.reset = reset
        self.end = end
    }
}

/// `z_stream`.
private struct ZlibStream {
    var nextInput: UnsafeRawPointer?
    var inputCount: UInt32 = 0
    var totalInput: UInt = 0
    var nextOutput: UnsafeMutableRawPointer?
    var outputCount: UInt32 = 0
    var totalOutput: UInt = 0
    var message: UnsafePointer<CChar>?
    var state: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var context: OpaquePointer?
    var kind: Int32 = 0
    var checksum: UInt = 0
    var reserved: UInt = 0
}

/// Decodes `gzip` (RFC 1952), a sequence of members, and both forms of `deflate`.
///
/// A class because it owns memory of zlib, which keeps the address of the stream.
final class ZlibDecoder: ContentDecoder {
    /// The frame around the compressed bytes, as zlib denotes it.
    enum Frame: Int32 {
        case none = -15
        case zlib = 15
        case gzip = 31
    }

    private(set) var isAtEnd = false
    private let library: ZlibLibrary
    private let frame: Frame
    private let stream: UnsafeMutablePointer<ZlibStream>

    private static let ok: Int32 = 0
    private static let streamEnd: Int32 = 1
    private static let noProgress: Int32 = -5
    private static let flush: Int32 = 2

    /// Returns `nil` if there is no memory.
    init?(_ library: ZlibLibrary, _ frame: Frame) {
        self.library = library
        self.frame = frame
        stream = .allocate(capacity: 1)
        stream.initialize(to: ZlibStream())
        let size = Int32(clamping: MemoryLayout<ZlibStream>.size)
        guard library.start(stream, frame.rawValue, "1", size) == Self.ok else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        _ = library.end(stream)
        stream.deallocate()
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int)? {
        if isAtEnd {
            guard !input.isEmpty else { return (0, 0) }
            // Only a file in the format of gzip has several members.
            guard frame == .gzip, library.reset(stream) == Self.ok else { return nil }
            isAtEnd = false
        }
        let inputCount = UInt32(clamping: input.count)
        let outputCount = UInt32(clamping: output.count)
        stream.pointee.nextInput = input.baseAddress
        stream.pointee.inputCount = inputCount
        stream.pointee.nextOutput = output.baseAddress
        stream.pointee.outputCount = outputCount
        let code = library.inflate(stream, Self.flush)
        guard [Self.ok, Self.streamEnd, Self.noProgress].contains(code) else { return nil }
        isAtEnd = code == Self.streamEnd
        return (
            Int(clamping: inputCount - stream.pointee.inputCount),
            Int(clamping: outputCount - stream.pointee.outputCount)
        )
    }
}

/// Decodes `deflate`, which some servers send without the frame of RFC 1950.
///
/// A class because it owns a decoder.
final class DeflateDecoder: ContentDecoder {
    private let library: ZlibLibrary
    /// The first byte, until the second one says whether both begin a frame.
    private var first: UInt8?
    private var decoder: ZlibDecoder?

    init(_ library: ZlibLibrary) {
        self.library = library
    }

    var isAtEnd: Bool { decoder?.isAtEnd ?? false }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int)? {
        if let decoder { return decoder.decode(input, into: output) }
        guard let next = input.first else { return (0, 0) }
        guard let first else {
            first = next
            return (1, 0)
        }
        let isFramed = first & 0x0F == 8 && (UInt16(first) << 8 | UInt16(next)) % 31 == 0
        guard let decoder = ZlibDecoder(library, isFramed ? .zlib : .none) else { return nil }
        self.decoder = decoder
        // The bits of one byte are not enough for any output.
        guard withUnsafeBytes(of: first, { decoder.decode($0, into: output) }) != nil else {
            return nil
        }
        return decoder.decode(input, into: output)
    }
}
#endif
