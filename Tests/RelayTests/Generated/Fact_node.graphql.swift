// @generated Fact_node.graphql sha256:d0dd356925ba2f6cef8fc3b0364f79d7a0ce8f34a925b5cd4927b176f642bc71
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Fact_node: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Fact_node on interface Node of [Human Droid Starship Review Pawn Queen Story Comment User Item Library Book]
            text fragment Fact_node on Node{__isNode:__typename id ...FactInner_result@defer(label:"Fact_node$defer$inner")}
            spreads FactInner_result
            normalization
             id: ID!
             ... @defer(label: "Fact_node$defer$inner")
              ...FactInner_result on union SearchResult of [Human Droid Starship]
            reader
             id
             ...FactInner_result on union SearchResult @defer
            """#, fragments: [FactInner_result.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let inner: FactInner_result.Ref?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.inner = reader.optionalFragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalFragment(a.inner, b.inner)
            return e.isEqual
        }
    }
}
