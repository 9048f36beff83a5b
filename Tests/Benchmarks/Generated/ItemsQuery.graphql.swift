// @generated ItemsQuery.graphql sha256:89f19ae425f1712a890320e2e129fc437a1af07a6b4e1a6b69dc43767f9fac9a
// Made by relay-generator from GraphQL/Workloads.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ItemsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ItemsQuery
            text query ItemsQuery($group:String){items(group:$group){id ...ItemRow_item}}
            spreads ItemRow_item
            variables
             group: String
            normalization
             items(group: $group): [type Item!]!
              id: ID!
              ...ItemRow_item
            reader
             items(group: $group)
              id
              ...ItemRow_item
            """#, fragments: [ItemRow_item.artifact])
    }

    var group: Relay.Input<Swift.String>

    init(group: Swift.String? = nil) {
        self.group = .init(group)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(group: Relay.Input<Swift.String> = .unset) {
        self.group = group
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("group", self.group)
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
            let itemRow_item: ItemRow_item.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.itemRow_item = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.itemRow_item, b.itemRow_item)
                return e.isEqual
            }
        }
    }
}
