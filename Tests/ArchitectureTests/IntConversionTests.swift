import Foundation
import Testing

/// Conversions to `Int`, which has 32 bits on most watches: `Int(value)` ends the app there when a
/// server, a file or a hash gives it more.
///
/// A conversion says what happens then: `exactly:`, `clamping:` or `truncatingIfNeeded:`. One that
/// says nothing is in this list, with the reason why its value always fits.
struct IntConversionTests {
    enum Reason {
        /// It has at most 16 bits, or was compared with a small number before.
        case isSmall
        /// `Int32`, which any `Int` holds.
        case is32BitsSigned
        /// The number, size or offset of something in memory, which has fewer than 2^31 of them
        /// where an `Int` has 32 bits.
        case isInMemory
        /// Text: the result is `nil` when the number does not fit.
        case isText
        /// The generator runs where an `Int` has 64 bits.
        case runsOn64Bits
        /// Linux only, where watches are not.
        case isForLinux
    }

    static let allowed: [String: [Reason: Set<String>]] = [
        "Sources/Relay/": [
            .isSmall: [
                "$1 - UInt8(ascii: \"\")", "byte & 15", "byte >> 4", "digits.value",
                "few", "id.index & 1023", "id.index & 1_023", "index & 1023",
                "positions[position]", "rest >> 24",
            ],
            .is32BitsSigned: [
                "fields[index]", "fields[start &+ slot]", "header.pointee.places",
                "item.blockStart", "item.guess", "lessons.slots[index]", "number",
                "starts[chunk]", "pointers.header.pointee.places", "step.item",
            ],
            .isInMemory: [
                "count", "element.index >> 6", "endIndex", "header.pointee.count", "id.index",
                "id.index >> 10", "index", "index >> 10", "key.index", "old", "place", "position",
                "start",
            ],
            .isText: ["key"],
        ],
        "Sources/RelayNetworking/": [
            .isSmall: ["header[1]", "payload[0]", "payload[1]"],
            .isText: ["$0", "left", "right", "start[1]", "text", "text, radix: 16"],
            .isForLinux: ["entry.ai_addrlen", "max(left, 1)"],
        ],
        "Sources/RelayTesting/": [
            .isText: ["$0", "cursor.dropFirst(7)", "key", "rest.dropFirst()"]
        ],
        "Generator/Sources/": [
            .isSmall: [
                "Double(wanted.count) * 0.4", "byte & 15", "byte >> 4", "timeout * 1000",
            ],
            .isText: ["level.text", "number.text", "text", "value.text"],
            .runsOn64Bits: [
                "$0", "context.fragmentNumbers[fragment.name.text] ?? 0", "end", "first",
                "fragment", "fragments[next]", "groupNumbers[name]", "group[0]",
                "lineStarts[index + 1]", "lineStarts[index]", "lineStarts[middle]", "lower",
                "number", "occurrence", "reached[next]", "root",
                "selections.occurrences[Int(occurrence)].responseName", "set",
                "shared.first ?? bucket[0]", "slots[slot]", "spread.fragment", "start",
                "status.st_size", "token.start", "unitMarks[first]", "unitMarks[last]", "upper",
                "word(buffer, start + 12)",
            ],
        ],
    ]

    @Test(arguments: allowed.keys.sorted())
    func sayWhatBecomesOfLargeNumbers(root: String) {
        let allowed = Set((Self.allowed[root] ?? [:]).values.joined())
        let found = SourceFile.shipping.filter { $0.path.hasPrefix(root) && !$0.isGenerated }
            .flatMap { file in
                Self.conversions(in: file.code.text).map { (file.path, $0) }
            }
        let unexplained = found.filter { !allowed.contains($0.1) }
        #expect(unexplained.map { "\($0.0): Int(\($0.1))" } == [])
        #expect(allowed.subtracting(found.map(\.1)).sorted() == [], "These are gone.")
    }

    @Test(arguments: [
        ("Int(hash) & mask", ["hash"]), ("a.map { Int($0) }", ["$0"]),
        ("Int(\n    f(a, b)\n)", ["f(a, b)"]), ("Int(a[Int(b)])", ["a[Int(b)]", "b"]),
        ("a.map(Int.init)", ["Int.init"]), ("let a: [UInt] = b.map(Int.init(_:))", ["Int.init"]),
        ("Int(exactly: a)", []), ("Int(clamping: a)", []), ("Int(truncatingIfNeeded: a)", []),
        ("Int(bitPattern: a)", []), ("Int(7)", []), ("UInt(a)", []), ("Int64(a)", []),
        ("let a: Int", []), ("a.map(Int.init(exactly:))", []),
    ])
    func seesConversions(code: String, conversions: [String]) {
        #expect(Self.conversions(in: SwiftCode(code).text) == conversions)
    }

    /// The literals of a duration are an `Int` unless they say otherwise: `.seconds(100 * 365 * 86_400)` isn't
    /// compiled for a watch.
    @Test func durationsFit32Bits() {
        let found = SourceFile.shipping.filter { !$0.path.hasPrefix("Generator/") }.flatMap {
            file in
            Self.longDurations(in: file.code.text).map { "\(file.path): \($0)" }
        }
        // Linux only.
        #expect(found == ["Sources/RelayNetworking/HTTP/Curl/CurlTransfer.swift: 1 << 32"])
    }

    @Test(arguments: [
        (".seconds(100 * 365 * 86_400)", ["100 * 365 * 86_400"]), (".seconds(60)", []),
        (".seconds(2_147_483_648)", ["2_147_483_648"]), (".seconds(2_147_483_647)", []),
        (".milliseconds(1 << 31)", ["1 << 31"]), (".seconds(100 * 365 * 86_400 as Int64)", []),
        (".seconds(count)", []),
    ])
    func seesLongDurations(code: String, durations: [String]) {
        #expect(Self.longDurations(in: SwiftCode(code).text) == durations)
    }

    private static func longDurations(in code: String) -> [String] {
        code.matches(of: /[a-z]seconds\(([\d_ *<]+)\)|\.seconds\(([\d_ *<]+)\)/).compactMap {
            match in
            let words = String(match.1 ?? match.2 ?? "")
            let numbers = words.matches(of: /[\d_]+/).compactMap {
                Double($0.0.filter { $0 != "_" })
            }
            let value =
                words.contains("<<") && numbers.count == 2
                ? numbers[0] * pow(2, numbers[1]) : numbers.reduce(1, *)
            return value > Double(Int32.max) ? words : nil
        }
    }

    /// What is converted without saying how.
    private static func conversions(in code: String) -> [String] {
        guard code.contains("Int(") || code.contains("Int.init") else { return [] }
        let labels = ["exactly:", "clamping:", "truncatingIfNeeded:", "bitPattern:"]
        return code.matches(of: /\bInt(\(|\.init\b)/).compactMap { match in
            let rest = code[match.range.upperBound...]
            if match.1 != "(" {
                return labels.contains { rest.hasPrefix("(\($0)") } ? nil : "Int.init"
            }
            var depth = 1
            let argument = rest.prefix { character in
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                return depth > 0
            }
            let words = argument.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isSaid = labels.contains { words.hasPrefix($0) } || Int(words) != nil
            return isSaid ? nil : words
        }
    }
}
