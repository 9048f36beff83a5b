// @generated StarshipFilter.schema sha256:cd13ca6eccada97eb32ccbfb71c728b01cb0f312f4fff928e38aaec1468b7db7
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipFilter: GraphQLInputObject {
    var text: Input<String>
    var minimumLength: Input<Double>
    var within: Input<[[Double]]>
    var by: Input<StarshipKey>
    var not: Input<StarshipFilter>

    init(text: String? = nil, minimumLength: Double? = nil, within: [[Double]]? = nil, by: StarshipKey? = nil, not: StarshipFilter? = nil) {
        self.text = .init(text)
        self.minimumLength = .init(minimumLength)
        self.within = .init(within)
        self.by = .init(by)
        self.not = .init(not)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(text: Input<String> = .unset, minimumLength: Input<Double> = .unset, within: Input<[[Double]]> = .unset, by: Input<StarshipKey> = .unset, not: Input<StarshipFilter> = .unset) {
        self.text = text
        self.minimumLength = minimumLength
        self.within = within
        self.by = by
        self.not = not
    }

    func write(to variables: inout VariableWriter) {
        variables.writeInput("text", self.text)
        variables.writeInput("minimumLength", self.minimumLength)
        variables.writeInput("within", self.within)
        variables.writeInput("by", self.by)
        variables.writeInput("not", self.not)
    }
}
