public import GraphQLLanguage

/// Prints schemas as SDL.
public enum SchemaPrinter {
    /// The order of definitions and their members.
    public enum Order: Sendable {
        /// By name.
        ///
        /// The same schema is printed the same way, however it is split into files.
        case canonical
        /// As defined, with extensions after the definitions that they extend.
        case definition
    }

    /// Prints a schema without its built-in parts.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - order: The order of definitions and their members.
    ///   - includesClientExtensions: Whether to print the client's extensions.
    /// - Returns: SDL that builds an equal schema, with a final line feed.
    public static func print(
        _ schema: Schema,
        order: Order = .canonical,
        includesClientExtensions: Bool = true
    ) -> String {
        Printer.print(
            document(schema, order: order, includesClientExtensions: includesClientExtensions)
        )
    }

    /// Returns the document that defines a schema, without its built-in parts.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - order: The order of definitions and their members.
    ///   - includesClientExtensions: Whether to include the client's extensions.
    /// - Returns: The document.
    public static func document(
        _ schema: Schema,
        order: Order = .canonical,
        includesClientExtensions: Bool = true
    ) -> Document {
        let maker = DefinitionMaker(
            isSorted: order == .canonical,
            includesClient: includesClientExtensions
        )
        var definitions: [Definition] = []
        if let definition = maker.schemaDefinition(schema) {
            definitions.append(.schema(definition))
        }
        for directive in maker.ordered(schema.directives, \.name)
        where maker.includes(directive.origin) {
            definitions.append(.directive(maker.directive(directive)))
        }
        for type in maker.ordered(schema.types, \.name)
        where maker.includes(type.definition.origin) {
            definitions.append(.type(maker.type(type)))
        }
        return Document(definitions: definitions)
    }
}

/// Creates definitions for the parts of a schema.
private struct DefinitionMaker {
    let isSorted: Bool
    let includesClient: Bool

    func includes(_ origin: SchemaOrigin) -> Bool {
        switch origin {
        case .builtIn: false
        case .server: true
        case .client: includesClient
        }
    }

    func ordered<Element>(
        _ elements: some Sequence<Element>,
        _ name: (Element) -> String
    ) -> [Element] {
        isSorted ? elements.sorted { name($0) < name($1) } : Array(elements)
    }

    /// Returns the schema definition, or `nil` if it would contain only default names.
    func schemaDefinition(_ schema: Schema) -> SchemaDefinition? {
        let roots = OperationType.allCases.compactMap { operation in
            schema.rootTypeName(for: operation).map { (operation, $0) }
        }
        let isDefault = OperationType.allCases.allSatisfy { operation in
            let name = operation.defaultRootName
            let root = schema.rootTypeName(for: operation)
            return root == name || root == nil && schema.type(named: name) == nil
        }
        if isDefault, schema.description == nil, schema.appliedDirectives.isEmpty { return nil }
        return SchemaDefinition(
            description: description(schema.description),
            directives: schema.appliedDirectives,
            operationTypes: roots.map { operation, name in
                RootOperationTypeDefinition(
                    operation: operation,
                    type: NamedType(name: Name(name))
                )
            }
        )
    }

    func directive(_ directive: SchemaDirective) -> DirectiveDefinition {
        DirectiveDefinition(
            description: description(directive.description),
            name: Name(directive.name),
            arguments: inputs(directive.arguments),
            directives: directive.appliedDirectives,
            isRepeatable: directive.isRepeatable,
            locations: ordered(directive.locations, \.rawValue).map { Name($0.rawValue) }
        )
    }

    func type(_ type: SchemaType) -> TypeDefinition {
        let definition = type.definition
        let name = Name(definition.name)
        let text = description(definition.description)
        let directives = definition.appliedDirectives
        switch type {
        case .scalar:
            return .scalar(
                ScalarTypeDefinition(description: text, name: name, directives: directives)
            )
        case .object(let object):
            return .object(self.object(object, name, text))
        case .interface(let interface):
            return .interface(self.interface(interface, name, text))
        case .union(let union):
            return .union(
                UnionTypeDefinition(
                    description: text,
                    name: name,
                    directives: directives,
                    memberTypes: names(union.memberTypes)
                )
            )
        case .enum(let enumType):
            return .enum(
                EnumTypeDefinition(
                    description: text,
                    name: name,
                    directives: directives,
                    values: values(enumType.values)
                )
            )
        case .inputObject(let inputObject):
            return .inputObject(
                InputObjectTypeDefinition(
                    description: text,
                    name: name,
                    directives: directives,
                    fields: inputs(inputObject.fields)
                )
            )
        }
    }

    private func object(
        _ object: ObjectType,
        _ name: Name,
        _ description: StringValue?
    ) -> ObjectTypeDefinition {
        ObjectTypeDefinition(
            description: description,
            name: name,
            interfaces: names(object.interfaces),
            directives: object.appliedDirectives,
            fields: fields(object.fields)
        )
    }

    private func interface(
        _ interface: InterfaceType,
        _ name: Name,
        _ description: StringValue?
    ) -> InterfaceTypeDefinition {
        InterfaceTypeDefinition(
            description: description,
            name: name,
            interfaces: names(interface.interfaces),
            directives: interface.appliedDirectives,
            fields: fields(interface.fields)
        )
    }

    // MARK: - Members

    private func fields(_ fields: NamedList<OutputField>) -> [FieldDefinition] {
        ordered(fields, \.name).filter { includes($0.origin) }.map { field in
            FieldDefinition(
                description: description(field.description),
                name: Name(field.name),
                arguments: inputs(field.arguments),
                type: TypeNode(field.type),
                directives: field.appliedDirectives
            )
        }
    }

    private func inputs(_ inputs: NamedList<InputValue>) -> [InputValueDefinition] {
        ordered(inputs, \.name).filter { includes($0.origin) }.map { input in
            InputValueDefinition(
                description: description(input.description),
                name: Name(input.name),
                type: TypeNode(input.type),
                defaultValue: input.defaultValue,
                directives: input.appliedDirectives
            )
        }
    }

    private func values(_ values: NamedList<EnumMember>) -> [EnumValueDefinition] {
        ordered(values, \.name).filter { includes($0.origin) }.map { value in
            EnumValueDefinition(
                description: description(value.description),
                name: Name(value.name),
                directives: value.appliedDirectives
            )
        }
    }

    private func names(_ names: [String]) -> [NamedType] {
        ordered(names, \.self).map { NamedType(name: Name($0)) }
    }

    private func description(_ text: String?) -> StringValue? {
        text.map { StringValue(value: $0, isBlock: true) }
    }
}

extension TypeNode {
    /// Creates the written form of a type.
    public init(_ reference: TypeReference) {
        switch reference {
        case .named(let name): self = .named(NamedType(name: Name(name)))
        case .list(let type): self = .list(ListType(elementType: TypeNode(type)))
        case .nonNull(let type): self = .nonNull(NonNullType(type: TypeNode(type)))
        }
    }
}
