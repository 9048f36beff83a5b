// @generated HeroRow_character.graphql sha256:85e99b9e2e426e28537cb1d3dbac8c6dd7957ef00e8a2db4b84b8950aa846c84
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum HeroRow_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment HeroRow_character on interface Character of [Human Droid]
            text fragment HeroRow_character on Character{__isCharacter:__typename name nickname ...Portrait_character}
            spreads Portrait_character
            normalization
             name: String!
             nickname: String
             ...Portrait_character
            reader
             name
             nickname
             ...Portrait_character
            """#, fragments: [Portrait_character.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The name as the credits have it.
        let name: Swift.String

        @available(*, deprecated, message: "Use `name`.")
        var nickname: Swift.String? {
            return self._nickname
        }

        private let _nickname: Swift.String?
        let portrait_character: Portrait_character.Ref

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self._nickname = reader.optionalString(1)
            self.portrait_character = reader.fragment(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.optionalString(a._nickname, b._nickname)
            e.fragment(a.portrait_character, b.portrait_character)
            return e.isEqual
        }
    }
}
