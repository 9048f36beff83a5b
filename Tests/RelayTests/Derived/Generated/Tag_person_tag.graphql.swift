// @generated Tag_person_tag.graphql sha256:c8191e00419ae0312350e5af1778cbe6b5ceb704e8823dc3c8ab4b887c988175
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `tag` in `Tag_person`.
nonisolated struct Tag_person_tag: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Tag_person_tag on union Tag
            text query Tag_person_tag{__typename}
            normalization
             ... on type Flag @client
              color: String @client
             ... on type Star @client
              size: Int @client
            reader
             __typename
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
