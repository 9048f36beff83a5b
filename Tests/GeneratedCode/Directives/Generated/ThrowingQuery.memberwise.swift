// @generated ThrowingQuery.memberwise sha256:f4d8ed7ff36e1abdd342069d4b7172ccf9396972db47caa3f1d606b11c62e833
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension ThrowingQuery.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil) {
        self.person = person
    }
}

nonisolated extension ThrowingQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(throwing_person: Throwing_person.Ref, bubbling_person: Bubbling_person.Ref, caught_person: Caught_person.Ref, caughtAsNull_person: CaughtAsNull_person.Ref, strict_person: Strict_person.Ref) {
        self.throwing_person = throwing_person
        self.bubbling_person = bubbling_person
        self.caught_person = caught_person
        self.caughtAsNull_person = caughtAsNull_person
        self.strict_person = strict_person
    }
}
