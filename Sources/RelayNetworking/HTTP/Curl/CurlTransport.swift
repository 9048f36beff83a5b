#if !canImport(Darwin)
import Foundation
import Relay

/// Sends HTTP requests with libcurl, on Linux.
///
/// It is the default there, because Foundation's URLSession polls while a request waits, opens few
/// connections, and has no HTTP/2 for `http` and no certificate authorities of its own.
///
/// libcurl is loaded at run time. A single thread serves all transports of the process. It sleeps
/// while nothing happens. After the last reference to a transport is gone, requests in flight
/// complete, and then its connections are closed.
///
/// A response that is not read is not received either: above ``CurlOptions/unreadLimit`` the
/// transfer pauses. Files are read while they are sent. Requests that are not repeatable, such as
/// mutations, are sent at most once.
public final class CurlTransport: HTTPTransport {
    private let sessions: UserSessions<CurlSession>

    /// Creates a transport with its own cookies and connections.
    ///
    /// Returns `nil` if the system has no libcurl, or one older than 7.68.
    /// ``PlatformTransport`` then uses URLSession.
    public convenience init?(_ options: CurlOptions = CurlOptions()) {
        self.init(CurlLoop.shared, options)
    }

    init?(_ loop: CurlLoop?, _ options: CurlOptions) {
        guard let loop else { return nil }
        sessions = UserSessions {
            CurlSession(loop, options)
        } requests: {
            [$0]
        }
    }

    /// The number of requests of the current session that have not ended.
    var inFlight: Int { sessions.current.inFlight }

    /// Ends the user's session on logout.
    ///
    /// Requests in flight, also those of earlier users, fail with
    /// ``NetworkError/sessionEnded(at:)``, all cookies are removed,
    /// and new connections are opened.
    ///
    /// When an ``AuthenticationInterceptor`` reports another user for a request, the session is
    /// replaced as well, but requests in flight continue.
    public func reset() {
        _ = sessions.end()
    }

    /// Sends a request and returns the response when its head has arrived.
    ///
    /// The body follows.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        try request.validate()
        // Also before, so that a request of an earlier user doesn't end the session of the next one.
        try request.checkSession()
        let session = sessions.session(for: request.owner) { _ in }
        try request.checkSession()
        let upload = try CurlUpload(request.body, at: request.place)
        let transfer = CurlTransfer(request, upload, in: session)
        defer { transfer.noteHandover() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { transfer.start($0) }
        } onCancel: {
            transfer.cancel()
        }
    }
}
#endif
