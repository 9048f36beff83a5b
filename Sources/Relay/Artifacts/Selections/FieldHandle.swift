/// A handler for a field's value, which runs when a response is published: `@connection(key:
/// "Feed_stories")`.
///
/// The handler is called with the location of the value. It may store a derived value in another
/// field of the same record, the *handle field*.
package struct FieldHandle: Sendable, Hashable {
    /// The handler's name, such as `connection` or `appendEdge`.
    package let handler: String
    /// The handle field, with those of the field's arguments that distinguish handles.
    package let key: StorageKey
    /// Further arguments for the handler.
    package let arguments: [Argument]
    /// Whether the handle field links to objects, as the field itself does.
    ///
    /// It is then read, retained and checked like the field.
    package let isLinked: Bool

    /// Creates the same handle with another key and other arguments.
    init(_ other: FieldHandle, key: StorageKey, arguments: [Argument]) {
        handler = other.handler
        self.key = key
        self.arguments = arguments
        isLinked = other.isLinked
    }

    init(field: StorageKey, handler: String, arguments: [Argument]) {
        self.handler = handler
        self.arguments = arguments
        key = StorageKey(name: "__\(field.name)_\(handler)", arguments: [])
        isLinked = false
    }

    /// Creates the handle of a list that follows its filter.
    ///
    /// `list` is the field that documents read: that of the merged pages, if there are some.
    init(followed list: StorageKey, arguments: [Argument]) {
        handler = Self.follows
        self.arguments = arguments
        key = list
        isLinked = false
    }

    /// The handler of `@follows`.
    package static let follows = "follows"

    /// Whether the handler is called again when parts of the field's object come later.
    var needsParts: Bool { isLinked || handler == Self.follows }

    /// Creates the handle of a list whose pages are merged.
    init(
        list: String,
        handler: String,
        filters: [String],
        arguments: [Argument] = [],
        of field: StorageKey
    ) {
        self.handler = handler
        self.arguments = arguments
        key = StorageKey(
            name: "__\(list)_\(handler)",
            arguments: field.arguments.filter { filters.contains($0.name) }
        )
        isLinked = true
    }
}
