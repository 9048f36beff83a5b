// swift-format-ignore-file
// URL loading, with the protocols of Objective-C that make methods of delegates optional.

@objc public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
    @objc optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    @objc optional func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

@objc public protocol URLSessionTaskDelegate: URLSessionDelegate {
    @objc optional func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    @objc optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    @objc optional func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
    @objc optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    @objc optional func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

@objc public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    @objc optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
    @objc optional func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

@objc public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    @objc optional func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didOpenWithProtocol protocol: String?)
    @objc optional func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

open class URLSession: NSObject, @unchecked Sendable {
    @objc public enum AuthChallengeDisposition: Int, @unchecked Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }
    @objc public enum ResponseDisposition: Int, @unchecked Sendable {
        case cancel, allow, becomeDownload, becomeStream
    }
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {}
    open class var shared: URLSession { URLSession(configuration: .default, delegate: nil, delegateQueue: nil) }
    open var configuration: URLSessionConfiguration { .ephemeral }
    open func finishTasksAndInvalidate() {}
    open func invalidateAndCancel() {}
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask() }
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask() }
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        URLSessionUploadTask()
    }
    open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
}

open class URLSessionTask: NSObject, @unchecked Sendable {
    open var taskIdentifier: Int { 0 }
    open var response: URLResponse? { nil }
    open var countOfBytesReceived: Int64 { 0 }
    open func cancel() {}
    open func resume() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable { case data(Data), string(String) }
    @objc public enum CloseCode: Int, @unchecked Sendable {
        case invalid = 0
        case normalClosure = 1000
        case goingAway = 1001
        case protocolError = 1002
        case unsupportedData = 1003
        case noStatusReceived = 1005
        case abnormalClosure = 1006
        case invalidFramePayloadData = 1007
        case policyViolation = 1008
        case messageTooBig = 1009
        case mandatoryExtensionMissing = 1010
        case internalServerError = 1011
        case tlsHandshakeFailure = 1015
    }
    open var maximumMessageSize: Int { get { 0 } set {} }
    open var closeCode: CloseCode { .invalid }
    open var closeReason: Data? { nil }
    open func cancel(with closeCode: CloseCode, reason: Data?) {}
    public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {}
    public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    open var requestCachePolicy: NSURLRequest.CachePolicy { get { .useProtocolCachePolicy } set {} }
    open var httpMaximumConnectionsPerHost: Int { get { 0 } set {} }
    open var httpCookieStorage: HTTPCookieStorage? { get { nil } set {} }
    open var urlCredentialStorage: URLCredentialStorage? { get { nil } set {} }
    open var urlCache: URLCache? { get { nil } set {} }
}

open class NSURLRequest: NSObject {
    public enum CachePolicy: UInt, @unchecked Sendable {
        case useProtocolCachePolicy = 0
        case reloadIgnoringLocalCacheData = 1
    }
}

public struct URLRequest: Hashable, Sendable {
    public var url: URL?
    public var timeoutInterval: TimeInterval = 60
    public var httpMethod: String?
    public var allHTTPHeaderFields: [String: String]?
    public var httpBody: Data?
    public init(
        url: URL, cachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: TimeInterval = 60.0
    ) {}
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}

open class URLResponse: NSObject, @unchecked Sendable {
    open var url: URL? { nil }
    open var mimeType: String? { nil }
    open var expectedContentLength: Int64 { 0 }
}
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    open var statusCode: Int { 200 }
    open var allHeaderFields: [AnyHashable: Any] { [:] }
    open func value(forHTTPHeaderField field: String) -> String? { nil }
}

open class HTTPCookie: NSObject, @unchecked Sendable {}
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    open class var shared: HTTPCookieStorage { HTTPCookieStorage() }
    open var cookies: [HTTPCookie]? { nil }
    open func deleteCookie(_ cookie: HTTPCookie) {}
}
open class URLCredential: NSObject, @unchecked Sendable {}
open class URLCredentialStorage: NSObject, @unchecked Sendable {
    open class var shared: URLCredentialStorage { URLCredentialStorage() }
}
open class URLCache: NSObject, @unchecked Sendable {}
open class URLProtectionSpace: NSObject, @unchecked Sendable {
    open var authenticationMethod: String { "" }
    open var host: String { "" }
}
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    open var protectionSpace: URLProtectionSpace { URLProtectionSpace() }
}

public let NSURLAuthenticationMethodDefault = ""
public let NSURLAuthenticationMethodHTTPBasic = ""
public let NSURLAuthenticationMethodHTTPDigest = ""
public let NSURLAuthenticationMethodHTMLForm = ""
public let NSURLAuthenticationMethodNTLM = ""
public let NSURLAuthenticationMethodNegotiate = ""
public let NSURLAuthenticationMethodServerTrust = ""

public struct URLError: Error, Hashable, Sendable {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var unknown: Code { Code(rawValue: -1) }
        public static var cancelled: Code { Code(rawValue: -999) }
        public static var badURL: Code { Code(rawValue: -1000) }
        public static var timedOut: Code { Code(rawValue: -1001) }
        public static var unsupportedURL: Code { Code(rawValue: -1002) }
        public static var cannotFindHost: Code { Code(rawValue: -1003) }
        public static var cannotConnectToHost: Code { Code(rawValue: -1004) }
        public static var networkConnectionLost: Code { Code(rawValue: -1005) }
        public static var dnsLookupFailed: Code { Code(rawValue: -1006) }
        public static var notConnectedToInternet: Code { Code(rawValue: -1009) }
        public static var badServerResponse: Code { Code(rawValue: -1011) }
        public static var zeroByteResource: Code { Code(rawValue: -1014) }
        public static var cannotParseResponse: Code { Code(rawValue: -1017) }
        public static var internationalRoamingOff: Code { Code(rawValue: -1018) }
        public static var dataNotAllowed: Code { Code(rawValue: -1020) }
        public static var appTransportSecurityRequiresSecureConnection: Code { Code(rawValue: -1022) }
        public static var dataLengthExceedsMaximum: Code { Code(rawValue: -1103) }
        public static var secureConnectionFailed: Code { Code(rawValue: -1200) }
        public static var serverCertificateHasBadDate: Code { Code(rawValue: -1201) }
        public static var serverCertificateUntrusted: Code { Code(rawValue: -1202) }
        public static var serverCertificateHasUnknownRoot: Code { Code(rawValue: -1203) }
        public static var serverCertificateNotYetValid: Code { Code(rawValue: -1204) }
        public static var clientCertificateRejected: Code { Code(rawValue: -1205) }
        public static var clientCertificateRequired: Code { Code(rawValue: -1206) }
    }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public let code: Code
}
