// @generated CatchQuery.memberwise sha256:b82aa2bfa86118440534815752b12b047703badbaaa0fbc94b5449c855d2ba26
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension CatchQuery.Data {
    /// What would be read, of its parts.
    package init(person: CatchQuery.Data.Person? = nil, node: CatchQuery.Data.Node? = nil) {
        self.person = person
        self.node = node
    }
}

nonisolated extension CatchQuery.Data.Person {
    /// What would be read, of its parts.
    package init(name: Result<String?, FieldErrors>, nick: String? = nil, best: Result<CatchQuery.Data.Person.Best?, FieldErrors>) {
        self.name = name
        self.nick = nick
        self.best = best
    }
}

nonisolated extension CatchQuery.Data.Person.Best {
    /// What would be read, of its parts.
    package init(nick: String, name: String) {
        self.nick = nick
        self.name = name
    }
}

nonisolated extension CatchQuery.Data.Node {
    /// What would be read, of its parts.
    package init(asPerson: Result<CatchQuery.Data.Node.AsPerson?, FieldErrors>) {
        self.asPerson = asPerson
    }
}

nonisolated extension CatchQuery.Data.Node.AsPerson {
    /// What would be read, of its parts.
    package init(nick: String) {
        self.nick = nick
    }
}
