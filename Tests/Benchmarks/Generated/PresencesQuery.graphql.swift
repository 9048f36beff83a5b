// @generated PresencesQuery.graphql sha256:57295a2e3daf302142f58aeb3cb2ac36cbff7432cbb665a557a6bcb8f9be155b
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PresencesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PresencesQuery
            text query PresencesQuery{items{id ...ItemPresence_item}}
            spreads ItemPresence_item
            normalization
             items: [type Item!]!
              id: ID!
              ...ItemPresence_item
            reader
             items
              id
              presence @derived(field: "Item.presence")
            """#, fragments: [ItemPresence_item.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let items: [Item]

        init(_ reader: inout Relay.Reader) {
            self.items = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.items, b.items)
            return e.isEqual
        }

        nonisolated struct Item: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let presence: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.presence = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.presence, b.presence)
                return e.isEqual
            }
        }
    }
}
