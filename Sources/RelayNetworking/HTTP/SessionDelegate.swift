import Foundation
import Relay

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Hands the session's events to the exchanges that they belong to.
///
/// A class because URLSession asks for one.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    /// The exchanges that have not ended; `nil` once the session has ended.
    private let exchanges = Locked<[Int: Exchange]?>([:])
    #if canImport(ObjectiveC)
    private let other: (any URLSessionDelegate)?

    /// A delegate that hands everything on to `other` too.
    init(forwardingTo other: (any URLSessionDelegate)?) {
        self.other = other
    }

    /// Whether we, or the other delegate, want to hear of something.
    override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) || other?.responds(to: selector) == true
    }

    /// What we do not want to hear of, the other delegate is told: of metrics, of the server's
    /// trust.
    override func forwardingTarget(for selector: Selector?) -> Any? {
        other?.responds(to: selector) == true ? other : super.forwardingTarget(for: selector)
    }
    #endif

    /// How many exchanges have not ended.
    var count: Int { exchanges.withLock { $0?.count ?? 0 } }

    /// How many exchanges with a host have not ended.
    func count(host: String?) -> Int {
        exchanges.withLock { $0?.values.count { $0.host == host } ?? 0 }
    }

    /// Must be called before the task is resumed; returns whether the session goes on.
    func add(_ exchange: Exchange, for task: URLSessionTask) -> Bool {
        exchanges.withLock { exchanges in
            exchanges?[task.taskIdentifier] = exchange
            return exchanges != nil
        }
    }

    /// Ends all exchanges, and lets no other begin.
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

    #if canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        // It asks, though the body is no stream; any stream would crash it.
        completionHandler(nil)
        exchange(of: task)?.rewind()
    }
    #endif

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.receive(chunk: data)
        #if canImport(ObjectiveC)
        (other as? any URLSessionDataDelegate)?
            .urlSession?(session, dataTask: dataTask, didReceive: data)
        #endif
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let exchange = exchanges.withLock { $0?.removeValue(forKey: task.taskIdentifier) }
        exchange?.complete(error: error)
        #if canImport(ObjectiveC)
        (other as? any URLSessionTaskDelegate)?
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

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        #if canImport(ObjectiveC)
        let selector = #selector(
            URLSessionTaskDelegate.urlSession(_:task:didReceive:completionHandler:)
        )
        if let other = other as? any URLSessionTaskDelegate, other.responds(to: selector) {
            other.urlSession?(
                session,
                task: task,
                didReceive: challenge,
                completionHandler: completionHandler
            )
            return
        }
        #endif
        // A 401 that asks for a password is a response like any other. On Linux every other answer
        // leaves the task hanging for ever.
        let passwordMethods = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
            NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodHTMLForm,
            NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
        ]
        let isPassword = passwordMethods.contains(challenge.protectionSpace.authenticationMethod)
        completionHandler(isPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
    }
}
