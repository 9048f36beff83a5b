// @generated PersonQuery.graphql sha256:2d7c8ed7da66e5e26f34061bfb149d544bd0bfe64645c6d6ad8e02968f8c51fe
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PersonQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PersonQuery
            template query PersonQuery($id:ID!){node(id:$id){__typename id ...on Person{...FullName_person ...Card_person ...Caught_person ...Lists_person ...Required_person ...NameOf_person(style:$style)}}}
            variables
             id: ID!
             style: enum NameStyle
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ... on type Person
               ...FullName_person
               ...Card_person
               ...Caught_person
               ...Lists_person
               ...Required_person
               ...NameOf_person(style:$style)
            reader
             node(id: $id)
              ... as person on type Person
               fullName @derived(field: "Person.fullName")
               ...Card_person
               ...Caught_person
               ...Lists_person
               ...Required_person
               ...NameOf_person(style: $style)
            """#, fragments: [Card_person.artifact, Caught_person.artifact, FullName_person.artifact, Lists_person.artifact, NameOf_person.artifact, Required_person.artifact])
    }

    var id: Relay.ID
    var style: Relay.Input<NameStyle>

    init(id: Relay.ID, style: NameStyle? = nil) {
        self.id = id
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, style: Relay.Input<NameStyle> = .unset) {
        self.id = id
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("style", self.style)
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
                /// The name, as cards show it.
                let fullName: Swift.String
                let card_person: Card_person.Ref
                let caught_person: Caught_person.Ref
                let lists_person: Lists_person.Ref
                let required_person: Required_person.Ref
                let nameOf_person: NameOf_person.Ref

                init(_ reader: inout Relay.Reader) {
                    self.fullName = reader.string(0)
                    self.card_person = reader.fragment(1)
                    self.caught_person = reader.fragment(2)
                    self.lists_person = reader.fragment(3)
                    self.required_person = reader.fragment(4)
                    self.nameOf_person = reader.fragment(5)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.fullName, b.fullName)
                    e.fragment(a.card_person, b.card_person)
                    e.fragment(a.caught_person, b.caught_person)
                    e.fragment(a.lists_person, b.lists_person)
                    e.fragment(a.required_person, b.required_person)
                    e.fragment(a.nameOf_person, b.nameOf_person)
                    return e.isEqual
                }
            }
        }
    }
}
