// @generated Data.schema sha256:09b0af59c800811824e762e00ae8ee55d71767d9c4e8de468d3c1982fd745129
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Data_: GraphQLInputObject {
    public var self_: Input<Int>
    public var `case`: String
    public var `default`: Input<Kind>
    public var write: Input<Int>
    public var variables: Input<[Reader_]>
    public var init_: Input<Bool>
    /// A note. */
    ///
    /// - Note: Deprecated. No longer supported
    public var old: Input<Int>

    public init(self_: Int? = nil, `case`: String, `default`: Kind? = nil, write: Int? = nil, variables: [Reader_]? = nil, init_: Bool? = nil, old: Int? = nil) {
        self.self_ = .init(self_)
        self.`case` = `case`
        self.`default` = .init(`default`)
        self.write = .init(write)
        self.variables = .init(variables)
        self.init_ = .init(init_)
        self.old = .init(old)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    public init(self_: Input<Int> = .unset, `case`: String, `default`: Input<Kind> = .unset, write: Input<Int> = .unset, variables: Input<[Reader_]> = .unset, init_: Input<Bool> = .unset, old: Input<Int> = .unset) {
        self.self_ = self_
        self.`case` = `case`
        self.`default` = `default`
        self.write = write
        self.variables = variables
        self.init_ = init_
        self.old = old
    }

    public func write(to variables: inout VariableWriter) {
        variables.writeInput("self", self.self_)
        variables.write("case", self.`case`)
        variables.writeInput("default", self.`default`)
        variables.writeInput("write", self.write)
        variables.writeInput("variables", self.variables)
        variables.writeInput("init", self.init_)
        variables.writeInput("old", self.old)
    }
}
