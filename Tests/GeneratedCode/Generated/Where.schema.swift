// @generated Where.schema sha256:407400e328815cb1a45d8615966ee2adb5f56cad90feff79f32a29318f6c58a0
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

/// Exactly one of many.
public nonisolated indirect enum Where: Relay.GraphQLInputObject {
    case self_(Swift.Int)
    case `case`(Swift.String)
    case `where`(Where)
    case not([Where])
    case hash_(Swift.Int)

    public func write(to variables: inout Relay.VariableWriter) {
        switch self {
        case .self_(let value):
            variables.write("self", value)
        case .`case`(let value):
            variables.write("case", value)
        case .`where`(let value):
            variables.write("where", value)
        case .not(let value):
            variables.write("not", value)
        case .hash_(let value):
            variables.write("hash", value)
        }
    }
}
