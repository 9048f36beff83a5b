import Foundation

/// Sends HTTP requests with the means of the platform.
///
/// On Apple platforms it uses ``URLSessionTransport``. On Linux it uses `CurlTransport`, or
/// URLSession if the system has no libcurl or an old one, which is logged once.
public struct PlatformTransport: HTTPTransport {
    private let transport: any HTTPTransport

    /// Creates a transport with its own cookies and connections.
    public init() {
        #if canImport(Darwin)
        transport = URLSessionTransport()
        #else
        self.init(Self.loop)
        #endif
    }

    /// Ends the user's session on logout.
    public func reset() {
        transport.reset()
    }

    /// Sends a request and returns the response when its head has arrived.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try await transport.send(request)
    }

    #if !canImport(Darwin)
    /// The thread of libcurl that new transports use; tests run without it, too.
    @TaskLocal static var loop = CurlLoop.shared

    init(_ loop: CurlLoop?) {
        transport = CurlTransport(loop, CurlOptions()) ?? Self.makeFallback()
    }

    private static func makeFallback() -> any HTTPTransport {
        _ = logged
        return URLSessionTransport()
    }

    private static let logged: Void = NSLog(
        "%@",
        NSString(
            string: "RelayNetworking: this system has no libcurl 7.68 or later, so requests are "
                + "sent with URLSession. Install it: `apt-get install libcurl4`."
        )
    )
    #endif
}
