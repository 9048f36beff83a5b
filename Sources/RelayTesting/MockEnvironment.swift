public import Relay

/// A real environment whose network is in the test's hands.
///
/// Every operation that the app executes waits until the test answers it:
///
/// ```swift
/// let mock = MockEnvironment()
/// async let data = mock.environment.fetch(FeedQuery(first: 1))
/// try await mock.next(FeedQuery.self).resolve(.of(FeedQuery(first: 1)))
/// #expect(try await data.feed.count == 1)
/// ```
///
/// Answers can be given ahead with `answer`. An operation that the test neither takes nor answers
/// fails with ``MockError/unexpected(operation:variables:location:)``.
///
/// It is a class because it has identity: the app's environment and the test share it.
public final class MockEnvironment: Sendable {
    /// The environment for the code under test.
    public let environment: RelayEnvironment
    /// The clock of the environment, for the age of data and for polling.
    public let clock: ManualClock
    private let network: MockNetwork

    /// Creates an environment with an empty store.
    ///
    /// - Parameters:
    ///   - options: The options of the environment. Its clock is replaced by ``clock``.
    ///   - unexpected: How to treat operations that the test does not expect.
    ///   - log: Receives the log events of the environment.
    ///   - fileID: The file that errors name.
    ///   - line: The line that errors name.
    public init(
        options: RelayEnvironment.Options = RelayEnvironment.Options(),
        unexpected: UnexpectedOperations = .wait(.seconds(5)),
        log: (@Sendable (LogEvent) -> Void)? = nil,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        let clock = ManualClock()
        let network = MockNetwork(unexpected, location: "\(fileID):\(line)")
        var options = options
        options.now = { clock.now }
        options.sleep = { try await clock.sleep(until: clock.now + $0) }
        environment = RelayEnvironment(network: network, options: options, log: log)
        self.clock = clock
        self.network = network
    }

    // MARK: - Pending operations

    /// The operations that the test can still answer, oldest first.
    ///
    /// An operation that an answer given ahead is about to answer is not among them.
    public var pending: [PendingOperation] {
        network.state.current.state.operations.filter(\.isAnswerable)
    }

    /// Waits for an operation of a type that the test has not taken yet.
    ///
    /// - Parameters:
    ///   - type: The type of the operation.
    ///   - limit: How long to wait on an idle machine. On a busy one it waits longer.
    ///   - isWanted: Chooses among several by their variables.
    /// - Returns: The oldest such operation.
    /// - Throws: ``MockError/notSent(operation:pending:location:)``, which lists what is pending.
    public func next<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        within limit: Duration = .seconds(5),
        where isWanted: (VariableData) -> Bool = { _ in true }
    ) async throws -> PendingOperation {
        let name = Operation.artifact.name
        let found = await network.state.wait(within: limit) { state in
            state.operations.first { operation in
                operation.name == name && operation.isUnknown && isWanted(operation.variables)
                    && operation.claim()
            }
        }
        if let found { return found }
        try Task.checkCancellation()
        throw MockError.notSent(
            operation: name,
            pending: pending.map(\.description),
            location: network.location
        )
    }

    /// Waits for an operation with certain variables that the test has not taken yet.
    ///
    /// - Throws: ``MockError/notSent(operation:pending:location:)``, which lists what is pending.
    public func next<Operation: GraphQLOperation>(
        _ operation: Operation,
        within limit: Duration = .seconds(5)
    ) async throws -> PendingOperation {
        let variables = operation.variables
        return try await next(Operation.self, within: limit) { $0 == variables }
    }

    // MARK: - Answers ahead

    /// Answers operations of a type as soon as they are sent.
    ///
    /// Operations that are pending and that the test has not taken are answered at once. Answers
    /// are tried in the order in which they were given.
    ///
    /// - Parameters:
    ///   - type: The type of the operations.
    ///   - times: How many operations are answered; `nil` for any number.
    ///   - payload: The answer.
    public func answer<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        times: Int? = 1,
        with payload: Payload
    ) {
        answer(type, times: times) { _ in payload }
    }

    /// Answers operations of a type with what `resolve` returns or throws.
    ///
    /// If it returns `nil`, the operation stays pending, and counts as not answered.
    public func answer<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        times: Int? = 1,
        with resolve: @escaping @Sendable (PendingOperation) throws -> Payload?
    ) {
        let name = Operation.artifact.name
        network.add(times: times) { $0.name == name ? try resolve($0) : nil }
    }

    /// Answers operations of a type with payloads that are generated for their variables.
    ///
    /// ``Payload/of(_:seed:options:)`` describes the values.
    public func answer<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        times: Int? = 1,
        seed: UInt64? = nil,
        options: PayloadOptions = PayloadOptions()
    ) {
        answer(type, times: times) { operation in
            .of(type, variables: operation.variables, seed: seed, options: options)
        }
    }

    /// Answers operations of any type with what `resolve` returns or throws.
    ///
    /// If it returns `nil`, the operation stays pending, and counts as not answered.
    public func answer(
        times: Int? = 1,
        with resolve: @escaping @Sendable (PendingOperation) throws -> Payload?
    ) {
        network.add(times: times, resolve)
    }

    // MARK: - Checks

    /// Waits until no query or mutation is in flight, everything that was sent to open subscriptions has
    /// been written and delivered to its streams, and models show it.
    ///
    /// - Throws: ``MockError/notSettled(pending:)`` after `limit`, or up to ten times later on a
    ///   busy machine.
    public nonisolated(nonsending) func settled(within limit: Duration = .seconds(5)) async throws {
        // A round counts as a millisecond or a tenth of the time that it took, so that the limit grows
        // with the load, but not so far that the test's own limit comes first.
        var rest = limit
        var quietRounds = 0
        let clock = ContinuousClock()
        // Tasks that have just been resumed need some turns until they send the next operation.
        while quietRounds < 3 {
            quietRounds = isQuiet ? quietRounds + 1 : 0
            try Task.checkCancellation()
            if quietRounds == 0, rest <= .zero {
                throw MockError.notSettled(pending: pending.map(\.description))
            }
            let start = clock.now
            for _ in 0..<20 { await Task.yield() }
            try await Task.sleep(for: .milliseconds(1))
            rest -= max(.milliseconds(1), start.duration(to: clock.now) / 10)
        }
        await environment.settleModels()
    }

    private var isQuiet: Bool {
        let operations = network.state.current.state.operations
        return environment.isIdle
            && operations.allSatisfy { operation in
                operation.request.operationKind == .subscription
                    && operation.state.current.state.isProcessed
            }
    }

    /// The operations that the test has neither taken nor answered.
    ///
    /// They are pending, or have failed because of that, or the app has cancelled them.
    public var unexpectedOperations: [MockError] { network.unexpected }

    /// Throws the first of the ``unexpectedOperations``, if there is any.
    ///
    /// Call it at the end of a test. The trait and the XCTest helper of `RelayTestingTraits` do.
    public func verify() throws {
        if let error = unexpectedOperations.first { throw error }
    }
}
