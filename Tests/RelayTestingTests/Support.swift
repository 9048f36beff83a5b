import Foundation
import Relay

/// A folder of its own for a test, removed after it.
///
/// A class because it removes the folder when the last reference is gone.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("relay-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
}

/// A network that answers with what it is told to.
struct Scripted: Network {
    enum Step {
        case payload(String)
        case pause(Duration)
        case failure(String)
        case silence
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    var steps: @Sendable (RequestParameters, VariableData) -> [Step]

    init(_ steps: Step...) { self.init(steps: steps) }

    init(steps: [Step]) { self.steps = { _, _ in steps } }

    init(answer: @escaping @Sendable (RequestParameters, VariableData) -> String) {
        steps = { [.payload(answer($0, $1))] }
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let steps = steps(request, variables)
        return AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
            let task = Task {
                for step in steps {
                    switch step {
                    case .payload(let text): continuation.yield(Data(text.utf8))
                    case .pause(let duration): try? await Task.sleep(for: duration)
                    case .failure(let text):
                        continuation.finish(throwing: Failure(description: text))
                    case .silence:
                        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension RequestParameters {
    static func named(_ name: String, _ kind: OperationKind = .query) -> RequestParameters {
        RequestParameters(name: name, operationKind: kind, text: "\(kind.rawValue) \(name) { a }")
    }
}

extension Network {
    func stream(
        _ request: RequestParameters,
        _ variables: VariableData = [:]
    ) -> AsyncThrowingStream<Data, any Error> {
        execute(request: request, variables: variables, cacheConfig: CacheConfig())
    }

    /// All payloads of an operation, as text.
    func run(_ request: RequestParameters, _ variables: VariableData = [:]) async throws -> [String]
    {
        var payloads: [String] = []
        for try await payload in stream(request, variables) {
            payloads.append(String(decoding: payload, as: UTF8.self))
        }
        return payloads
    }
}

extension Array {
    /// A copy with storage of its own, which may leave a lock.
    var copied: [Element] { map { $0 } }
}
