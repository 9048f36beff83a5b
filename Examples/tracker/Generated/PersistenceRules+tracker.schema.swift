// @generated PersistenceRules+tracker.schema sha256:f752b8dbd70b19c4ed7e9470c48ae93725a8b7d24b0361bb5ac85105e44afeac
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

nonisolated extension Relay.PersistenceRules {
    /// How data of the schema is kept between two runs.
    static let tracker = Relay.PersistenceRules(identities: "ids are unique", ages: "Project.build: 30", omitted: [])
}
