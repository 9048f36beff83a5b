extension TypeCodegen {
    /// Returns the members that connections and edges have besides their properties.
    func roleMembers(_ layout: SelectionLayout) -> [SwiftDeclaration] {
        switch layout.role {
        case .plain, .page: []
        case .edge: edgeMembers(layout)
        case .connection: connectionMembers(layout)
        }
    }

    /// Returns `var connectionNode: Node? { self.node }`, with which the runtime finds the node.
    private func edgeMembers(_ layout: SelectionLayout) -> [SwiftDeclaration] {
        let node = layout.properties.first { $0.type.orNil == .optional(.named("Node")) }
        guard let node else { return [] }
        return [
            .computed(
                SwiftComputedProperty(
                    documentation: ["What the connection is a collection of."],
                    access: access,
                    name: "connectionNode",
                    type: .optional(.named("Node")),
                    body: [.return(.selfMember(node.storage))]
                )
            )
        ]
    }

    /// Returns the members for the nodes, and for whether there are more.
    private func connectionMembers(_ layout: SelectionLayout) -> [SwiftDeclaration] {
        guard let edges = layout.edges, let edge = edges.type.leaf else { return [] }
        let node = SwiftType.member(.named(edge), "Node")
        let nodes = SwiftStoredProperty(
            documentation: ["The nodes of the edges, without those that are null."],
            access: access,
            name: "nodes",
            type: .growingList(.named("Node"))
        )
        return [.stored(nodes), .alias(SwiftTypeAlias(access: access, name: "Node", type: node))]
            + more("hasNext", "hasNextPage", "Whether there are pages after these nodes.", layout)
            + more(
                "hasPrevious",
                "hasPreviousPage",
                "Whether there are pages before these nodes.",
                layout
            )
    }

    /// Returns `var hasNext: Bool { self.pageInfo.hasNextPage }`.
    private func more(
        _ name: String,
        _ field: String,
        _ documentation: String,
        _ layout: SelectionLayout
    ) -> [SwiftDeclaration] {
        guard let pageInfo = layout.properties.first(where: { $0.name == "pageInfo" }),
            pageInfo.storage == pageInfo.name, let typeName = pageInfo.type.orNil.wrapped?.name,
            let type = layout.types.first(where: { $0.name == typeName }),
            let property = type.storedType(field), property.orNil == .optional(.bool)
        else { return [] }
        let information = SwiftExpression.selfMember(pageInfo.name)
        let isCertain = !pageInfo.type.isOptional && !property.isOptional
        let value: SwiftExpression =
            pageInfo.type.isOptional
            ? .optionalMember(information, field) : .member(information, field)
        return [
            .computed(
                SwiftComputedProperty(
                    documentation: [documentation],
                    access: access,
                    name: name,
                    type: .bool,
                    body: [.return(isCertain ? value : .coalesce(value, .boolean(false)))]
                )
            )
        ]
    }
}

extension SelectionRole {
    /// The runtime protocol to which structs of the role conform.
    var conformance: String {
        switch self {
        case .plain, .page: "Selection"
        case .connection: "ConnectionSelection"
        case .edge: "EdgeSelection"
        }
    }
}

extension SelectionLayout {
    /// The edges of a connection.
    var edges: SelectionProperty? {
        guard role == .connection else { return nil }
        return properties.first { $0.isEdges }
    }
}

extension SwiftTypeDeclaration {
    /// Returns the type of a stored property.
    fileprivate func storedType(_ name: String) -> SwiftType? {
        for case .stored(let property) in members where property.name == name {
            return property.type
        }
        return nil
    }
}

extension SwiftType {
    /// The type that an optional wraps.
    fileprivate var wrapped: SwiftType? {
        if case .optional(let type) = self { type } else { nil }
    }

    /// The name, if the type is a named one.
    fileprivate var name: String? {
        if case .named(let name) = self { name } else { nil }
    }

    /// The name inside all optionals and arrays.
    fileprivate var leaf: String? {
        switch self {
        case .named(let name): name
        case .optional(let type), .array(let type): type.leaf
        case .generic: growingElement?.leaf
        case .runtime, .standard, .member, .result: nil
        }
    }
}
