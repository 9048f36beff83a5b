/// Where in a definition's data a connection is, and with which variables more of it is asked for.
package struct ConnectionPath: Sendable, Hashable {
    /// The response keys from the definition's root.
    package let path: [String]
    /// How pages are asked for that follow; `nil` where the definition can't.
    package var forward: Direction?
    /// How pages are asked for that come before.
    package var backward: Direction?

    /// The variables of one direction; `nil` where the document has a literal in their place.
    package struct Direction: Sendable, Hashable {
        /// How many: the variable given as `first` or `last`.
        package var count: String?
        /// From where: the variable given as `after` or `before`.
        package var cursor: String?
    }
}

/// How a fragment is fetched again by itself.
package struct RefetchPath: Sendable, Hashable {
    /// The name of the query.
    package let operation: String
    /// The response keys from the query's root to the object that the fragment is on.
    package var path: [String] = []
    /// The field that names the object, and the variable that takes it.
    package var identifier: Identifier?

    /// A field and a variable of the same value.
    package struct Identifier: Sendable, Hashable {
        package let field: String
        package let variable: String
    }
}
