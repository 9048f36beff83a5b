// @generated ResolverQuery.graphql sha256:a9796c80df812167b8feb9fdff4e14c809866225ab94e8efa10c239f1ee96a51
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ResolverQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ResolverQuery
            text query ResolverQuery($id:ID!,$__relay_internal__pv__ShownNames:Boolean!){node(id:$id){__typename id ...on Person{...AliasOf_person ...StrictOf_person ...StrictCaught_person ...LoggedOf_person ...GuardedOf_person ...GuardedThrown_person}}}
            spreads AliasOf_person GuardedOf_person GuardedThrown_person LoggedOf_person StrictCaught_person StrictOf_person
            variables
             id: ID!
             __relay_internal__pv__ShownNames: Boolean!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               ...AliasOf_person
               ...StrictOf_person
               ...StrictCaught_person
               ...LoggedOf_person
               ...GuardedOf_person
               ...GuardedThrown_person
            reader
             node(id: $id)
              ... as person on type Person
               ...AliasOf_person
               ...StrictOf_person
               ...StrictCaught_person
               ...LoggedOf_person
               ...GuardedOf_person
               ...GuardedThrown_person
            """#, fragments: [AliasOf_person.artifact, GuardedOf_person.artifact, GuardedThrown_person.artifact, LoggedOf_person.artifact, StrictCaught_person.artifact, StrictOf_person.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("__relay_internal__pv__ShownNames", ShownNames.value)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let person: Person?

            init(_ reader: inout Relay.Reader) {
                self.person = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            nonisolated struct Person: Relay.Selection {
                let aliasOf_person: AliasOf_person.Ref
                let strictOf_person: StrictOf_person.Ref
                let strictCaught_person: StrictCaught_person.Ref
                let loggedOf_person: LoggedOf_person.Ref
                let guardedOf_person: GuardedOf_person.Ref
                let guardedThrown_person: GuardedThrown_person.Ref

                init(_ reader: inout Relay.Reader) {
                    self.aliasOf_person = reader.fragment(0)
                    self.strictOf_person = reader.fragment(1)
                    self.strictCaught_person = reader.fragment(2)
                    self.loggedOf_person = reader.fragment(3)
                    self.guardedOf_person = reader.fragment(4)
                    self.guardedThrown_person = reader.fragment(5)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.aliasOf_person, b.aliasOf_person)
                    e.fragment(a.strictOf_person, b.strictOf_person)
                    e.fragment(a.strictCaught_person, b.strictCaught_person)
                    e.fragment(a.loggedOf_person, b.loggedOf_person)
                    e.fragment(a.guardedOf_person, b.guardedOf_person)
                    e.fragment(a.guardedThrown_person, b.guardedThrown_person)
                    return e.isEqual
                }
            }
        }
    }
}
