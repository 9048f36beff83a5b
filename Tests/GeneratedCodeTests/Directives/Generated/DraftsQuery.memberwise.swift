// @generated DraftsQuery.memberwise sha256:282b5a9ae0ea98cbb01554890731b8ac4fd27ee6cc7a46b830115281b3aa77ef
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension DraftsQuery.Data {
    /// What would be read, of its parts.
    package init(node: DraftsQuery.Data.Node? = nil, viewer: DraftsQuery.Data.Viewer? = nil) {
        self.node = node
        self.viewer = viewer
    }
}

nonisolated extension DraftsQuery.Data.Node.Post {
    /// What would be read, of its parts.
    package init(__typename: String, title: String? = nil, isOpen: Bool? = nil, draft: DraftsQuery.Data.Node.Post.Draft? = nil, editor_post: Editor_post.Ref) {
        self.__typename = __typename
        self.title = title
        self.isOpen = isOpen
        self.draft = draft
        self.editor_post = editor_post
    }
}

nonisolated extension DraftsQuery.Data.Node.Post.Draft {
    /// What would be read, of its parts.
    package init(text: String? = nil, post: DraftsQuery.Data.Node.Post.Draft.Post? = nil) {
        self.text = text
        self.post = post
    }
}

nonisolated extension DraftsQuery.Data.Node.Post.Draft.Post {
    /// What would be read, of its parts.
    package init(title: String? = nil) {
        self.title = title
    }
}

nonisolated extension DraftsQuery.Data.Node.Other {
    /// What would be read, of its parts.
    package init() {
    }
}

nonisolated extension DraftsQuery.Data.Viewer {
    /// What would be read, of its parts.
    package init(mood: Mood? = nil) {
        self.mood = mood
    }
}
