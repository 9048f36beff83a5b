// @generated StarshipKey.schema sha256:ba0a89eef56e8acbc860e0f932e59fcfc5006928400a479d0f36f0e455e76e85
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// One way to name a starship.
nonisolated indirect enum StarshipKey: Relay.GraphQLInputObject {
    case id(Relay.ID)
    case name(Swift.String)
    case registry([Swift.Int])

    func write(to variables: inout Relay.VariableWriter) {
        switch self {
        case .id(let value):
            variables.write("id", value)
        case .name(let value):
            variables.write("name", value)
        case .registry(let value):
            variables.write("registry", value)
        }
    }
}
