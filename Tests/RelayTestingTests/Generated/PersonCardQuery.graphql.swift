// @generated PersonCardQuery.graphql sha256:5cbacf2a4b986d51c574c0326261bcfe77cdff18a811867c356ec53a80e374ea
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PersonCardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PersonCardQuery
            text query PersonCardQuery($withName:Boolean!,$showsBody:Boolean!){me{id ...PersonCard_person_3fa826e0}} fragment PersonCard_person_3fa826e0 on Person{name@include(if:$withName) username@skip(if:$withName) body@include(if:$showsBody){text} icon:picture(scale:1){uri} photo:picture(scale:2){uri} unscaled:picture{uri} author{id ...PersonName_person_9aeb114c}} fragment PersonName_person_9aeb114c on Person{id name@include(if:$withName)}
            variables
             withName: Boolean!
             showsBody: Boolean!
            normalization
             me: type Person
              id: ID!
              name: String! if $withName
              username: String if !$withName
              body: type Text if $showsBody
               text: String
              icon = picture(scale: 1): type Image
               uri: String
              photo = picture(scale: 2): type Image
               uri: String
              unscaled = picture: type Image
               uri: String
              author: type Person
               id: ID!
               name: String! if $withName
            reader
             me
              ...PersonCard_person(big: 2, small: 1, withName: $withName)
            """#)
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

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let personCard_person: PersonCard_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.personCard_person = reader.fragment(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.personCard_person, b.personCard_person)
                return e.isEqual
            }
        }
    }
}
