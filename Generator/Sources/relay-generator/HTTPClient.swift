import Foundation
import GraphQLLanguage

/// Sends JSON to a server and waits for the answer.
///
/// Redirects are not followed, because they could send the headers to another server.
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

        static let tooLarge = Failure(
            message: "its answer has more than \(HTTPClient.maximumBody >> 20) MiB",
            isTemporary: false
        )

        /// The server has not answered in this time.
        static func timedOut(_ seconds: Double) -> Failure {
            let number = Int(exactly: seconds).map(String.init) ?? "\(seconds)"
            return Failure(message: "no answer within \(number) s")
        }

        static func unreachable(_ reason: String) -> Failure {
            Failure(message: "it can't be reached: \(VisibleText.line(reason))")
        }
    }

    static let maximumBody = 256 << 20

    /// The headers, including those of every request unless the user gave them.
    let headers: [(name: String, value: String)]
    /// The time limit of a request, in seconds.
    let timeout: Double

    init(headers: [(name: String, value: String)], timeout: Double) {
        let defaults = [
            (name: "Content-Type", value: "application/json"),
            (name: "Accept", value: "application/graphql-response+json, application/json"),
        ]
        let given = Set(headers.map { $0.name.lowercased() })
        self.headers = defaults.filter { !given.contains($0.name.lowercased()) } + headers
        self.timeout = timeout
    }
}
