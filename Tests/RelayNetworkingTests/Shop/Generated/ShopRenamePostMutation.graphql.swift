// @generated ShopRenamePostMutation.graphql sha256:f0e461a178c49c66e157117e4c5ea422ea5be7aece5f72ad62be9a056dca6907
// Made by relay-generator from GraphQL/Shop.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShopRenamePostMutation: Relay.GraphQLMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation ShopRenamePostMutation
            text mutation ShopRenamePostMutation($id:Int!,$label:String!){renamePost(id:$id,label:$label){id label}}
            variables
             id: Int!
             label: String!
            normalization
             renamePost(id: $id, label: $label): type Post @key(fields: ["id"])
              id: Int!
              label: String!
            reader
             renamePost(id: $id, label: $label)
              label
            """#)
    }

    var id: Swift.Int
    var label: Swift.String

    init(id: Swift.Int, label: Swift.String) {
        self.id = id
        self.label = label
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("label", self.label)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let renamePost: RenamePost?

        init(_ reader: inout Relay.Reader) {
            self.renamePost = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.renamePost, b.renamePost)
            return e.isEqual
        }

        nonisolated struct RenamePost: Relay.Selection {
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
