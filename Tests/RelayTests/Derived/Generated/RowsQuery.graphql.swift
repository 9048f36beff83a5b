// @generated RowsQuery.graphql sha256:f583545118526a887ef8ba9277470c24e7775967229fb8f15f6a0b4dcb7203d5
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RowsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RowsQuery
            template query RowsQuery{people{id ...DeputyRow_person(style:$style) ...Nullable_person ...CaughtDeputy_person ...BadgeRow_person}}
            variables
             style: enum NameStyle
            normalization
             people: [type Person!]!
              id: ID!
              ...DeputyRow_person(style:$style)
              ...Nullable_person
              ...CaughtDeputy_person
              ...BadgeRow_person
            reader
             people
              id
              ...DeputyRow_person(style: $style)
              ...Nullable_person
              ...CaughtDeputy_person
              ...BadgeRow_person
            """#, fragments: [BadgeRow_person.artifact, CaughtDeputy_person.artifact, DeputyRow_person.artifact, Nullable_person.artifact])
    }

    var style: Relay.Input<NameStyle>

    init(style: NameStyle? = nil) {
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(style: Relay.Input<NameStyle> = .unset) {
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("style", self.style)
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
            let deputyRow_person: DeputyRow_person.Ref
            let nullable_person: Nullable_person.Ref
            let caughtDeputy_person: CaughtDeputy_person.Ref
            let badgeRow_person: BadgeRow_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.deputyRow_person = reader.fragment(1)
                self.nullable_person = reader.fragment(2)
                self.caughtDeputy_person = reader.fragment(3)
                self.badgeRow_person = reader.fragment(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.deputyRow_person, b.deputyRow_person)
                e.fragment(a.nullable_person, b.nullable_person)
                e.fragment(a.caughtDeputy_person, b.caughtDeputy_person)
                e.fragment(a.badgeRow_person, b.badgeRow_person)
                return e.isEqual
            }
        }
    }
}
