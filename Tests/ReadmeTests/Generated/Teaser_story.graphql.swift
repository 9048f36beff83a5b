// @generated Teaser_story.graphql sha256:25177960f335533971ed0c8530f3264ea6bcf194fc8779e92b846104ddfe5ffb
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Teaser_story: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Teaser_story on type Story
            text fragment Teaser_story on Story{title ...CreditLine_story}
            spreads CreditLine_story
            normalization
             title: String!
             ...CreditLine_story
            reader
             title
             creditLine(length: SHORT) @derived(field: "Story.creditLine")
            """#, fragments: [CreditLine_story.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        /// Who wrote the story, and how it was received.
        let creditLine: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.creditLine = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.string(a.creditLine, b.creditLine)
            return e.isEqual
        }
    }
}
