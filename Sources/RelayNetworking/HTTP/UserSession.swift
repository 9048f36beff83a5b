import Foundation

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// The URLSessions of a user, which share their cookies, and their exchanges.
///
/// A class because its owner and the requests in flight share it.
final class UserSession: Sendable {
    let requests: DelegateSession
    /// Subscriptions have their own connections, so that other requests need not wait.
    let streams: DelegateSession

    /// Creates sessions from a template.
    ///
    /// - Parameters:
    ///   - template: The configuration of the sessions, which is copied.
    ///   - streams: The limit for the connections of subscriptions.
    ///   - keepsCookies: Whether to start with the cookies and credentials of `template` instead of
    ///     none. Those that the process shares are always used.
    ///   - makeDelegate: Creates the delegate of each session.
    init(
        _ template: URLSessionConfiguration,
        _ streams: StreamLimit,
        withCookiesOfTemplate keepsCookies: Bool,
        makeDelegate: () -> SessionDelegate
    ) {
        let own = template.copy() as? URLSessionConfiguration ?? .ephemeral
        own.urlCache = nil
        own.requestCachePolicy = .reloadIgnoringLocalCacheData
        if !keepsCookies {
            let empty = URLSessionConfiguration.ephemeral
            if let storage = own.httpCookieStorage, storage !== HTTPCookieStorage.shared {
                own.httpCookieStorage = empty.httpCookieStorage
            }
            if let storage = own.urlCredentialStorage, storage !== URLCredentialStorage.shared {
                own.urlCredentialStorage = empty.urlCredentialStorage
            }
        }
        requests = DelegateSession(own, makeDelegate())
        let wide = own.copy() as? URLSessionConfiguration ?? .ephemeral
        wide.httpMaximumConnectionsPerHost = streams.connectionsPerHost
        self.streams = DelegateSession(wide, makeDelegate())
    }

    /// The exchanges, whose owner is the URLSession while it has tasks.
    var exchanges: [SessionDelegate] { [requests.exchanges, streams.exchanges] }

    /// Removes all cookies, because their storage may outlive the session.
    func forgetCookies() {
        let storage = requests.session.configuration.httpCookieStorage
        for cookie in storage?.cookies ?? [] { storage?.deleteCookie(cookie) }
    }
}

/// A URLSession and its exchanges.
///
/// A class because it releases the session when it is deallocated.
final class DelegateSession: Sendable {
    let session: URLSession
    let exchanges: SessionDelegate

    init(_ configuration: URLSessionConfiguration, _ exchanges: SessionDelegate) {
        #if canImport(Darwin)
        let queue = OperationQueue()
        #else
        let queue = SerialDelegateQueue()
        #endif
        queue.maxConcurrentOperationCount = 1
        self.exchanges = exchanges
        session = URLSession(
            configuration: configuration,
            delegate: exchanges,
            delegateQueue: queue
        )
    }

    deinit {
        session.finishTasksAndInvalidate()
    }
}
