/// What happens to a field's value when a response is published: `@connection(key: "Feed_stories")`.
///
/// The handler of that name is told where the value is, and may keep something made of it in a
/// field of its own, the *handle field*, of the same record.
package struct FieldHandle: Sendable, Hashable {
    /// The handler's name, such as `connection` or `appendEdge`.
    package let handler: String
    /// The handle field, with those of the field's arguments that tell one handle from another.
    package let key: StorageKey
    /// What the handler is told besides.
    package let arguments: [Argument]
    /// Whether the handle field holds objects like the field itself: it is read, retained and
    /// checked as the field is.
    package let isLinked: Bool

    init(field: StorageKey, handler: String, arguments: [Argument]) {
        self.handler = handler
        self.arguments = arguments
        key = StorageKey(name: "__\(field.name)_\(handler)", arguments: [])
        isLinked = false
    }

    init(connection: String, handler: String, filters: [String], of field: StorageKey) {
        self.handler = handler
        arguments = []
        key = StorageKey(
            name: "__\(connection)_\(handler)",
            arguments: field.arguments.filter { filters.contains($0.name) }
        )
        isLinked = true
    }
}
