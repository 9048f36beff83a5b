// @generated CreditLine_story.graphql sha256:d669efab0400f30b7466bd37246359452f3020c75d4a45d62c81ab02042ff922
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CreditLine_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CreditLine_story on type Story
            text fragment CreditLine_story on Story{likeCount author{id name}}
            normalization
             likeCount: Int!
             author: type User!
              id: ID!
              name: String!
            reader
             likeCount
             author
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let likeCount: Swift.Int
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.likeCount = reader.int(0)
            self.author = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.likeCount, b.likeCount)
            e.object(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
