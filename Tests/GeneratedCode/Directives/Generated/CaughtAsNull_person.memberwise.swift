// @generated CaughtAsNull_person.memberwise sha256:632eade98e40113d4452c99e486a149c48ff2bba41a7f438e762eb442d117d7b
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension CaughtAsNull_person.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
