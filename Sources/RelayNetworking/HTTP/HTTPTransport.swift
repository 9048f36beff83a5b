/// Sends HTTP requests for an ``HTTPClient``, and so for an ``HTTPNetwork``.
///
/// A transport that stores user data, such as cookies and connections, must remove it in
/// ``Resettable/reset()``, and fail the requests in flight.
///
/// Implement your own to test code that uses it, or to send requests without URLSession.
public protocol HTTPTransport: Resettable {
    /// Sends a request and returns the response when its head has arrived.
    ///
    /// The body follows.
    ///
    /// Redirects are not followed; they are returned like other responses. If the calling task is
    /// cancelled or the body is dropped, the request is cancelled.
    ///
    /// - Throws: A ``NetworkError`` if there is no response, `CancellationError` if the task was
    ///   cancelled.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
