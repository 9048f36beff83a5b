// @generated TodosPageQuery.graphql sha256:c0dc7ad54d792872a6f54abf13630d06fa7e87394f2b79096612b97582b55751
// Made by relay-generator from GraphQL/Todos.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Todos_list` again.
nonisolated struct TodosPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TodosPageQuery
            template query TodosPageQuery($before:String,$count:Int=3,$cursor:String,$last:Int,$id:ID!){node(id:$id){__typename id ...Todos_list(before:$before,count:$count,cursor:$cursor,last:$last)}}
            variables
             before: String
             count: Int = 3
             cursor: String
             last: Int
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Todos_list(before:$before,count:$count,cursor:$cursor,last:$last) on type TodoList
            reader
             node(id: $id)
              ...Todos_list(before: $before, count: $count, cursor: $cursor, last: $last) on type TodoList
            """#, fragments: [Todos_list.artifact])
    }

    var before: Relay.Input<Swift.String>
    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var last: Relay.Input<Swift.Int>
    var id: Relay.ID

    init(before: Swift.String? = nil, count: Swift.Int? = nil, cursor: Swift.String? = nil, last: Swift.Int? = nil, id: Relay.ID) {
        self.before = .init(before)
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.last = .init(last)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(before: Relay.Input<Swift.String> = .unset, count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, last: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.before = before
        self.count = count
        self.cursor = cursor
        self.last = last
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("before", self.before)
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("last", self.last)
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

        /// An object with a Globally Unique ID
        nonisolated struct Node: Relay.Selection {
            let todos_list: Todos_list.Ref?

            init(_ reader: inout Relay.Reader) {
                self.todos_list = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.todos_list, b.todos_list)
                return e.isEqual
            }
        }
    }
}
