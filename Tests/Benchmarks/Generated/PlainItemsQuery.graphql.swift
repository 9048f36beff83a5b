// @generated PlainItemsQuery.graphql sha256:0d156cdf70b51c079f39f12c9c9cf4048f4bb242a05e4abbdefacad3efb50112
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PlainItemsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PlainItemsQuery
            text query PlainItemsQuery($group:String){items(group:$group){id name value}}
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
