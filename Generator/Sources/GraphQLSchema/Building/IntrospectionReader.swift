public import GraphQLLanguage

/// Converts the result of an introspection query to a document that defines its schema.
///
/// It accepts `{"__schema": …}`, the same inside `{"data": …}`, and the bare value of `__schema`.
/// Names keep their positions in the JSON text, so that diagnostics point there. The
/// specification's own directives, which servers list as well, are omitted, as in SDL.
public struct IntrospectionReader: Sendable {
    private var diagnostics: [Diagnostic] = []

    private init() {}

    /// Returns whether a source is JSON and not SDL: its path ends in `.json`, or its text begins
    /// with a brace.
    ///
    /// - Parameter source: A source of a schema.
    /// - Returns: Whether to read it as an introspection result.
    public static func reads(_ source: Source) -> Bool {
        source.path.hasSuffix(".json")
            || source.bytes.drop { $0 <= UInt8(ascii: " ") }.first == UInt8(ascii: "{")
    }

    /// Reads an introspection result.
    ///
    /// - Parameter source: The JSON text.
    /// - Returns: The definitions that could be read, and the errors.
    public static func read(_ source: Source) -> ParseResult<Document> {
        var reader = IntrospectionReader()
        var definitions: [Definition] = []
        do throws(Diagnostic) {
            let root = try JSONReader.read(source)
            let schema = root["data"]?["__schema"] ?? root["__schema"] ?? root
            definitions = try reader.readSchema(schema)
        } catch {
            reader.diagnostics += SyntaxCause.explain([error], in: source)
        }
        let span = SourceSpan(source: source, range: 0..<source.bytes.count)
        return ParseResult(
            node: Document(definitions: definitions, span: span),
            diagnostics: reader.diagnostics
        )
    }

    private func mistake(_ message: String, _ node: JSONNode) -> Diagnostic {
        let start = node.span.startOffset
        let end = min(node.span.endOffset, start + 1)
        return Diagnostic(
            rule: "Introspection",
            message: message,
            span: SourceSpan(source: node.span.source, range: start..<end)
        )
    }

    // MARK: - Schema

    private mutating func readSchema(_ node: JSONNode) throws(Diagnostic) -> [Definition] {
        guard let types = node["types"]?.array else {
            throw mistake(
                "This is not an introspection result: it has no `__schema` with `types`. Run the "
                    + "full introspection query and save its answer.",
                node
            )
        }
        var definitions: [Definition] = []
        var operationTypes: [RootOperationTypeDefinition] = []
        for (key, operation) in [
            ("queryType", OperationType.query), ("mutationType", .mutation),
            ("subscriptionType", .subscription),
        ] {
            if let type = node[key] {
                operationTypes.append(
                    RootOperationTypeDefinition(
                        operation: operation,
                        type: NamedType(name: try readName(type)),
                        span: type.span
                    )
                )
            }
        }
        definitions.append(
            .schema(
                SchemaDefinition(
                    description: readDescription(node),
                    operationTypes: operationTypes,
                    span: node.span
                )
            )
        )
        for directive in node["directives"]?.array ?? [] {
            let definition = try readDirective(directive)
            if !BuiltIns.directiveNames.contains(definition.name.text) {
                definitions.append(.directive(definition))
            }
        }
        for type in types {
            definitions.append(.type(try readType(type)))
        }
        return definitions
    }

    private mutating func readDirective(_ node: JSONNode) throws(Diagnostic) -> DirectiveDefinition
    {
        DirectiveDefinition(
            description: readDescription(node),
            name: try readName(node),
            arguments: try readInputs(node["args"]),
            directives: readDeprecation(node),
            isRepeatable: node["isRepeatable"]?.bool ?? false,
            locations: (node["locations"]?.array ?? []).compactMap { location in
                location.string.map { Name($0, span: location.span) }
            },
            span: node.span
        )
    }

    // MARK: - Types

    private mutating func readType(_ node: JSONNode) throws(Diagnostic) -> TypeDefinition {
        let name = try readName(node)
        let description = readDescription(node)
        switch node["kind"]?.string {
        case "SCALAR":
            var directives: [Directive] = []
            if let url = node["specifiedByURL"] ?? node["specifiedByUrl"], let text = url.string {
                directives = [directive(.specifiedBy, ("url", text), url.span)]
            }
            return .scalar(
                ScalarTypeDefinition(
                    description: description,
                    name: name,
                    directives: directives,
                    span: node.span
                )
            )
        case "OBJECT", "INTERFACE":
            return try readFieldsType(node, name, description)
        case "UNION":
            return .union(
                UnionTypeDefinition(
                    description: description,
                    name: name,
                    memberTypes: try readNamedTypes(node["possibleTypes"]),
                    span: node.span
                )
            )
        case "ENUM":
            return .enum(
                EnumTypeDefinition(
                    description: description,
                    name: name,
                    values: try readEnumValues(node["enumValues"]),
                    span: node.span
                )
            )
        case "INPUT_OBJECT":
            let isOneOf = node["isOneOf"]?.bool ?? false
            return .inputObject(
                InputObjectTypeDefinition(
                    description: description,
                    name: name,
                    directives: isOneOf ? [directive(.oneOf, nil, node.span)] : [],
                    fields: try readInputs(node["inputFields"]),
                    span: node.span
                )
            )
        default:
            throw mistake("Type `\(name.text)` has no known `kind`.", node)
        }
    }

