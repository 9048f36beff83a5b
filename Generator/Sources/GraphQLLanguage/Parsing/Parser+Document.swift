extension Parser {
    mutating func parseDefinition() throws(Recovery) -> Definition {
        let start = token.start
        if token.kind == .leftBrace {
            let selectionSet = try parseSelectionSet()
            return .operation(
                OperationDefinition(
                    operation: .query,
                    selectionSet: selectionSet,
                    span: span(from: start)
                )
            )
        }
        let descriptionToken = token
        let description = parseDescription()
        guard token.kind == .name else {
            if description != nil, token.kind == .leftBrace {
                error(
                    "A description cannot precede a query without the word `query`.",
                    at: span(of: descriptionToken),
                    fixIts: [
                        .init(
                            span: SourceSpan(
                                source: source,
                                lower: token.start,
                                upper: token.start
                            ),
                            replacement: "query "
                        )
                    ]
                )
                throw Recovery()
            }
            throw unexpected("a definition")
        }
        switch text(of: token) {
        case "query", "mutation", "subscription":
            return .operation(try parseOperationDefinition(description, from: start))
        case "fragment":
            return .fragment(try parseFragmentDefinition(description, from: start))
        case "extend":
            if description != nil {
                error(
                    "An extension cannot have a description. Write it as a comment, with `#`.",
                    at: span(of: descriptionToken)
                )
            }
            return try parseTypeSystemExtension(from: start)
        default:
            return try parseTypeSystemDefinition(description, from: start)
        }
    }

    mutating func parseDescription() -> StringValue? {
        guard token.kind == .string || token.kind == .blockString else { return nil }
        return parseStringLiteral()
    }

    mutating func parseName(_ what: String = "a name") throws(Recovery) -> Name {
        guard token.kind == .name else { throw unexpected(what) }
        let name = Name(text(of: token), span: span(of: token))
        advance()
        return name
    }

    // MARK: - Operations and fragments

    private mutating func parseOperationDefinition(
        _ description: StringValue?,
        from start: UInt32
    ) throws(Recovery) -> OperationDefinition {
        let operation = try parseOperationType()
        let name = token.kind == .name ? try parseName() : nil
        let variableDefinitions = try parseVariableDefinitions()
        let directives = try parseDirectives(isConstant: false)
        let selectionSet = try parseSelectionSet()
        return OperationDefinition(
            description: description,
            operation: operation,
            name: name,
            variableDefinitions: variableDefinitions,
            directives: directives,
            selectionSet: selectionSet,
            span: span(from: start)
        )
    }

    mutating func parseOperationType() throws(Recovery) -> OperationType {
        guard token.kind == .name, let operation = OperationType(rawValue: text(of: token)) else {
            throw unexpected("`query`, `mutation` or `subscription`")
        }
        advance()
        return operation
    }

    private mutating func parseFragmentDefinition(
        _ description: StringValue?,
        from start: UInt32
    ) throws(Recovery) -> FragmentDefinition {
        advance()
        let isUnnamed = peeks(keyword: "on")
        if isUnnamed {
            error(
                "A fragment needs a name other than `on` before its type condition.",
                at: span(of: token)
            )
        }
        let name = try parseName("the name of the fragment")
        let variableDefinitions = try parseFragmentVariableDefinitions()
        if !isUnnamed || peeks(keyword: "on") {
            try expect(keyword: "on")
        }
        let typeCondition = try parseNamedType()
        let directives = try parseDirectives(isConstant: false)
        let selectionSet = try parseSelectionSet()
        return FragmentDefinition(
            description: description,
            name: name,
            variableDefinitions: variableDefinitions,
            typeCondition: typeCondition,
            directives: directives,
            selectionSet: selectionSet,
            span: span(from: start)
        )
    }

    private mutating func parseFragmentVariableDefinitions() throws(Recovery)
        -> [VariableDefinition]
    {
        if token.kind == .leftParenthesis, !options.allowsFragmentArguments {
            error("Fragments cannot declare variables here.", at: span(of: token))
        }
        return try parseVariableDefinitions()
    }

    private mutating func parseVariableDefinitions() throws(Recovery) -> [VariableDefinition] {
        guard token.kind == .leftParenthesis else { return [] }
        return try parseItems(in: .leftParenthesis, expecting: "a variable, `$name: Type`") {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseVariableDefinition()
        }
    }

    private mutating func parseVariableDefinition() throws(Recovery) -> VariableDefinition {
        let start = token.start
        let description = parseDescription()
        let variable = try parseVariable()
        try expect(.colon)
        let type = try parseType()
        let defaultValue = take(.equals) ? try parseValue(isConstant: true) : nil
        let directives = try parseDirectives(isConstant: true)
        return VariableDefinition(
            description: description,
            variable: variable,
            type: type,
            defaultValue: defaultValue,
            directives: directives,
            span: span(from: start)
        )
    }

    // MARK: - Selections

    mutating func parseSelectionSet() throws(Recovery) -> SelectionSet {
        let start = token.start
        try descend()
        let selections = try parseItems(in: .leftBrace, expecting: "a selection") {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseSelection()
        }
        ascend()
        return SelectionSet(selections: selections, span: span(from: start))
    }

    private mutating func parseSelection() throws(Recovery) -> Selection {
        if token.kind == .spread {
            return try parseFragment()
        }
        return .field(try parseField())
    }

    private mutating func parseField() throws(Recovery) -> Field {
        let start = token.start
        var name = try parseName("a field")
        var alias: Name?
        if take(.colon) {
            alias = name
            name = try parseName("the name of the field after its alias")
        }
        let arguments = try parseArguments(isConstant: false)
        let directives = try parseDirectives(isConstant: false)
        let selectionSet = token.kind == .leftBrace ? try parseSelectionSet() : nil
        return Field(
            alias: alias,
            name: name,
            arguments: arguments,
            directives: directives,
            selectionSet: selectionSet,
            span: span(from: start)
        )
    }

    private mutating func parseFragment() throws(Recovery) -> Selection {
        let start = token.start
        advance()
        let hasTypeCondition = take(keyword: "on")
        if !hasTypeCondition, token.kind == .name {
            return .fragmentSpread(try parseFragmentSpread(from: start))
        }
        let typeCondition = hasTypeCondition ? try parseNamedType() : nil
        let directives = try parseDirectives(isConstant: false)
        let selectionSet = try parseSelectionSet()
        return .inlineFragment(
            InlineFragment(
                typeCondition: typeCondition,
                directives: directives,
                selectionSet: selectionSet,
                span: span(from: start)
            )
        )
    }

    private mutating func parseFragmentSpread(from start: UInt32) throws(Recovery) -> FragmentSpread
    {
        let name = try parseName()
        if token.kind == .leftParenthesis, !options.allowsFragmentArguments {
            error("Fragments cannot be given arguments here.", at: span(of: token))
        }
        let arguments = try parseArguments(isConstant: false)
        let directives = try parseDirectives(isConstant: false)
        return FragmentSpread(
            name: name,
            arguments: arguments,
            directives: directives,
            span: span(from: start)
        )
    }

    // MARK: - Arguments and directives

    mutating func parseArguments(isConstant: Bool) throws(Recovery) -> [Argument] {
        guard token.kind == .leftParenthesis else { return [] }
        return try parseItems(in: .leftParenthesis, expecting: "an argument, `name: value`") {
            (parser: inout Parser) throws(Recovery) in
            try parser.parseArgument(isConstant: isConstant)
        }
    }

    private mutating func parseArgument(isConstant: Bool) throws(Recovery) -> Argument {
        let start = token.start
        let name = try parseName("the name of an argument")
        try expect(.colon)
        let value = try parseValue(isConstant: isConstant)
        return Argument(name: name, value: value, span: span(from: start))
    }

    mutating func parseDirectives(isConstant: Bool) throws(Recovery) -> [Directive] {
        guard token.kind == .at else { return [] }
        var directives: [Directive] = []
        while token.kind == .at {
            let start = token.start
            advance()
            let name = try parseName("the name of a directive")
            let arguments = try parseArguments(isConstant: isConstant)
            directives.append(
                Directive(name: name, arguments: arguments, span: span(from: start))
            )
        }
        return directives
    }
}
