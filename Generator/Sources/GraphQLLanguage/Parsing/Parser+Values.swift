extension Parser {
    /// Parses a value.
    ///
    /// Variables are errors in a constant value.
    mutating func parseValue(isConstant: Bool) throws(Recovery) -> Value {
        let span = span(of: token)
        switch token.kind {
        case .dollar:
            let variable = try parseVariable()
            if isConstant {
                error(
                    "A variable cannot be used here: the value must be constant.",
                    at: variable.span
                )
            }
            return .variable(variable)
        case .int:
            return .int(IntValue(text: takeText(), span: span))
        case .float:
            return .float(FloatValue(text: takeText(), span: span))
        case .string, .blockString:
            return .string(parseStringLiteral())
        case .name:
            return parseNameValue()
        case .leftBracket:
            return .list(try parseListValue(isConstant: isConstant))
        case .leftBrace:
            return .object(try parseObjectValue(isConstant: isConstant))
        default:
            throw unexpected("a value")
        }
    }

    private mutating func takeText() -> String {
        let text = text(of: token)
        advance()
        return text
    }

    private mutating func parseNameValue() -> Value {
        let span = span(of: token)
        let text = takeText()
        switch text {
        case "true": return .boolean(BooleanValue(value: true, span: span))
        case "false": return .boolean(BooleanValue(value: false, span: span))
        case "null": return .null(NullValue(span: span))
        default: return .enum(EnumValue(name: Name(text, span: span)))
        }
    }

    mutating func parseStringLiteral() -> StringValue {
        let span = span(of: token)
        let isBlock = token.kind == .blockString
        let value =
            isBlock
            ? BlockString.decode(lexer.bytes, token.range)
            : StringDecoder.decodeString(lexer.bytes, token.range)
        advance()
        return StringValue(value: value, isBlock: isBlock, span: span)
    }

    mutating func parseVariable() throws(Recovery) -> Variable {
        let start = token.start
        guard take(.dollar) else { throw unexpected("a variable, `$name`") }
        let name = try parseName("the name of a variable")
        return Variable(name: name, span: span(from: start))
    }

    private mutating func parseListValue(isConstant: Bool) throws(Recovery) -> ListValue {
        let start = token.start
        try descend()
        let values = try parseItems(in: .leftBracket, expecting: nil) {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseValue(isConstant: isConstant)
        }
        ascend()
        return ListValue(values: values, span: span(from: start))
    }

    private mutating func parseObjectValue(isConstant: Bool) throws(Recovery) -> ObjectValue {
        let start = token.start
        try descend()
        let fields = try parseItems(in: .leftBrace, expecting: nil) {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseObjectField(isConstant: isConstant)
        }
        ascend()
        return ObjectValue(fields: fields, span: span(from: start))
    }

    private mutating func parseObjectField(isConstant: Bool) throws(Recovery) -> ObjectField {
        let start = token.start
        let name = try parseName("the name of an input field")
        try expect(.colon)
        let value = try parseValue(isConstant: isConstant)
        return ObjectField(name: name, value: value, span: span(from: start))
    }

    // MARK: - Types

    /// Parses `Name`, `[Type]` and either with `!`.
    mutating func parseType() throws(Recovery) -> TypeNode {
        let start = token.start
        var type: TypeNode
        if token.kind == .leftBracket {
            try descend()
            advance()
            let elementType = try parseType()
            if token.kind == .rightBracket {
                advance()
            } else {
                _ = unexpected(Token.Kind.rightBracket.label)
                close(.rightBracket)
            }
            ascend()
            type = .list(ListType(elementType: elementType, span: span(from: start)))
        } else {
            type = .named(NamedType(name: try parseName("a type")))
        }
        if take(.exclamationMark) {
            type = .nonNull(NonNullType(type: type, span: span(from: start)))
        }
        return type
    }

    mutating func parseNamedType() throws(Recovery) -> NamedType {
        NamedType(name: try parseName("the name of a type"))
    }
}
