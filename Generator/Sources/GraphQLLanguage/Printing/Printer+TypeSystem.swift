extension Printer {
    mutating func write(_ node: SchemaDefinition, isExtension: Bool) {
        write(description: node.description)
        writeKeyword("schema", isExtension: isExtension)
        write(node.directives)
        if !node.operationTypes.isEmpty { space() }
        block(node.operationTypes, end: node.span.endOffset, \.span) {
            (printer: inout Printer, type) in
            printer.word(type.operation.rawValue)
            printer.punctuator(":")
            printer.space()
            printer.word(type.type.name.text)
        }
    }

    mutating func write(_ node: DirectiveDefinition) {
        write(description: node.description)
        word("directive")
        space()
        punctuator("@")
        word(node.name.text)
        write(argumentDefinitions: node.arguments)
        write(node.directives)
        if node.isRepeatable {
            space()
            word("repeatable")
        }
        space()
        word("on")
        space()
        write(names: node.locations, separator: "|")
    }

    mutating func write(_ node: DirectiveExtension) {
        writeKeyword("directive", isExtension: true)
        space()
        punctuator("@")
        word(node.name.text)
        write(node.directives)
    }

    mutating func write(_ node: TypeDefinition, isExtension: Bool) {
        switch node {
        case .scalar(let node):
            begin("scalar", node.description, node.name, isExtension)
            write(node.directives)
        case .object(let node):
            begin("type", node.description, node.name, isExtension)
            write(interfaces: node.interfaces)
            write(node.directives)
            write(fields: node.fields, end: node.span.endOffset)
        case .interface(let node):
            begin("interface", node.description, node.name, isExtension)
            write(interfaces: node.interfaces)
            write(node.directives)
            write(fields: node.fields, end: node.span.endOffset)
        case .union(let node):
            begin("union", node.description, node.name, isExtension)
            write(node.directives)
            if !node.memberTypes.isEmpty {
                space()
                punctuator("=")
                space()
                write(names: node.memberTypes.map(\.name), separator: "|")
            }
        case .enum(let node):
            begin("enum", node.description, node.name, isExtension)
            write(node.directives)
            if !node.values.isEmpty { space() }
            block(node.values, end: node.span.endOffset, \.span) {
                (printer: inout Printer, value) in
                printer.write(description: value.description)
                printer.word(value.name.text)
                printer.write(value.directives)
            }
        case .inputObject(let node):
            begin("input", node.description, node.name, isExtension)
            write(node.directives)
            if !node.fields.isEmpty { space() }
            block(node.fields, end: node.span.endOffset, \.span) { $0.write($1) }
        }
    }

    private mutating func writeKeyword(_ keyword: String, isExtension: Bool) {
        if isExtension {
            word("extend")
            space()
        }
        word(keyword)
    }

    private mutating func begin(
        _ keyword: String,
        _ description: StringValue?,
        _ name: Name,
        _ isExtension: Bool
    ) {
        write(description: description)
        writeKeyword(keyword, isExtension: isExtension)
        space()
        word(name.text)
    }

    private mutating func write(interfaces: [NamedType]) {
        guard !interfaces.isEmpty else { return }
        space()
        word("implements")
        space()
        write(names: interfaces.map(\.name), separator: "&")
    }

    private mutating func write(names: [Name], separator: StaticString) {
        for (index, name) in names.enumerated() {
            if index > 0 {
                space()
                punctuator(separator)
                space()
            }
            word(name.text)
        }
    }

    private mutating func write(fields: [FieldDefinition], end: Int) {
        if !fields.isEmpty { space() }
        block(fields, end: end, \.span) { (printer: inout Printer, field) in
            printer.write(description: field.description)
            printer.word(field.name.text)
            printer.write(argumentDefinitions: field.arguments)
            printer.punctuator(":")
            printer.space()
            printer.write(field.type)
            printer.write(field.directives)
        }
    }

    /// Writes argument definitions.
    ///
    /// If one of them takes several lines, each starts on a line of its own.
    private mutating func write(argumentDefinitions: [InputValueDefinition]) {
        guard let last = argumentDefinitions.last else { return }
        let end = closingOffset(after: last.span)
        let isMultiline =
            hasComments(before: end)
            || argumentDefinitions.contains { $0.description != nil }
        if isMultiline, style == .pretty {
            punctuator("(")
            lines(argumentDefinitions, end: end + 1, \.span) { $0.write($1) }
            punctuator(")")
        } else {
            arguments(argumentDefinitions, since: text.count, wraps: false, \.span) { $0.write($1) }
        }
    }

    private mutating func write(_ node: InputValueDefinition) {
        write(description: node.description)
        word(node.name.text)
        punctuator(":")
        space()
        write(node.type)
        if let value = node.defaultValue {
            space()
            punctuator("=")
            space()
            write(value)
        }
        write(node.directives)
    }
}
