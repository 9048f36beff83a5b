// @generated ViewerQuery.graphql sha256:2d20b7cc897faa16b5b0b5a286852687ae976462c81ffa59f5da818fdfeb8589
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ViewerQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ViewerQuery
            text query ViewerQuery{viewer{id name email friends{id ...UserName_user}}}
            spreads UserName_user
            normalization
             viewer: type User
              id: ID!
              name: String!
              email: String
              friends: [type User!]
               id: ID!
               ...UserName_user
            reader
             viewer
              id
              name
              email
              friends
               ...UserName_user
            """#, fragments: [UserName_user.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let viewer: Viewer?

        init(_ reader: inout Relay.Reader) {
            self.viewer = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        nonisolated struct Viewer: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let email: Swift.String?
            let friends: [Friend]?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.email = reader.optionalString(2)
                self.friends = reader.optionalObjects(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.optionalString(a.email, b.email)
                e.optionalObjects(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection {
                let userName_user: UserName_user.Ref

                init(_ reader: inout Relay.Reader) {
                    self.userName_user = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.userName_user, b.userName_user)
                    return e.isEqual
                }
            }
        }
    }
}
