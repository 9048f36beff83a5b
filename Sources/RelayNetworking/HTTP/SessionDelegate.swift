import Foundation
import Relay

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// Passes the session's events to the exchanges that they belong to.
///
/// A class because URLSession requires a delegate object.
final class SessionDelegate: NSObject, URLSessionDataDelegate, SessionRequests {
    /// The exchanges that have not ended; `nil` once the session has ended.
    private let exchanges = Locked<[Int: Exchange]?>([:])
    #if canImport(Darwin)
    private let other: ForwardedDelegate

    /// A delegate that also passes all events on to `other`.
    init(forwardingTo other: (any URLSessionDelegate)?) {
        self.other = ForwardedDelegate(delegate: other)
    }

    /// Whether this delegate or the other one implements a method.
    override func responds(to selector: Selector?) -> Bool {
        // If this one alone took the session's challenges, tasks would have none.
        selector == #selector(urlSession(_:didReceive:completionHandler:))
            ? other.responds(to: selector)
            : super.responds(to: selector) || other.responds(to: selector)
    }

    /// Sends the methods that only the other delegate has to it.
    override func forwardingTarget(for selector: Selector?) -> Any? {
        other.responds(to: selector) ? other.delegate : super.forwardingTarget(for: selector)
    }
    #endif

    /// The number of exchanges that have not ended.
    var count: Int { exchanges.withLock { $0?.count ?? 0 } }

    /// Adds the exchange of a task, before the task is resumed.
    ///
    /// Returns the number of other exchanges with its host that have not ended, or `nil` if the
    /// session has ended.
    func add(_ exchange: Exchange, for task: URLSessionTask) -> Int? {
        let others = exchanges.withLock { exchanges in
            let others = exchanges?.values.count { $0.host == exchange.host }
            exchanges?[task.taskIdentifier] = exchange
            return others
        }
        // If it was cancelled before, the task may have reported its end already.
        if exchange.hasEnded { remove(task) }
        return others
    }

    @discardableResult private func remove(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0?.removeValue(forKey: task.taskIdentifier) }
    }

    /// Ends all exchanges, and rejects further ones.
    func endSession() {
        let ended = exchanges.withLock { exchanges in
            defer { exchanges = nil }
            return exchanges
        }
        for exchange in (ended ?? [:]).values { exchange.endSession() }
    }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0?[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let head = response as? HTTPURLResponse { exchange(of: dataTask)?.receive(head: head) }
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData count: Int64,
        totalBytesSent sent: Int64,
        totalBytesExpectedToSend total: Int64
    ) {
        exchange(of: task)?.sent(sent, of: total)
    }

    #if !canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        // URLSession calls this although the body is not a stream. Any stream would crash it.
        completionHandler(nil)
        exchange(of: task)?.rewind()
    }
    #endif

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(chunk: data)
        #if canImport(Darwin)
        (other.delegate as? any URLSessionDataDelegate)?
            .urlSession?(session, dataTask: dataTask, didReceive: data)
        #endif
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let exchange = remove(task)
        #if canImport(Darwin)
        let isUntrusted = other.hasRejected(exchange?.host, in: error)
        #else
        let isUntrusted = false
        #endif
        exchange?.complete(error: error, isUntrusted: isUntrusted)
        #if canImport(Darwin)
        (other.delegate as? any URLSessionTaskDelegate)?
            .urlSession?(session, task: task, didCompleteWithError: error)
        #endif
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The redirect itself becomes the response.
        completionHandler(nil)
    }

    #if canImport(Darwin)
    func urlSession(
        _ session: URLSession,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        other.handle(challenge, in: session, completionHandler: completionHandler)
    }
    #endif

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        #if canImport(Darwin)
        let selector = #selector(urlSession(_:task:didReceive:completionHandler:))
        let isHandled = other.handle(
            challenge,
            of: task,
            in: session,
            by: selector,
            completionHandler: completionHandler
        )
        if isHandled { return }
        #endif
        completionHandler(challenge.defaultDisposition, nil)
    }
}

extension URLAuthenticationChallenge {
    /// The response of a transport without an app's delegate.
    ///
    /// It rejects requests for a password, so that a 401 is a response like any other.
    ///
    /// On Linux, every other answer makes the task hang.
    var defaultDisposition: URLSession.AuthChallengeDisposition {
        let passwordMethods = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
            NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodHTMLForm,
            NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
        ]
        let isPassword = passwordMethods.contains(protectionSpace.authenticationMethod)
        return isPassword ? .rejectProtectionSpace : .performDefaultHandling
    }
}
