// swift-format-ignore-file
import Foundation
import Relay

/// The code of the article on networks. It is compiled, and compared with the article.
enum WritingANetwork {
    struct API: Network {
        let post: @Sendable (Data) async throws -> Data

        func execute(
            request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            let body: JSONValue = [
                "query": .string(request.text ?? ""), "variables": .object(variables.values),
            ]
            return .single { try await post(Data(body.utf8())) }
        }
    }

    struct LiveAPI: Network {
        struct TooManyEvents: Error {}

        let api: API
        /// Calls a closure with each event, until the closure that it returns is called.
        let listen: @Sendable (String, @escaping @Sendable (Data) -> Void) -> @Sendable () -> Void

        func execute(
            request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            guard request.operationKind == .subscription else {
                return api.execute(request: request, variables: variables, cacheConfig: cacheConfig)
            }
            return AsyncThrowingStream(bufferingPolicy: .bufferingOldest(1_000)) { continuation in
                let stop = listen(request.text ?? "") { event in
                    guard case .dropped = continuation.yield(event) else { return }
                    continuation.finish(throwing: TooManyEvents())
                }
                continuation.onTermination = { _ in stop() }
            }
        }
    }

    /// The parts of a multipart request.
    struct Form {
        private(set) var parts: [(name: String, content: String)] = []

        mutating func append(name: String, _ json: JSONValue) {
            parts.append((name, json.description))
        }

        mutating func append(name: String, _ file: FileUpload) {
            parts.append((name, file.name))
        }
    }

    static func form(_ body: JSONValue, _ variables: VariableData) -> Form {
        var form = Form()
        var map: JSONObject = [:]
        let uploads = variables.uploads.sorted { $0.key < $1.key }
        for (index, upload) in uploads.enumerated() {
            map["\(index)"] = [.string("variables.\(upload.key)")]
        }
        form.append(name: "operations", body)
        form.append(name: "map", .object(map))
        for (index, upload) in uploads.enumerated() {
            form.append(name: "\(index)", upload.value)
        }
        return form
    }
}
