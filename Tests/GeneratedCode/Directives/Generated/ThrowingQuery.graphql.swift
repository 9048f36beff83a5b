// @generated ThrowingQuery.graphql sha256:f4d8ed7ff36e1abdd342069d4b7172ccf9396972db47caa3f1d606b11c62e833
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct ThrowingQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ThrowingQuery
            text query ThrowingQuery($id:ID!){person(id:$id){id ...Throwing_person ...Bubbling_person ...Caught_person ...CaughtAsNull_person ...Strict_person}}
            spreads Bubbling_person CaughtAsNull_person Caught_person Strict_person Throwing_person
            variables
             id: ID!
            normalization
             person(id: $id): type Person
              id: ID!
              ...Throwing_person
              ...Bubbling_person
              ...Caught_person
              ...CaughtAsNull_person
              ...Strict_person
            reader
             person(id: $id)
              ...Throwing_person
              ...Bubbling_person
              ...Caught_person
              ...CaughtAsNull_person
              ...Strict_person
            """#, fragments: [Bubbling_person.artifact, CaughtAsNull_person.artifact, Caught_person.artifact, Strict_person.artifact, Throwing_person.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let person: Person?

        package init(_ reader: inout Relay.Reader) {
            self.person = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.person, b.person)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.person)
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let throwing_person: Throwing_person.Ref
            package let bubbling_person: Bubbling_person.Ref
            package let caught_person: Caught_person.Ref
            package let caughtAsNull_person: CaughtAsNull_person.Ref
            package let strict_person: Strict_person.Ref

            package init(_ reader: inout Relay.Reader) {
                self.throwing_person = reader.fragment(0)
                self.bubbling_person = reader.fragment(1)
                self.caught_person = reader.fragment(2)
                self.caughtAsNull_person = reader.fragment(3)
                self.strict_person = reader.fragment(4)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.throwing_person, b.throwing_person)
                e.fragment(a.bubbling_person, b.bubbling_person)
                e.fragment(a.caught_person, b.caught_person)
                e.fragment(a.caughtAsNull_person, b.caughtAsNull_person)
                e.fragment(a.strict_person, b.strict_person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.throwing_person)
                hasher.combine(self.bubbling_person)
                hasher.combine(self.caught_person)
                hasher.combine(self.caughtAsNull_person)
                hasher.combine(self.strict_person)
            }
        }
    }
}
