/// Parses the text form of an artifact, which the article "The artifact format" describes.
struct ArtifactParser {
    /// A line that is not empty, without the spaces before it.
    struct Line {
        let depth: Int
        /// The positions in the text's bytes.
        let bytes: Range<Int>
        let number: Int
    }

    private let bytes: [UInt8]
    let lines: [Line]
    private(set) var position = 0
    /// The guards that others refer to, by number.
    private(set) var guards: [String: SharedGuard] = [:]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var lines: [Line] = []
        var (start, number) = (0, 1)
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let content = bytes[start..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
            if content < end {
                lines.append(Line(depth: content - start, bytes: content..<end, number: number))
            }
            (start, number) = (end + 1, number + 1)
        }
        self.lines = lines
    }

    private func scanner(of line: Line) -> ArtifactScanner {
        ArtifactScanner(bytes, line.bytes, line: line.number)
    }

    mutating func parse() throws(ArtifactError) -> ArtifactContents {
        var contents = ArtifactContents()
        while position < lines.count {
            try parseSection(into: &contents)
        }
        guard !contents.name.isEmpty else {
            throw ArtifactError(line: 1, reason: "it does not name a definition")
        }
        return contents
    }

    private mutating func parseSection(into contents: inout ArtifactContents) throws(ArtifactError)
    {
        let line = lines[position]
        position += 1
        var scanner = scanner(of: line)
        guard line.depth == 0 else { throw scanner.failure("it is too deep") }
        let keyword = try scanner.name()
        switch keyword {
        case "query", "mutation", "subscription":
            contents.operationKind = OperationKind(rawValue: keyword)
            contents.name = try scanner.name()
            if scanner.skipWord("on") { contents.typeCondition = try scanner.typeCondition() }
            try definitionAnnotations(&scanner, &contents)
        case "fragment":
            contents.name = try scanner.name()
            try scanner.expect("on")
            let test = try typeTest(&scanner)
            contents.typeCondition = .init(kind: test.kind, type: test.type)
            contents.types = test.details.members ?? []
            try definitionAnnotations(&scanner, &contents)
        case "text", "template": contents.own = ownText(keyword, &scanner)
        case "spreads": contents.own?.spreads = try names(&scanner)
        case "jsonText", "jsonTemplate": contents.json = ownText(keyword, &scanner)
        case "jsonSpreads": contents.json?.spreads = try names(&scanner)
        case "id": contents.id = scanner.rest()
        case "metadata":
            guard case .constant(.object(let metadata)) = try scanner.value() else {
                throw scanner.failure("`metadata` is not an object of constants")
            }
            contents.metadata = metadata
            try scanner.expectEnd()
        case "variables", "arguments":
            try scanner.expectEnd()
            contents.variables = try definitions()
        case "connection": contents.connections.append(try connection(&scanner))
        case "pagination": contents.connections.append(try pagination(&scanner))
        case "refetch": contents.refetch = try refetch(&scanner)
        case "guards":
            try scanner.expectEnd()
            try parseGuards()
        case "normalization":
            try scanner.expectEnd()
            contents.normalization = try normalization(depth: 1)
            contents.hasNormalization = true
        case "reader":
            try scanner.expectEnd()
            contents.reader = try reader(depth: 1)
        default: throw scanner.failure("`\(keyword)` is not a section")
        }
    }

    private func ownText(_ keyword: String, _ scanner: inout ArtifactScanner) -> OwnText {
        OwnText(text: scanner.rest(), isTemplate: keyword.hasSuffix("emplate"))
    }

    private func names(_ scanner: inout ArtifactScanner) throws(ArtifactError) -> [String] {
        var names: [String] = []
        while !scanner.isAtEnd { names.append(try scanner.name()) }
        return names
    }

    /// Returns the next line if it is at `depth`, and so a child of the line before.
    mutating func scanner(depth: Int) -> ArtifactScanner? {
        guard position < lines.count, lines[position].depth == depth else { return nil }
        defer { position += 1 }
        return scanner(of: lines[position])
    }

    func hasChildren(depth: Int) -> Bool {
        position < lines.count && lines[position].depth == depth + 1
    }

    private mutating func definitions() throws(ArtifactError) -> [VariableDefinition] {
        var definitions: [VariableDefinition] = []
        while var scanner = scanner(depth: 1) {
            let name = try scanner.name()
            try scanner.expect(":")
            let type = try scanner.type()
            var definition = VariableDefinition(name: name, type: type)
            if scanner.skip("=") {
                let (value, text) = try scanner.withText { scanner throws(ArtifactError) in
                    try scanner.value()
                }
                definition.defaultValue = value.resolve([:])
                definition.defaultText = text
            }
            try scanner.expectEnd()
            definitions.append(definition)
        }
        return definitions
    }

    /// Parses ` 1: $a & $b | $c`.
    private mutating func parseGuards() throws(ArtifactError) {
        while var scanner = scanner(depth: 1) {
            let number = try scanner.name()
            try scanner.expect(":")
            let content = try scanner.alternatives(guards)
            try scanner.expectEnd()
            guards[number] = SharedGuard(content)
        }
    }

    /// `name(arguments)` or `alias = name(arguments)`.
    func field(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> (String, StorageKey) {
        let responseKey = try scanner.name()
        let name = scanner.skip("=") ? try scanner.name() : responseKey
        return (responseKey, StorageKey(name: name, arguments: try scanner.arguments()))
    }

    // MARK: - Definitions

    private func definitionAnnotations(
        _ scanner: inout ArtifactScanner,
        _ contents: inout ArtifactContents
    ) throws(ArtifactError) {
        for annotation in try scanner.annotations() {
            switch annotation.name {
            case "maxAge": contents.maxAge = try maxAge(annotation, scanner)
            case "throwOnFieldError": contents.throwsOnFieldError = true
            case "catch": contents.catchTarget = try catchTarget(annotation, scanner)
            default: throw scanner.unknown(annotation)
            }
        }
    }

    private mutating func connection(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> ConnectionPath {
        var connection = ConnectionPath(path: try scanner.path())
        try scanner.expectEnd()
        while var line = self.scanner(depth: 1) {
            if line.skipWord("forward") {
                connection.forward = try direction(&line, count: "first:", cursor: "after:")
            } else {
                try line.expect("backward")
                connection.backward = try direction(&line, count: "last:", cursor: "before:")
            }
        }
        return connection
    }

    /// `items offset: $offset limit: $limit`, or `items page: $page limit: $size first: 0`.
    private func pagination(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> ConnectionPath {
        var list = ConnectionPath(path: try scanner.path())
        var variables = ConnectionPath.Direction()
        if scanner.skip("page:") {
            variables.cursor = try scanner.variable()
            list.numbering = .pages(first: 1)
        } else {
            try scanner.expect("offset:")
            variables.cursor = try scanner.variable()
            list.numbering = .offsets
        }
        try scanner.expect("limit:")
        variables.count = try scanner.variable()
        if case .pages = list.numbering, scanner.skip("first:") {
            guard let first = try scanner.value().resolve([:])?.int else {
                throw scanner.failure("`first` is not a number")
            }
            list.numbering = .pages(first: first)
        }
        try scanner.expectEnd()
        list.forward = variables
        list.backward = variables
        return list
    }

    private func direction(
        _ scanner: inout ArtifactScanner,
        count: StaticString,
        cursor: StaticString
    ) throws(ArtifactError) -> ConnectionPath.Direction {
        var direction = ConnectionPath.Direction()
        if scanner.skip(count) { direction.count = try scanner.variable() }
        if scanner.skip(cursor) { direction.cursor = try scanner.variable() }
        try scanner.expectEnd()
        return direction
    }

    private mutating func refetch(
        _ scanner: inout ArtifactScanner
    ) throws(ArtifactError) -> RefetchPath {
        var refetch = RefetchPath(operation: try scanner.name())
        try scanner.expectEnd()
        while var line = self.scanner(depth: 1) {
            if line.skipWord("path") {
                refetch.path = try line.path()
            } else {
                try line.expect("identifier")
                let field = try line.name()
                try line.expect(":")
                refetch.identifier = .init(field: field, variable: try line.variable())
            }
            try line.expectEnd()
        }
        return refetch
    }
}
