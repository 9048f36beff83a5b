// @generated Bubbling_person.memberwise sha256:af542349965403e87ec775cc6f0a63277584521e6fa4d3bb6b41d475b68b9aef
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension Bubbling_person.Data {
    /// Creates a value for tests and previews.
    package init(best: Best) {
        self.best = best
    }
}

nonisolated extension Bubbling_person.Data.Best {
    /// Creates a value for tests and previews.
    package init(name: Swift.String) {
        self.name = name
    }
}
