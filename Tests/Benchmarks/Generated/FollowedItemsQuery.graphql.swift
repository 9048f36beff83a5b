// @generated FollowedItemsQuery.graphql sha256:9f28b24221defc35cfe2b7d95066b5ff75e6cd23e3e652166d8164bf1f03664c
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FollowedItemsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FollowedItemsQuery
            text query FollowedItemsQuery($group:String){items(group:$group){id name value}}
            variables
             group: String
             name: String
            normalization
             items(group: $group): [type Item!]! @follows(types: ["Item"], where: {name: {eq: $name}}, orderBy: [{value: ASC}])
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
    var name: Relay.Input<Swift.String>

    init(group: Swift.String? = nil, name: Swift.String? = nil) {
        self.group = .init(group)
        self.name = .init(name)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(group: Relay.Input<Swift.String> = .unset, name: Relay.Input<Swift.String> = .unset) {
        self.group = group
        self.name = name
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("group", self.group)
        variables.writeInput("name", self.name)
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
