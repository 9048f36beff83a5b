// @generated Author_user.graphql sha256:82bd2e2cf5c4c83c3dd17bfdb5cf144a3f1007673d0f21a8edea02158e1f46bb
// Made by relay-generator from GraphQL/Changes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Author_user: Relay.AssignableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Author_user on type User
            text fragment Author_user on User{__typename}
            normalization
             __typename: String!
            reader
             __typename
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let __typename: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.__typename = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }
    }
}
