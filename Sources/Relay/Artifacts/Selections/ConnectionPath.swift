/// The path of a paginated list in a definition's data, and the variables for loading more of it.
package struct ConnectionPath: Sendable, Hashable {
    /// The response keys from the definition's root.
    package let path: [String]
    /// How to load the next page; `nil` if the definition cannot.
    package var forward: Direction?
    /// How to load the previous page; `nil` if the definition cannot.
    package var backward: Direction?
    /// How the pages are numbered; `nil` for a connection, whose pages begin at cursors.
    package var numbering: PageNumbering?

    /// The variables for one direction; `nil` if the document has a literal or nothing instead.
    package struct Direction: Sendable, Hashable {
        /// The variable for the number of rows, passed as `first` or `last`, or as the limit.
        package var count: String?
        /// The variable for the cursor, passed as `after` or `before`, or for the page's position.
        package var cursor: String?
    }
}

/// How the pages of a list with `@pagination` are numbered.
package enum PageNumbering: Sendable, Hashable {
    /// By the number of rows before the page.
    case offsets
    /// By page. The first page has this number.
    case pages(first: Int64)
}

/// How to refetch a fragment by a query of its own.
package struct RefetchPath: Sendable, Hashable {
    /// The name of the query.
    package let operation: String
    /// The response keys from the query's root to the object that the fragment is on.
    package var path: [String] = []
    /// The field that identifies the object, and the variable for its value.
    package var identifier: Identifier?

    /// A field and a variable of the same value.
    package struct Identifier: Sendable, Hashable {
        package let field: String
        package let variable: String
    }
}
