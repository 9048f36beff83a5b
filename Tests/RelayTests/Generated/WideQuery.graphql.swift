// @generated WideQuery.graphql sha256:36a1e879749fbcaa346a01c5f6d520ea99b820170606688458acade740494d52
// Made by relay-generator from GraphQL/Feed.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct WideQuery: GraphQLQuery {
    static let artifact = Artifact(v1: #"""
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

    var group: Input<String>

    init(group: String? = nil) {
        self.group = .init(group)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(group: Input<String> = .unset) {
        self.group = group
    }

    func write(to variables: inout VariableWriter) {
        variables.writeInput("group", self.group)
    }

    nonisolated struct Data: Selection, FieldValue {
        let items: [Item]

        init(_ reader: inout Reader) {
            self.items = reader.objects(0)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.objects(a.items, b.items)
            return e.isEqual
        }

        nonisolated struct Item: Selection, Identifiable {
            let id: Relay.ID
            let name: String
            let value: Int

            init(_ reader: inout Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.value = reader.int(2)
            }

            static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.int(a.value, b.value)
                return e.isEqual
            }
        }
    }
}
