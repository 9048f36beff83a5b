/// Samples of connections, which are made from nodes.
extension SampleCodegen {
    /// Returns the function that makes a connection from nodes; `nil` for other types.
    func connectionFunction(
        _ declaration: SwiftTypeDeclaration,
        _ fields: [SampleField],
        _ object: SampleObject
    ) -> SwiftFunction? {
        guard declaration.conformances.contains(.runtime("ConnectionSelection")),
            let edges = fields.first(where: { $0.name == "edges" }),
            let path = ownType(edges.type), case .member(_, let edgeName) = path,
            let edge = declaration.types.first(where: { $0.name == edgeName }),
            let node = SampleField.fields(of: edge).first(where: \.type.isNode)
        else { return nil }
        let page = page(declaration, fields)
        let others = fields.filter { $0 != edges && $0 != page?.field }
        var function = function("sample", others, object)
        function.documentation = ["A sample of a connection with these nodes."]
        function.parameters.append(
            .init(
                name: "nodes",
                type: .array(objectSample(of: .member(path, "Node"))),
                defaultValue: .array([.call(.implicitMember("sample"), [])])
            )
        )
        function.parameters +=
            page?.flags.map { flag in
                .init(name: Self.flagName(flag), type: .bool, defaultValue: .boolean(false))
            } ?? []
        let edgeSample = SwiftExpression.call(.member(.type(objectSample(of: path)), "sample"), [])
        var names = NameAllocator(reserving: Set(function.parameters.map(\.name)))
        let local = names.allocate("fields")
        var body: [SwiftStatement] = [.variable(local, object.creation)]
        body += others.map { statement($0, in: local) }
        body.append(
            set(
                edges,
                in: local,
                SwiftArgument(edgeSample, label: "edge"),
                SwiftArgument(.integer(node.position), label: "node"),
                SwiftArgument(.name("nodes"), label: "nodes")
            )
        )
        if let page {
            let arguments = page.flags.map { flag in
                SwiftArgument(.name(Self.flagName(flag)), label: flag.name)
            }
            let sample = SwiftExpression.call(
                .member(.type(objectSample(of: page.path)), "sample"),
                arguments
            )
            body.append(set(page.field, in: local, SwiftArgument(sample, label: "objects")))
        }
        function.body = body + [.return(.initialize([SwiftArgument(.name(local))]))]
        return function
    }

    /// Returns the field `pageInfo`, the path of its type, and its fields that say whether there
    /// are more pages.
    private func page(
        _ declaration: SwiftTypeDeclaration,
        _ fields: [SampleField]
    ) -> (field: SampleField, path: SwiftType, flags: [SampleField])? {
        guard let field = fields.first(where: { $0.name == "pageInfo" }),
            let path = ownType(field.type), case .member(_, let name) = path,
            let type = declaration.types.first(where: { $0.name == name })
        else { return nil }
        let flags = SampleField.fields(of: type).filter { field in
            ["hasNextPage", "hasPreviousPage"].contains(field.name) && field.type == .bool
        }
        return flags.isEmpty ? nil : (field, path, flags)
    }

    private static func flagName(_ flag: SampleField) -> String {
        flag.name == "hasNextPage" ? "hasNext" : "hasPrevious"
    }

    private func set(
        _ field: SampleField,
        in local: String,
        _ arguments: SwiftArgument...
    ) -> SwiftStatement {
        .expression(
            .call(
                .member(.name(local), "set"),
                [SwiftArgument(.integer(field.position))] + arguments
            )
        )
    }
}

extension SwiftType {
    /// Whether it is the type of an edge's node.
    fileprivate var isNode: Bool { orNil == .optional(.named("Node")) }
}
