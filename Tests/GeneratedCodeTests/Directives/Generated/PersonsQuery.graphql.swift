// @generated PersonsQuery.graphql sha256:6f5688890c80994970d8f8b5465e0636568b25cbb4b013318394ac54f7014083
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct PersonsQuery: GraphQLQuery {
    package static let artifact = Artifact(v1: #"""
        query PersonsQuery
        text query PersonsQuery($with:PersonBy!){persons(with:$with){id name age}}
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

    package var with: PersonBy

    package init(with: PersonBy) {
        self.with = with
    }

    package func write(to variables: inout VariableWriter) {
        variables.write("with", self.with)
    }

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let persons: [Person]

        package init(_ reader: inout Reader) {
            self.persons = reader.objects(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.objects(a.persons, b.persons)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.persons)
        }

        package nonisolated struct Person: Selection, Hashable {
            package let name: String?

            /// How old it says it is.
            @available(*, deprecated, message: "Ask for `name`.")
            package var age: Int? {
                return self._age
            }

            let _age: Int?

            package init(_ reader: inout Reader) {
                self.name = reader.optionalString(0)
                self._age = reader.optionalInt(1)
            }

            package static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.optionalString(a.name, b.name)
                e.optionalInt(a._age, b._age)
                return e.isEqual
            }

            package func hash(into hasher: inout Hasher) {
                hasher.combine(self.name)
                hasher.combine(self._age)
            }
        }
    }
}
