// @generated ReviewInput.schema sha256:0b7c9be9214102cabf012df29dd1cf5cd62af721e3dedf191f11d8f079995f6f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ReviewInput: GraphQLInputObject {
    /// From 1 to 5.
    var stars: Int
    var commentary: Input<String>

    init(stars: Int, commentary: String? = nil) {
        self.stars = stars
        self.commentary = .init(commentary)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(stars: Int, commentary: Input<String> = .unset) {
        self.stars = stars
        self.commentary = commentary
    }

    func write(to variables: inout VariableWriter) {
        variables.write("stars", self.stars)
        variables.writeInput("commentary", self.commentary)
    }
}
