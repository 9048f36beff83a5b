import GraphQLSchema

/// The role of a struct besides being a selection.
enum SelectionRole: Equatable, Sendable {
    case plain
    /// A collection of the nodes of its edges.
    case connection
    /// An edge of a connection, which holds one node.
    case edge
    /// An object with a field whose list grows: a connection that isn't a collection, or the object
    /// around a list with `@pagination`.
    case page(list: String)

    /// Names of members that collections and edges have.
    var reservedNames: Set<String> {
        switch self {
        case .plain, .page: []
        case .connection:
            [
                "count", "distance", "endIndex", "first", "formIndex", "hasNext", "hasPrevious",
                "index",
                "indices", "isEmpty", "last", "makeIterator", "nodes", "startIndex",
                "underestimatedCount",
            ]
        case .edge: ["connectionNode"]
        }
    }

    /// Names of types that collections and edges have.
    var reservedTypes: Set<String> {
        switch self {
        case .plain, .page: []
        case .connection: ["Element", "Index", "Indices", "Iterator", "Node", "SubSequence"]
        case .edge: ["Node"]
        }
    }

    /// Returns the name of the type of an item, if the role determines it.
    func typeName(_ item: ReaderItem) -> String? {
        self == .edge && item.kind.field?.definition.name == "node" ? "Node" : nil
    }

    /// Returns the role of an item's own type.
    func inner(_ item: ReaderItem, _ usedNames: Set<String>) -> SelectionRole {
        guard case .linked(let field, let selections) = item.kind else { return .plain }
        if self == .connection, field.definition.name == "edges" { return .edge }
        guard let mark = field.marks.connections.first else { return .plain }
        if let numbering = mark.numbering {
            return numbering.list.map { .page(list: $0) } ?? .plain
        }
        let isCollection = !usedNames.contains("Node") && selections.edges?.hasNodes ?? false
        return isCollection ? .connection : .page(list: "edges")
    }

    /// Returns whether a field has a list that grows, in a type of this role.
    func isGrowing(_ item: ReaderItem) -> Bool {
        guard case .linked(let field, _) = item.kind, item.catchTarget == nil else { return false }
        let name = field.definition.name
        if self == .connection ? name == "edges" : self == .page(list: name) { return true }
        return field.directives.contains(.stream)
            || field.marks.connections.contains { $0.numbering.map { $0.list == nil } ?? false }
    }
}

extension ReaderSelections {
    /// The selections on the edges of a connection, or nil if the edges differ.
    fileprivate var edges: ReaderSelections? {
        guard case .items(let items) = self else { return nil }
        let edges = items.filter { $0.kind.field?.definition.name == "edges" }
        guard edges.count == 1, let item = edges.first, item.catchTarget == nil,
            case .linked(_, let selections) = item.kind
        else { return nil }
        return selections
    }

    /// Whether each of these edges has a single, unconditional node.
    fileprivate var hasNodes: Bool {
        guard case .items(let items) = self else { return false }
        let nodes = items.filter { $0.kind.field?.definition.name == "node" }
        guard nodes.count == 1, let item = nodes.first, case .linked = item.kind else {
            return false
        }
        return item.catchTarget == nil && item.kind.field?.definition.deprecationReason == nil
    }
}
