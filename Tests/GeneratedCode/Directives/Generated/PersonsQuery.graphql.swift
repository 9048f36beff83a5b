// @generated PersonsQuery.graphql sha256:6c42cc0636011278ac7c24e7b3bbe5ed89beaa9fbfaa60dabc351b6a8f7da097
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct PersonsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PersonsQuery
            text query PersonsQuery($with:PersonBy!){persons(with:$with){id name age}}
            metadata {priority: 1, owner: "people"}
            variables
             with: input PersonBy!
            normalization
             persons(with: $with): [type Person!]!
              id: ID!
              name: String
              age: Int
            reader
             persons(with: $with)
              name
              age
            """#)
    }

    package var with: PersonBy

    package init(with: PersonBy) {
        self.with = with
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("with", self.with)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let persons: [Person]

        package init(_ reader: inout Relay.Reader) {
            self.persons = reader.objects(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.persons, b.persons)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.persons)
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let name: Swift.String?

            /// How old it says it is.
            @available(*, deprecated, message: "Ask for `name`.")
            package var age: Swift.Int? {
                return self._age
            }

            let _age: Swift.Int?

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self._age = reader.optionalInt(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.optionalInt(a._age, b._age)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.name)
                hasher.combine(self._age)
            }
        }
    }
}
