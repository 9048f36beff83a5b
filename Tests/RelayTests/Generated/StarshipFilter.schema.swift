// @generated StarshipFilter.schema sha256:e2523665b403d381175c433aa651efab507aebe5194328a8addc1ee7bbe32ffe
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipFilter: GraphQLInputObject {
    var text: Input<String>
    var minimumLength: Input<Double>
    var within: Input<[[Double]]>
    var by: Input<StarshipKey>

    init(text: String? = nil, minimumLength: Double? = nil, within: [[Double]]? = nil, by: StarshipKey? = nil) {
        self.text = .init(text)
        self.minimumLength = .init(minimumLength)
        self.within = .init(within)
        self.by = .init(by)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(text: Input<String> = .unset, minimumLength: Input<Double> = .unset, within: Input<[[Double]]> = .unset, by: Input<StarshipKey> = .unset) {
        self.text = text
        self.minimumLength = minimumLength
        self.within = within
        self.by = by
    }

    func write(to variables: inout VariableWriter) {
        variables.writeInput("text", self.text)
        variables.writeInput("minimumLength", self.minimumLength)
        variables.writeInput("within", self.within)
        variables.writeInput("by", self.by)
    }
}
