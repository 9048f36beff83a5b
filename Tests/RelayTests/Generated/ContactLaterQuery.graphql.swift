// @generated ContactLaterQuery.graphql sha256:62e6b4e7552ebd2b2c8a746e938ff31e67df28b0a148fa688cdcba5a6903dda1
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ContactLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ContactLaterQuery
            template query ContactLaterQuery{me:viewer{id ...Contact_user(hasMail:true) friends{id ...Contact_user(hasMail:false)}}}
            normalization
             me = viewer: type User
              id: ID!
              ...Contact_user(hasMail:true)
              friends: [type User!]
               id: ID!
               ...Contact_user(hasMail:false)
            reader
             me = viewer
              id
              ...Contact_user(hasMail: true)
              friends
               ...Contact_user(hasMail: false)
            """#, fragments: [Contact_user.artifact])
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

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let contact_user: Contact_user.Ref
            let friends: [Friend]?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.contact_user = reader.fragment(1)
                self.friends = reader.optionalObjects(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.contact_user, b.contact_user)
                e.optionalObjects(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection {
                let contact_user: Contact_user.Ref

                init(_ reader: inout Relay.Reader) {
                    self.contact_user = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.contact_user, b.contact_user)
                    return e.isEqual
                }
            }
        }
    }
}
