// @generated AuthorQuery.graphql sha256:240bd0ae11511e2a875ee6a59a9c146e1dec3e5bf7a0da11484c176bb2a71025
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct AuthorQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AuthorQuery
            text query AuthorQuery($id:ID!){person(id:$id){id ...Author_person}}
            spreads Author_person
            variables
             id: ID!
            normalization
             person(id: $id): type Person
              id: ID!
              ...Author_person
            reader
             person(id: $id)
              id
              ...Author_person
            """#, fragments: [Author_person.artifact])
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

        package nonisolated struct Person: Relay.Selection, Swift.Identifiable, Swift.Hashable {
            package let id: Relay.ID
            package let author_person: Author_person.Ref

            package init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.author_person = reader.fragment(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.author_person, b.author_person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.id)
                hasher.combine(self.author_person)
            }
        }
    }
}
