extension Parser {
    mutating func parseTypeSystemDefinition(
        _ description: StringValue?,
        from start: UInt32
    ) throws(Recovery) -> Definition {
        switch text(of: token) {
        case "schema":
            return .schema(try parseSchemaDefinition(description, from: start, isExtension: false))
        case "directive":
            return .directive(try parseDirectiveDefinition(description, from: start))
        default:
            return .type(try parseTypeDefinition(description, from: start, isExtension: false))
        }
    }

    mutating func parseTypeSystemExtension(from start: UInt32) throws(Recovery) -> Definition {
        advance()
        let inner = token.start
        if peeks(keyword: "schema") {
            let definition = try parseSchemaDefinition(nil, from: inner, isExtension: true)
            return .schemaExtension(
                SchemaExtension(definition: definition, span: span(from: start))
            )
        }
        if peeks(keyword: "directive") {
            return .directiveExtension(try parseDirectiveExtension(from: start))
        }
        let definition = try parseTypeDefinition(nil, from: inner, isExtension: true)
        return .typeExtension(TypeExtension(definition: definition, span: span(from: start)))
    }

    /// Reports an extension that adds nothing.
    private mutating func expectContent(_ hasContent: Bool, isExtension: Bool) throws(Recovery) {
        if isExtension, !hasContent {
            throw unexpected("the contents of the extension")
        }
    }

    // MARK: - Schema and directives

    private mutating func parseSchemaDefinition(
        _ description: StringValue?,
        from start: UInt32,
        isExtension: Bool
    ) throws(Recovery) -> SchemaDefinition {
        advance()
        let directives = try parseDirectives(isConstant: true)
        var operationTypes: [RootOperationTypeDefinition] = []
        if token.kind == .leftBrace || !isExtension {
            operationTypes = try parseItems(in: .leftBrace, expecting: "a root operation type") {
                (parser: inout Parser) throws(Recovery) in
                try parser.parseRootOperationTypeDefinition()
            }
        }
        try expectContent(
            !directives.isEmpty || !operationTypes.isEmpty,
            isExtension: isExtension
        )
        return SchemaDefinition(
            description: description,
            directives: directives,
            operationTypes: operationTypes,
            span: span(from: start)
        )
    }

    private mutating func parseRootOperationTypeDefinition() throws(Recovery)
        -> RootOperationTypeDefinition
    {
        let start = token.start
        let operation = try parseOperationType()
        try expect(.colon)
        let type = try parseNamedType()
        return RootOperationTypeDefinition(
            operation: operation,
            type: type,
            span: span(from: start)
        )
    }

    private mutating func parseDirectiveDefinition(
        _ description: StringValue?,
        from start: UInt32
    ) throws(Recovery) -> DirectiveDefinition {
        advance()
        try expect(.at)
        let name = try parseName("the name of the directive")
        let arguments = try parseArgumentsDefinition()
        let directives = try parseDirectives(isConstant: true)
        let isRepeatable = take(keyword: "repeatable")
        try expect(keyword: "on")
        let locations = try parseDirectiveLocations()
        return DirectiveDefinition(
            description: description,
            name: name,
            arguments: arguments,
            directives: directives,
            isRepeatable: isRepeatable,
            locations: locations,
            span: span(from: start)
        )
    }

    private mutating func parseDirectiveExtension(
        from start: UInt32
    ) throws(Recovery) -> DirectiveExtension {
        advance()
        try expect(.at)
        let name = try parseName("the name of the directive")
        let directives = try parseDirectives(isConstant: true)
        try expectContent(!directives.isEmpty, isExtension: true)
        return DirectiveExtension(name: name, directives: directives, span: span(from: start))
    }

    private mutating func parseDirectiveLocations() throws(Recovery) -> [Name] {
        var locations: [Name] = []
        _ = take(.pipe)
        repeat {
            let location = try parseName("a directive location")
            if DirectiveLocation(rawValue: location.text) == nil {
                error(
                    "`\(location.text)` is not a directive location."
                        + Suggestions.didYouMean(
                            location.text,
                            among: DirectiveLocation.allCases.map(\.rawValue)
                        ),
                    at: location.span
                )
            }
            locations.append(location)
        } while take(.pipe)
        return locations
    }

