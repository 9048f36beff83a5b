package import GraphQLLanguage
package import GraphQLSchema

/// A parsed file with documents.
package struct ParsedFile: Sendable {
    /// The file itself.
    package let source: Source
    /// Its documents: one, or one for each literal of a Swift file.
    package let documents: [ParsedSource]
    /// The findings so far, with positions in the file.
    package let diagnostics: [Diagnostic]
    /// The documents of a Swift file, by the identity of their sources.
    package let swiftDocuments: [ObjectIdentifier: SwiftDocument]
    /// Its definitions.
    package let definitions: [DefinitionEntry]

    package init(_ source: Source) {
        self.source = source
        if source.path.hasSuffix(".swift") {
            let scanner = SwiftScanner.scan(source)
            documents = scanner.documents.map { ParsedSource($0.source) }
            swiftDocuments = Dictionary(
                scanner.documents.map { (ObjectIdentifier($0.source), $0) },
                uniquingKeysWith: { first, _ in first }
            )
            diagnostics = scanner.diagnostics + documents.flatMap(\.diagnostics)
        } else {
            documents = [ParsedSource(source)]
            swiftDocuments = [:]
            diagnostics = documents.flatMap(\.diagnostics)
        }
        definitions = documents.flatMap(\.document.definitions).map(DefinitionEntry.init)
    }
}

extension ParsedFile {
    /// Parses documents that a file contains in a form other than GraphQL or Swift.
    init(_ source: Source, documents: [Source]) {
        self.source = source
        self.documents = documents.map(ParsedSource.init)
        swiftDocuments = [:]
        diagnostics = self.documents.flatMap(\.diagnostics)
        definitions = self.documents.flatMap(\.document.definitions).map(DefinitionEntry.init)
    }
}

/// A document that was parsed and rewritten by itself.
package struct ParsedSource: Sendable {
    /// The document.
    package let document: Document
    let diagnostics: [Diagnostic]

    init(_ source: Source) {
        var options = ParserOptions()
        options.allowsEmptyDocument = true
        let parsed = Parser.parse(source, options: options)
        let (document, mistakes) = SyntaxRewrites.rewrite(parsed.document)
        self.document = document
        diagnostics = parsed.diagnostics + mistakes
    }
}

extension [ParsedFile] {
    /// Returns diagnostics about documents in Swift files with their places in those files.
    func locate(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let documents = reduce(into: [ObjectIdentifier: SwiftDocument]()) {
            $0.merge($1.swiftDocuments) { first, _ in first }
        }
        return documents.isEmpty ? diagnostics : diagnostics.map { $0.inFiles(documents) }
    }
}

extension DocumentChecker {
    /// Returns the findings in documents, and in the documents of Swift files.
    package func check(files sources: [Source]) -> [Diagnostic] {
        guard sources.contains(where: { $0.path.hasSuffix(".swift") }) else {
            return check(sources)
        }
        let files = sources.map(ParsedFile.init)
        let documents = files.flatMap { file in
            file.source.path.hasSuffix(".swift")
                ? file.swiftDocuments.values.map(\.source) : [file.source]
        }
        return files.locate(check(documents) + files.flatMap(\.diagnostics))
            .sortedAndDeduplicated()
    }
}

