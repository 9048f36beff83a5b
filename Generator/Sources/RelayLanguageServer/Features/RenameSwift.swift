import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Finds the edits in Swift code that belong to a rename, and refuses those that words alone do not
/// make certain.
struct RenameSwift {
    typealias Edit = (place: Place, text: String)

    let context: ProjectContext

    private var views: [FileView] {
        context.project.files.filter { $0.path.hasSuffix(".swift") }.compactMap {
            context.workspace.view($0.path, in: context)
        }
    }

    /// Returns the edits for the generated types of a definition, and for the properties of its
    /// spreads.
    ///
    /// - Throws: A refusal if a new name is already a word of the Swift code.
    func definition(_ symbol: Symbol, _ new: String) throws(ResponseError) -> [Edit] {
        let old: ProjectSymbols.Place?
        switch symbol {
        case .fragment(let name): old = context.symbols.fragments[name]
        case .operation(let name): old = context.symbols.operations[name]
        default: old = nil
        }
        guard let old, let key = old.entry.key else { return [] }
        var names: [String: String] = [:]
        let plain = new.prefix(1).uppercased() + new.dropFirst()
        let before = context.project.swiftNames(old.entry)
        guard let oldPlain = before.first else { return [] }
        for name in before {
            names[name] = plain + name.dropFirst(oldPlain.count)
        }
        if !key.isOperation {
            let property = oldPlain.prefix(1).lowercased() + oldPlain.dropFirst()
            names[property] = plain.prefix(1).lowercased() + plain.dropFirst()
        }
        let taken = Set(names.values).subtracting(names.keys)
        var edits: [Edit] = []
        for view in views {
            for word in SwiftName.words(
                in: view,
                where: { names[$0.text] != nil || taken.contains($0.text) }
            ) {
                guard let text = names[word.text] else {
                    throw Rename.refuse(
                        "`\(view.source.path)` has a Swift name `\(word.text)` already."
                    )
                }
                edits.append((Place(view: view, range: word.range), text))
            }
        }
        return edits
    }

    /// Returns the edits for the arguments that set a variable of an operation: `id` in
    /// `UserQuery(id: 4)`.
    ///
    /// - Throws: A refusal if a file names the operation and the label elsewhere than in a call.
    func variable(
        _ name: String,
        of place: ProjectSymbols.Place?,
        _ new: String
    ) throws(ResponseError) -> [Edit] {
        guard let place else { return [] }
        let types = Set(context.project.swiftNames(place.entry))
        let old = context.project.property(name)
        var edits: [Edit] = []
        for view in views {
            let words = SwiftName.words(in: view) { types.contains($0.text) || $0.text == old }
            guard words.contains(where: { types.contains($0.text) }) else { continue }
            let calls = words.filter { types.contains($0.text) }
                .compactMap { Self.call(after: $0.range.upperBound, view) }
            for word in words where word.text == old {
                let isLabel = Self.isLabel(word, view)
                if isLabel, calls.contains(where: { $0.contains(word.range.lowerBound) }) {
                    edits.append(
                        (Place(view: view, range: word.range), context.project.property(new))
                    )
                } else if isLabel || Self.isMember(word, view) {
                    let line = view.lines.line(at: word.range.lowerBound) + 1
                    throw Rename.refuse(
                        "`\(word.text)` in `\(view.source.path)`, line \(line), may be the variable "
                            + "or another name. Rename it by hand."
                    )
                }
            }
        }
        return edits
    }

    /// Returns the edits for the property of a response name.
    ///
    /// - Throws: A refusal if Swift code reads a member of this name, and something else has the name
    ///   too.
    func responseName(_ name: String, _ new: String) throws(ResponseError) -> [Edit] {
        let old = context.project.property(name)
        var edits: [Edit] = []
        for view in views {
            let words = SwiftName.words(in: view) { $0.text == old }
            for word in words {
                guard Self.isMember(word, view) else {
                    throw Rename.refuse(
                        "`\(view.source.path)` uses the name `\(old)` for something else too, so "
                            + "uses of the alias can't be told apart. Rename it by hand."
                    )
                }
                edits.append((Place(view: view, range: word.range), context.project.property(new)))
            }
        }
        guard !edits.isEmpty, count(of: name) > 1 else { return edits }
        throw Rename.refuse(
            "Several selections have the response name `\(name)`, and Swift code reads `.\(old)`, so "
                + "uses can't be told apart. Rename it by hand."
        )
    }

    /// Returns how many selections of the project have a response name.
    private func count(of name: String) -> Int {
        context.project.files.reduce(0) { total, file in
            guard !file.parsed.definitions.isEmpty,
                let view = context.workspace.view(file.path, in: context)
            else { return total }
            return total
                + view.documents.indices.reduce(0) { total, number in
                    let index = view.index(number, schema: context.schema)
                    return total
                        + index.occurrences.count { occurrence in
                            guard occurrence.text == name else { return false }
                            switch occurrence.meaning {
                            case .field, .alias: return true
                            default: return false
                            }
                        }
                }
        }
    }

    // MARK: - Swift code

    /// Returns the bytes between the parentheses of a call that begins at an offset.
    private static func call(after offset: Int, _ view: FileView) -> Range<Int>? {
        let bytes = view.source.bytes
        var index = offset
        // `UserQuery.Variables(…)` and `UserQuery(…)`.
        while index < bytes.count, SwiftName.isPart(bytes[index]) || bytes[index] == 0x2E {
            index += 1
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return nil }
        let start = index + 1
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return start..<index }
            }
            index += 1
        }
        return nil
    }

    private static func isLabel(_ word: SwiftName.Word, _ view: FileView) -> Bool {
        let after = view.source.bytes[word.range.upperBound...].first { $0 != 0x20 }
        let before = view.source.bytes[..<word.range.lowerBound].last {
            ![0x20, 0x0A, 0x0D, 0x09].contains($0)
        }
        return after == UInt8(ascii: ":")
            && (before == UInt8(ascii: "(") || before == UInt8(ascii: ","))
    }

    private static func isMember(_ word: SwiftName.Word, _ view: FileView) -> Bool {
        let before = view.source.bytes[..<word.range.lowerBound]
        return before.last == UInt8(ascii: ".")
            && before.dropLast().last != UInt8(ascii: ".")
    }
}
