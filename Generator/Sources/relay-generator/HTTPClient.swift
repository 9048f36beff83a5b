import Foundation
import GraphQLLanguage

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// Sends JSON to a server and waits for the answer.
struct HTTPClient {
    /// A response, whatever its status.
    struct Response: Sendable {
        var status: Int
        var body: [UInt8]
    }

    /// The reason why there is no response.
    struct Failure: Error {
        var message: String
        /// Whether the same request may succeed later.
        var isTemporary = true
    }

    let headers: [(name: String, value: String)]
    let timeout: Double

    /// Sends a request and blocks until it is answered.
    func post(_ body: String, to url: URL) -> Result<Response, Failure> {
        var request = URLRequest(url: url, timeoutInterval: timeout)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(
            "application/graphql-response+json, application/json",
            forHTTPHeaderField: "Accept"
        )
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let exchange = Exchange()
        let session = URLSession(
            configuration: .ephemeral,
            delegate: exchange,
            delegateQueue: nil
        )
        session.dataTask(with: request).resume()
        let result = exchange.wait()
        session.invalidateAndCancel()
        return result
    }
}

/// Collects the response to one request.
///
/// A class because the session calls it on a thread of its own.
private final class Exchange: NSObject, URLSessionDataDelegate,
    @unchecked Sendable  // because the session's queue is serial, and `done` orders the reading.
{
    private static let maximumBody = 256 << 20

    private let done = DispatchSemaphore(value: 0)
    private var body = Data()
    private var status = 0
    private var isTooLarge = false
    private var result: Result<HTTPClient.Response, HTTPClient.Failure>?

    func wait() -> Result<HTTPClient.Response, HTTPClient.Failure> {
        done.wait()
        return result ?? .failure(HTTPClient.Failure(message: "there is no answer"))
    }

    /// Refuses to follow redirects, which could send the headers to another server.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        status = response.statusCode
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard body.count + data.count <= Self.maximumBody else {
            isTooLarge = true
            body = Data()
            return dataTask.cancel()
        }
        body += data
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        if let response = task.response as? HTTPURLResponse { status = response.statusCode }
        if isTooLarge {
            let message = "its answer has more than \(Self.maximumBody >> 20) MiB"
            result = .failure(HTTPClient.Failure(message: message, isTemporary: false))
        } else if let error, status == 0 || !(300..<400).contains(status) {
            let reason = VisibleText.line(error.localizedDescription)
            result = .failure(HTTPClient.Failure(message: "it can't be reached: \(reason)"))
        } else {
            result = .success(HTTPClient.Response(status: status, body: Array(body)))
        }
        done.signal()
    }
}
