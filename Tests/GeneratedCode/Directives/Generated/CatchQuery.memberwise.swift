// @generated CatchQuery.memberwise sha256:b82aa2bfa86118440534815752b12b047703badbaaa0fbc94b5449c855d2ba26
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension CatchQuery.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil, node: Node? = nil) {
        self.person = person
        self.node = node
    }
}

nonisolated extension CatchQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.Result<Swift.String?, Relay.FieldErrors>, nick: Swift.String? = nil, best: Swift.Result<Best?, Relay.FieldErrors>) {
        self.name = name
        self.nick = nick
        self.best = best
    }
}

nonisolated extension CatchQuery.Data.Person.Best {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String, name: Swift.String) {
        self.nick = nick
        self.name = name
    }
}

nonisolated extension CatchQuery.Data.Node {
    /// Creates a value for tests and previews.
    package init(asPerson: Swift.Result<AsPerson?, Relay.FieldErrors>) {
        self.asPerson = asPerson
    }
}

nonisolated extension CatchQuery.Data.Node.AsPerson {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String) {
        self.nick = nick
    }
}
