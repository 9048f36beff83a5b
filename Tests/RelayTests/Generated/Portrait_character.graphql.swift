// @generated Portrait_character.graphql sha256:196785beab2e3f292982c16a7e3e0e48a28c726e59c80c69f4480b74579b0d7a
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Portrait_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Portrait_character on interface Character of [Human Droid]
            text fragment Portrait_character on Character{__isCharacter:__typename picture{url width height} ...Birth_being}
            spreads Birth_being
            normalization
             picture: type Image
              url: String!
              width: Int!
              height: Int!
             ...Birth_being on interface Being of [Human]
            reader
             picture
              url
              width
              height
             ...Birth_being on interface Being
            """#, fragments: [Birth_being.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let picture: Picture?
        let birth_being: Birth_being.Ref?

        init(_ reader: inout Relay.Reader) {
            self.picture = reader.optionalObject(0)
            self.birth_being = reader.optionalFragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.picture, b.picture)
            e.optionalFragment(a.birth_being, b.birth_being)
            return e.isEqual
        }

        nonisolated struct Picture: Relay.Selection {
            let url: Swift.String
            let width: Swift.Int
            let height: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.url = reader.string(0)
                self.width = reader.int(1)
                self.height = reader.int(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.url, b.url)
                e.int(a.width, b.width)
                e.int(a.height, b.height)
                return e.isEqual
            }
        }
    }
}
