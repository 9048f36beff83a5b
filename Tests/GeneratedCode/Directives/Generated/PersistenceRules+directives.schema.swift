// @generated PersistenceRules+directives.schema sha256:f4fc4e27bdbac95284056639b9a9969b1b07c88ffdd32f92c693219b9ac40828
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Relay.PersistenceRules {
    /// How data of the schema is kept between two runs.
    package static let directives = Relay.PersistenceRules(identities: "ids are unique", ages: "", omitted: ["Draft", "Post.isOpen"])
}
