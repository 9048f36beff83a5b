/// A fragment with `@refetchable`, which can be fetched again, with other arguments, by a query of
/// its own.
public protocol RefetchableFragment: GraphQLFragment {
    /// The query that the generator created for it.
    associatedtype RefetchQuery: GraphQLQuery
}

/// A fragment with `@refetchable` and one `@connection`, which can fetch more pages.
public protocol PaginationFragment: RefetchableFragment {}

/// A fragment whose connection has `first` and `after`, so that the next page can be loaded.
public protocol ForwardPaginationFragment: PaginationFragment {}

/// A fragment whose connection has `last` and `before`, so that the previous page can be loaded.
public protocol BackwardPaginationFragment: PaginationFragment {}
