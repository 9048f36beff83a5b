// @generated DraftsQuery.memberwise sha256:282b5a9ae0ea98cbb01554890731b8ac4fd27ee6cc7a46b830115281b3aa77ef
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension DraftsQuery.Data {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil, viewer: Viewer? = nil) {
        self.node = node
        self.viewer = viewer
    }
}

nonisolated extension DraftsQuery.Data.Node.Post {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String, title: Swift.String? = nil, isOpen: Swift.Bool? = nil, draft: Draft? = nil, editor_post: Editor_post.Ref) {
        self.__typename = __typename
        self.title = title
        self.isOpen = isOpen
        self.draft = draft
        self.editor_post = editor_post
    }
}

nonisolated extension DraftsQuery.Data.Node.Post.Draft {
    /// Creates a value for tests and previews.
    package init(text: Swift.String? = nil, post: Post? = nil) {
        self.text = text
        self.post = post
    }
}

nonisolated extension DraftsQuery.Data.Node.Post.Draft.Post {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil) {
        self.title = title
    }
}

nonisolated extension DraftsQuery.Data.Node.Other {
    /// Creates a value for tests and previews.
    package init() {
    }
}

nonisolated extension DraftsQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(mood: Mood? = nil) {
        self.mood = mood
    }
}
