// @generated ContentQuery.graphql sha256:9a58a6e16369c897e01b3309f49da5e4233513b3db131d36772a9910aabe8618
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ContentQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ContentQuery
            text query ContentQuery{nodes(ids:["1","2","3"]){__typename id ...CommentMessage_comment ...ActorName_actor}}
            spreads ActorName_actor CommentMessage_comment
            normalization
             nodes(ids: ["1", "2", "3"]): [interface Node]! @lookup(arguments: ["ids"], scope: "")
              __typename: String!
              id: ID!
              ...CommentMessage_comment on type Comment
              ...ActorName_actor on interface Actor of [Person Page]
            reader
             nodes(ids: ["1", "2", "3"])
              __typename
              ...CommentMessage_comment on type Comment
              ...ActorName_actor on interface Actor
            """#, fragments: [ActorName_actor.artifact, CommentMessage_comment.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nodes: [Node?]

        init(_ reader: inout Relay.Reader) {
            self.nodes = reader.objectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objectsOrNil(a.nodes, b.nodes)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection {
            let __typename: Swift.String
            let comment: CommentMessage_comment.Ref?
            let actor: ActorName_actor.Ref?

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
                self.comment = reader.optionalFragment(1)
                self.actor = reader.optionalFragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                e.optionalFragment(a.comment, b.comment)
                e.optionalFragment(a.actor, b.actor)
                return e.isEqual
            }
        }
    }
}
