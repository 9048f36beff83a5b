extension Printer {
    mutating func write(_ document: Document) {
        var previous: SourceSpan?
        for definition in document.definitions {
            if previous != nil { separateDefinitions() }
            topLevelComments(before: definition.span.startOffset)
            write(definition)
            trailingComment(after: definition.span, before: nil)
            previous = definition.span
        }
        if !comments.isEmpty {
            if previous != nil { separateDefinitions() }
            topLevelComments(before: .max)
        }
        while style == .pretty, text.last == UInt8(ascii: "\n") { text.removeLast() }
        if style == .pretty, !text.isEmpty { text.append(UInt8(ascii: "\n")) }
    }

    private mutating func separateDefinitions() {
        space("\n\n")
    }

    /// Writes the comments between definitions.
    ///
    /// A blank line after a comment is kept.
    private mutating func topLevelComments(before offset: Int) {
        while let comment = comments.first, comment.startOffset < offset {
            write(comment)
            space("\n")
            let next = min(comments.first?.startOffset ?? offset, offset)
            let source = comment.source
            guard next <= source.bytes.count else { continue }
            if source.lineIndex(at: next) > source.lineIndex(at: comment.startOffset) + 1 {
                space("\n")
            }
        }
    }

    mutating func write(_ definition: Definition) {
        switch definition {
        case .operation(let node): write(node)
        case .fragment(let node): write(node)
        case .schema(let node): write(node, isExtension: false)
        case .type(let node): write(node, isExtension: false)
        case .directive(let node): write(node)
        case .schemaExtension(let node): write(node.definition, isExtension: true)
        case .typeExtension(let node): write(node.definition, isExtension: true)
        case .directiveExtension(let node): write(node)
        }
    }

    mutating func write(_ operation: OperationDefinition) {
        write(description: operation.description)
        let isShorthand =
            operation.operation == .query && operation.name == nil
            && operation.variableDefinitions.isEmpty && operation.directives.isEmpty
            && operation.description == nil
        if !isShorthand {
            word(operation.operation.rawValue)
            if let name = operation.name {
                space()
                word(name.text)
            } else if !operation.variableDefinitions.isEmpty {
                space()
            }
            write(variables: operation.variableDefinitions)
            write(operation.directives)
            space()
        }
        write(operation.selectionSet)
    }

    mutating func write(_ fragment: FragmentDefinition) {
        write(description: fragment.description)
        word("fragment")
        space()
        word(fragment.name.text)
        write(variables: fragment.variableDefinitions)
        space()
        word("on")
        space()
        word(fragment.typeCondition.name.text)
        write(fragment.directives)
        space()
        write(fragment.selectionSet)
    }

    private mutating func write(variables: [VariableDefinition]) {
        guard let last = variables.last else { return }
        let end = closingOffset(after: last.span)
        let isMultiline = variables.contains { $0.description != nil } || hasComments(before: end)
        if isMultiline, style == .pretty {
            punctuator("(")
            lines(variables, end: end + 1, \.span) { $0.write($1) }
            punctuator(")")
        } else {
            arguments(variables, since: text.count, wraps: false, \.span) { $0.write($1) }
        }
    }

    mutating func write(_ variable: VariableDefinition) {
        write(description: variable.description)
        write(variable.variable)
        punctuator(":")
        space()
        write(variable.type)
        if let value = variable.defaultValue {
            space()
            punctuator("=")
            space()
            write(value)
        }
        write(variable.directives)
    }

    // MARK: - Selections

    mutating func write(_ selectionSet: SelectionSet) {
        block(selectionSet.selections, end: selectionSet.span.endOffset, \.span) {
            (printer: inout Printer, selection) in
            switch selection {
            case .field(let node): printer.write(node)
            case .fragmentSpread(let node): printer.write(node)
            case .inlineFragment(let node): printer.write(node)
            }
        }
    }

    private mutating func write(_ field: Field) {
        let start = text.count
        if let alias = field.alias {
            word(alias.text)
            punctuator(":")
            space()
        }
        word(field.name.text)
        arguments(field.arguments, since: start, wraps: true, \.span) { $0.write($1) }
        write(field.directives)
        if let selectionSet = field.selectionSet {
            space()
            write(selectionSet)
        }
    }

    private mutating func write(_ spread: FragmentSpread) {
        let start = text.count
        punctuator("...")
        word(spread.name.text)
        arguments(spread.arguments, since: start, wraps: true, \.span) { $0.write($1) }
        write(spread.directives)
    }

    private mutating func write(_ inlineFragment: InlineFragment) {
        punctuator("...")
        if let condition = inlineFragment.typeCondition {
            space()
            word("on")
            space()
            word(condition.name.text)
        }
        write(inlineFragment.directives)
        space()
        write(inlineFragment.selectionSet)
    }

    mutating func write(_ argument: Argument) {
        word(argument.name.text)
        punctuator(":")
        space()
        write(argument.value)
    }

    /// Writes directives, each after a space.
    mutating func write(_ directives: [Directive]) {
        for directive in directives {
            space()
            write(directive)
        }
    }

    mutating func write(_ directive: Directive) {
        punctuator("@")
        word(directive.name.text)
        arguments(directive.arguments, since: text.count, wraps: false, \.span) { $0.write($1) }
    }
}
