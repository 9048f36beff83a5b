// @generated PaperRow_paper.graphql sha256:18429c9eb352cd3eef4dcfb351c7eaf25afa6b0bc365fd66dee6df915482e30b
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PaperRow_paper: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PaperRow_paper on interface Paper of [Draft Letter]
            normalization
             id: ID! @client
             ... on type Draft @client
              ...DraftRow_draft
            reader
             case Draft
              id @client
              ...DraftRow_draft
             default
              id @client
            """#, fragments: [DraftRow_draft.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        case draft(Draft)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .draft(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        var id: Relay.ID {
            switch self {
            case .draft(let value):
                return value.id
            case .other(let value):
                return value.id
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.draft(let a), .draft(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Draft: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let draftRow_draft: DraftRow_draft.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.draftRow_draft = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.draftRow_draft, b.draftRow_draft)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
