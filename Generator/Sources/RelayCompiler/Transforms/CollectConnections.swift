import GraphQLLanguage
import GraphQLSchema

/// Records the connections of each definition, and the variables for loading their pages.
///
/// `feed(first: $count, after: $cursor) @connection(…)` in `viewer` is at `viewer.feed`, with
/// `$count` and `$cursor` for the next page. A connection below a list has no path. Lists with
/// `@pagination` are recorded like connections. With `list: "rows"`, the path of `page { rows }` is
/// `page.rows`. Updatable definitions load no pages, so theirs are not recorded.
enum CollectConnections {
    /// Returns the program with recorded connections.
    static func transform(_ program: Program) -> Program {
        var program = program
        for index in program.operations.indices where !program.operations[index].marks.isUpdatable {
            let selections = program.operations[index].selections
            program.operations[index].marks.connections = connections(in: selections, at: [])
        }
        for index in program.fragments.indices where !program.fragments[index].marks.isUpdatable {
            let selections = program.fragments[index].selections
            program.fragments[index].marks.connections = connections(in: selections, at: [])
        }
        return program
    }

    private static func connections(
        in selections: [Selection],
        at path: [String]?
    ) -> [Connection] {
        selections.flatMap { selection -> [Connection] in
            switch selection {
            case .scalarField, .fragmentSpread:
                return []
            case .inlineFragment(let fragment):
                // `@alias` also adds a component to the reader's path.
                return connections(
                    in: fragment.selections,
                    at: fragment.alias == nil ? path : nil
                )
            case .linkedField(let linked):
                let place = path.map { $0 + [linked.field.responseKey] }
                let inner = connections(
                    in: linked.selections,
                    at: linked.field.type.isList ? nil : place
                )
                guard !linked.field.marks.connections.isEmpty else { return inner }
                return [connection(linked, at: place)] + inner
            }
        }
    }

    private static func connection(_ linked: LinkedField, at path: [String]?) -> Connection {
        let field = linked.field
        var connection = Connection(path: path, name: field.responseKey)
        if let mark = field.marks.connections.first, mark.handler == ConnectionMark.standardHandler
        {
            connection.key = mark.key
            connection.filters = mark.filters.compactMap { field.filter($0) }
        }
        if let numbering = field.marks.connections.first?.numbering {
            let variables = Connection.Paging(
                count: field.variable(numbering.limit),
                cursor: field.variable(numbering.position)
            )
            connection.numbering = numbering
            if let list = numbering.list {
                connection.path = path.flatMap { path in linked.key(of: list).map { path + [$0] } }
            }
            connection.forward = variables
            connection.backward = variables
            return connection
        }
        if field.isGiven("first") {
            connection.forward = .init(
                count: field.variable("first"),
                cursor: field.variable("after")
            )
        }
        if field.isGiven("last") {
            connection.backward = .init(
                count: field.variable("last"),
                cursor: field.variable("before")
            )
        }
        return connection
    }
}

extension LinkedField {
    /// Returns the response key of a field that is selected of the object.
    fileprivate func key(of name: String) -> String? {
        for case .linkedField(let inner) in selections where inner.field.definition.name == name {
            return inner.field.responseKey
        }
        return nil
    }
}

extension FieldReference {
    /// Returns an argument that the document gives the field.
    fileprivate func filter(_ name: String) -> Connection.Filter? {
        guard let given = arguments.first(where: { $0.name.text == name }),
            let argument = definition.arguments.first(where: { $0.name == name })
        else { return nil }
        return Connection.Filter(name: name, type: argument.type, value: given.value)
    }

    /// Returns the variable that is an argument's value.
    fileprivate func variable(_ argument: String) -> String? {
        for given in arguments where given.name.text == argument {
            if case .variable(let variable) = given.value { return variable.name.text }
        }
        return nil
    }
}
