// @generated CatchQuery.graphql sha256:b82aa2bfa86118440534815752b12b047703badbaaa0fbc94b5449c855d2ba26
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct CatchQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CatchQuery
            text query CatchQuery($id:ID!){person(id:$id){id name nick best{id nick name}} node(id:$id){__typename id ...on Person{nick}}}
            variables
             id: ID!
            normalization
             person(id: $id): type Person
              id: ID!
              name: String
              nick: String
              best: type Person
               id: ID!
               nick: String
               name: String
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Person
               nick: String
            reader
             person(id: $id)
              name @catch(to: RESULT)
              nick @catch(to: NULL)
              best @catch(to: RESULT)
               nick
               name @required(action: THROW)
             node(id: $id)
              ... as asPerson on type Person @catch(to: RESULT)
               nick
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
        package let node: Node?

        package init(_ reader: inout Relay.Reader) {
            self.person = reader.optionalObject(0)
            self.node = reader.optionalObject(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.person, b.person)
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.person)
            hasher.combine(self.node)
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let name: Swift.Result<Swift.String?, Relay.FieldErrors>
            package let nick: Swift.String?
            package let best: Swift.Result<Best?, Relay.FieldErrors>

            package init(_ reader: inout Relay.Reader) {
                self.name = reader.value(0)
                self.nick = reader.optionalString(1)
                self.best = reader.value(2)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.name, b.name)
                e.optionalString(a.nick, b.nick)
                e.value(a.best, b.best)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.nick)
            }

            package nonisolated struct Best: Relay.Selection, Relay.FieldValue, Swift.Hashable {
                package let nick: Swift.String
                package let name: Swift.String

                package init(_ reader: inout Relay.Reader) {
                    self.nick = reader.string(0)
                    self.name = reader.string(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.nick, b.nick)
                    e.string(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.nick)
                    hasher.combine(self.name)
                }
            }
        }

        package nonisolated struct Node: Relay.Selection, Swift.Hashable {
            package let asPerson: Swift.Result<AsPerson?, Relay.FieldErrors>

            package init(_ reader: inout Relay.Reader) {
                self.asPerson = reader.inlineResult(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.asPerson, b.asPerson)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
            }

            package nonisolated struct AsPerson: Relay.Selection, Relay.FieldValue, Swift.Hashable {
                package let nick: Swift.String

                package init(_ reader: inout Relay.Reader) {
                    self.nick = reader.string(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.nick, b.nick)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.nick)
                }
            }
        }
    }
}
