import GraphQLLanguage
import GraphQLSchema

extension DocumentReader {
    /// Reads `(name: value, …)`.
    mutating func readArguments(_ owner: Occurrence.ArgumentOwner, subject: String?) {
        let start = token.range.lowerBound
        advance()
        var used: Set<String> = []
        var last: String?
        // The call at the cursor, as far as it is known there.
        func noteCall(_ reader: inout DocumentReader) {
            guard let cursor = reader.cursor, start < cursor,
                cursor <= reader.token.range.lowerBound
                    || cursor <= reader.token.range.upperBound && reader.token.kind == .name
            else { return }
            if reader.call == nil { reader.call = .init(owner: owner, argument: last) }
        }
        while true {
            note(.argument(owner, used: used))
            noteCall(&self)
            if take(.rightParenthesis) { break }
            guard token.kind != .endOfFile, token.kind != .leftBrace, token.kind != .rightBrace,
                token.kind != .at, token.kind != .spread, !startsDefinition
            else { break }
            guard token.kind == .name else {
                advance()
                continue
            }
            let first = token.range.lowerBound
            let argument = name(.argument(owner))
            used.insert(argument)
            guard take(.colon) else { continue }
            last = argument
            noteCall(&self)
            let type = type(of: argument, of: owner)
            readValue(.init(type: type, owner: owner, argument: argument, subject: subject))
            element(first)
        }
        region(start, isBlock: false)
    }

    private func type(of argument: String, of owner: Occurrence.ArgumentOwner) -> TypeReference? {
        switch owner {
        case .field(let parent, let name):
            guard let schema, let type = parent.flatMap({ schema.type(named: $0) }) else {
                return nil
            }
            return schema.field(named: name, on: type)?.arguments[argument]?.type
        case .directive(let name):
            return schema?.directive(named: name)?.arguments[argument]?.type
        case .fragment: return nil
        }
    }

    /// Reads `(name: {type: "Int!", defaultValue: 10}, …)`, the variables of a fragment.
    mutating func readArgumentDefinitions() {
        let start = token.range.lowerBound
        advance()
        while token.kind != .endOfFile, token.kind != .rightBrace, !startsDefinition {
            if take(.rightParenthesis) { break }
            guard token.kind == .name else {
                advance()
                continue
            }
            let first = token.range.lowerBound
            let variable = (text: text, range: token.range)
            advance()
            var type: TypeReference?
            if take(.colon), take(.leftBrace) { type = readArgumentDefinition() }
            record(variable.text, variable.range, .variableDefinition(type))
            change { $0.variables.append(.init(name: variable.text, type: type)) }
            element(first)
        }
        region(start, isBlock: false)
    }

    private mutating func readArgumentDefinition() -> TypeReference? {
        var type: TypeReference?
        while token.kind != .endOfFile, token.kind != .rightParenthesis, !startsDefinition {
            if take(.rightBrace) { break }
            guard token.kind == .name else {
                advance()
                continue
            }
            let isType = isWord("type")
            advance()
            guard take(.colon) else { continue }
            if isType, token.kind == .string {
                let text = String(text.dropFirst().dropLast())
                type = Parser.parseType(Source(text: text)).node.map(TypeReference.init)
                lexical(.string)
            } else {
                readValue(.init(type: type))
            }
        }
        return type
    }

    /// Reads a value.
    mutating func readValue(_ context: Cursor.ValueContext) {
        note(.value(context))
        switch token.kind {
        case .dollar:
            advance()
            note(.variable(context.type))
            if token.kind == .name, token.range.lowerBound == previousEnd {
                name(.variable(context.type))
            }
        case .leftBracket: readList(context)
        case .leftBrace: readObject(context)
        case .string, .blockString:
            noteString(context)
            lexical(.string)
        case .int, .float: lexical(.number)
        case .name where isWord("true") || isWord("false") || isWord("null"): lexical(.keyword)
        case .name where !startsDefinition: name(.enumValue(type: context.type?.name))
        default: break
        }
    }

    private mutating func readList(_ context: Cursor.ValueContext) {
        let start = token.range.lowerBound
        advance()
        guard depth < Self.maximumDepth else { return }
        depth += 1
        var element = context
        element.type = context.type?.elementType ?? context.type
        while token.kind != .endOfFile, !startsDefinition {
            note(.value(element))
            if take(.rightBracket) { break }
            guard token.kind != .rightParenthesis, token.kind != .rightBrace else { break }
            let before = token.range
            readValue(element)
            if token.range == before { advance() }
        }
        depth -= 1
        region(start, isBlock: false)
    }

    private mutating func readObject(_ context: Cursor.ValueContext) {
        let start = token.range.lowerBound
        advance()
        guard depth < Self.maximumDepth else { return }
        depth += 1
        let type = context.type?.name
        var fields: NamedList<InputValue>?
        if case .inputObject(let object)? = type.flatMap({ schema?.type(named: $0) }) {
            fields = object.fields
        }
        var used: Set<String> = []
        while token.kind != .endOfFile, !startsDefinition {
            note(.inputField(type: type, used: used))
            if take(.rightBrace) { break }
            guard token.kind != .rightParenthesis, token.kind != .rightBracket else { break }
            guard token.kind == .name else {
                advance()
                continue
            }
            let first = token.range.lowerBound
            let field = name(.inputField(type: type))
            used.insert(field)
            if take(.colon) {
                var inner = context
                inner.type = fields?[field]?.type
                readValue(inner)
            }
            element(first)
        }
        depth -= 1
        region(start, isBlock: false)
    }
}
