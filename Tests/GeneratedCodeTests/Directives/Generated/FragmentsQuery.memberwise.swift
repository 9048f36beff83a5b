// @generated FragmentsQuery.memberwise sha256:f1d45eb34d75f48dd437ea86de901bbacf17da5ee7e490abbebceeb5065777d6
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FragmentsQuery.Data {
    /// What would be read, of its parts.
    package init(node: FragmentsQuery.Data.Node? = nil, nodes: [FragmentsQuery.Data.Node_?]? = nil, person: FragmentsQuery.Data.Person? = nil) {
        self.node = node
        self.nodes = nodes
        self.person = person
    }
}

nonisolated extension FragmentsQuery.Data.Node {
    /// What would be read, of its parts.
    package init(title_post: Title_post.Ref? = nil, named: Named_named.Ref? = nil, person: FragmentsQuery.Data.Node.Person? = nil) {
        self.title_post = title_post
        self.named = named
        self.person = person
    }
}

nonisolated extension FragmentsQuery.Data.Node.Person {
    /// What would be read, of its parts.
    package init(name: String? = nil, homepage: WebAddress? = nil) {
        self.name = name
        self.homepage = homepage
    }
}

nonisolated extension FragmentsQuery.Data.Node_ {
    /// What would be read, of its parts.
    package init(rows_node: Rows_node.Ref) {
        self.rows_node = rows_node
    }
}

nonisolated extension FragmentsQuery.Data.Person {
    /// What would be read, of its parts.
    package init(nick: String? = nil, best: FragmentsQuery.Data.Person.Best? = nil, shared_person: Shared_person.Ref, inline_person: Inline_person.Ref, long_person: Long_person.Ref? = nil) {
        self.nick = nick
        self.best = best
        self.shared_person = shared_person
        self.inline_person = inline_person
        self.long_person = long_person
    }
}

nonisolated extension FragmentsQuery.Data.Person.Best {
    /// What would be read, of its parts.
    package init(name: String? = nil) {
        self.name = name
    }
}
