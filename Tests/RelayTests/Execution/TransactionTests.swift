import Foundation
import Testing

@testable import Relay

/// The events of one execution have one id, which the network receives too.
@Suite struct TransactionTests {
    private let test = TestEnvironment()

    private func id(_ event: LogEvent) -> String? {
        switch event {
        case .networkStart(_, _, let id), .networkNext(_, _, let id),
            .networkComplete(_, _, _, let id),
            .networkError(_, _, let id):
            id
        case .executeNormalize(_, _, _, let id), .executeRefuse(_, _, let id): id
        default: nil
        }
    }

    @Test func theEnvironmentGivesEachExecutionAnID() async throws {
        test.network.answer { _, _ in itemsResponse(["1"]) }
        _ = try await test.environment.fetch(WideQuery())
        let events = test.log
        #expect(events.compactMap(id).count == 4)
        #expect(Set(events.compactMap(id)) == ["1"])
        #expect(try await test.network.call(0).cacheConfig.transactionID == "1")
        _ = try await test.environment.fetch(WideQuery())
        #expect(try await test.network.call(1).cacheConfig.transactionID == "2")
    }

    @Test func theCallersIDIsUsed() async throws {
        test.network.answer { _, _ in "[]" }
        let config = CacheConfig(transactionID: "mine")
        await #expect(throws: ResponseError.self) {
            try await test.environment.fetch(WideQuery(), cacheConfig: config)
        }
        #expect(try await test.network.call().cacheConfig == config)
        #expect(test.log.map(\.name).contains("execute.normalize.refuse"))
        #expect(test.log.map(\.name).contains("network.operation.error"))
        #expect(Set(test.log.compactMap(id)) == ["mine"])
    }

    @Test func aResponseThatIsNotReceivedHasNone() throws {
        try test.environment.commitPayload(WideQuery(), response: .init(itemsResponse(["1"]).utf8))
        #expect(test.log.map(\.name).contains("execute.normalize.end"))
        #expect(test.log.compactMap(id).isEmpty)
    }

    @Test func metadataOfTheDocumentReachesTheNetwork() throws {
        let artifact = try Artifact(
            parsing: """
                query Q
                text query Q{a}
                metadata {live: {period: 5}, name: "x: y"}
                normalization
                 a: Int
                """
        )
        #expect(artifact.parameters?.metadata == ["live": ["period": 5], "name": "x: y"])
        #expect(throws: ArtifactError.self) {
            try Artifact(parsing: "query Q\nmetadata 1\nnormalization\n a: Int")
        }
    }
}
