// @generated Like.memberwise sha256:5170ca3366dbd0782e6d7eea0b6599f80634cc94c2ef881e4dfc2dbedda56b61
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Like.Data {
    /// Creates a value for tests and previews.
    package init(like: Like? = nil) {
        self.like = like
    }
}

nonisolated extension Like.Data.Like {
    /// Creates a value for tests and previews.
    package init(post: Post? = nil) {
        self.post = post
    }
}

nonisolated extension Like.Data.Like.Post {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, like: Like? = nil) {
        self.id = id
        self.like = like
    }
}

nonisolated extension Like.Data.Like.Post.Like {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, name: Swift.String? = nil) {
        self.id = id
        self.name = name
    }
}
