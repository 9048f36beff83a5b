// @generated CatchQuery.graphql sha256:b82aa2bfa86118440534815752b12b047703badbaaa0fbc94b5449c855d2ba26
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct CatchQuery: GraphQLQuery {
    package static let artifact = Artifact(v1: #"""
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
         node(id: $id): interface Node
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

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let person: Person?
        package let node: Node?

        package init(_ reader: inout Reader) {
            self.person = reader.optionalObject(0)
            self.node = reader.optionalObject(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalObject(a.person, b.person)
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.person)
            hasher.combine(self.node)
        }

        package nonisolated struct Person: Selection, Hashable {
            package let name: Result<String?, FieldErrors>
            package let nick: String?
            package let best: Result<Best?, FieldErrors>

            package init(_ reader: inout Reader) {
                self.name = reader.value(0)
                self.nick = reader.optionalString(1)
                self.best = reader.value(2)
            }

            package static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.value(a.name, b.name)
                e.optionalString(a.nick, b.nick)
                e.value(a.best, b.best)
                return e.isEqual
            }

            package func hash(into hasher: inout Hasher) {
                hasher.combine(self.nick)
            }

            package nonisolated struct Best: Selection, FieldValue, Hashable {
                package let nick: String
                package let name: String

                package init(_ reader: inout Reader) {
                    self.nick = reader.string(0)
                    self.name = reader.string(1)
                }

                package static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.string(a.nick, b.nick)
                    e.string(a.name, b.name)
                    return e.isEqual
                }

                package func hash(into hasher: inout Hasher) {
                    hasher.combine(self.nick)
                    hasher.combine(self.name)
                }
            }
        }

        package nonisolated struct Node: Selection, Hashable {
            package let asPerson: Result<AsPerson?, FieldErrors>

            package init(_ reader: inout Reader) {
                self.asPerson = reader.inlineResult(0)
            }

            package static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.value(a.asPerson, b.asPerson)
                return e.isEqual
            }

            package func hash(into hasher: inout Hasher) {
            }

            package nonisolated struct AsPerson: Selection, FieldValue, Hashable {
                package let nick: String

                package init(_ reader: inout Reader) {
                    self.nick = reader.string(0)
                }

                package static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.string(a.nick, b.nick)
                    return e.isEqual
                }

                package func hash(into hasher: inout Hasher) {
                    hasher.combine(self.nick)
                }
            }
        }
    }
}
