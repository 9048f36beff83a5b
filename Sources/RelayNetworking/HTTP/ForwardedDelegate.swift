#if canImport(Darwin)
import Foundation

/// The delegate that an app gives to a transport: it receives the events that the transport does
/// not handle itself, such as metrics and the server's trust.
struct ForwardedDelegate: Sendable {
    let delegate: (any URLSessionDelegate)?

    /// Whether the app's delegate implements a method.
    func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return delegate?.responds(to: selector) == true
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
            completionHandler: completionHandler
        )
        return true
    }
}
#endif
