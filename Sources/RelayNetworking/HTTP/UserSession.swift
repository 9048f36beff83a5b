import Foundation

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// The URLSessions of one user, which share their cookies, and the exchanges that they run.
///
/// A class because its owner and the requests that it has begun share it.
final class UserSession: Sendable {
    let requests: DelegateSession
    /// Subscriptions have connections of their own, so that they keep no request waiting.
    let streams: DelegateSession

    /// Sessions as `template` says.
    ///
    /// - Parameters:
    ///   - template: How the sessions behave; it is copied.
    ///   - streams: How many connections subscriptions have.
    ///   - keepsCookies: Whether they begin with the cookies and credentials of `template`, not with
    ///     none. Those that are shared by the process are always used.
    ///   - makeDelegate: Makes what each session reports to.
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

    /// Removes all cookies, for storages that outlive the session.
    func forgetCookies() {
        let storage = requests.session.configuration.httpCookieStorage
        for cookie in storage?.cookies ?? [] { storage?.deleteCookie(cookie) }
    }

    /// Fails what is in flight, lets nothing else begin, and removes all cookies.
    func endAll() {
        requests.exchanges.endSession()
        streams.exchanges.endSession()
        forgetCookies()
    }
}

/// A URLSession and the exchanges that it runs.
///
/// A class because it lets go of the session when nobody uses it any more.
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
