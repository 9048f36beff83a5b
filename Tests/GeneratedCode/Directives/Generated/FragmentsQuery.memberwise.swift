// @generated FragmentsQuery.memberwise sha256:f1d45eb34d75f48dd437ea86de901bbacf17da5ee7e490abbebceeb5065777d6
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FragmentsQuery.Data {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil, nodes: [Node_?]? = nil, person: Person? = nil) {
        self.node = node
        self.nodes = nodes
        self.person = person
    }
}

nonisolated extension FragmentsQuery.Data.Node {
    /// Creates a value for tests and previews.
    package init(title_post: Title_post.Ref? = nil, named: Named_named.Ref? = nil, person: Person? = nil) {
        self.title_post = title_post
        self.named = named
        self.person = person
    }
}

nonisolated extension FragmentsQuery.Data.Node.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil, homepage: WebAddress? = nil) {
        self.name = name
        self.homepage = homepage
    }
}

nonisolated extension FragmentsQuery.Data.Node_ {
    /// Creates a value for tests and previews.
    package init(rows_node: Rows_node.Ref) {
        self.rows_node = rows_node
    }
}

nonisolated extension FragmentsQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String? = nil, best: Best? = nil, shared_person: Shared_person.Ref, inline_person: Inline_person.Ref, long_person: Long_person.Ref? = nil) {
        self.nick = nick
        self.best = best
        self.shared_person = shared_person
        self.inline_person = inline_person
        self.long_person = long_person
    }
}

nonisolated extension FragmentsQuery.Data.Person.Best {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
