// @generated PostFace.memberwise sha256:4bf4a7ac285a1eddc00131ccb3a704726355bcaf1e4a65f95c009dcc4b0f7f54
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PostFace.Data {
    /// Creates a value for tests and previews.
    package init(label: Swift.String, loud: Swift.Result<Swift.String, Relay.FieldErrors>, moods: [Mood], site: WebAddress? = nil) {
        self.label = label
        self.loud = loud
        self.moods = moods
        self.site = site
    }
}
