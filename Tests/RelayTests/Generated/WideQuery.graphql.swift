// @generated WideQuery.graphql sha256:36a1e879749fbcaa346a01c5f6d520ea99b820170606688458acade740494d52
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct WideQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query WideQuery
            text query WideQuery($group:String){items(group:$group){id name value}}
            variables
             group: String
            normalization
             items(group: $group): [type Item!]!
              id: ID!
              name: String!
              value: Int!
            reader
             items(group: $group)
              id
              name
              value
            """#)
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
            let name: Swift.String
            let value: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.value = reader.int(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.int(a.value, b.value)
                return e.isEqual
            }
        }
    }
}
