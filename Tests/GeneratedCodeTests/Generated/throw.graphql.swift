// @generated throw.graphql sha256:e330e7bfb0008d2661d29ab2665ab106a4918177bd7a576c7ce058dcdcafed14
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Throw: GraphQLMutation {
    public static let artifact = Artifact(v1: #"""
        mutation throw
        text mutation throw($where:Where,$input:Array){throw(input:$input,where:$where)}
        variables
         where: input Where
         input: input Array
        normalization
         throw(input: $input, where: $where): Boolean
        reader
         throw(input: $input, where: $where)
        """#)

    public var `where`: Input<Where>
    public var input: Input<Array_>

    public init(`where`: Where? = nil, input: Array_? = nil) {
        self.`where` = .init(`where`)
        self.input = .init(input)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    public init(`where`: Input<Where> = .unset, input: Input<Array_> = .unset) {
        self.`where` = `where`
        self.input = input
    }

    public func write(to variables: inout VariableWriter) {
        variables.writeInput("where", self.`where`)
        variables.writeInput("input", self.input)
    }

    public nonisolated struct Data: Selection, FieldValue {
        public let `throw`: Bool?

        public init(_ reader: inout Reader) {
            self.`throw` = reader.optionalBool(0)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalBool(a.`throw`, b.`throw`)
            return e.isEqual
        }
    }
}
