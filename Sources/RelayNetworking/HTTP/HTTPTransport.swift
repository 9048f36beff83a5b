/// Sends HTTP requests: what ``HTTPNetwork`` stands on.
///
/// One that keeps anything of the user, such as cookies and connections, drops it in ``reset()``, and
/// fails what is in flight.
///
/// Give your own to test code above it, or to reach a server by other means than URLSession.
public protocol HTTPTransport: Resettable {
    /// Sends a request and returns when the head of the response is there; its body follows.
    ///
    /// Redirects are not followed: they are responses like any other. When the calling task is
    /// cancelled, or the body dropped, the request is ended.
    ///
    /// - Throws: A ``NetworkError`` when no response came, `CancellationError` when the task was
    ///   cancelled.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
