// @generated Avatar_character.graphql sha256:9395f872479a0bf42afdd7ab2e840c31ac9965b62525c26bf7383e4c024f6e33
// Made by relay-generator from GraphQL/Arguments.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Avatar_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Avatar_character on interface Character of [Human Droid]
            template fragment Avatar_character on Character{__isCharacter:__typename picture(size:$size){url width@include(if:$large)} ...Friends_character(first:$size)}
            arguments
             size: Int = 32
             large: Boolean!
            normalization
             picture(size: $size): type Image
              url: String!
              width: Int! if $large
             ...Friends_character(first:$size)
            reader
             picture(size: $size)
              url
              width if $large
             ...Friends_character(first: $size)
            """#, fragments: [Friends_character.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let picture: Picture?
        let friends_character: Friends_character.Ref

        init(_ reader: inout Relay.Reader) {
            self.picture = reader.optionalObject(0)
            self.friends_character = reader.fragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.picture, b.picture)
            e.fragment(a.friends_character, b.friends_character)
            return e.isEqual
        }

        nonisolated struct Picture: Relay.Selection {
            let url: Swift.String
            let width: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.url = reader.string(0)
                self.width = reader.optionalInt(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.url, b.url)
                e.optionalInt(a.width, b.width)
                return e.isEqual
            }
        }
    }
}
