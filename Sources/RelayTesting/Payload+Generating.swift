public import Relay

extension Payload {
    /// Generates a response to an operation.
    ///
    /// The response has every field that the operation sends for, with values of the right types.
    /// Without a seed the values are readable: strings are the names of their fields, numbers are
    /// 42. With one they vary, and the same seed generates the same response. Connections have pages:
    /// the generated cursors are accepted as arguments. The ids of objects are derived from their
    /// paths, or are those that an argument `id` asks for.
    ///
    /// ```swift
    /// let payload = Payload.of(FeedQuery(first: 3), seed: 7)
    /// ```
    public static func of<Operation: GraphQLOperation>(
        _ operation: Operation,
        seed: UInt64? = nil,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        of(Operation.self, variables: operation.variables, seed: seed, options: options)
    }

    /// Generates a response to an operation with certain variables, such as those of a
    /// ``PendingOperation``.
    ///
    /// ``of(_:seed:options:)`` describes the values.
    public static func of<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        variables: VariableData,
        seed: UInt64? = nil,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        of(Operation.artifact, variables: variables, seed: seed, options: options)
    }

    /// Generates a response to the operation of an artifact.
    package static func of(
        _ artifact: Artifact,
        variables: VariableData,
        seed: UInt64?,
        options: PayloadOptions
    ) -> Payload {
        let variables = artifact.contents.variables.applyingDefaults(to: variables)
        var generator = PayloadGenerator(PayloadPlan.of(artifact), variables, seed, options)
        return generator.payload()
    }
}
