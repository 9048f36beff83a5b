/// A value, and the version of the data from which it was read.
///
/// Data read from the snapshot belongs to the same version as the value, so a list and its rows never
/// come from different versions.
public struct Versioned<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The version that has the value.
    public let snapshot: EnvironmentSnapshot
}

extension RelayEnvironment {
    /// A query's data with its version, and again whenever the data has changed.
    ///
    /// ```swift
    /// for try await feed in environment.observeVersions(of: FeedQuery(first: 10)) {
    ///     let rows = try feed.snapshot.read(feed.value.feed.map(\.storyRow_story))
    /// }
    /// ```
    ///
    /// Otherwise like ``observe(_:fetchPolicy:renderPolicy:maxAge:errorPolicy:cacheConfig:)``: the
    /// fields that a fragment selects are not among the query's own, so their changes bring no
    /// version. A snapshot keeps its version in memory, so drop each one when the next has arrived.
    public func observeVersions<Query: GraphQLQuery>(
        of query: Query,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        renderPolicy: RenderPolicy = .full,
        maxAge: Duration? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        cacheConfig: CacheConfig = CacheConfig()
    ) -> AsyncThrowingStream<Versioned<Query.Output>, any Error> {
        let values = observe(
            query,
            fetchPolicy: fetchPolicy,
            renderPolicy: renderPolicy,
            maxAge: maxAge,
            errorPolicy: errorPolicy,
            cacheConfig: cacheConfig
        )
        let versions = Versions(of: self) { try $0.read(query) }
        return AsyncThrowingStream(unfolding: {
            var values = values.makeAsyncIterator()
            while try await values.next() != nil {
                if let version = versions.next() { return version }
            }
            return nil
        })
    }

    /// A fragment's data with its version, and again whenever the data has changed.
    ///
    /// Otherwise like ``observe(_:)->AsyncStream<Fragment.Output>``.
    public func observeVersions<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>
    ) -> AsyncStream<Versioned<Fragment.Output>> {
        versions(of: observe(reference)) { try $0.read(reference) }
    }

    /// A fragment's data for each of several objects with their version, and again whenever any of
    /// them has changed.
    ///
    /// Otherwise like ``observe(_:)->AsyncStream<[Fragment.Output]>``.
    public func observeVersions<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> AsyncStream<Versioned<[Fragment.Output]>> {
        versions(of: observe(references)) { try $0.read(references) }
    }

    private func versions<Output: FieldValue>(
        of values: AsyncStream<Output>,
        _ read: @escaping @Sendable (EnvironmentSnapshot) throws -> Output
    ) -> AsyncStream<Versioned<Output>> {
        let versions = Versions(of: self, read)
        return AsyncStream(unfolding: {
            var values = values.makeAsyncIterator()
            while await values.next() != nil {
                if let version = versions.next() { return version }
            }
            return nil
        })
    }
}

/// The values of the newest versions.
///
/// Each value differs from the previous one.
///
/// A value that is delivered may belong to a version that is no longer the newest one. So it only
/// tells that something has changed, and the value is read again from the version that is held.
///
/// A class because the closure of a stream keeps the state of its iteration.
private final class Versions<Output: FieldValue>: Sendable {
    private let environment: RelayEnvironment
    private let read: @Sendable (EnvironmentSnapshot) throws -> Output
    private let last = Locked<Output?>(nil)

    init(
        of environment: RelayEnvironment,
        _ read: @escaping @Sendable (EnvironmentSnapshot) throws -> Output
    ) {
        self.environment = environment
        self.read = read
    }

    /// Reads the newest version.
    ///
    /// Returns `nil` if it has no value, or the same one as before.
    func next() -> Versioned<Output>? {
        let snapshot = environment.snapshot()
        guard let value = try? read(snapshot) else { return nil }
        let previous = last.withLock { $0 }
        if let previous, Output.areSame(previous, value) { return nil }
        last.withLock { $0 = value }
        return Versioned(value: value, snapshot: snapshot)
    }
}
