#if !canImport(Darwin)
import Foundation

// Not URLSession, which ignores the time limit on Linux and polls while it waits.

extension HTTPClient {
    /// Sends a request and blocks until it is answered.
    func post(_ body: String, to url: URL) -> Result<Response, Failure> {
        guard let curl = Curl(), let transfer = curl.makeTransfer() else {
            return .failure(
                Failure(
                    message: "requests need libcurl, which this system lacks. Install it, for "
                        + "example with `apt-get install libcurl4`",
                    isTemporary: false
                )
            )
        }
        defer { curl.endTransfer(transfer) }
        var list: OpaquePointer?
        for (name, value) in headers {
            // Without a value, a colon would remove the header.
            list = curl.append(list, value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        defer { curl.endList(list) }
        _ = curl.setPointer(transfer, Curl.headers, UnsafeRawPointer(list))
        for (option, text) in [(Curl.url, url.absoluteString), (Curl.encodings, "")] {
            // libcurl copies the texts of these options.
            _ = text.withCString { curl.setPointer(transfer, option, $0) }
        }
        _ = curl.setNumber(transfer, Curl.noSignal, 1)
        _ = curl.setNumber(transfer, Curl.timeout, max(1, Int(timeout * 1000)))
        _ = curl.setNumber(transfer, Curl.postSize, body.utf8.count)
        _ = body.withCString { curl.setPointer(transfer, Curl.copiedPost, $0) }
        _ = curl.setWriter(transfer, Curl.write) { bytes, size, count, answer in
            guard let bytes, let answer else { return 0 }
            let body = Unmanaged<ReceivedBody>.fromOpaque(answer).takeUnretainedValue()
            return body.append(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        let answer = ReceivedBody()
        let code = withExtendedLifetime(answer) {
            let address = Unmanaged.passUnretained(answer).toOpaque()
            _ = curl.setPointer(transfer, Curl.writeData, address)
            return curl.perform(transfer)
        }
        var status = 0
        _ = curl.getNumber(transfer, Curl.status, &status)
        if answer.isTooLarge { return .failure(.tooLarge) }
        switch code {
        case 0: return .success(Response(status: status, body: answer.bytes))
        case Curl.timedOut: return .failure(.timedOut(timeout))
        default: return .failure(.unreachable(String(cString: curl.describe(code))))
        }
    }
}

/// The body of a response.
///
/// A class because libcurl keeps its address.
private final class ReceivedBody {
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLarge = false

    /// Returns the number of bytes that were taken.
    ///
    /// libcurl aborts if these are not all.
    func append(_ more: UnsafeRawBufferPointer) -> Int {
        guard bytes.count + more.count <= HTTPClient.maximumBody else {
            isTooLarge = true
            return 0
        }
        bytes += more
        return more.count
    }
}

/// The functions of libcurl that are used here, loaded at run time.
///
/// So the tool can be built without libcurl's headers, and everything but `fetch-schema` runs
/// without it. Functions with variadic arguments are called as if they had one argument of a fixed
/// type, which is passed in the same way on the Linux platforms that Swift supports.
private struct Curl {
    typealias Writer =
        @convention(c) (
            UnsafeMutableRawPointer?, Int, Int, UnsafeMutableRawPointer?
        ) -> Int

    let makeTransfer: @convention(c) () -> OpaquePointer?
    let endTransfer: @convention(c) (OpaquePointer) -> Void
    let setNumber: @convention(c) (OpaquePointer, Int32, Int) -> Int32
    let setPointer: @convention(c) (OpaquePointer, Int32, UnsafeRawPointer?) -> Int32
    let setWriter: @convention(c) (OpaquePointer, Int32, Writer) -> Int32
    let perform: @convention(c) (OpaquePointer) -> Int32
    let getNumber: @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Int>) -> Int32
    let describe: @convention(c) (Int32) -> UnsafePointer<CChar>
    let append: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    let endList: @convention(c) (OpaquePointer?) -> Void

    /// Returns `nil` if the system has no libcurl.
    init?() {
        let names = ["libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.so"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
        else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let makeTransfer = find("curl_easy_init", as: type(of: self.makeTransfer)),
            let endTransfer = find("curl_easy_cleanup", as: type(of: self.endTransfer)),
            let setNumber = find("curl_easy_setopt", as: type(of: self.setNumber)),
            let setPointer = find("curl_easy_setopt", as: type(of: self.setPointer)),
            let setWriter = find("curl_easy_setopt", as: type(of: self.setWriter)),
            let perform = find("curl_easy_perform", as: type(of: self.perform)),
            let getNumber = find("curl_easy_getinfo", as: type(of: self.getNumber)),
            let describe = find("curl_easy_strerror", as: type(of: self.describe)),
            let append = find("curl_slist_append", as: type(of: self.append)),
            let endList = find("curl_slist_free_all", as: type(of: self.endList))
        else { return nil }
        self.makeTransfer = makeTransfer
        self.endTransfer = endTransfer
        self.setNumber = setNumber
        self.setPointer = setPointer
        self.setWriter = setWriter
        self.perform = perform
        self.getNumber = getNumber
        self.describe = describe
        self.append = append
        self.endList = endList
    }

    // The constants of `curl.h`.
    static let noSignal: Int32 = 99
    static let timeout: Int32 = 155
    static let postSize: Int32 = 60
    static let writeData: Int32 = 10001
    static let url: Int32 = 10002
    static let headers: Int32 = 10023
    static let encodings: Int32 = 10102
    static let copiedPost: Int32 = 10165
    static let write: Int32 = 20011
    static let status: Int32 = 0x20_0000 + 2
    static let timedOut: Int32 = 28
}
#endif
