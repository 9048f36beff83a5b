// @generated Bubbling_person.memberwise sha256:af542349965403e87ec775cc6f0a63277584521e6fa4d3bb6b41d475b68b9aef
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension Bubbling_person.Data {
    /// What would be read, of its parts.
    package init(best: Bubbling_person.Data.Best) {
        self.best = best
    }
}

nonisolated extension Bubbling_person.Data.Best {
    /// What would be read, of its parts.
    package init(name: String) {
        self.name = name
    }
}
