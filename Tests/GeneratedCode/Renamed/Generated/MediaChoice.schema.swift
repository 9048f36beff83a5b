// @generated MediaChoice.schema sha256:c580b548e24f4a77cc6d99cdb7bbf3a4db76b1183dd3fd7bc79df57b3af58d00
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

package nonisolated indirect enum MediaChoice: Relay.GraphQLInputObject {
    case me(Swift.Bool)
    case id(Relay.ID)
    case byURL(WebAddress)

    package func write(to variables: inout Relay.VariableWriter) {
        switch self {
        case .me(let value):
            variables.write("self", value)
        case .id(let value):
            variables.write("byId", value)
        case .byURL(let value):
            variables.write("byUrl", value)
        }
    }
}
