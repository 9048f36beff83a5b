// @generated DraftRow_draft.graphql sha256:9ad130419be57b80358d8aa7725c86cd9969e97a57b6eaf46acdd0e27c10b0aa
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DraftRow_draft: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DraftRow_draft on type Draft
            arguments
             style: enum NameStyle = FULL
            normalization
             id: ID! @client
             text: String @client
             ...Size_draft
             person: type Person @client
              id: ID!
              ...FullName_person
            reader
             id @client
             text @client
             size @derived(field: "Draft.size")
             person @client
              fullName(style: $style) @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact, Size_draft.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let text: Swift.String?
        let size: Swift.Int
        /// The person it is about.
        let person: Person?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.text = reader.optionalString(1)
            self.size = reader.int(2)
            self.person = reader.optionalObject(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalString(a.text, b.text)
            e.int(a.size, b.size)
            e.optionalObject(a.person, b.person)
            return e.isEqual
        }

        nonisolated struct Person: Relay.Selection {
            /// The name, as cards show it.
            let fullName: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.fullName = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.fullName, b.fullName)
                return e.isEqual
            }
        }
    }
}
