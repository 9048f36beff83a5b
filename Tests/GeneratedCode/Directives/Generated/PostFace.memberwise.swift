// @generated PostFace.memberwise sha256:e605b6b7df6427be8344ad45ea8f5bf60892ba7cb8bc00c08e3e266d508272ec
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PostFace.Data {
    /// Creates a value for tests and previews.
    package init(label: Swift.String, loud: Swift.Result<Swift.String, Relay.FieldErrors>, moods: [Mood], site: WebAddress? = nil, readers: Swift.Int, mood: Swift.Result<Mood?, Relay.FieldErrors>) {
        self.label = label
        self.loud = loud
        self.moods = moods
        self.site = site
        self.readers = readers
        self.mood = mood
    }
}
