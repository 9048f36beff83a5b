/// Parses the text form of an artifact; the article "The artifact format" describes it.
struct ArtifactParser {
    private let lines: [(depth: Int, text: Substring, number: Int)]
    private var position = 0

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { index, line in
                let content = line.drop { $0 == " " }
                return (line.utf8.count - content.utf8.count, content, index + 1)
            }
            .filter { !$0.text.isEmpty }
    }

    mutating func parse() throws(ArtifactError) -> ArtifactContents {
        var contents = ArtifactContents()
        while position < lines.count {
            try parseSection(into: &contents)
        }
        guard !contents.name.isEmpty else {
            throw ArtifactError(line: 1, reason: "it names no definition")
        }
        return contents
    }

    private mutating func parseSection(into contents: inout ArtifactContents) throws(ArtifactError)
    {
        let line = lines[position]
        position += 1
        var scanner = ArtifactScanner(line.text, line: line.number)
        guard line.depth == 0 else { throw scanner.failure("it is too deep") }
        let keyword = try scanner.name()
        switch keyword {
        case "query", "mutation", "subscription":
            contents.operationKind = OperationKind(rawValue: keyword)
            contents.name = try scanner.name()
            try scanner.expectEnd()
        case "fragment":
            contents.name = try scanner.name()
            try scanner.expect("on")
            contents.typeCondition = try scanner.typeCondition()
            try scanner.expectEnd()
        case "text": contents.text = String(line.text.dropFirst("text ".count))
        case "id": contents.id = String(line.text.dropFirst("id ".count))
        case "variables", "arguments":
            try scanner.expectEnd()
            contents.variables = try definitions()
        case "normalization":
            try scanner.expectEnd()
            contents.normalization = try normalization(depth: 1)
        case "reader":
            try scanner.expectEnd()
            contents.reader = try reader(depth: 1)
        default: throw scanner.failure("`\(keyword)` is no section")
        }
    }

    /// The next line when it is at `depth`, which makes it a child of the line before.
    private mutating func scanner(depth: Int) -> ArtifactScanner? {
        guard position < lines.count, lines[position].depth == depth else { return nil }
        defer { position += 1 }
        return ArtifactScanner(lines[position].text, line: lines[position].number)
    }

    private func hasChildren(depth: Int) -> Bool {
        position < lines.count && lines[position].depth == depth + 1
    }

    private mutating func definitions() throws(ArtifactError) -> [VariableDefinition] {
        var definitions: [VariableDefinition] = []
        while var scanner = scanner(depth: 1) {
            let name = try scanner.name()
            try scanner.expect(":")
            let type = try scanner.type()
            let value = scanner.skip("=") ? try scanner.value().resolve([:]) : nil
            try scanner.expectEnd()
            definitions.append(.init(name: name, type: type, defaultValue: value))
        }
        return definitions
    }

    // MARK: - Normalization

    private mutating func normalization(
        depth: Int
    ) throws(ArtifactError) -> NormalizationSelection {
        var selection = NormalizationSelection()
        while var scanner = scanner(depth: depth) {
            if scanner.skip("...") {
                try scanner.expect("on")
                let (kind, type) = try scanner.namedType()
                try scanner.expectEnd()
                let inner = try normalization(depth: depth + 1)
                selection.refinements.append(.init(kind: kind, type: type, selection: inner))
                continue
            }
            let (responseKey, key) = try field(&scanner)
            try scanner.expect(":")
            let type = try scanner.type()
            let condition = try scanner.condition()
            try scanner.expectEnd()
            let children =
                hasChildren(depth: depth) ? try normalization(depth: depth + 1) : nil
            selection.fields.append(
                NormalizationField(
                    responseKey: responseKey,
                    key: key,
                    type: type,
                    condition: condition,
                    selection: children
                )
            )
        }
        return selection
    }

    /// `name(arguments)` or `alias = name(arguments)`.
    private func field(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> (String, StorageKey) {
        let responseKey = try scanner.name()
        let name = scanner.skip("=") ? try scanner.name() : responseKey
        return (responseKey, StorageKey(name: name, arguments: try scanner.arguments()))
    }

    // MARK: - Reader

    private mutating func reader(depth: Int) throws(ArtifactError) -> ReaderSelection {
        var items: [ReaderSelection.Item] = []
        var cases: [(String, ReaderSelection)] = []
        while var scanner = scanner(depth: depth) {
            if let type = scanner.caseType() {
                guard items.isEmpty else { throw scanner.failure("a case stands among items") }
                cases.append((type, try reader(depth: depth + 1)))
            } else if !cases.isEmpty {
                try scanner.expect("default")
                try scanner.expectEnd()
                return .switch(cases, default: try reader(depth: depth + 1))
            } else {
                items.append(try item(&scanner, depth: depth))
            }
        }
        guard cases.isEmpty else {
            let line = lines[position - 1].number
            throw ArtifactError(line: line, reason: "a switch has no default")
        }
        return .items(items)
    }

    private mutating func item(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> ReaderSelection.Item {
        if scanner.skip("... as ") { return try inline(&scanner, depth: depth) }
        if scanner.skip("...") { return try spread(&scanner) }
        let (responseKey, key) = try field(&scanner)
        let condition = try scanner.condition()
        try scanner.expectEnd()
        let children = hasChildren(depth: depth) ? try reader(depth: depth + 1) : nil
        return .init(
            kind: .field(responseKey: responseKey, key: key, selection: children),
            condition: condition
        )
    }

    private mutating func inline(
        _ scanner: inout ArtifactScanner,
        depth: Int
    ) throws(ArtifactError) -> ReaderSelection.Item {
        let alias = try scanner.name()
        try scanner.expect("on")
        let type = try scanner.typeCondition()
        let condition = try scanner.condition()
        try scanner.expectEnd()
        let selection = try reader(depth: depth + 1)
        return .init(kind: .inline(alias: alias, type, selection), condition: condition)
    }

    private func spread(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> ReaderSelection.Item {
        let name = try scanner.name()
        let arguments = try scanner.arguments()
        let type = scanner.skipWord("on") ? try scanner.typeCondition() : nil
        let condition = try scanner.condition()
        try scanner.expectEnd()
        return .init(kind: .fragment(name: name, arguments: arguments, type), condition: condition)
    }
}
