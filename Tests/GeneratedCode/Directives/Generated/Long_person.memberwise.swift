// @generated Long_person.memberwise sha256:deb382c419dd248c1abf07becef47bd42dbf953cf02de6da9d2850c1cd8851ee
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Long_person.Data {
    /// Creates a value for tests and previews.
    package init(tags: [Swift.String?]? = nil) {
        self.tags = tags
    }
}
