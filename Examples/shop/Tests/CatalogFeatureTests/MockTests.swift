import CatalogFeature
import Relay
import RelayTesting
import Testing

/// The catalog with responses that the test makes.
struct MockTests {
    @Test func asksForAsManyProductsAsItShows() async throws {
        let mock = MockEnvironment()
        let environment = mock.environment
        let lines = Task { try await catalog(first: 3, in: environment) }
        let query = try await mock.next(CatalogQuery.self)
        #expect(query.variables["first"] == 3)
        try await query.resolve(.of(CatalogQuery(first: 3)))
        #expect(try await lines.value.count == 3)
    }

    @Test func failsWithTheNetwork() async throws {
        let mock = MockEnvironment()
        mock.answer(CatalogQuery.self) { _ in throw Offline() }
        await #expect(throws: Offline.self) { try await catalog(in: mock.environment) }
    }

    private struct Offline: Error {}
}
