// @generated Nothing_node.graphql sha256:8e584c338bb9c7435ce66a0bc19eed4324c9803b2aafb47ab543a55ee5229c1b
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Nothing_node: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Nothing_node on interface Node of [Human Droid Starship Review Pawn Queen Story Comment User Item Library Book]
            text fragment Nothing_node on Node{__isNode:__typename ...on Story{title}}
            normalization
             ... on type Story
              title: String!
            reader
             case Story
              title
             default
            """#)
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case story(Story)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .story(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.story(let a), .story(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Story: Relay.Selection {
            let title: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            init(_ reader: inout Relay.Reader) {
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                return true
            }
        }
    }
}
