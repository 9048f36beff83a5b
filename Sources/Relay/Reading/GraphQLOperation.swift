/// A query, mutation or subscription, with its variables as stored properties.
public protocol GraphQLOperation: Sendable {
    /// What the operation itself selects; fragments it spreads are references in it.
    associatedtype Data: Sendable
    /// What reading the operation gives: its data; `Data?` where a required null can reach the
    /// root; with `@catch` a `Result`.
    associatedtype Output: FieldValue = Data
    /// What the generator knows of the operation.
    static var artifact: Artifact { get }
    /// Writes the variables that are set; generated code implements it.
    func write(to variables: inout VariableWriter)
}

extension GraphQLOperation {
    /// The variables as they are sent.
    public var variables: VariableData {
        var writer = VariableWriter()
        write(to: &writer)
        return VariableData(writer)
    }
}

/// An operation that reads.
public protocol GraphQLQuery: GraphQLOperation {}

/// An operation that changes something on the server.
public protocol GraphQLMutation: GraphQLOperation {}

/// A mutation with `@raw_response_type`: its optimistic responses have a type.
public protocol RawResponseMutation: GraphQLMutation {
    /// All that the mutation and its fragments select, by response keys.
    associatedtype RawResponse: GraphQLInputObject
}

/// An operation that receives events.
public protocol GraphQLSubscription: GraphQLOperation {}
