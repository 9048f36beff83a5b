import Foundation

/// The public declarations of the libraries, as their sources have them.
struct PublicInterface: Sendable {
    /// A function, an initializer, a property, a case or a type.
    struct Declaration: Sendable {
        /// The type around it; empty at the top level.
        let owner: String
        let name: String
        /// `nil` for everything that has no parameters.
        let parameters: [Parameter]?

        /// Returns whether it is `name(_:label:)`, exactly.
        func hasLabels(_ labels: [String]) -> Bool { parameters?.map(\.label) == labels }

        /// Returns whether a call may have these labels, and no others but that of a last closure.
        func accepts(_ labels: [String], closures: Int = 0) -> Bool {
            guard let parameters else { return false }
            var rest = labels[...]
            var left = 0
            for parameter in parameters {
                if parameter.label == rest.first {
                    rest.removeFirst()
                } else if !parameter.isOptional {
                    left += 1
                }
            }
            return rest.isEmpty && left <= closures
        }
    }

    struct Parameter: Sendable {
        let label: String
        /// Whether a call may leave it out.
        let isOptional: Bool
    }

    private(set) var declarations: [String: [Declaration]] = [:]
    /// The names of the types, with the names of the types that they inherit from or conform to.
    private var supertypes: [String: Set<String>] = [:]
    /// The names of all parameters.
    private(set) var labels: Set<String> = []

    init(_ files: [SourceFile]) {
        for file in files { add(file.code.lines) }
    }

    /// Returns the declarations of a name in a type and in its supertypes.
    func members(_ name: String, of type: String) -> [Declaration] {
        var (types, waiting) = (Set<String>(), [type])
        while let next = waiting.popLast() {
            if types.insert(next).inserted { waiting += supertypes[next] ?? [] }
        }
        return (declarations[name] ?? []).filter { types.contains($0.owner) }
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "static", "final", "nonisolated", "nonisolated(nonsending)",
        "nonisolated(unsafe)", "mutating", "indirect", "override", "convenience", "required",
        "isolated", "lazy", "weak", "unowned", "package(set)", "private(set)", "internal(set)",
    ]
    /// A type or an extension, while its lines are read.
    private struct Scope {
        let name: String
        let kind: Substring
        let isPublic: Bool
        /// The number of braces around it.
        let depth: Int
        var isOpen = false
    }

    private mutating func add(_ lines: [String]) {
        var depth = 0
        var scopes: [Scope] = []
        for (index, line) in lines.enumerated() {
            if let scope = add(index, lines, in: scopes.last, depth) { scopes.append(scope) }
            depth += Self.count("{", line) - Self.count("}", line)
            for index in scopes.indices where scopes[index].depth < depth {
                scopes[index].isOpen = true
            }
            scopes.removeAll { $0.depth >= depth && ($0.isOpen || line.contains("{")) }
        }
    }

    /// Adds the declaration that begins at a line.
    ///
    /// - Returns: The type or the extension that begins there.
    private mutating func add(
        _ index: Int,
        _ lines: [String],
        in scope: Scope?,
        _ depth: Int
    ) -> Scope? {
        let words = lines[index].split(separator: " ")
        if words.first == "@_spi(Generated)" { return nil }
        let marked = words.drop { $0.hasPrefix("@") }
        let rest = marked.drop { Self.modifiers.contains($0) }
        guard let kind = rest.first else { return nil }
        let isInner = scope?.depth == depth - 1 && scope?.isPublic == true
        let isPublic =
            marked.prefix(marked.count - rest.count).contains { $0 == "public" || $0 == "open" }
            || isInner && scope?.kind == "protocol"
        let owner = scope?.name ?? ""
        if Self.identifier(kind) == "init", isPublic {
            add(rest.joined(separator: " ") + Self.end(index, lines), in: owner)
        }
        guard let head = rest.dropFirst().first else { return nil }
        func text() -> String {
            rest.dropFirst().joined(separator: " ") + Self.end(index, lines)
        }
        switch kind {
        case "struct", "class", "enum", "protocol", "actor", "extension":
            let name = Self.identifier(head.split { ".:".contains($0) }.last ?? head)
            if isPublic { add(name, nil, in: owner) }
            if isPublic || kind == "extension" { inherit(name, text()) }
            let isVisible = isPublic || kind == "extension"
            return Scope(name: name, kind: kind, isPublic: isVisible, depth: depth)
        case "typealias", "associatedtype":
            if isPublic { add(Self.identifier(head), nil, in: owner) }
        case "case" where isInner && scope?.kind == "enum":
            for part in Self.split(text()) { add(part, in: owner, isCase: true) }
        case "func", "var", "let":
            if isPublic { add(text(), in: owner, isCase: kind != "func") }
        default:
            break
        }
        return nil
    }

