#if canImport(Darwin)
import Foundation

extension HTTPClient {
    /// Sends a request and blocks until it is answered.
    func post(_ body: String, to url: URL) -> Result<Response, Failure> {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        let exchange = Exchange(timeout: timeout)
        let session = URLSession(
            configuration: configuration,
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
    private let timeout: Double
    private let done = DispatchSemaphore(value: 0)
    private var body = Data()
    private var status = 0
    private var isTooLarge = false
    private var result: Result<HTTPClient.Response, HTTPClient.Failure>?

    init(timeout: Double) {
        self.timeout = timeout
    }

    func wait() -> Result<HTTPClient.Response, HTTPClient.Failure> {
        done.wait()
        return result ?? .failure(.unreachable("there is no answer"))
    }

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
        guard body.count + data.count <= HTTPClient.maximumBody else {
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
            result = .failure(.tooLarge)
        } else if let error, status == 0 || !(300..<400).contains(status) {
            let isTimeout = (error as? URLError)?.code == .timedOut
            result = .failure(
                isTimeout ? .timedOut(timeout) : .unreachable(error.localizedDescription)
            )
        } else {
            result = .success(HTTPClient.Response(status: status, body: Array(body)))
        }
        done.signal()
    }
}
#endif
