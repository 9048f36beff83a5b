// @generated FactInner_result.graphql sha256:ea92f83f251f1350f6ded4db4bde5fe05d8ea4a6769c578f7fa6075743bb0cd9
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FactInner_result: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FactInner_result on union SearchResult of [Human Droid Starship]
            text fragment FactInner_result on SearchResult{__isSearchResult:__typename ...on Human{name}}
            normalization
             ... on type Human
              name: String!
            reader
             case Human
              name
             default
            """#)
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case human(Human)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .human(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.human(let a), .human(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        /// A being from a "galaxy far, far away".
        nonisolated struct Human: Relay.Selection {
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
