// @generated throw.graphql sha256:cb774503baabe4cd90278b43f6603a049e1d5462267fecac48e2c1af142e2ff9
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Throw: Relay.GraphQLMutation {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation throw
            text mutation throw($where:Where,$input:Array,$Relay:Relay){throw(input:$input,relay:$Relay,where:$where)}
            variables
             where: input Where
             input: input Array
             Relay: input Relay
            normalization
             throw(input: $input, relay: $Relay, where: $where): Boolean
            reader
             throw(input: $input, relay: $Relay, where: $where)
            """#)
    }

    public var `where`: Relay.Input<Where>
    public var input: Relay.Input<Array_>
    public var Relay_: Relay.Input<Relay_>

    public init(`where`: Where? = nil, input: Array_? = nil, Relay_: Relay_? = nil) {
        self.`where` = .init(`where`)
        self.input = .init(input)
        self.Relay_ = .init(Relay_)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    public init(`where`: Relay.Input<Where> = .unset, input: Relay.Input<Array_> = .unset, Relay_: Relay.Input<Relay_> = .unset) {
        self.`where` = `where`
        self.input = input
        self.Relay_ = Relay_
    }

    public func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("where", self.`where`)
        variables.writeInput("input", self.input)
        variables.writeInput("Relay", self.Relay_)
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let `throw`: Swift.Bool?

        public init(_ reader: inout Relay.Reader) {
            self.`throw` = reader.optionalBool(0)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalBool(a.`throw`, b.`throw`)
            return e.isEqual
        }
    }
}