/// A definition of a document, with the fragments that it spreads.
package struct DefinitionEntry: Sendable {
    /// The identity of a definition, which is unique among valid definitions.
    package struct Key: Hashable, Sendable {
        package var isOperation: Bool
        package var name: String

        /// Creates the key of a definition.
        package init(isOperation: Bool, name: String) {
            self.isOperation = isOperation
            self.name = name
        }
    }

    package let definition: Definition
    /// The key, or nil for types and for operations without a name.
    package let key: Key?
    /// The fragments it spreads.
    package private(set) var spreads: Set<String>
    /// Whether it selects objects of derived fields.
    private(set) var hasEdges = false
    /// Whether lists in it follow a filter.
    private(set) var hasFilters = false
    /// The whole source range, including the description.
    package let span: SourceSpan

    init(_ definition: Definition) {
        self.definition = definition
        spreads = []
        span = definition.span
        switch definition {
        case .operation(let operation):
            key = operation.name.map { Key(isOperation: true, name: $0.text) }
            collect(operation.selectionSet)
        case .fragment(let fragment):
            key = Key(isOperation: false, name: fragment.name.text)
            collect(fragment.selectionSet)
        default:
            key = nil
        }
    }

    /// Returns the entry with the fragments that its derived fields imply.
    func implying(_ derived: DerivedSpreads) -> DefinitionEntry {
        var entry = self
        let implying = derived.apply(to: definition)
        entry.spreads = DefinitionEntry(implying).spreads
        switch implying {
        case .operation(let operation):
            entry.hasEdges = DerivedSpreads.haveObjects(in: operation.selectionSet)
        case .fragment(let fragment):
            entry.hasEdges = DerivedSpreads.haveObjects(in: fragment.selectionSet)
        default: break
        }
        return entry
    }

    private mutating func collect(_ set: SelectionSet) {
        for selection in set.selections {
            switch selection {
            case .field(let field):
                if field.directives.contains(.follows) { hasFilters = true }
                if let set = field.selectionSet { collect(set) }
            case .inlineFragment(let fragment): collect(fragment.selectionSet)
            case .fragmentSpread(let spread): spreads.insert(spread.name.text)
            }
        }
    }

    /// Returns whether the output for the definition cannot have changed.
    func isSame(as other: DefinitionEntry) -> Bool {
        let (left, right) = (span, other.span)
        guard left.source !== right.source else { return left.range == right.range }
        return left.source.path == right.source.path
            && left.source.bytes[left.range].elementsEqual(right.source.bytes[right.range])
    }

    /// Whether it is an operation with `@jsonResponse`.
    var hasJSONResponse: Bool {
        if case .operation(let operation) = definition {
            operation.directives.contains(.jsonResponse)
        } else {
            false
        }
    }

    /// The kind of an operation; `nil` for other definitions.
    var operationType: OperationType? {
        if case .operation(let operation) = definition { operation.operation } else { nil }
    }

    /// Whether it is a fragment that has a query for refetching.
    var isRefetchable: Bool {
        guard case .fragment(let fragment) = definition else { return false }
        return fragment.directives.contains(.refetchable)
    }

    /// Whether it has queries of its own: for refetching it, or for the objects of its derived fields.
    var hasQueries: Bool { isRefetchable || hasEdges }

    /// The name of the query for refetching a fragment; `nil` if it has none.
    package var refetchQuery: String? {
        guard case .fragment(let fragment) = definition else { return nil }
        return fragment.directives.first(.refetchable)?.string("queryName")
    }

    /// Whether it is a fragment with variables that have a provider.
    var hasProviders: Bool {
        guard case .fragment(let fragment) = definition else { return false }
        return fragment.variableDefinitions.contains { $0.directives.contains(.provider) }
    }

    /// Returns whether a position is in the definition.
    func contains(_ place: SourceSpan) -> Bool {
        place.source === span.source && span.range.contains(place.startOffset)
    }
}

/// Caches parsed files, so that unchanged files are not parsed again.
struct SourceCache {
    private struct Known {
        var entry: FileEntry
        /// Whether a change of the file would have changed its stamp.
        var isCertain: Bool
        var file: ParsedFile
    }

    /// The files of the last run, sorted by the bytes of their paths.
    private var files: [Known] = []

    /// Parses files.
    ///
    /// - Parameters:
    ///   - entries: The files, sorted by the bytes of their paths. All others are removed from the cache.
    ///   - unsaved: The texts that replace files.
    /// - Returns: The parsed files, in the same order.
    /// - Throws: `ProjectError` if a file cannot be read.
    mutating func parse(
        _ entries: [FileEntry],
        _ unsaved: UnsavedTexts = UnsavedTexts()
    ) throws(ProjectError) -> [ParsedFile] {
        var known: [Known?] = []
        known.reserveCapacity(entries.count)
        var changed: [(index: Int, source: Source)] = []
        var position = 0
        for (index, entry) in entries.enumerated() {
            func isBefore(_ known: Known) -> Bool {
                FilePaths.isOrdered(known.entry.path, entry.path)
            }
            while position < files.count, isBefore(files[position]) { position += 1 }
            let old =
                position < files.count && FilePaths.areSame(files[position].entry.path, entry.path)
                ? files[position] : nil
            if let old, old.entry.stamp == entry.stamp, old.isCertain {
                known.append(old)
                continue
            }
            let source = try unsaved.read(entry.path)
            if let old, old.file.source.bytes == source.bytes {
                known.append(Self.known(entry, old.file))
            } else {
                known.append(nil)
                changed.append((index, source))
            }
        }
        let parsed = Parallel.map(changed.map(\.source)) { ParsedFile($0) }
        for (change, file) in zip(changed, parsed) {
            known[change.index] = Self.known(entries[change.index], file)
        }
        files = known.compactMap(\.self)
        return files.map(\.file)
    }

    private static func known(_ entry: FileEntry, _ file: ParsedFile) -> Known {
        Known(entry: entry, isCertain: !entry.stamp.isRecent, file: file)
    }
}
