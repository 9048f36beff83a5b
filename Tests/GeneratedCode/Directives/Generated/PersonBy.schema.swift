// @generated PersonBy.schema sha256:8f2f6c4178516381fe8c6a9e971211c6787d9ff5bd214dea61d3601199906894
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

/// One way to say which persons.
package nonisolated indirect enum PersonBy: Relay.GraphQLInputObject {
    case ids([Relay.ID])
    case name(Swift.String)
    /// Those around a place.
    case near(Relay.ID)

    package func write(to variables: inout Relay.VariableWriter) {
        switch self {
        case .ids(let value):
            variables.write("ids", value)
        case .name(let value):
            variables.write("name", value)
        case .near(let value):
            variables.write("near", value)
        }
    }
}
