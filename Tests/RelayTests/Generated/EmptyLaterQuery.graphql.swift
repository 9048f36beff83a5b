// @generated EmptyLaterQuery.graphql sha256:2c6648a7ee8585eb2262b2c55b8bdddaf1aca904954472d3d8f3fb02dcce6ac0
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct EmptyLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query EmptyLaterQuery
            text query EmptyLaterQuery{viewer{id ...Redundant_user@defer(label:"EmptyLaterQuery$defer$redundant") ...Nothing_node@defer(label:"EmptyLaterQuery$defer$nothing") ...Whole_user}}
            spreads Nothing_node Redundant_user Whole_user
            normalization
             viewer: type User
              id: ID!
              ...Whole_user
              ... @defer(label: "EmptyLaterQuery$defer$redundant")
               ...Redundant_user
              ... @defer(label: "EmptyLaterQuery$defer$nothing")
               ...Nothing_node
            reader
             viewer
              id
              ...Redundant_user @defer
              ...Nothing_node @defer
              ...Whole_user
            """#, fragments: [Nothing_node.artifact, Redundant_user.artifact, Whole_user.artifact])
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
            let redundant_user: Redundant_user.Ref
            let nothing_node: Nothing_node.Ref
            let whole_user: Whole_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.redundant_user = reader.fragment(1)
                self.nothing_node = reader.fragment(2)
                self.whole_user = reader.fragment(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.redundant_user, b.redundant_user)
                e.fragment(a.nothing_node, b.nothing_node)
                e.fragment(a.whole_user, b.whole_user)
                return e.isEqual
            }
        }
    }
}
