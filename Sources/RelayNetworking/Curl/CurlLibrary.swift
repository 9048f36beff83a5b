#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl is loaded at run time, and its functions are called by address.

/// The functions of libcurl that are used here, loaded at run time.
///
/// So programs run without libcurl as long as they do not use `wss`, and no headers need to be
/// installed.
///
/// Functions with variadic arguments are called as if they had a single argument of a fixed type.
/// On the Linux platforms that Swift supports, integers and pointers are passed in the same way in
/// both cases.
struct CurlLibrary: Sendable {
    typealias Handle = OpaquePointer
    typealias Progress =
        @convention(c) (UnsafeMutableRawPointer?, Int64, Int64, Int64, Int64) -> Int32

    let makeHandle: @convention(c) () -> Handle?
    let cleanUp: @convention(c) (Handle) -> Void
    let setNumber: @convention(c) (Handle, Int32, Int) -> Int32
    let setPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32
    let setProgress: @convention(c) (Handle, Int32, Progress) -> Int32
    let perform: @convention(c) (Handle) -> Int32
    let getSocket: @convention(c) (Handle, Int32, UnsafeMutablePointer<Int32>) -> Int32
    let receive:
        @convention(c) (Handle, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>) -> Int32
    let send: @convention(c) (Handle, UnsafeRawPointer?, Int, UnsafeMutablePointer<Int>) -> Int32
    /// The functions for many transfers at a time; `nil` if this libcurl is too old for them.
    let transfers: CurlTransferFunctions?

    /// The library; `nil` if the system has none.
    static let shared = CurlLibrary(names: names)

    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"]

    /// Searches the process and then libraries with these names.
    ///
    /// Returns `nil` if there is none. Transfers need at least the version `oldest`.
    init?(
        names: [String],
        inProcess: Bool = true,
        oldest: UInt32 = CurlTransferFunctions.oldest
    ) {
        // If Foundation's networking is linked, it brings libcurl along.
        let places: [String?] = (inProcess ? [nil] : []) + names
        let found = places.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }
        guard let library = found.first(where: Self.isCurl) else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            Self.find(name, in: library, as: type)
        }
        typealias Initialize = @convention(c) (Int) -> Int32
        guard let initialize = find("curl_global_init", as: Initialize.self),
            let makeHandle = find("curl_easy_init", as: type(of: self.makeHandle)),
            let cleanUp = find("curl_easy_cleanup", as: type(of: self.cleanUp)),
            let setNumber = find("curl_easy_setopt", as: type(of: self.setNumber)),
            let setPointer = find("curl_easy_setopt", as: type(of: self.setPointer)),
            let setProgress = find("curl_easy_setopt", as: type(of: self.setProgress)),
            let perform = find("curl_easy_perform", as: type(of: self.perform)),
            let getSocket = find("curl_easy_getinfo", as: type(of: self.getSocket)),
            let receive = find("curl_easy_recv", as: type(of: self.receive)),
            let send = find("curl_easy_send", as: type(of: self.send)),
            initialize(Self.everything) == 0
        else { return nil }
        self.makeHandle = makeHandle
        self.cleanUp = cleanUp
        self.setNumber = setNumber
        self.setPointer = setPointer
        self.setProgress = setProgress
        self.perform = perform
        self.getSocket = getSocket
        self.receive = receive
        self.send = send
        transfers = CurlTransferFunctions(library, oldest: oldest)
    }

    /// Returns the function with this name, which must have the type of the C function.
    static func find<Function>(
        _ name: String,
        in library: UnsafeMutableRawPointer,
        as type: Function.Type
    ) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }

    private static func isCurl(_ library: UnsafeMutableRawPointer) -> Bool {
        dlsym(library, "curl_easy_recv") != nil
    }

    private static let everything = 3
}
#endif