    // MARK: - Types

    private mutating func parseTypeDefinition(
        _ description: StringValue?,
        from start: UInt32,
        isExtension: Bool
    ) throws(Recovery) -> TypeDefinition {
        guard token.kind == .name else { throw unexpected("a definition") }
        switch text(of: token) {
        case "scalar":
            return .scalar(try parseScalarType(description, start, isExtension))
        case "type":
            return .object(try parseObjectType(description, start, isExtension))
        case "interface":
            return .interface(try parseInterfaceType(description, start, isExtension))
        case "union":
            return .union(try parseUnionType(description, start, isExtension))
        case "enum":
            return .enum(try parseEnumType(description, start, isExtension))
        case "input":
            return .inputObject(try parseInputObjectType(description, start, isExtension))
        default:
            throw unexpectedDefinition(isExtension: isExtension)
        }
    }

    private mutating func unexpectedDefinition(isExtension: Bool) -> Recovery {
        let word = text(of: token)
        var keywords = [
            "schema", "scalar", "type", "interface", "union", "enum", "input", "directive",
        ]
        if !isExtension {
            keywords += ["query", "mutation", "subscription", "fragment", "extend"]
        }
        error(
            "Expected a definition, found \(describeToken())."
                + Suggestions.didYouMean(word, among: keywords),
            at: span(of: token)
        )
        return Recovery()
    }

