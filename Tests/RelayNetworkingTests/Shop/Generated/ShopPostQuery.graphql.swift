// @generated ShopPostQuery.graphql sha256:78032605c6de93e77d612cd4716143232a88d3e02aab4e2c857780f15dbd7f4d
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopPostQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopPostQuery
            text query ShopPostQuery($id:Int!){post(id:$id){id label comments{number post{id} label}}}
            variables
             id: Int!
            normalization
             post(id: $id): type Post @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "Post", types: ["Post"])
              id: Int!
              label: String!
              comments: [type Comment!]! @key(fields: ["number", "post.id"])
               number: Int!
               post: type Post! @key(fields: ["id"])
                id: Int!
               label: String!
            reader
             post(id: $id)
              id
              label
              comments
               label
            """#)
    }

    var id: Swift.Int

    init(id: Swift.Int) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let post: Post?

        init(_ reader: inout Relay.Reader) {
            self.post = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.post, b.post)
            return e.isEqual
        }

        nonisolated struct Post: Relay.Selection {
            let id: Swift.Int
            let label: Swift.String
            let comments: [Comment]

            init(_ reader: inout Relay.Reader) {
                self.id = reader.int(0)
                self.label = reader.string(1)
                self.comments = reader.objects(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.id, b.id)
                e.string(a.label, b.label)
                e.objects(a.comments, b.comments)
                return e.isEqual
            }

            /// Numbered within its post.
            nonisolated struct Comment: Relay.Selection {
                let label: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.label = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.label, b.label)
                    return e.isEqual
                }
            }
        }
    }
}
