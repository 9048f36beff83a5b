/// The targets of a `Package.swift`, as far as its text shows them.
///
/// Nothing is executed, so targets that functions or loops create are not found.
struct PackageManifest {
    /// A target.
    struct Target: Equatable {
        var name: String
        /// `target`, `executableTarget` or `testTarget`.
        var kind: String
        /// Its folder, if one is given.
        var path: String?
        /// The strings in its dependencies: names of targets and products.
        var dependencies: [String] = []
    }

    private(set) var targets: [Target] = []

    /// Reads the text of a manifest.
    init(_ text: String) {
        let tokens = Self.tokens(Array(text.utf8))
        var end = 0
        for index in tokens.indices.dropFirst() where tokens[index - 1] == .symbol(".") {
            // A dependency `.target(name: "X")` is inside of another target.
            guard index >= end, case .word(let kind) = tokens[index], Self.kinds.contains(kind),
                tokens.dropFirst(index + 1).first == .symbol("(")
            else { continue }
            let (target, next) = Self.target(kind, tokens[(index + 2)...])
            end = next
            if !target.name.isEmpty { targets.append(target) }
        }
    }

    private static let kinds: Set<String> = ["executableTarget", "target", "testTarget"]

    private enum Token: Equatable {
        case word(String)
        case string(String)
        case symbol(Character)
    }

    /// Reads the arguments of a target, up to its closing parenthesis.
    private static func target(
        _ kind: String,
        _ tokens: ArraySlice<Token>
    ) -> (target: Target, end: Int) {
        var target = Target(name: "", kind: kind)
        var depth = 1
        var label = ""
        var previous: Token?
        var end = tokens.startIndex
        while depth > 0, end < tokens.endIndex {
            let token = tokens[end]
            end += 1
            switch token {
            case .symbol("("), .symbol("["): depth += 1
            case .symbol(")"), .symbol("]"): depth -= 1
            case .symbol(":"):
                if depth == 1, case .word(let word) = previous { label = word }
            case .string(let string):
                switch (label, depth) {
                case ("name", 1): target.name = string
                case ("path", 1): target.path = string
                case ("dependencies", 2...): target.dependencies.append(string)
                default: break
                }
            case .word, .symbol: break
            }
            previous = token
        }
        return (target, end)
    }

    private static func tokens(_ bytes: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        func next(_ distance: Int = 0) -> UInt8? {
            index + distance < bytes.count ? bytes[index + distance] : nil
        }
        while let byte = next() {
            let start = index
            index += 1
            if byte == UInt8(ascii: "/"), next() == UInt8(ascii: "/") {
                while let byte = next(), byte != 0x0a { index += 1 }
            } else if byte == UInt8(ascii: "/"), next() == UInt8(ascii: "*") {
                index = Self.endOfComment(bytes, from: index + 1)
            } else if byte == UInt8(ascii: "\"") {
                while let byte = next(), byte != UInt8(ascii: "\""), byte != 0x0a {
                    index += byte == UInt8(ascii: "\\") ? 2 : 1
                }
                let end = min(index, bytes.count)
                tokens.append(.string(String(decoding: bytes[(start + 1)..<end], as: UTF8.self)))
                index = end + 1
            } else if isWord(byte) {
                while let byte = next(), isWord(byte) { index += 1 }
                tokens.append(.word(String(decoding: bytes[start..<index], as: UTF8.self)))
            } else if byte > 0x20 {
                tokens.append(.symbol(Character(Unicode.Scalar(byte))))
            }
        }
        return tokens
    }

    /// Returns the position after the `*/` of a comment, in which others may be nested.
    private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        var depth = 1
        while depth > 0, index < bytes.count {
            let pair = bytes[index...].prefix(2)
            if pair.elementsEqual("/*".utf8) {
                depth += 1
                index += 2
            } else if pair.elementsEqual("*/".utf8) {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        }
        return index
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
