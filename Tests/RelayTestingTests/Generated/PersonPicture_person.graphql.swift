// @generated PersonPicture_person.graphql sha256:2b0021e97055c0bff22eb9c3addf8407bec94555e5d868a0db0cae0f873d75a5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonPicture_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonPicture_person on type Person
            text fragment PersonPicture_person on Person{id name picture{uri width height}}
            normalization
             id: ID!
             name: String!
             picture: type Image
              uri: String
              width: Int
              height: Int
            reader
             id
             name
             picture
              uri
              width
              height
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let name: Swift.String
        let picture: Picture?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
            self.picture = reader.optionalObject(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            e.optionalObject(a.picture, b.picture)
            return e.isEqual
        }

        nonisolated struct Picture: Relay.Selection {
            let uri: Swift.String?
            let width: Swift.Int?
            let height: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.uri = reader.optionalString(0)
                self.width = reader.optionalInt(1)
                self.height = reader.optionalInt(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.uri, b.uri)
                e.optionalInt(a.width, b.width)
                e.optionalInt(a.height, b.height)
                return e.isEqual
            }
        }
    }
}
