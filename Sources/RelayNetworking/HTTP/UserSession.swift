import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URLSession with cookies of its own, and the exchanges that it runs.
///
/// A class because it lets go of the session when nobody uses it any more.
final class UserSession: Sendable {
    let session: URLSession
    let exchanges: SessionDelegate

    /// A session as `template` says.
    ///
    /// - Parameters:
    ///   - template: How the session behaves; it is copied.
    ///   - exchanges: What the session reports to.
    ///   - keepsCookies: Whether it begins with the cookies and credentials of `template`, not with
    ///     none. Those that are shared by the process are always used.
    init(
        _ template: URLSessionConfiguration,
        _ exchanges: SessionDelegate,
        withCookiesOfTemplate keepsCookies: Bool
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
        #if canImport(FoundationNetworking)
        let queue = SerialDelegateQueue()
        #else
        let queue = OperationQueue()
        #endif
        queue.maxConcurrentOperationCount = 1
        self.exchanges = exchanges
        session = URLSession(configuration: own, delegate: exchanges, delegateQueue: queue)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// Removes all cookies, for storages that outlive the session.
    func forgetCookies() {
        let storage = session.configuration.httpCookieStorage
        for cookie in storage?.cookies ?? [] { storage?.deleteCookie(cookie) }
    }

    /// Fails what is in flight, lets nothing else begin, and removes all cookies.
    func endAll() {
        exchanges.endSession()
        forgetCookies()
    }
}
