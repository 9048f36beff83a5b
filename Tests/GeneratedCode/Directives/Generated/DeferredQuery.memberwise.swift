// @generated DeferredQuery.memberwise sha256:2d4b1998b2ce3a122015dc5dfb10bae502ac980c4e45f9055ba3b9c9b1f7d85d
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension DeferredQuery.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil) {
        self.person = person
    }
}

nonisolated extension DeferredQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil, later_person: Later_person.Ref, posts: Posts? = nil) {
        self.name = name
        self.later_person = later_person
        self.posts = posts
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts {
    /// Creates a value for tests and previews.
    package init(edges: [Edge?]? = nil) {
        self.edges = edges
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge.Node {
    /// Creates a value for tests and previews.
    package init(comments: Relay.GrowingList<Comment>) {
        self.comments = comments
    }
}

nonisolated extension DeferredQuery.Data.Person.Posts.Edge.Node.Comment {
    /// Creates a value for tests and previews.
    package init(text: Swift.String? = nil) {
        self.text = text
    }
}
