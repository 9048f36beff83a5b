// @generated HallRefetchQuery.graphql sha256:72a27985462202cf1df36e370ee6753600be531ffc7560006147a6c6ce86cc48
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Hall_library` again.
nonisolated struct HallRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HallRefetchQuery
            template query HallRefetchQuery($count:Int=2,$cursor:String,$id:ID!){node(id:$id){__typename id ...Hall_library(count:$count,cursor:$cursor)}}
            variables
             count: Int = 2
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Hall_library(count:$count,cursor:$cursor) on type Library
            reader
             node(id: $id)
              ...Hall_library(count: $count, cursor: $cursor) on type Library
            """#, fragments: [Hall_library.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var id: Relay.ID

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, id: Relay.ID) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, id: Relay.ID) {
        self.count = count
        self.cursor = cursor
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let hall_library: Hall_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.hall_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.hall_library, b.hall_library)
                return e.isEqual
            }
        }
    }
}
