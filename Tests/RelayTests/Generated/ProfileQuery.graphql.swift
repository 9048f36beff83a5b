// @generated ProfileQuery.graphql sha256:9cc46f6166c166295c7a43da382a5af2ea2ef9da5123263f7f6f34255d2d1080
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ProfileQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProfileQuery
            text query ProfileQuery($isLater:Boolean=true){me:viewer{id name ...ProfileDetails_user@defer(label:"ProfileQuery$defer$details",if:$isLater) ...ProfileFriends_user@defer(label:"ProfileQuery$defer$friends",if:$isLater)}}
            spreads ProfileDetails_user ProfileFriends_user
            variables
             isLater: Boolean = true
            normalization
             me = viewer: type User
              id: ID!
              name: String!
              ... @defer(label: "ProfileQuery$defer$details", if: $isLater)
               ...ProfileDetails_user
              ... @defer(label: "ProfileQuery$defer$friends", if: $isLater)
               ...ProfileFriends_user
            reader
             me = viewer
              name
              ...ProfileDetails_user @defer
              ...ProfileFriends_user @defer
            """#, fragments: [ProfileDetails_user.artifact, ProfileFriends_user.artifact])
    }

    var isLater: Relay.Input<Swift.Bool>

    init(isLater: Swift.Bool? = nil) {
        self.isLater = .init(isLater)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(isLater: Relay.Input<Swift.Bool> = .unset) {
        self.isLater = isLater
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("isLater", self.isLater)
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
            let name: Swift.String
            let profileDetails_user: ProfileDetails_user.Ref
            let profileFriends_user: ProfileFriends_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.profileDetails_user = reader.fragment(1)
                self.profileFriends_user = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.fragment(a.profileDetails_user, b.profileDetails_user)
                e.fragment(a.profileFriends_user, b.profileFriends_user)
                return e.isEqual
            }
        }
    }
}
