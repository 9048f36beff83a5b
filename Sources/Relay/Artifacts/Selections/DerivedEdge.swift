/// How the objects of a derived field are found, by the keys that its function returns:
/// `@derived(field: "Story.related", query: "Card_story_related", keys: "ids", type: "Story")`.
package struct DerivedEdge: Sendable, Hashable {
    /// The query that fetches them.
    package let query: String
    /// The query's variable for the key, or the list of keys.
    package let variable: String
    /// Whether the variable is for a list of keys.
    package let takesList: Bool
    /// The type of the field's objects; `nil` if all objects of the query's field have it.
    package let type: ReaderSelection.TypeCondition?

    /// Returns `nil` for a field with values.
    init?(_ annotation: Annotation) {
        let keys = annotation.text("keys")
        guard let query = annotation.text("query"), let variable = keys ?? annotation.text("key")
        else { return nil }
        (self.query, self.variable, takesList) = (query, variable, keys != nil)
        if let name = annotation.text("type") {
            type = .init(kind: .object, type: name)
        } else {
            type = annotation.text("interface").map { .init(kind: .abstract, type: $0) }
        }
    }
}
