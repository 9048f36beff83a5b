import Foundation
import GeneratedCode
import Relay

/// A server that gives every operation its answer, and remembers what it was asked.
nonisolated final class Server: Network {
    private let answers: [String: String]
    private let lock = NSLock()
    // nonisolated(unsafe) because it is touched under the lock alone.
    private nonisolated(unsafe) var requests: [(RequestParameters, variables: VariableData)] = []

    /// A server that answers operations by name with these data.
    init(_ answers: [String: String]) {
        self.answers = answers
    }

    /// The variables that an operation was last sent with.
    func variables(of operation: String) -> VariableData? {
        lock.withLock { requests.last { $0.0.name == operation }?.variables }
    }

    /// The metadata of an operation when it was last sent.
    func metadata(of operation: String) -> JSONObject? {
        lock.withLock { requests.last { $0.0.name == operation }?.0.metadata }
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        lock.withLock { requests.append((request, variables)) }
        let answer = answers[request.name] ?? #"{"errors":[{"message":"no answer"}]}"#
        return .single { Data(answer.utf8) }
    }
}
