// @generated FriendsLaterQuery.graphql sha256:eb6c5dc4ebc9fae4285119bc2140ba90641741a0584bc1b98c4211748cfea2d1
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FriendsLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FriendsLaterQuery
            text query FriendsLaterQuery($count:Int!=1,$isStreamed:Boolean!=true){viewer{id friends@stream(label:"FriendsLaterQuery$stream$friends",initialCount:$count,if:$isStreamed){id name ...ProfileMail_user@defer(label:"FriendsLaterQuery$defer$mail")}}}
            spreads ProfileMail_user
            variables
             count: Int! = 1
             isStreamed: Boolean! = true
            normalization
             viewer: type User
              id: ID!
              friends: [type User!] @stream(label: "FriendsLaterQuery$stream$friends", initialCount: $count, if: $isStreamed)
               id: ID!
               name: String!
               ... @defer(label: "FriendsLaterQuery$defer$mail")
                ...ProfileMail_user
            reader
             viewer
              friends
               name
               ...ProfileMail_user @defer
            """#, fragments: [ProfileMail_user.artifact])
    }

    var count: Swift.Int
    var isStreamed: Swift.Bool

    init(count: Swift.Int = 1, isStreamed: Swift.Bool = true) {
        self.count = count
        self.isStreamed = isStreamed
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("count", self.count)
        variables.write("isStreamed", self.isStreamed)
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

        nonisolated struct Viewer: Relay.Selection {
            let friends: Relay.GrowingList<Friend>?

            init(_ reader: inout Relay.Reader) {
                self.friends = reader.optionalGrowingList(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalGrowingList(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection {
                let name: Swift.String
                let profileMail_user: ProfileMail_user.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.profileMail_user = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.fragment(a.profileMail_user, b.profileMail_user)
                    return e.isEqual
                }
            }
        }
    }
}
