/// A fragment with `@refetchable`, which can be fetched again, with other arguments, by a query of
/// its own.
public protocol RefetchableFragment: GraphQLFragment {
    /// The query that the generator created for it.
    associatedtype RefetchQuery: GraphQLQuery
    /// The variables that a refetch can change; `Never` if there are none.
    associatedtype RefetchVariables: GraphQLVariables = Never
}

/// Some variables of an operation.
public protocol GraphQLVariables: Sendable {
    /// Writes the variables that are set.
    ///
    /// Generated code implements it.
    func write(to variables: inout VariableWriter)
}

/// The variables of a fragment without any that could be changed.
extension Never: GraphQLVariables {
    /// Never called.
    public func write(to variables: inout VariableWriter) {}
}

/// A fragment with `@refetchable` and one `@connection` or `@pagination`, which can fetch more pages.
public protocol PaginationFragment: RefetchableFragment {}

/// A fragment that can load the next page: its connection has `first` and `after`, or it has a list
/// with `@pagination`.
public protocol ForwardPaginationFragment: PaginationFragment {}

/// A fragment that can load the previous page: its connection has `last` and `before`, or it has a list
/// with `@pagination`.
public protocol BackwardPaginationFragment: PaginationFragment {}
