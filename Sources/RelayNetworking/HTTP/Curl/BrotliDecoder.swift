#if !canImport(Darwin)
import Foundation

// Unsafe pointers because the library is loaded at run time, and its functions are called by address.

/// The functions of the library of Brotli, loaded at run time.
struct BrotliLibrary: Sendable {
    fileprivate let make:
        @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    fileprivate let free: @convention(c) (OpaquePointer) -> Void
    fileprivate let decode:
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeRawPointer?>,
            UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
            UnsafeMutablePointer<Int>?
        ) -> Int32

    /// The library; `nil` if the system has none.
    static let shared = BrotliLibrary()

    private init?() {
        guard let library = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            CurlLibrary.find("BrotliDecoder\(name)", in: library, as: type)
        }
        guard let make = find("CreateInstance", as: type(of: self.make)),
            let free = find("DestroyInstance", as: type(of: self.free)),
            let decode = find("DecompressStream", as: type(of: self.decode))
        else { return nil }
        self.make = make
        self.free = free
        self.decode = decode
    }
}

/// Decodes `br` (RFC 7932).
///
/// A class because it owns memory of the library.
final class BrotliDecoder: ContentDecoder {
    private(set) var isAtEnd = false
    private let library: BrotliLibrary
    private let state: OpaquePointer

    private static let failed: Int32 = 0
    private static let complete: Int32 = 1

    /// Returns `nil` if there is no memory.
    init?(_ library: BrotliLibrary) {
        guard let state = library.make(nil, nil, nil) else { return nil }
        self.library = library
        self.state = state
    }

    deinit {
        library.free(state)
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
    ) -> (read: Int, written: Int)? {
        // Nothing may follow the end.
        if isAtEnd { return input.isEmpty ? (0, 0) : nil }
        var (inputCount, nextInput) = (input.count, input.baseAddress)
        var (outputCount, nextOutput) = (output.count, output.baseAddress)
        let code = library.decode(
            state,
            &inputCount,
            &nextInput,
            &outputCount,
            &nextOutput,
            nil
        )
        guard code != Self.failed else { return nil }
        isAtEnd = code == Self.complete
        return (input.count - inputCount, output.count - outputCount)
    }
}
#endif
