import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips what needs the test server where it is not set up.
    static var needsServer: Self {
        .enabled(if: TestServer.isExpected, Comment(rawValue: TestServer.howToSetUp))
    }
}

extension RequestParameters {
    static func query(_ text: String, name: String = "Q") -> RequestParameters {
        RequestParameters(name: name, operationKind: .query, text: "query \(name)\(text)")
    }

    static func mutation(_ text: String, name: String = "M") -> RequestParameters {
        RequestParameters(name: name, operationKind: .mutation, text: "mutation \(name)\(text)")
    }
}

/// Answers from a closure, without a server.
struct StubTransport: HTTPTransport {
    var answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

    func send(_ request: HTTPRequest) async throws -> HTTPResponse { try await answer(request) }
}

extension HTTPRequest {
    func response(
        _ status: Int = 200,
        _ body: String,
        type: String? = "application/json",
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        var headers = headers
        headers["Content-Type"] = type
        return HTTPResponse(
            request: self,
            status: status,
            headers: headers,
            body: HTTPBody(Data(body.utf8))
        )
    }
}

extension TestClient {
    /// A query as one writes it by hand.
    func request(_ text: String, fault: String? = nil) -> HTTPRequest {
        HTTPRequest(
            url: url(fault: fault),
            method: .post,
            headers: ["Content-Type": "application/json"],
            body: .data(Data(JSONValue.object(["query": .string(text)]).utf8()))
        )
    }
}

extension Network {
    /// All payloads of an operation.
    func payloads(
        _ request: RequestParameters,
        _ variables: VariableData = [:]
    ) async throws -> [JSONValue] {
        var payloads: [JSONValue] = []
        let stream = execute(request: request, variables: variables, cacheConfig: CacheConfig())
        for try await payload in stream { payloads.append(try JSONValue(parsing: payload)) }
        return payloads
    }

    /// The error with which an operation ends.
    func failure(of request: RequestParameters, _ variables: VariableData = [:]) async
        -> NetworkError?
    {
        await #expect(throws: NetworkError.self) { try await payloads(request, variables) }
    }
}

/// All that an error tells, by whichever way one asks it.
func words(of error: any Error) -> String {
    var dumped = ""
    dump(error, to: &dumped)
    return """
        \(error) \(String(reflecting: error)) \(error.localizedDescription) \(error as NSError) \
        \((error as NSError).userInfo) \(dumped)
        """
}

/// Waits until something holds.
func until(
    _ condition: @Sendable () async throws -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    guard try await !comesToHold(condition) else { return }
    Issue.record("It did not come to hold.", sourceLocation: sourceLocation)
}

#if !canImport(Darwin)
/// The descriptors that this process has open, and what they are: `["5": "socket:[1234]"]`; without
/// those of the clock, which come and go.
func openDescriptors() -> [String: String] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let descriptors = names.reduce(into: [String: String]()) { descriptors, name in
        let path = "\(folder)/\(name)"
        // The one by which the folder is read is gone by then.
        descriptors[name] = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
    return descriptors.filter { $0.value != "anon_inode:[timerfd]" }
}

/// Waits until no more descriptors are open than these.
func untilDescriptors(
    areThoseOf before: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    guard try await !comesToHold({ openDescriptors().count <= before.count }) else { return }
    let left = openDescriptors().filter { before[$0.key] != $0.value }
    Issue.record("These are left: \(left)", sourceLocation: sourceLocation)
}
#endif

/// How much the tests do that count failures among many requests.
enum TestSize {
    /// Whether they run as long as they are judged by, which takes minutes.
    static let isFull = ProcessInfo.processInfo.environment["RELAY_TEST_FULL_SIZE"] != nil
}
