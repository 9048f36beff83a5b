/// A fragment with `@refetchable`: it can be fetched again by itself, with other arguments.
public protocol RefetchableFragment: GraphQLFragment {
    /// The query that the generator has made for it.
    associatedtype RefetchQuery: GraphQLQuery
}

/// A fragment with `@refetchable` and one `@connection`: more of the connection can be fetched.
public protocol PaginationFragment: RefetchableFragment {}
