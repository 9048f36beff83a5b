// @generated PeopleQuery.graphql sha256:21a3a091bc6401221e3d4ef1abb8906f08cfb0f6477425d7214d4059383b433c
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PeopleQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PeopleQuery
            text query PeopleQuery{people{id ...FullName_person ...Card_person}}
            spreads Card_person FullName_person
            variables
             style: enum NameStyle
             named: Boolean = true
            normalization
             people: [type Person!]!
              id: ID!
              ...FullName_person
              ...Card_person
            reader
             people
              id
              styled = fullName(style: $style) @derived(field: "Person.fullName")
              fullName if $named @derived(field: "Person.fullName")
              ...Card_person
            """#, fragments: [Card_person.artifact, FullName_person.artifact])
    }

    var style: Relay.Input<NameStyle>
    var named: Relay.Input<Swift.Bool>

    init(style: NameStyle? = nil, named: Swift.Bool? = nil) {
        self.style = .init(style)
        self.named = .init(named)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(style: Relay.Input<NameStyle> = .unset, named: Relay.Input<Swift.Bool> = .unset) {
        self.style = style
        self.named = named
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("style", self.style)
        variables.writeInput("named", self.named)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            /// The name, as cards show it.
            let styled: Swift.String
            /// The name, as cards show it.
            let fullName: Swift.String?
            let card_person: Card_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.styled = reader.string(1)
                self.fullName = reader.optionalString(2)
                self.card_person = reader.fragment(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.styled, b.styled)
                e.optionalString(a.fullName, b.fullName)
                e.fragment(a.card_person, b.card_person)
                return e.isEqual
            }
        }
    }
}
