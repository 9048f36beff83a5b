// @generated RequiredQuery.graphql sha256:24aebe0133e9f5828b73d28770efe7621fc99d208fb96c9f279574826f31320d
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct RequiredQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RequiredQuery
            text query RequiredQuery($id:ID!){person(id:$id){id name best{id name} friends{id name}}}
            variables
             id: ID!
            normalization
             person(id: $id): type Person
              id: ID!
              name: String
              best: type Person
               id: ID!
               name: String
              friends: [type Person] @follows(types: ["Person"], where: {name: {ne: null}}, orderBy: [{name: ASC}])
               id: ID!
               name: String
            reader
             person(id: $id)
              name @required(action: LOG)
              best
               name @required(action: NONE)
              friends
               name @required(action: LOG)
            """#)
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
            package let name: Swift.String
            package let best: Best?
            package let friends: [Friend?]?

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.best = reader.optionalObject(1)
                self.friends = reader.optionalObjectsOrNil(2)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalObject(a.best, b.best)
                e.optionalObjectsOrNil(a.friends, b.friends)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.name)
                hasher.combine(self.best)
                hasher.combine(self.friends)
            }

            package nonisolated struct Best: Relay.Selection, Swift.Hashable {
                package let name: Swift.String

                package init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.name)
                }
            }

            package nonisolated struct Friend: Relay.Selection, Swift.Hashable {
                package let name: Swift.String

                package init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.name)
                }
            }
        }
    }
}
