/// The mutations of an app that can be queued while the server can't be reached, and the bounds of the queue.
///
/// ```swift
/// options.offline.register(RenameIssueMutation.self)
/// options.offline.register(AddCommentMutation.self) { store, data in
///     …
/// }
/// ```
public struct OfflineOptions: Sendable {
    /// The greatest number of mutations that wait or have failed.
    ///
    /// Further ones are refused before anything is shown.
    public var maximumMutations = 10_000
    /// The greatest size of the files of all mutations that wait or have failed, in bytes.
    ///
    /// A mutation with files for which there is no space is refused before anything is shown.
    public var maximumFileBytes = 32 << 20
    /// The deadline of mutations with files that have none.
    public var maximumFileAge = Duration.seconds(30 * 86_400)
    /// How often a mutation is sent, at most, without an answer.
    ///
    /// Attempts that surely did not reach the server don't count.
    public var maximumAttempts = 100
    /// How many mutations are on their way at a time, at most, each with another key.
    public var maximumRequests = 8
    /// The longest time between two attempts.
    ///
    /// The first is a second, and each is twice as long as the one before.
    public var maximumDelay = Duration.seconds(60)
    /// The registered mutations by their names.
    private(set) var registered: [String: RegisteredMutation] = [:]

    /// Creates options without mutations.
    public init() {}

    /// Registers a mutation, so that it can be queued, and that a later run of the app can send it.
    ///
    /// `updater` changes the store when the response is written, as that of `commit` does. `optimisticUpdater`
    /// changes it until then, after the optimistic response. It is given the variables, with the ids of objects
    /// that the server has created since in place of temporary ones.
    public mutating func register<Mutation: GraphQLMutation>(
        _ mutation: Mutation.Type,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy, JSONObject) throws -> Void)? = nil
    ) {
        let artifact = Mutation.artifact
        registered[artifact.name] = RegisteredMutation(
            artifact: artifact,
            optimisticUpdater: optimisticUpdater
        ) { environment, attempt in
            try await environment.perform(attempt, of: Mutation.self, updater)
        }
    }
}

/// A mutation that can be queued.
struct RegisteredMutation: Sendable {
    let artifact: Artifact
    /// Identifies the text of the mutation.
    let text: String
    let optimisticUpdater: (@Sendable (RecordSourceProxy, JSONObject) throws -> Void)?
    /// Sends it once, and returns a `GraphQLResponse` with its output.
    let send: @Sendable (RelayEnvironment, MutationAttempt) async throws -> any Sendable

    init(
        artifact: Artifact,
        optimisticUpdater: (@Sendable (RecordSourceProxy, JSONObject) throws -> Void)?,
        send: @escaping @Sendable (RelayEnvironment, MutationAttempt) async throws -> any Sendable
    ) {
        self.artifact = artifact
        self.optimisticUpdater = optimisticUpdater
        self.send = send
        let request = artifact.parameters
        text = request?.id ?? String(Persistence.hash([request?.text ?? ""]), radix: 16)
    }

    /// Says why variables that an earlier version of the app has written don't fit; `nil` if they do.
    func mismatch(_ variables: JSONObject) -> String? {
        let definitions = artifact.contents.variables
        for (name, _) in variables where !definitions.contains(where: { $0.name == name }) {
            return "The variable `\(name)` doesn't exist any more."
        }
        for definition in definitions where variables[definition.name] == nil {
            if case .nonNull = definition.type, definition.defaultValue == nil {
                return "The variable `\(definition.name)` is missing."
            }
        }
        return nil
    }
}

/// One sending of a queued mutation.
struct MutationAttempt: Sendable {
    /// The number of the mutation.
    let number: Int64
    let variables: VariableData
    let root: DataID
    let update: OptimisticUpdate.ID?
    /// The session of the store in which the mutation was queued.
    let session: Int
    let idempotencyKey: String
    let isSentOnce: Bool
    /// Learns what the status of the response says.
    let report = FailureReport()
}
