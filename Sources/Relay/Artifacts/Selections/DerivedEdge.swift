/// How the objects of a derived field are found, by the keys that its function returns:
/// `@derived(field: "Story.related", query: "Card_story_related", keys: "ids", type: "Story")`, or for objects that
/// only the app has `@derived(…, scope: "Draft", types: ["Draft"])`.
package struct DerivedEdge: Sendable, Hashable {
    /// Where keys lead to objects.
    enum Keys: Sendable, Hashable {
        /// The query's variable for the key, or for the list of keys, with which they are fetched.
        case variable(String, isList: Bool)
        /// In the store; the scope is that of the keys, and `nil` for ids that are global.
        case scope(String?, types: [String])
    }

    /// The query that fetches them, or that reads an object of the app.
    package let query: String
    let keys: Keys
    /// The type of the field's objects; `nil` if all objects of the query's field have it.
    package let type: ReaderSelection.TypeCondition?

    /// Returns `nil` for a field with values.
    init?(_ annotation: Annotation) {
        guard let query = annotation.text("query") else { return nil }
        self.query = query
        if let scope = annotation.text("scope") {
            let types = annotation.argument("types")?.resolve([:])?.array ?? []
            keys = .scope(scope.isEmpty ? nil : scope, types: types.compactMap(\.string))
        } else if let variable = annotation.text("keys") {
            keys = .variable(variable, isList: true)
        } else if let variable = annotation.text("key") {
            keys = .variable(variable, isList: false)
        } else {
            return nil
        }
        if let name = annotation.text("type") {
            type = .init(kind: .object, type: name)
        } else {
            type = annotation.text("interface").map { .init(kind: .abstract, type: $0) }
        }
    }
}
