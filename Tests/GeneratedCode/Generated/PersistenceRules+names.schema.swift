// @generated PersistenceRules+names.schema sha256:f8b161a07328d22b0edf899e2f882d4dad18b0d5fd002c102d17a2c051d7ec0f
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) public import Relay

nonisolated extension Relay.PersistenceRules {
    /// How data of the schema is kept between two runs.
    public static let names = Relay.PersistenceRules(identities: "ids are unique", ages: "", omitted: [])
}
