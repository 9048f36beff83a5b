extension RelayEnvironment {
    /// Performs work that changes the store, and returns or throws when all models show the changes.
    ///
    /// So a caller on the main actor finds on screen what its result, or its failure, says. Without
    /// models nothing is waited for.
    nonisolated(nonsending) func shown<Result: Sendable>(
        _ work: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        do {
            let result = try await work()
            await store.waitUntilShown()
            return result
        } catch {
            await store.waitUntilShown()
            throw error
        }
    }
}
