// @generated ReviewInput.schema sha256:bf91c8a1dcb5b8391db3a67716e947789d50b9a3da16745d8ca04d333757d11f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// A review on its way to the server.
nonisolated struct ReviewInput: GraphQLInputObject {
    /// From 1 to 5.
    var stars: Int
    var commentary: Input<String>
    var tags: Input<[String]>
    var color: Input<ColorInput>
    var mood: Input<Mood>
    var at: Input<Timestamp>

    init(stars: Int, commentary: String? = nil, tags: [String]? = nil, color: ColorInput? = nil, mood: Mood? = nil, at: Timestamp? = nil) {
        self.stars = stars
        self.commentary = .init(commentary)
        self.tags = .init(tags)
        self.color = .init(color)
        self.mood = .init(mood)
        self.at = .init(at)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Int, commentary: Input<String> = .unset, tags: Input<[String]> = .unset, color: Input<ColorInput> = .unset, mood: Input<Mood> = .unset, at: Input<Timestamp> = .unset) {
        self.stars = stars
        self.commentary = commentary
        self.tags = tags
        self.color = color
        self.mood = mood
        self.at = at
    }

    func write(to variables: inout VariableWriter) {
        variables.write("stars", self.stars)
        variables.writeInput("commentary", self.commentary)
        variables.writeInput("tags", self.tags)
        variables.writeInput("color", self.color)
        variables.writeInput("mood", self.mood)
        variables.writeInput("at", self.at)
    }
}
