// @generated UserName_user.graphql sha256:fc80240ee9e2b0d1e205a0c3038e52916048b45b69fa6dc9b16901e6b86b9800
// Made by relay-generator from GraphQL/Reviews.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum UserName_user: GraphQLFragment {
    static let artifact = Artifact(v1: #"""
        fragment UserName_user on type User
        reader
         id
         name
        """#)

    nonisolated struct Data: Selection, FieldValue, Identifiable {
        let id: Relay.ID
        let name: String

        init(_ reader: inout Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            return e.isEqual
        }
    }
}
