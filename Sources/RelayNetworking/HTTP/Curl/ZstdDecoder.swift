#if !canImport(Darwin)
import Foundation

// Unsafe pointers because the library is loaded at run time, and its functions are called by address.

/// The functions of the library of Zstandard, loaded at run time.
struct ZstdLibrary: Sendable {
    fileprivate let make: @convention(c) () -> OpaquePointer?
    fileprivate let free: @convention(c) (OpaquePointer) -> Int
    fileprivate let set: @convention(c) (OpaquePointer, Int32, Int32) -> Int
    /// Receives the addresses of a ``ZstdOutput`` and a ``ZstdInput``.
    fileprivate let decode:
        @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int
    fileprivate let isError: @convention(c) (Int) -> UInt32

    /// The library; `nil` if the system has none, or one older than 1.4 (2019).
    static let shared = ZstdLibrary()

    private init?() {
        guard let library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            CurlLibrary.find("ZSTD_\(name)", in: library, as: type)
        }
        guard let make = find("createDStream", as: type(of: self.make)),
            let free = find("freeDStream", as: type(of: self.free)),
            let set = find("DCtx_setParameter", as: type(of: self.set)),
            let decode = find("decompressStream", as: type(of: self.decode)),
            let isError = find("isError", as: type(of: self.isError))
        else { return nil }
        self.make = make
        self.free = free
        self.set = set
        self.decode = decode
        self.isError = isError
    }
}

/// `ZSTD_inBuffer`.
private struct ZstdInput {
    var start: UnsafeRawPointer?
    var count: Int
    var position = 0
}

/// `ZSTD_outBuffer`.
private struct ZstdOutput {
    var start: UnsafeMutableRawPointer?
    var count: Int
    var position = 0
}

/// Decodes `zstd` (RFC 8878), a sequence of frames.
///
/// A class because it owns memory of the library.
final class ZstdDecoder: ContentDecoder {
    private(set) var isAtEnd = false
    private let library: ZstdLibrary
    private let state: OpaquePointer

    private static let largestWindow: Int32 = 100
    /// The logarithm of the largest window that a server may use (RFC 9659): 8 MiB.
    private static let windowLimit: Int32 = 23

    /// Returns `nil` if there is no memory.
    init?(_ library: ZstdLibrary) {
        guard let state = library.make() else { return nil }
        self.library = library
        self.state = state
        _ = library.set(state, Self.largestWindow, Self.windowLimit)
    }

    deinit {
        _ = library.free(state)
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int)? {
        // Without input, the library would expect another frame.
        if isAtEnd, input.isEmpty { return (0, 0) }
        var source = ZstdInput(start: input.baseAddress, count: input.count)
        var target = ZstdOutput(start: output.baseAddress, count: output.count)
        let result = library.decode(state, &target, &source)
        guard library.isError(result) == 0 else { return nil }
        isAtEnd = result == 0
        return (source.position, target.position)
    }
}
#endif