    private mutating func readFieldsType(
        _ node: JSONNode,
        _ name: Name,
        _ description: StringValue?
    ) throws(Diagnostic) -> TypeDefinition {
        let interfaces = try readNamedTypes(node["interfaces"])
        let fields = try readFields(node["fields"])
        if node["kind"]?.string == "INTERFACE" {
            return .interface(
                InterfaceTypeDefinition(
                    description: description,
                    name: name,
                    interfaces: interfaces,
                    fields: fields,
                    span: node.span
                )
            )
        }
        return .object(
            ObjectTypeDefinition(
                description: description,
                name: name,
                interfaces: interfaces,
                fields: fields,
                span: node.span
            )
        )
    }

    private mutating func readFields(_ node: JSONNode?) throws(Diagnostic) -> [FieldDefinition] {
        var fields: [FieldDefinition] = []
        for field in node?.array ?? [] {
            fields.append(
                FieldDefinition(
                    description: readDescription(field),
                    name: try readName(field),
                    arguments: try readInputs(field["args"]),
                    type: try readTypeReference(field["type"], in: field),
                    directives: readDeprecation(field),
                    span: field.span
                )
            )
        }
        return fields
    }

    private mutating func readInputs(_ node: JSONNode?) throws(Diagnostic) -> [InputValueDefinition]
    {
        var inputs: [InputValueDefinition] = []
        for input in node?.array ?? [] {
            inputs.append(
                InputValueDefinition(
                    description: readDescription(input),
                    name: try readName(input),
                    type: try readTypeReference(input["type"], in: input),
                    defaultValue: try readDefaultValue(input),
                    directives: readDeprecation(input),
                    span: input.span
                )
            )
        }
        return inputs
    }

    private func readEnumValues(_ node: JSONNode?) throws(Diagnostic) -> [EnumValueDefinition] {
        var values: [EnumValueDefinition] = []
        for value in node?.array ?? [] {
            values.append(
                EnumValueDefinition(
                    description: readDescription(value),
                    name: try readName(value),
                    directives: readDeprecation(value),
                    span: value.span
                )
            )
        }
        return values
    }

    private func readNamedTypes(_ node: JSONNode?) throws(Diagnostic) -> [NamedType] {
        var types: [NamedType] = []
        for type in node?.array ?? [] {
            types.append(NamedType(name: try readName(type)))
        }
        return types
    }

    // MARK: - Members

    private func readName(_ node: JSONNode) throws(Diagnostic) -> Name {
        guard let name = node["name"], let text = name.string, isName(text) else {
            throw mistake("Expected an object with a `name` that is a GraphQL name.", node)
        }
        return Name(text, span: name.span)
    }

    private func isName(_ text: String) -> Bool {
        if case .type(let name)? = SchemaCoordinate(text) { name == text } else { false }
    }

    private func readDescription(_ node: JSONNode) -> StringValue? {
        guard let description = node["description"], let text = description.string else {
            return nil
        }
        return StringValue(value: text, isBlock: true, span: description.span)
    }

    private func readTypeReference(
        _ node: JSONNode?,
        in owner: JSONNode
    ) throws(Diagnostic) -> TypeNode {
        guard let node else { throw mistake("Expected a `type`.", owner) }
        switch node["kind"]?.string {
        case "LIST":
            let elementType = try readTypeReference(node["ofType"], in: node)
            return .list(ListType(elementType: elementType, span: node.span))
        case "NON_NULL":
            let type = try readTypeReference(node["ofType"], in: node)
            if case .nonNull = type { throw mistake("A type cannot be non-null twice.", node) }
            return .nonNull(NonNullType(type: type, span: node.span))
        default:
            return .named(NamedType(name: try readName(node)))
        }
    }

    private func readDefaultValue(_ node: JSONNode) throws(Diagnostic) -> Value? {
        guard let value = node["defaultValue"] else { return nil }
        let text = value.string ?? ""
        let source = Source(path: node.span.source.path, text: text)
        let result = Parser.parseValue(source, isConstant: true)
        guard let parsed = result.node, result.diagnostics.isEmpty else {
            throw mistake("The default `\(text)` is not a GraphQL value.", value)
        }
        return parsed
    }

    private func readDeprecation(_ node: JSONNode) -> [Directive] {
        guard node["isDeprecated"]?.bool ?? false else { return [] }
        let reason = node["deprecationReason"]
        return [
            directive(
                .deprecated,
                reason?.string.map { ("reason", $0) },
                reason?.span ?? node.span
            )
        ]
    }

    private func directive(
        _ directive: StandardDirective,
        _ argument: (name: String, value: String)?,
        _ span: SourceSpan
    ) -> Directive {
        Directive(
            name: Name(directive.rawValue, span: span),
            arguments: argument.map {
                let value = Value.string(StringValue(value: $0.value, span: span))
                return [Argument(name: Name($0.name, span: span), value: value, span: span)]
            } ?? [],
            span: span
        )
    }
}
