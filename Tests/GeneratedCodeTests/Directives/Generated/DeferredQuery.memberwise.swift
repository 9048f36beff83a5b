// @generated DeferredQuery.memberwise sha256:2d4b1998b2ce3a122015dc5dfb10bae502ac980c4e45f9055ba3b9c9b1f7d85d
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension DeferredQuery.Data {
    /// What would be read, of its parts.
    package init(person: DeferredQuery.Data.Person? = nil) {
        self.person = person
    }
}

nonisolated extension DeferredQuery.Data.Person {
    /// What would be read, of its parts.
    package init(name: String? = nil, later_person: Later_person.Ref, posts: DeferredQuery.Data.Person.Posts? = nil) {
        self.name = name
        self.later_person = later_person
        self.posts = posts
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts {
    /// What would be read, of its parts.
    package init(edges: [DeferredQuery.Data.Person.Posts.Edge?]? = nil) {
        self.edges = edges
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge {
    /// What would be read, of its parts.
    package init(node: DeferredQuery.Data.Person.Posts.Edge.Node? = nil) {
        self.node = node
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge.Node {
    /// What would be read, of its parts.
    package init(comments: [DeferredQuery.Data.Person.Posts.Edge.Node.Comment]) {
        self.comments = comments
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge.Node.Comment {
    /// What would be read, of its parts.
    package init(text: String? = nil) {
        self.text = text
    }
}
