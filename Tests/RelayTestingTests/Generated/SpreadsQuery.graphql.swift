// @generated SpreadsQuery.graphql sha256:eb583fc803392aaa733b3e5f02fe8fe1680d66d91e21712aaf00c7d6772c6e79
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SpreadsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SpreadsQuery
            text query SpreadsQuery{me{id body{text} actor{__typename id name} myActor:actor{__typename id ...PageName_page} ...PersonEmails_person ...PersonPicture_person}}
            spreads PageName_page PersonEmails_person PersonPicture_person
            normalization
             me: type Person
              id: ID!
              body: type Text
               text: String
              actor: interface Actor
               __typename: String!
               id: ID!
               name: String!
              myActor = actor: interface Actor
               __typename: String!
               id: ID!
               ...PageName_page on type Page
              ...PersonEmails_person
              ...PersonPicture_person
            reader
             me
              body
               text
              actor
               id
               name
              myActor = actor
               ...PageName_page on type Page
              ...PersonEmails_person
              ...PersonPicture_person
            """#, fragments: [PageName_page.artifact, PersonEmails_person.artifact, PersonPicture_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
            let body: Body?
            let actor: Actor?
            let myActor: MyActor?
            let personEmails_person: PersonEmails_person.Ref
            let personPicture_person: PersonPicture_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.body = reader.optionalObject(0)
                self.actor = reader.optionalObject(1)
                self.myActor = reader.optionalObject(2)
                self.personEmails_person = reader.fragment(3)
                self.personPicture_person = reader.fragment(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.body, b.body)
                e.optionalObject(a.actor, b.actor)
                e.optionalObject(a.myActor, b.myActor)
                e.fragment(a.personEmails_person, b.personEmails_person)
                e.fragment(a.personPicture_person, b.personPicture_person)
                return e.isEqual
            }

            nonisolated struct Body: Relay.Selection {
                let text: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.text = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.text, b.text)
                    return e.isEqual
                }
            }

            nonisolated struct Actor: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }

            nonisolated struct MyActor: Relay.Selection {
                let page: PageName_page.Ref?

                init(_ reader: inout Relay.Reader) {
                    self.page = reader.optionalFragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalFragment(a.page, b.page)
                    return e.isEqual
                }
            }
        }
    }
}
