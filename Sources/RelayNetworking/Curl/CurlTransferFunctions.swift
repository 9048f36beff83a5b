#if !canImport(Darwin)
import Foundation

// Unsafe pointers because libcurl is loaded at run time, and its functions are called by address.

/// The functions of libcurl for many transfers at a time, loaded at run time.
///
/// Functions with variadic arguments are called with an argument of a fixed type; see
/// ``CurlLibrary``.
struct CurlTransferFunctions: Sendable {
    typealias Handle = CurlLibrary.Handle
    /// Receives or provides bytes: their address, the size and number of elements, the context.
    typealias Transfer =
        @convention(c) (
            UnsafeMutablePointer<UInt8>?, Int, Int, UnsafeMutableRawPointer?
        ) -> Int
    typealias Seek = @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int32
    typealias Debug =
        @convention(c) (
            Handle?, Int32, UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?
        ) -> Int32
    typealias SocketCreated = @convention(c) (UnsafeMutableRawPointer?, Int32, Int32) -> Int32
    typealias SocketClosed = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
    typealias BeforeRequest =
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, Int32
        ) -> Int32
    typealias SocketChanged =
        @convention(c) (
            Handle?, Int32, Int32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
        ) -> Int32
    typealias TimerChanged =
        @convention(c) (Handle?, Int, UnsafeMutableRawPointer?) -> Int32

    let reset: @convention(c) (Handle) -> Void
    let setTransfer: @convention(c) (Handle, Int32, Transfer?) -> Int32
    let setDebug: @convention(c) (Handle, Int32, Debug) -> Int32
    let setSeek: @convention(c) (Handle, Int32, Seek) -> Int32
    let setSocketCreated: @convention(c) (Handle, Int32, SocketCreated) -> Int32
    let setSocketClosed: @convention(c) (Handle, Int32, SocketClosed) -> Int32
    let setBeforeRequest: @convention(c) (Handle, Int32, BeforeRequest) -> Int32
    let getNumber: @convention(c) (Handle, Int32, UnsafeMutablePointer<Int>) -> Int32
    let pause: @convention(c) (Handle, Int32) -> Int32
    let describe: @convention(c) (Int32) -> UnsafePointer<CChar>?
    let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    let freeList: @convention(c) (OpaquePointer?) -> Void
    let makeShare: @convention(c) () -> Handle?
    let setShare: @convention(c) (Handle, Int32, Int) -> Int32
    let cleanUpShare: @convention(c) (Handle) -> Int32
    let makeMulti: @convention(c) () -> Handle?
    let cleanUpMulti: @convention(c) (Handle) -> Int32
    let add: @convention(c) (Handle, Handle) -> Int32
    let remove: @convention(c) (Handle, Handle) -> Int32
    let setMultiNumber: @convention(c) (Handle, Int32, Int) -> Int32
    let setMultiPointer: @convention(c) (Handle, Int32, UnsafeRawPointer?) -> Int32
    let setSocketChanged: @convention(c) (Handle, Int32, SocketChanged) -> Int32
    let setTimerChanged: @convention(c) (Handle, Int32, TimerChanged) -> Int32
    let act: @convention(c) (Handle, Int32, Int32, UnsafeMutablePointer<Int32>) -> Int32
    /// Returns the address of a ``CurlMessage``.
    let readMessage: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeRawPointer?
    /// The version: `7.88.1`.
    let version: String
    /// Whether the texts are known by which libcurl reports streams and shutdowns of HTTP/2.
    let reportsShutdowns: Bool
    /// Whether an HTTP/2 connection without TLS can carry a second request.
    ///
    /// In 7.88 it can't, see <https://github.com/curl/curl/pull/10643>.
    let reusesPlainHTTP2: Bool

    /// Returns `nil` if a function is missing, or the library is too old.
    init?(_ library: UnsafeMutableRawPointer, oldest: UInt32) {
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            CurlLibrary.find(name, in: library, as: type)
        }
        typealias GetVersion = @convention(c) (Int32) -> UnsafeRawPointer?
        guard let getVersion = find("curl_version_info", as: GetVersion.self),
            let version = getVersion(0)?.load(as: CurlVersion.self),
            version.number >= oldest, Self.looksUpNamesOnThreads(features: version.features),
            let reset = find("curl_easy_reset", as: type(of: self.reset)),
            let setTransfer = find("curl_easy_setopt", as: type(of: self.setTransfer)),
            let setDebug = find("curl_easy_setopt", as: type(of: self.setDebug)),
            let setSeek = find("curl_easy_setopt", as: type(of: self.setSeek)),
            let setSocketCreated = find("curl_easy_setopt", as: type(of: self.setSocketCreated)),
            let setSocketClosed = find("curl_easy_setopt", as: type(of: self.setSocketClosed)),
            let setBeforeRequest = find("curl_easy_setopt", as: type(of: self.setBeforeRequest)),
            let getNumber = find("curl_easy_getinfo", as: type(of: self.getNumber)),
            let pause = find("curl_easy_pause", as: type(of: self.pause)),
            let describe = find("curl_easy_strerror", as: type(of: self.describe)),
            let append = find("curl_slist_append", as: type(of: self.append)),
            let freeList = find("curl_slist_free_all", as: type(of: self.freeList)),
            let makeShare = find("curl_share_init", as: type(of: self.makeShare)),
            let setShare = find("curl_share_setopt", as: type(of: self.setShare)),
            let cleanUpShare = find("curl_share_cleanup", as: type(of: self.cleanUpShare)),
            let makeMulti = find("curl_multi_init", as: type(of: self.makeMulti)),
            let cleanUpMulti = find("curl_multi_cleanup", as: type(of: self.cleanUpMulti)),
            let add = find("curl_multi_add_handle", as: type(of: self.add)),
            let remove = find("curl_multi_remove_handle", as: type(of: self.remove)),
            let setMultiNumber = find("curl_multi_setopt", as: type(of: self.setMultiNumber)),
            let setMultiPointer = find("curl_multi_setopt", as: type(of: self.setMultiPointer)),
            let setSocketChanged = find("curl_multi_setopt", as: type(of: self.setSocketChanged)),
            let setTimerChanged = find("curl_multi_setopt", as: type(of: self.setTimerChanged)),
            let act = find("curl_multi_socket_action", as: type(of: self.act)),
            let readMessage = find("curl_multi_info_read", as: type(of: self.readMessage))
        else { return nil }
        self.reset = reset
        self.setTransfer = setTransfer
        self.setDebug = setDebug
        self.setSeek = setSeek
        self.setSocketCreated = setSocketCreated
        self.setSocketClosed = setSocketClosed
        self.setBeforeRequest = setBeforeRequest
        self.getNumber = getNumber
        self.pause = pause
        self.describe = describe
        self.append = append
        self.freeList = freeList
        self.makeShare = makeShare
        self.setShare = setShare
        self.cleanUpShare = cleanUpShare
        self.makeMulti = makeMulti
        self.cleanUpMulti = cleanUpMulti
        self.add = add
        self.remove = remove
        self.setMultiNumber = setMultiNumber
        self.setMultiPointer = setMultiPointer
        self.setSocketChanged = setSocketChanged
        self.setTimerChanged = setTimerChanged
        self.act = act
        self.readMessage = readMessage
        reportsShutdowns = version.number >> 8 >= 0x07_58
        reusesPlainHTTP2 = version.number >> 8 != 0x07_58
        self.version = version.name.map { String(cString: $0) } ?? ""
    }

    /// The oldest version that can be used: 7.68 (2020).
    ///
    /// Earlier ones lose events of HTTP/2 connections that several transfers share.
    static let oldest: UInt32 = 0x07_44_00

    /// Returns whether looking up a name leaves libcurl's thread free for other transfers.
    static func looksUpNamesOnThreads(features: Int32) -> Bool {
        features & (1 << 7) != 0
    }
}

/// The start of `curl_version_info_data`.
struct CurlVersion {
    var age: Int32
    var name: UnsafePointer<CChar>?
    var number: UInt32
    var host: UnsafePointer<CChar>?
    var features: Int32
}

/// `CURLMsg`: the end of a transfer.
struct CurlMessage {
    var kind: Int32
    var handle: OpaquePointer?
    /// A union of an address and the transfer's error code, which is in the first half.
    var result: UInt64

    var code: Int32 { withUnsafeBytes(of: result) { $0.load(as: Int32.self) } }
}
#endif
