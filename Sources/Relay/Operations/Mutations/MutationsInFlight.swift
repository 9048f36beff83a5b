extension RelayEnvironment {
    /// The mutations that have not ended yet, oldest first.
    public var mutationsInFlight: [MutationInFlight] { mutations.all }

    /// The mutations that have not ended yet, now and whenever they have changed.
    ///
    /// Only the newest element waits for a slow consumer.
    ///
    /// ```swift
    /// for await mutations in environment.observeMutationsInFlight() {
    ///     isSaving = mutations.contains { $0.objects.contains(todo.id) }
    /// }
    /// ```
    public func observeMutationsInFlight() -> AsyncStream<[MutationInFlight]> {
        mutations.observe()
    }

    /// Returns whether mutations of a type have not ended yet.
    public func isInFlight<Mutation: GraphQLMutation>(_ mutation: Mutation.Type) -> Bool {
        mutations.all.contains { $0.name == Mutation.artifact.name }
    }
}
