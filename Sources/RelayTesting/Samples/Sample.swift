public import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Data of a definition that a test or a preview has made up.
///
/// The generator writes a function for each definition, with a default for each field:
///
/// ```swift
/// let story = StoryRow_story.Data.sample(title: "Hello", author: .sample(name: "Ann"))
/// let row = StoryRow(story: story.ref, environment: story.environment)
/// ```
///
/// Equal arguments make equal samples, and samples of objects that need an id get different ones.
public struct Sample<SampledDefinition>: Sendable {
    let node: SampleNode
    private let placed = Locked<PlacedSample?>(nil)

    /// Creates a sample from the values of its fields.
    ///
    /// Generated code calls it.
    public init(_ fields: SampleFields) {
        node = fields.node
    }
}

/// The records of a sample in an environment.
struct PlacedSample: Sendable {
    let environment: RelayEnvironment
    let root: DataID
    let owner: OperationDescriptor
    /// The arguments with which all values of the sample are read.
    let arguments: FragmentArguments?

    func ref<Fragment: GraphQLFragment>(_ type: Fragment.Type) -> FragmentRef<Fragment> {
        FragmentRef(dataID: root, owner: owner, arguments: arguments)
    }
}

extension Sample where SampledDefinition: GraphQLFragment {
    /// A reference to the object, which can be read in ``environment``.
    ///
    /// Every value of the sample is read, whatever arguments the fragment has: the conditions of
    /// `@include` and `@skip` hold where there is a value.
    public var ref: FragmentRef<SampledDefinition> { place().ref(SampledDefinition.self) }

    /// An environment with the sample in its store and a network that fails.
    public var environment: RelayEnvironment { place().environment }

    /// The data that a view reads with ``ref``.
    ///
    /// - Throws: A `StoreError` if the sample lacks a field, which can only be the case for
    ///   combinations of types that the schema does not allow.
    public var data: SampledDefinition.Output {
        get throws { try environment.read(ref) }
    }

    private func place() -> PlacedSample {
        if let known = placed.withLock({ $0 }) { return known }
        let environment = RelayEnvironment(network: SampleNetwork())
        let new = environment.place(node, SampledDefinition.artifact)
        // Another thread may have placed it meanwhile.
        return placed.withLock { placed in
            if let placed { return placed }
            placed = new
            return new
        }
    }
}

extension RelayEnvironment {
    /// Writes a sample into the store, and returns a reference to its object.
    ///
    /// Objects that need an id get one that no object of the store has. An object whose id the sample
    /// chooses may be in the store: values that the test has chosen replace its own, and defaults
    /// don't.
    ///
    /// The records stay in the store as long as the reference or a copy of it exists.
    ///
    /// - Parameter sample: The sample of a fragment.
    /// - Returns: A reference that can be read in this environment.
    public func write<Fragment: GraphQLFragment>(
        _ sample: Sample<Fragment>
    ) -> FragmentRef<Fragment> {
        place(sample.node, Fragment.artifact).ref(Fragment.self)
    }
}

extension Sample where SampledDefinition: GraphQLOperation {
    /// The sample as the response of a server to an operation with certain variables.
    ///
    /// Fields that the operation fetches and its own data doesn't have, such as those of fragments
    /// in other modules, are generated.
    public func payload(
        for operation: SampledDefinition,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        payload(variables: operation.variables, options: options)
    }

    /// The sample as the response of a server to an operation with certain variables.
    public func payload(
        variables: VariableData,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        var options = options
        options.data = node.json(SampledDefinition.artifact)
        return .of(SampledDefinition.self, variables: variables, options: options)
    }
}

extension MockEnvironment {
    /// Answers operations of a type with a sample.
    ///
    /// Fields that the sample doesn't have are generated, see ``Payload/of(_:seed:options:)``.
    public func answer<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        times: Int? = 1,
        with sample: Sample<Operation>,
        options: PayloadOptions = PayloadOptions()
    ) {
        answer(type, times: times) { operation in
            sample.payload(variables: operation.variables, options: options)
        }
    }
}

extension PendingOperation {
    /// Answers with a sample, and completes the operation.
    ///
    /// Fields that the sample doesn't have are generated, see ``Payload/of(_:seed:options:)``.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended, and
    ///   ``MockError/otherOperation(operation:sample:)`` if the sample is of another operation.
    public func resolve<Operation: GraphQLOperation>(
        _ sample: Sample<Operation>,
        options: PayloadOptions = PayloadOptions()
    ) async throws {
        try await resolve(payload(of: sample, options))
    }

    /// Sends a sample, and leaves the operation open for more: an event of a subscription.
    ///
    /// Fields that the sample doesn't have are generated, see ``Payload/of(_:seed:options:)``.
    ///
    /// - Throws: ``MockError/ended(operation:reason:)`` if the operation has ended, and
    ///   ``MockError/otherOperation(operation:sample:)`` if the sample is of another operation.
    public func send<Operation: GraphQLOperation>(
        _ sample: Sample<Operation>,
        options: PayloadOptions = PayloadOptions()
    ) async throws {
        try await send(payload(of: sample, options))
    }

    private func payload<Operation: GraphQLOperation>(
        of sample: Sample<Operation>,
        _ options: PayloadOptions
    ) throws -> Payload {
        let expected = Operation.artifact.name
        guard expected == name else {
            throw MockError.otherOperation(operation: name, sample: expected)
        }
        return sample.payload(variables: variables, options: options)
    }
}

/// The network of a sample's environment.
struct SampleNetwork: Network {
    /// The error of every operation.
    struct NotConnected: Error, CustomStringConvertible {
        let operation: String

        var description: String {
            "Operation `\(operation)` was executed in the environment of a sample, which has no "
                + "network. Write the sample into a `MockEnvironment` with `write`."
        }
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream(unfolding: { throw NotConnected(operation: request.name) })
    }
}
