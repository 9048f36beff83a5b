/// The result of loading a page of a list.
public enum PageResult: Sendable, Hashable {
    /// The page was added to the list.
    ///
    /// `added` is the number of rows that the list did not have before; it is less than the page's
    /// size if the server returned objects that were in the list already. `hasMore` says whether
    /// the server has more rows in this direction.
    case loaded(added: Int, hasMore: Bool)
    /// The list has no more rows in this direction.
    ///
    /// Nothing was requested.
    case atEnd

    /// Whether the server has more rows in this direction.
    public var hasMore: Bool {
        if case .loaded(_, let hasMore) = self { hasMore } else { false }
    }
}
