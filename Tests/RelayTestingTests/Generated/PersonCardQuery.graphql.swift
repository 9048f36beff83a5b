// @generated PersonCardQuery.graphql sha256:5cbacf2a4b986d51c574c0326261bcfe77cdff18a811867c356ec53a80e374ea
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PersonCardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PersonCardQuery
            template query PersonCardQuery($withName:Boolean!,$showsBody:Boolean!){me{id ...PersonCard_person(big:2,small:1,withName:$withName)}}
            variables
             withName: Boolean!
             showsBody: Boolean!
            normalization
             me: type Person
              id: ID!
              ...PersonCard_person(big:2,small:1,withName:$withName)
            reader
             me
              ...PersonCard_person(big: 2, small: 1, withName: $withName)
            """#, fragments: [PersonCard_person.artifact])
    }

    var withName: Swift.Bool
    var showsBody: Swift.Bool

    init(withName: Swift.Bool, showsBody: Swift.Bool) {
        self.withName = withName
        self.showsBody = showsBody
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("withName", self.withName)
        variables.write("showsBody", self.showsBody)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let personCard_person: PersonCard_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.personCard_person = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.personCard_person, b.personCard_person)
                return e.isEqual
            }
        }
    }
}
