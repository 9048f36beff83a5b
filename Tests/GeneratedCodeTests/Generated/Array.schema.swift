// @generated Array.schema sha256:787c8d547571dd3923c8aa1fe3204013d85b33c0c90164ad480ad92a4d69ae04
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Array_: GraphQLInputObject {
    public var Input: Input<Int>
    public var input: Input<Data_>
    public var `where`: Input<Where>

    public init(Input: Int? = nil, input: Data_? = nil, `where`: Where? = nil) {
        self.Input = .init(Input)
        self.input = .init(input)
        self.`where` = .init(`where`)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    public init(Input: Input<Int> = .unset, input: Input<Data_> = .unset, `where`: Input<Where> = .unset) {
        self.Input = Input
        self.input = input
        self.`where` = `where`
    }

    public func write(to variables: inout VariableWriter) {
        variables.writeInput("Input", self.Input)
        variables.writeInput("input", self.input)
        variables.writeInput("where", self.`where`)
    }
}
