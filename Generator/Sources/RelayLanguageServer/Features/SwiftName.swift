import GraphQLLanguage
import RelayCompiler

/// Finds the names of generated types in Swift code.
enum SwiftName {
    /// A word of Swift code.
    struct Word {
        var text: String
        var range: Range<Int>
    }

    /// Returns the identifier at a position outside documents.
    static func word(at position: FilePosition) -> Word? {
        guard position.view.path.hasSuffix(".swift") else { return nil }
        let bytes = position.view.source.bytes
        var start = min(position.offset, bytes.count)
        while start > 0, SwiftWords.isPart(bytes[start - 1]) { start -= 1 }
        var end = position.offset
        while end < bytes.count, SwiftWords.isPart(bytes[end]) { end += 1 }
        guard start < end else { return nil }
        return Word(text: String(decoding: bytes[start..<end], as: UTF8.self), range: start..<end)
    }

    /// Returns the operation or fragment with a generated type, or with a generated property for its
    /// spreads.
    static func definition(_ name: String, _ context: ProjectContext) -> ProjectSymbols.Place? {
        let candidates = candidates(name)
        for candidate in candidates {
            for place in [
                context.symbols.fragments[candidate], context.symbols.operations[candidate],
            ]
            .compactMap(\.self)
            where names(of: place, context).contains(name) { return place }
        }
        guard !context.project.hasNaming else {
            let all =
                Array(context.symbols.fragments.values)
                + Array(context.symbols.operations.values)
            return all.first { names(of: $0, context).contains(name) }
        }
        return nil
    }

    /// Returns the GraphQL names that a Swift name may come from.
    private static func candidates(_ name: String) -> [String] {
        var names = [name]
        for suffix in ["Fragment", "Query", "Mutation", "Subscription", "_"]
        where name.hasSuffix(suffix) && name != suffix {
            names.append(String(name.dropLast(suffix.count)))
        }
        return names.flatMap { name -> [String] in
            let first = name.prefix(1)
            return [
                name, first.uppercased() + name.dropFirst(), first.lowercased() + name.dropFirst(),
            ]
        }
    }

    /// Returns the Swift names of a definition: of its types, and of the property for its spreads.
    static func names(of place: ProjectSymbols.Place, _ context: ProjectContext) -> [String] {
        let types = context.project.swiftNames(place.entry)
        guard place.entry.key?.isOperation == false, let plain = types.first else { return types }
        return types + [plain.prefix(1).lowercased() + plain.dropFirst()]
    }

    /// Returns the ranges of identifiers in the Swift code of a file, outside documents.
    ///
    /// - Parameters:
    ///   - view: The file.
    ///   - isWanted: Whether to return an identifier.
    /// - Returns: The identifiers, in order.
    static func words(in view: FileView, where isWanted: (Word) -> Bool) -> [Word] {
        guard view.path.hasSuffix(".swift") else { return [] }
        let bytes = view.source.bytes
        let documents = view.documents.map {
            $0.fileRange(0..<max(1, $0.source.bytes.count))
        }
        var words: [Word] = []
        SwiftWords.forEach(in: bytes, besides: documents) { range in
            let word = Word(text: String(decoding: bytes[range], as: UTF8.self), range: range)
            if isWanted(word) { words.append(word) }
        }
        return words
    }
}
