// @generated EdgesQuery.graphql sha256:28762f7af28258b7e6ec521cacab6dba54872ae0ff2214c7fa8c1c20d464f6fe
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct EdgesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query EdgesQuery
            template query EdgesQuery($id:ID!){node(id:$id){__typename id ...on Person{...Edges_person(count:$count,style:$style) ...Chain_person ...Nullable_person ...Needed_person ...BoastOf_person ...CaughtDeputy_person ...CaughtBeside_person ...Second_person ...Thrown_person ...DeputysBoss_person}}}
            variables
             id: ID!
             style: enum NameStyle
             count: Int! = 2
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               ...Edges_person(count:$count,style:$style)
               ...Chain_person
               ...Nullable_person
               ...Needed_person
               ...BoastOf_person
               ...CaughtDeputy_person
               ...CaughtBeside_person
               ...Second_person
               ...Thrown_person
               ...DeputysBoss_person
            reader
             node(id: $id)
              ... as person on type Person
               ...Edges_person(count: $count, style: $style)
               ...Chain_person
               ...Nullable_person
               ...Needed_person
               ...BoastOf_person
               ...CaughtDeputy_person
               ...CaughtBeside_person
               ...Second_person
               ...Thrown_person
               ...DeputysBoss_person
            """#, fragments: [BoastOf_person.artifact, CaughtBeside_person.artifact, CaughtDeputy_person.artifact, Chain_person.artifact, DeputysBoss_person.artifact, Edges_person.artifact, Needed_person.artifact, Nullable_person.artifact, Second_person.artifact, Thrown_person.artifact])
    }

    var id: Relay.ID
    var style: Relay.Input<NameStyle>
    var count: Swift.Int

    init(id: Relay.ID, style: NameStyle? = nil, count: Swift.Int = 2) {
        self.id = id
        self.style = .init(style)
        self.count = count
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, style: Relay.Input<NameStyle> = .unset, count: Swift.Int = 2) {
        self.id = id
        self.style = style
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("style", self.style)
        variables.write("count", self.count)
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
                let edges_person: Edges_person.Ref
                let chain_person: Chain_person.Ref
                let nullable_person: Nullable_person.Ref
                let needed_person: Needed_person.Ref
                let boastOf_person: BoastOf_person.Ref
                let caughtDeputy_person: CaughtDeputy_person.Ref
                let caughtBeside_person: CaughtBeside_person.Ref
                let second_person: Second_person.Ref
                let thrown_person: Thrown_person.Ref
                let deputysBoss_person: DeputysBoss_person.Ref

                init(_ reader: inout Relay.Reader) {
                    self.edges_person = reader.fragment(0)
                    self.chain_person = reader.fragment(1)
                    self.nullable_person = reader.fragment(2)
                    self.needed_person = reader.fragment(3)
                    self.boastOf_person = reader.fragment(4)
                    self.caughtDeputy_person = reader.fragment(5)
                    self.caughtBeside_person = reader.fragment(6)
                    self.second_person = reader.fragment(7)
                    self.thrown_person = reader.fragment(8)
                    self.deputysBoss_person = reader.fragment(9)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.edges_person, b.edges_person)
                    e.fragment(a.chain_person, b.chain_person)
                    e.fragment(a.nullable_person, b.nullable_person)
                    e.fragment(a.needed_person, b.needed_person)
                    e.fragment(a.boastOf_person, b.boastOf_person)
                    e.fragment(a.caughtDeputy_person, b.caughtDeputy_person)
                    e.fragment(a.caughtBeside_person, b.caughtBeside_person)
                    e.fragment(a.second_person, b.second_person)
                    e.fragment(a.thrown_person, b.thrown_person)
                    e.fragment(a.deputysBoss_person, b.deputysBoss_person)
                    return e.isEqual
                }
            }
        }
    }
}
