public import Foundation
public import Relay

/// What an ``HTTPTransport`` sends.
public struct HTTPRequest: Sendable {
    /// What a request carries.
    public enum Body: Sendable, Hashable {
        /// Bytes in memory.
        case data(Data)
        /// The bytes of a file, read while they are sent.
        case file(URL)
        /// Fields and files; the files are read while they are sent.
        case multipart(MultipartForm)
    }

    /// Where it goes; the scheme is `http` or `https`.
    public var url: URL
    /// How it acts.
    public var method: HTTPMethod
    /// Its header fields.
    public var headers: HTTPHeaders
    /// Its body; `nil` for none.
    public var body: Body?
    /// How long it may go without a byte from the server before it fails; it must be positive.
    public var timeout: Duration
    /// The GraphQL operation that it carries, for errors and logs; `nil` when there is none.
    public var operationName: String?
    /// Whether sending it twice does what sending it once does.
    ///
    /// By default so for all methods but POST and PATCH; ``HTTPNetwork`` says it of queries too.
    public var isRepeatable: Bool {
        get { repeatable ?? ![.post, .patch].contains(method) }
        set { repeatable = newValue }
    }
    private var repeatable: Bool?
    /// Up to how many bytes a JSON document comes with its head, all at once, because nobody can do
    /// anything with a part of it; 0 for none.
    var wholeLimit = 0
    /// For whom it is sent.
    var owner = RequestOwner()
    /// The cache that is to answer it; `nil` for none.
    var cache: CacheUse?
    /// Whether the response stays open, as that of a subscription does.
    var staysOpen = false
    /// Whether a redirect has led it to another origin, where no credentials may go.
    var hasLeftOrigin = false
    /// Called as the body is sent, in order; `nil` when nobody wants to know.
    public var uploadProgress: (@Sendable (HTTPProgress) -> Void)?

    /// A request; by default a GET that may be silent for a minute.
    public init(
        url: URL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        body: Body? = nil,
        timeout: Duration = .seconds(60),
        operationName: String? = nil
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.operationName = operationName
    }
}
