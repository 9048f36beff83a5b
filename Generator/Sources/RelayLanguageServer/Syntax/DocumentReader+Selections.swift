import GraphQLLanguage
import GraphQLSchema

extension DocumentReader {
    /// Reads `{ … }`.
    ///
    /// - Parameter parent: The name of the type of the selections.
    /// - Returns: The fields in it.
    mutating func readSelections(_ parent: String?) -> [DocumentIndex.FieldNode] {
        let start = token.range.lowerBound
        guard depth < Self.maximumDepth else {
            advance()
            return []
        }
        beginSelections()
        advance()
        var names: Set<String> = []
        while true {
            note(.selection(parent: parent))
            let start = token.range.lowerBound
            if take(.rightBrace) || token.kind == .endOfFile || startsDefinition { break }
            switch token.kind {
            case .spread:
                if let name = readSpread(parent) { names.insert("...\(name)") }
                element(start)
            case .name:
                names.insert(readField(parent))
                element(start)
            default: advance()
            }
        }
        region(start, isBlock: true)
        return endSelections(names)
    }

    /// Reads `alias: name(…) @directive { … }`.
    ///
    /// - Returns: The response name.
    private mutating func readField(_ parent: String?) -> String {
        let first = (text: text, range: token.range)
        advance()
        var name = first
        if take(.colon) {
            note(.selection(parent: parent))
            guard token.kind == .name, !startsDefinition else {
                record(first.text, first.range, .alias(parent: parent, field: ""))
                return first.text
            }
            name = (text, token.range)
            record(first.text, first.range, .alias(parent: parent, field: name.text))
            advance()
        }
        record(name.text, name.range, .field(parent: parent))
        let definition = parent.flatMap { schema?.type(named: $0) }
            .flatMap { schema?.field(named: name.text, on: $0) }
        if token.kind == .leftParenthesis {
            readArguments(.field(parent: parent, name: name.text), subject: first.text)
        }
        readDirectives(.field, subject: first.text)
        var node = DocumentIndex.FieldNode(
            name: first.text,
            nameRange: first.range,
            range: first.range,
            type: definition?.type
        )
        if token.kind == .leftBrace { node.fields = readSelections(definition?.type.name) }
        node.range = first.range.lowerBound..<max(first.range.upperBound, previousEnd)
        if !levels.isEmpty { levels[levels.count - 1].append(node) }
        return first.text
    }

    /// Reads `...Name(…)` or `... on Type { … }`.
    ///
    /// - Returns: The name of the fragment.
    private mutating func readSpread(_ parent: String?) -> String? {
        advance()
        note(.spread(parent: parent))
        var type = parent
        if isWord("on") {
            lexical(.keyword)
            note(.typeCondition(parent: parent))
            if token.kind == .name, !startsDefinition { type = name(.type) }
        } else if token.kind == .name, !startsDefinition {
            let fragment = name(.spread(parent: parent))
            change { $0.spreads.insert(fragment) }
            if token.kind == .leftParenthesis { readArguments(.fragment(fragment), subject: nil) }
            readDirectives(.fragmentSpread, subject: nil, fragment: fragment)
            return fragment
        }
        readDirectives(.inlineFragment, subject: nil)
        if token.kind == .leftBrace {
            let fields = readSelections(type)
            if !levels.isEmpty { levels[levels.count - 1] += fields }
        }
        return nil
    }

    /// Reads `($name: Type = value @directive, …)`.
    mutating func readVariableDefinitions(_ location: DirectiveLocation) {
        let start = token.range.lowerBound
        advance()
        while token.kind != .endOfFile, token.kind != .leftBrace, !startsDefinition {
            if take(.rightParenthesis) { break }
            let first = token.range.lowerBound
            guard take(.dollar) else {
                advance()
                continue
            }
            guard token.kind == .name else { continue }
            let variable = (text: text, range: token.range)
            advance()
            var type: TypeReference?
            if take(.colon) { type = readType() }
            record(variable.text, variable.range, .variableDefinition(type))
            change { $0.variables.append(.init(name: variable.text, type: type)) }
            if take(.equals) { readValue(.init(type: type)) }
            readDirectives(location, subject: nil)
            element(first)
        }
        region(start, isBlock: false)
    }

    private mutating func readType(_ nesting: Int = 0) -> TypeReference? {
        note(.variableType)
        var type: TypeReference?
        if nesting < Self.maximumDepth, take(.leftBracket) {
            type = readType(nesting + 1).map(TypeReference.list)
            _ = take(.rightBracket)
        } else if token.kind == .name, !startsDefinition {
            type = .named(name(.type))
        }
        if take(.exclamationMark) { type = type.map(TypeReference.nonNull) }
        return type
    }

    /// Reads `@name(…)`, any number of times.
    ///
    /// - Parameters:
    ///   - location: Where they are.
    ///   - subject: The response name of the field that they apply to.
    ///   - fragment: The fragment that is spread there, which has the arguments of `@arguments`.
    mutating func readDirectives(
        _ location: DirectiveLocation,
        subject: String?,
        fragment: String? = nil
    ) {
        while token.kind == .at {
            let start = token.range.lowerBound
            advance()
            note(.directive(location))
            guard token.kind == .name, !startsDefinition else { continue }
            let directive = name(.directive)
            if token.kind == .leftParenthesis {
                if directive == "argumentDefinitions" {
                    readArgumentDefinitions()
                } else if directive == "arguments", let fragment {
                    readArguments(.fragment(fragment), subject: subject)
                } else {
                    readArguments(.directive(directive), subject: subject)
                }
            }
            element(start)
        }
    }
}