    /// Adds `read<Query>(_ query: Query, at: Int = 1) -> …`, or `loaded(added: Int)`.
    private mutating func add(_ text: String, in owner: String, isCase: Bool = false) {
        let name = Self.identifier(text[...])
        var rest = text.drop { $0 == "`" }.dropFirst(name.count).drop { "`?!".contains($0) }
        if rest.first == "<", let end = Self.closing(rest) { rest = rest[end...].dropFirst() }
        guard rest.first == "(", let end = Self.closing(rest) else {
            return add(name, isCase ? nil : [], in: owner)
        }
        let parameters = Self.split(String(rest[..<end].dropFirst())).map { part in
            let words = part.prefix { $0 != ":" }.split(separator: " ")
            let label = part.contains(":") ? words.first { !$0.hasPrefix("@") } : "_"
            return Parameter(
                label: String(label ?? "_").filter { $0 != "`" },
                isOptional: part.contains(" = ")
            )
        }
        labels.formUnion(parameters.map(\.label))
        add(name, parameters, in: owner)
    }

    private mutating func add(_ name: String, _ parameters: [Parameter]?, in owner: String) {
        let declaration = Declaration(owner: owner, name: name, parameters: parameters)
        declarations[name, default: []].append(declaration)
    }

    /// Adds the supertypes in `Model<Value>: Base, Sendable where … {`.
    private mutating func inherit(_ name: String, _ text: String) {
        let head = text.prefix { $0 != "{" && $0 != "=" }
        let names = head.components(separatedBy: " where ")[0].split { !$0.isLetter && $0 != "." }
            .dropFirst().map { String($0.split(separator: ".").last ?? $0) }
        supertypes[name, default: []].formUnion(names)
    }

    private static func identifier(_ text: Substring) -> String {
        String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The lines that follow until all parentheses are closed.
    private static func end(_ index: Int, _ lines: [String]) -> String {
        var (text, next) = (lines[index], index + 1)
        let count = text.count
        while next < lines.count,
            Self.count("(", text) > Self.count(")", text)
        {
            text += " " + lines[next].drop { $0 == " " }
            next += 1
        }
        return String(text.dropFirst(count))
    }

    private static func count(_ bracket: Unicode.Scalar, _ text: String) -> Int {
        text.utf8.count { $0 == bracket.value }
    }

    /// The place of the bracket that closes the first one.
    static func closing(_ text: Substring) -> Substring.Index? {
        var depth = 0
        return zip(text.indices, changes(of: text)).first { _, change in
            depth += change
            return depth == 0
        }?.0
    }

    /// The parts between commas outside of brackets.
    static func split(_ text: String) -> [String] {
        var (parts, depth) = ([""], 0)
        for (character, change) in zip(text, changes(of: text[...])) {
            depth += change
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }

    /// Returns 1 for each bracket that opens, -1 for each that closes, and 0 for the others.
    ///
    /// The characters of `1 << 2` and `->` are not brackets.
    private static func changes(of text: Substring) -> [Int] {
        zip(text, "x" + text).map { character, previous in
            if "([{".contains(character) { return 1 }
            if ")]}".contains(character) { return -1 }
            if " -<".contains(previous) { return 0 }
            return character == "<" ? 1 : character == ">" ? -1 : 0
        }
    }
}
