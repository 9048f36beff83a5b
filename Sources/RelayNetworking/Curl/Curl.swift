#if !canImport(Darwin)
/// The constants of `curl.h` and `multi.h` that are used.
enum Curl {
    // Options with numbers.
    static let verbose: Int32 = 41
    static let noProgress: Int32 = 43
    static let noBody: Int32 = 44
    static let upload: Int32 = 46
    static let freshConnection: Int32 = 74
    static let forbidReuse: Int32 = 75
    static let http: Int32 = 84
    static let bufferSize: Int32 = 98
    static let noSignal: Int32 = 99
    static let connectOnly: Int32 = 141
    static let connectTimeoutMilliseconds: Int32 = 156
    static let requestOfRTSP: Int32 = 189
    static let keepAlive: Int32 = 213
    static let waitsForMultiplexing: Int32 = 237
    static let hidesProxyHead: Int32 = 265
    static let uploadBufferSize: Int32 = 280
    static let maximumIdleSeconds: Int32 = 288
    static let quickExit: Int32 = 322
    static let uploadSize: Int32 = 30115
    static let postSize: Int32 = 30120

    // Options with texts, lists and addresses.
    static let writeData: Int32 = 10001
    static let url: Int32 = 10002
    static let proxy: Int32 = 10004
    static let readData: Int32 = 10009
    static let errorBuffer: Int32 = 10010
    static let headers: Int32 = 10023
    static let certificate: Int32 = 10025
    static let keyPassword: Int32 = 10026
    static let headerData: Int32 = 10029
    static let cookieFile: Int32 = 10031
    static let method: Int32 = 10036
    static let progressData: Int32 = 10057
    static let authorities: Int32 = 10065
    static let key: Int32 = 10087
    static let share: Int32 = 10100
    static let socketCreatedData: Int32 = 10149
    static let debugData: Int32 = 10095
    static let copiedPost: Int32 = 10165
    static let seekData: Int32 = 10168
    static let noProxy: Int32 = 10177
    static let socketClosedData: Int32 = 10209
    static let socketPath: Int32 = 10231
    static let proxyAuthorities: Int32 = 10246
    static let requestData: Int32 = 10313

    // Options with functions.
    static let write: Int32 = 20011
    static let read: Int32 = 20012
    static let header: Int32 = 20079
    static let debug: Int32 = 20094
    static let socketCreated: Int32 = 20148
    static let seek: Int32 = 20167
    static let socketClosed: Int32 = 20208
    static let progress: Int32 = 20219
    static let beforeRequest: Int32 = 20312

    // Values of options, and what callbacks return.
    static let http1 = 2
    static let http2OverTLS = 4
    static let http2WithoutUpgrade = 5
    static let receiveOnly = 11
    static let pause = 0x1000_0001
    static let abort = 0x1000_0000
    static let fail: Int32 = 1
    static let text: Int32 = 0
    static let resume: Int32 = 0
    static let pauseReceiving: Int32 = 1

    // Options of multi handles.
    static let socketData: Int32 = 10002
    static let timerData: Int32 = 10005
    static let socketChanged: Int32 = 20001
    static let timerChanged: Int32 = 20004
    static let maximumConnections: Int32 = 6
    static let maximumStreams: Int32 = 16
    static let timeout: Int32 = -1
    static let removeSocket: Int32 = 4
    static let done: Int32 = 1

    // Options of share handles, and what is shared.
    static let shared: Int32 = 1
    static let cookies = 2
    static let sessionsOfTLS = 4

    static let bodySize: Int32 = 0x60_0000 + 8
    static let announcedSize: Int32 = 0x60_0000 + 15
    static let requestSize: Int32 = 0x20_0000 + 12
    static let systemError: Int32 = 0x20_0000 + 25
    static let localPort: Int32 = 0x20_0000 + 42
    static let activeSocket: Int32 = 0x50_0000 + 44
    static let errorSize = 256

    static let ok: Int32 = 0
    static let noReply: Int32 = 52
    /// A line of a head is too long for libcurl, which older versions report as a lack of memory.
    static let tooLarge: Set<Int32> = [27, 100]
    static let cannotSend: Int32 = 55
    /// The errors with which libcurl 7.88 reports streams that a server refused when it shut down,
    /// besides other reasons.
    static let endOfSession: Set<Int32> = [16, noReply]
    static let cannotResolve: ClosedRange<Int32> = 5...6
    static let cannotConnect: Int32 = 7
    static let timedOut: Int32 = 28
    static let malformedURL: Int32 = 3
    static let partialFile: Int32 = 18
    static let cannotConnectSecurely: Int32 = 35
    static let again: Int32 = 81
    static let unsupportedScheme: Int32 = 1
    /// An HTTP/2 stream was reset, or ended in a way that libcurl does not expect.
    static let stream: Int32 = 92
    /// The connection was closed or reset.
    static let closed: Set<Int32> = [52, 55, 56]
    /// Errors in a certificate, the server's or the client's, or in the ciphers.
    static let untrusted: Set<Int32> = [51, 53, 54, 58, 59, 60, 64, 66, 77, 82, 83, 90, 91, 98]
}
#endif
