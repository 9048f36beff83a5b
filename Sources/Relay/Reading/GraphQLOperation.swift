/// A query, mutation or subscription, with its variables as stored properties.
public protocol GraphQLOperation: Sendable {
    /// The operation's own fields.
    ///
    /// The fragments that it spreads are properties of type ``FragmentRef``.
    associatedtype Data: Sendable
    /// The result of reading the operation: its data, `Data?` if a null in a required field can
    /// reach the root, or a `Result` with `@catch`.
    associatedtype Output: FieldValue = Data
    /// The compiled form of the operation.
    static var artifact: Artifact { get }
    /// Writes the variables that are set.
    ///
    /// Generated code implements it.
    func write(to variables: inout VariableWriter)
}

extension GraphQLOperation {
    /// The variables that are sent to the server.
    public var variables: VariableData {
        var writer = VariableWriter()
        write(to: &writer)
        return VariableData(writer)
    }
}

/// An operation that reads data.
public protocol GraphQLQuery: GraphQLOperation {}

/// An operation that changes data on the server.
public protocol GraphQLMutation: GraphQLOperation {}

/// A query with `@raw_response_type`, which has a type for data that is written without the network.
public protocol RawResponseQuery: GraphQLQuery {
    /// Everything that the query and its fragments select, by response keys.
    associatedtype RawResponse: GraphQLInputObject
}

/// A mutation with `@raw_response_type`, which has a type for optimistic responses.
public protocol RawResponseMutation: GraphQLMutation {
    /// Everything that the mutation and its fragments select, by response keys.
    associatedtype RawResponse: GraphQLInputObject
}

/// A query or a mutation with `@jsonResponse`: its response has no types, and is not stored.
///
/// See <doc:ResponsesAsJSON>.
public protocol GraphQLJSONOperation: GraphQLOperation
where Data == JSONValue, Output == JSONValue {}

/// An operation that receives events.
public protocol GraphQLSubscription: GraphQLOperation {}
