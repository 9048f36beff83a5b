/// How the objects of a derived field are found, by the keys that its function returns:
/// `@derived(field: "Story.related", query: "Card_story_related", variable: "ids", type: "Story")`.
package struct DerivedEdge: Sendable, Hashable {
    /// The query that fetches them.
    package let query: String
    /// The query's variable for the key, or the list of keys.
    package let variable: String
    /// The type of the field's objects; `nil` if all objects of the query's field have it.
    package let type: ReaderSelection.TypeCondition?

    /// Returns `nil` for a field with values.
    init?(_ annotation: Annotation) {
        guard let query = annotation.text("query"), let variable = annotation.text("variable")
        else { return nil }
        (self.query, self.variable) = (query, variable)
        if let name = annotation.text("type") {
            type = .init(kind: .object, type: name)
        } else {
            type = annotation.text("interface").map { .init(kind: .abstract, type: $0) }
        }
    }
}
