import GraphQLLanguage

/// Collects definitions, then applies their extensions.
struct SchemaAssembly {
    private(set) var findings = TypeSystemFindings()
    private(set) var types: [String: TypeParts] = [:]
    private(set) var typeOrder: [String] = []
    private(set) var directives: [(node: DirectiveDefinition, origin: SchemaOrigin)] = []
    private var directiveSpans: [String: SourceSpan] = [:]
    private var directiveExtensions: [DirectiveExtension] = []
    private(set) var schemaDefinition: SchemaDefinition?
    private(set) var schemaExtensions: [SchemaExtension] = []
    private(set) var typeExtensions: [(node: TypeExtension, origin: SchemaOrigin)] = []
    private(set) var rootTypes: [RootOperationTypeDefinition] = []

    mutating func collect(_ document: Document, origin: SchemaOrigin) {
        for definition in document.definitions {
            switch definition {
            case .type(let node): add(node, origin: origin)
            case .typeExtension(let node): typeExtensions.append((node, origin))
            case .directive(let node): add(node, origin: origin)
            case .directiveExtension(let node): directiveExtensions.append(node)
            case .schema(let node): add(node)
            case .schemaExtension(let node): schemaExtensions.append(node)
            case .operation(let node):
                report(
                    "ExecutableDefinitionsRule",
                    "A schema cannot contain an operation. Move it to a document of its own.",
                    node.name?.span ?? node.selectionSet.span
                )
            case .fragment(let node):
                report(
                    "ExecutableDefinitionsRule",
                    "A schema cannot contain a fragment. Move it to a document of its own.",
                    node.name.span
                )
            }
        }
    }

    private mutating func add(_ node: TypeDefinition, origin: SchemaOrigin) {
        let name = node.name.text
        if BuiltIns.typeNames.contains(name) { return }
        if let existing = types[name] {
            report(
                "UniqueTypeNamesRule",
                "There can be only one type named `\(name)`.",
                node.name.span,
                related: ("It is defined here first.", existing.name.span)
            )
            return
        }
        types[name] = TypeParts(node, origin: origin)
        typeOrder.append(name)
    }

    private mutating func add(_ node: DirectiveDefinition, origin: SchemaOrigin) {
        if let existing = directiveSpans[node.name.text] {
            report(
                "UniqueDirectiveNamesRule",
                "There can be only one directive named `@\(node.name.text)`.",
                node.name.span,
                related: ("It is defined here first.", existing)
            )
            return
        }
        directiveSpans[node.name.text] = node.name.span
        directives.append((node, origin))
    }

    private mutating func add(_ node: SchemaDefinition) {
        if let existing = schemaDefinition {
            report(
                "LoneSchemaDefinitionRule",
                "There can be only one schema definition. Use `extend schema` to add to it.",
                node.span,
                related: ("The schema is defined here first.", existing.span)
            )
            return
        }
        schemaDefinition = node
    }

    // MARK: - Extensions

    mutating func applyExtensions() {
        for (node, origin) in typeExtensions {
            let name = node.definition.name
            guard var parts = types[name.text] else {
                let reason =
                    BuiltIns.typeNames.contains(name.text)
                    ? "it is built in."
                    : "it is not defined."
                        + findings.suggestions.didYouMean(name.text, among: typeOrder)
                report(
                    "PossibleTypeExtensionsRule",
                    "Cannot extend type `\(name.text)` because \(reason)",
                    name.span
                )
                continue
            }
            guard parts.kind == TypeParts.Kind(node.definition) else {
                report(
                    "PossibleTypeExtensionsRule",
                    "Cannot extend `\(name.text)` with `extend \(Self.keyword(node))`: it is "
                        + "defined with `\(parts.kind.keyword)`.",
                    name.span,
                    related: ("It is defined here.", parts.name.span)
                )
                continue
            }
            types[name.text] = nil
            parts.append(node.definition, origin: origin)
            types[name.text] = parts
        }
        for node in directiveExtensions { apply(node) }
        collectRootTypes()
    }

    private mutating func apply(_ node: DirectiveExtension) {
        let name = node.name
        if let index = directives.firstIndex(where: { $0.node.name.text == name.text }) {
            directives[index].node.directives += node.directives
            return
        }
        let reason =
            BuiltIns.directives.contains { $0.name == name.text }
            ? "it is built in."
            : "it is not defined."
                + findings.suggestions.didYouMean(
                    "@\(name.text)",
                    among: directives.map { "@\($0.node.name.text)" }
                )
        report(
            "PossibleDirectiveExtensionsRule",
            "Cannot extend directive `@\(name.text)` because \(reason)",
            name.span
        )
    }

    private static func keyword(_ node: TypeExtension) -> String {
        TypeParts.Kind(node.definition).keyword
    }

    private mutating func collectRootTypes() {
        rootTypes = schemaDefinition?.operationTypes ?? []
        for node in schemaExtensions { rootTypes += node.definition.operationTypes }
        var seen: [OperationType: SourceSpan] = [:]
        for root in rootTypes {
            if let first = seen[root.operation] {
                report(
                    "UniqueOperationTypesRule",
                    "There can be only one \(root.operation.rawValue) type in a schema.",
                    root.span,
                    related: ("It is given here first.", first)
                )
            } else {
                seen[root.operation] = root.span
            }
        }
    }

    // MARK: - The result

    func makeParts() -> SchemaParts {
        var parts = SchemaParts()
        parts.description = schemaDefinition?.description?.value
        parts.appliedDirectives =
            (schemaDefinition?.directives ?? []) + schemaExtensions.flatMap(\.definition.directives)
        parts.types =
            BuiltIns.types.map { TypeParts($0, origin: .builtIn).makeType() }
            + typeOrder.compactMap { types[$0]?.makeType() }
        parts.directives =
            BuiltIns.directives.filter { directiveSpans[$0.name] == nil }
            + directives.map { SchemaDirective($0.node, origin: $0.origin) }
        for root in rootTypes where parts.rootNames[root.operation] == nil {
            parts.rootNames[root.operation] = root.type.name.text
        }
        if schemaDefinition == nil {
            for operation in OperationType.allCases where parts.rootNames[operation] == nil {
                let name = operation.defaultRootName
                if types[name] != nil { parts.rootNames[operation] = name }
            }
        }
        return parts
    }

    /// Returns the data that type-system rules check.
    func makeSubject(_ schema: Schema, anchor: SourceSpan) -> TypeSystemSubject {
        TypeSystemSubject(
            schema: schema,
            types: typeOrder.compactMap { types[$0] },
            directives: directives.map(\.node),
            schemaNodes: (schemaDefinition.map { [$0] } ?? [])
                + schemaExtensions.map(\.definition),
            rootTypes: rootTypes,
            anchor: anchor
        )
    }

    private mutating func report(
        _ rule: String,
        _ message: String,
        _ span: SourceSpan,
        related: (message: String, span: SourceSpan)? = nil
    ) {
        findings.add(rule, message, at: span, related: related)
    }
}

extension OperationType {
    /// The name of the root type if there is no schema definition.
    var defaultRootName: String {
        switch self {
        case .query: "Query"
        case .mutation: "Mutation"
        case .subscription: "Subscription"
        }
    }
}