    private mutating func parseScalarType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> ScalarTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let directives = try parseDirectives(isConstant: true)
        try expectContent(!directives.isEmpty, isExtension: isExtension)
        return ScalarTypeDefinition(
            description: description,
            name: name,
            directives: directives,
            span: span(from: start)
        )
    }

    private mutating func parseObjectType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> ObjectTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let interfaces = try parseImplementsInterfaces()
        let directives = try parseDirectives(isConstant: true)
        let fields = try parseFieldsDefinition()
        try expectContent(
            !interfaces.isEmpty || !directives.isEmpty || !fields.isEmpty,
            isExtension: isExtension
        )
        return ObjectTypeDefinition(
            description: description,
            name: name,
            interfaces: interfaces,
            directives: directives,
            fields: fields,
            span: span(from: start)
        )
    }

    private mutating func parseInterfaceType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> InterfaceTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let interfaces = try parseImplementsInterfaces()
        let directives = try parseDirectives(isConstant: true)
        let fields = try parseFieldsDefinition()
        try expectContent(
            !interfaces.isEmpty || !directives.isEmpty || !fields.isEmpty,
            isExtension: isExtension
        )
        return InterfaceTypeDefinition(
            description: description,
            name: name,
            interfaces: interfaces,
            directives: directives,
            fields: fields,
            span: span(from: start)
        )
    }

    private mutating func parseUnionType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> UnionTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let directives = try parseDirectives(isConstant: true)
        var memberTypes: [NamedType] = []
        if take(.equals) {
            _ = take(.pipe)
            repeat {
                memberTypes.append(try parseNamedType())
            } while take(.pipe)
        }
        try expectContent(!directives.isEmpty || !memberTypes.isEmpty, isExtension: isExtension)
        return UnionTypeDefinition(
            description: description,
            name: name,
            directives: directives,
            memberTypes: memberTypes,
            span: span(from: start)
        )
    }

    private mutating func parseEnumType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> EnumTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let directives = try parseDirectives(isConstant: true)
        var values: [EnumValueDefinition] = []
        if token.kind == .leftBrace {
            values = try parseItems(in: .leftBrace, expecting: "an enum value") {
                (parser: inout Parser) throws(Recovery) in
                try parser.parseEnumValueDefinition()
            }
        }
        try expectContent(!directives.isEmpty || !values.isEmpty, isExtension: isExtension)
        return EnumTypeDefinition(
            description: description,
            name: name,
            directives: directives,
            values: values,
            span: span(from: start)
        )
    }

    private mutating func parseInputObjectType(
        _ description: StringValue?,
        _ start: UInt32,
        _ isExtension: Bool
    ) throws(Recovery) -> InputObjectTypeDefinition {
        advance()
        let name = try parseName("the name of the type")
        let directives = try parseDirectives(isConstant: true)
        var fields: [InputValueDefinition] = []
        if token.kind == .leftBrace {
            fields = try parseItems(in: .leftBrace, expecting: "an input field") {
                (parser: inout Parser) throws(Recovery) in
                try parser.parseInputValueDefinition()
            }
        }
        try expectContent(!directives.isEmpty || !fields.isEmpty, isExtension: isExtension)
        return InputObjectTypeDefinition(
            description: description,
            name: name,
            directives: directives,
            fields: fields,
            span: span(from: start)
        )
    }

    // MARK: - Parts of types

    private mutating func parseImplementsInterfaces() throws(Recovery) -> [NamedType] {
        guard take(keyword: "implements") else { return [] }
        var interfaces: [NamedType] = []
        _ = take(.ampersand)
        repeat {
            interfaces.append(try parseNamedType())
        } while take(.ampersand)
        if token.kind == .name, !token.isFirstOnLine, !Keyword.startsDefinition(text(of: token)) {
            error(
                "Expected `&` between interfaces, found \(describeToken()).",
                at: span(of: token),
                fixIts: [
                    .init(
                        span: SourceSpan(source: source, lower: token.start, upper: token.start),
                        replacement: "& "
                    )
                ]
            )
            throw Recovery()
        }
        return interfaces
    }

    private mutating func parseFieldsDefinition() throws(Recovery) -> [FieldDefinition] {
        guard token.kind == .leftBrace else { return [] }
        return try parseItems(in: .leftBrace, expecting: "a field definition, `name: Type`") {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseFieldDefinition()
        }
    }

    private mutating func parseFieldDefinition() throws(Recovery) -> FieldDefinition {
        let start = token.start
        let description = parseDescription()
        let name = try parseName("the name of a field")
        let arguments = try parseArgumentsDefinition()
        try expect(.colon)
        let type = try parseType()
        let directives = try parseDirectives(isConstant: true)
        return FieldDefinition(
            description: description,
            name: name,
            arguments: arguments,
            type: type,
            directives: directives,
            span: span(from: start)
        )
    }

    private mutating func parseArgumentsDefinition() throws(Recovery) -> [InputValueDefinition] {
        guard token.kind == .leftParenthesis else { return [] }
        return try parseItems(
            in: .leftParenthesis,
            expecting: "an argument definition, `name: Type`"
        ) { (parser: inout Parser) throws(Recovery) in
            try parser.parseInputValueDefinition()
        }
    }

    private mutating func parseInputValueDefinition() throws(Recovery) -> InputValueDefinition {
        let start = token.start
        let description = parseDescription()
        let name = try parseName()
        try expect(.colon)
        let type = try parseType()
        let defaultValue = take(.equals) ? try parseValue(isConstant: true) : nil
        let directives = try parseDirectives(isConstant: true)
        return InputValueDefinition(
            description: description,
            name: name,
            type: type,
            defaultValue: defaultValue,
            directives: directives,
            span: span(from: start)
        )
    }

    private mutating func parseEnumValueDefinition() throws(Recovery) -> EnumValueDefinition {
        let start = token.start
        let description = parseDescription()
        let name = try parseName("an enum value")
        if ["true", "false", "null"].contains(name.text) {
            error("`\(name.text)` is reserved and cannot name an enum value.", at: name.span)
        }
        let directives = try parseDirectives(isConstant: true)
        return EnumValueDefinition(
            description: description,
            name: name,
            directives: directives,
            span: span(from: start)
        )
    }
}
