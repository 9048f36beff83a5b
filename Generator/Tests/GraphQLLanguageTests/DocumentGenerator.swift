/// Writes random documents that are well-formed, with comments and odd white space.
struct DocumentGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    private mutating func random(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }

    private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

    /// Joins tokens by random insignificant characters.
    private mutating func join(_ parts: [String]) -> String {
        parts.reduce(into: "") { text, part in
            text += part + pick([" ", "\n", " , ", "\t", " # c\n", "\r\n", "\n# d\n\n"])
        }
    }

    mutating func document() -> String {
        let count = 1 + random(4)
        return join((0..<count).map { _ in definition() })
    }

    private mutating func definition() -> String {
        switch random(6) {
        case 0: return selectionSet(0)
        case 1, 2:
            let variables =
                random(2) == 0 ? "" : "(" + join((0...random(3)).map { _ in variable() }) + ")"
            return join([
                pick(["query", "mutation", "subscription"]), pick(["Q", "query", ""]), variables,
            ])
                + directives() + selectionSet(0)
        case 3: return join(["fragment", "F", "on", "T"]) + directives() + selectionSet(0)
        case 4:
            return string() + join([" type", "A", pick(["", "implements B & C"])]) + directives()
                + "{" + join((0...random(3)).map { _ in fieldDefinition() }) + "}"
        default:
            return join([pick(["enum", "extend enum"]), "E"]) + "{"
                + join(
                    (0...random(3)).map { _ in pick(["A", "B @d", "\"\"\"\n  x\n  y\n\"\"\" C"]) }
                ) + "}"
        }
    }

    private mutating func fieldDefinition() -> String {
        let arguments =
            random(2) == 0
            ? ""
            : "(" + join((0...random(2)).map { _ in "x: [Int!] = " + value(1, isConstant: true) })
                + ")"
        return join([pick(["", string()]), "f" + arguments + ": [T!]!"])
    }

    private mutating func variable() -> String {
        join([
            "$v", ":", pick(["Int", "[T!]!"]),
            random(2) == 0 ? "" : "=" + value(0, isConstant: true),
        ])
    }

    private mutating func selectionSet(_ depth: Int) -> String {
        "{" + join((0...random(4)).map { _ in selection(depth + 1) }) + "}"
    }

    private mutating func selection(_ depth: Int) -> String {
        switch random(8) {
        case 0: return "...F" + directives()
        case 1 where depth < 5:
            return "..." + pick([" on T", ""]) + directives() + selectionSet(depth)
        default:
            let arguments =
                random(3) > 0 ? "" : "(" + join((0...random(3)).map { _ in "x:" + value(0) }) + ")"
            return pick(["", "alias:"]) + pick(["a", "longer_name", "type"]) + arguments
                + directives()
                + (depth < 5 && random(3) == 0 ? selectionSet(depth) : "")
        }
    }

    private mutating func directives() -> String {
        random(4) > 0 ? " " : " @d(x: \(value(0, isConstant: true))) @e "
    }

    private mutating func string() -> String {
        pick([
            "\"\"", "\"a\\n\\u00e9\"", "\"\"\"block\"\"\"", "\"\"\"\n   two\n     lines\n\"\"\"",
            "\"\"\" \\\"\"\" \"\"\"", "\"😀\"", "\"\"\"\n\n  a\n\n  b\\\n\"\"\"",
        ])
    }

    private mutating func value(_ depth: Int, isConstant: Bool = false) -> String {
        switch random(depth > 2 ? 6 : 8) {
        case 0: return pick(["1", "-5", "0"])
        case 1: return pick(["1.5", "-2e10", "0.1E-5"])
        case 2: return string()
        case 3: return pick(["true", "false", "null"])
        case 4: return "ENUM"
        case 5: return isConstant ? "B" : "$v"
        case 6:
            return "[" + join((0..<random(4)).map { _ in value(depth + 1, isConstant: isConstant) })
                + "]"
        default:
            return "{"
                + join((0..<random(4)).map { _ in "k:" + value(depth + 1, isConstant: isConstant) })
                + "}"
        }
    }
}
