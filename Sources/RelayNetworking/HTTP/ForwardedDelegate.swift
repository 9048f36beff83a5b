#if canImport(Darwin)
import Foundation
import Relay

/// The delegate that an app gives to a transport: it receives the events that the transport does
/// not handle itself, such as metrics and the server's trust.
struct ForwardedDelegate: Sendable {
    let delegate: (any URLSessionDelegate)?
    /// The hosts whose certificate the app's delegate has rejected when it was last asked.
    private let untrusted = Locked<Set<String>>([])

    init(delegate: (any URLSessionDelegate)?) {
        self.delegate = delegate
    }

    /// Returns whether an error means that the app's delegate has rejected a host's certificate.
    ///
    /// URLSession then reports that the task was cancelled.
    func hasRejected(_ host: String?, in error: (any Error)?) -> Bool {
        guard (error as? URLError)?.code == .cancelled, let host else { return false }
        return untrusted.withLock { $0.contains(host.lowercased()) }
    }

    /// Whether the app's delegate implements a method.
    func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return delegate?.responds(to: selector) == true
    }

    /// Passes a session's challenge to the app's delegate, which implements the method.
    func handle(
        _ challenge: URLAuthenticationChallenge,
        in session: URLSession,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) {
        delegate?.urlSession?(
            session,
            didReceive: challenge,
            completionHandler: noting(challenge, completionHandler)
        )
    }

    /// Returns a completion handler that also notes whether the app has rejected a certificate.
    private func noting(
        _ challenge: URLAuthenticationChallenge,
        _ completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) -> @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void {
        let space = challenge.protectionSpace
        guard space.authenticationMethod == NSURLAuthenticationMethodServerTrust else {
            return completionHandler
        }
        let host = space.host.lowercased()
        return { [untrusted] disposition, credential in
            untrusted.withLock { hosts in
                if disposition == .cancelAuthenticationChallenge {
                    hosts.insert(host)
                } else {
                    hosts.remove(host)
                }
            }
            completionHandler(disposition, credential)
        }
    }

    /// Passes a task's challenge to the app's delegate.
    ///
    /// Returns whether the delegate implements the method, whose selector is `selector`.
    func handle(
        _ challenge: URLAuthenticationChallenge,
        of task: URLSessionTask,
        in session: URLSession,
        by selector: Selector,
        completionHandler:
            @escaping @Sendable (
                URLSession.AuthChallengeDisposition, URLCredential?
            ) -> Void
    ) -> Bool {
        guard responds(to: selector), let other = delegate as? any URLSessionTaskDelegate else {
            return false
        }
        other.urlSession?(
            session,
            task: task,
            didReceive: challenge,
            completionHandler: noting(challenge, completionHandler)
        )
        return true
    }
}
#endif
