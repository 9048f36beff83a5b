// swift-format-ignore-file
import Foundation
import Relay

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
