/// Swift text without its comments and without what stands in its strings, line by line.
///
/// `let a = "x \(b) y" // c` becomes `let a = "\(b)" `: what is interpolated is code.
struct SwiftCode: Sendable {
    let lines: [String]

    init(_ text: String) {
        var scanner = Scanner(text)
        scanner.scanCode()
        lines = scanner.output.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// The names of types and values in it, with the line of each.
    var identifiers: [(name: Substring, line: Int)] {
        lines.enumerated().flatMap { index, line in
            // Bytes, because regular expressions are slow without optimisation.
            line.utf8.split { !Self.isNameByte($0) }.map { (Substring($0), index + 1) }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }

    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0
        private var code: [UInt8] = []

        init(_ text: String) { bytes = Array(text.utf8) }

        var output: String { String(decoding: code, as: UTF8.self) }

        private func at(_ text: [UInt8]) -> Bool {
            bytes[position...].starts(with: text)
        }

        /// Ends at the end, or after the `)` that closes an interpolation.
        mutating func scanCode(ofInterpolation isInterpolation: Bool = false) {
            var depth = 0
            while position < bytes.count {
                let byte = bytes[position]
                if byte == Self.slash, at(Self.lineComment) {
                    position = bytes[position...].firstIndex(of: Self.newline) ?? bytes.count
                } else if byte == Self.slash, at(Self.blockComment) {
                    skipBlockComment()
                } else if byte == Self.quote || byte == Self.pound && startsString() {
                    scanString()
                } else {
                    code.append(byte)
                    position += 1
                    if byte == UInt8(ascii: "(") { depth += 1 }
                    if byte == UInt8(ascii: ")"), isInterpolation {
                        if depth == 0 { return }
                        depth -= 1
                    }
                }
            }
        }

        private mutating func skipBlockComment() {
            var depth = 0
            repeat {
                if at(Self.blockComment) {
                    depth += 1
                    position += 2
                } else if at(Self.blockCommentEnd) {
                    depth -= 1
                    position += 2
                } else {
                    keepNewline()
                    position += 1
                }
            } while depth > 0 && position < bytes.count
        }

        private func startsString() -> Bool {
            bytes[position...].first { $0 != Self.pound } == Self.quote
        }

        private mutating func scanString() {
            let pounds = bytes[position...].prefix { $0 == Self.pound }
            position += pounds.count
            let quotes = [UInt8](repeating: Self.quote, count: at([34, 34, 34]) ? 3 : 1)
            let (end, escape) = (quotes + pounds, [UInt8(ascii: "\\")] + pounds)
            position += quotes.count
            code.append(Self.quote)
            while position < bytes.count, !at(end) {
                if at(escape + [UInt8(ascii: "(")]) {
                    code += [UInt8(ascii: "\\"), UInt8(ascii: "(")]
                    position += escape.count + 1
                    scanCode(ofInterpolation: true)
                } else if at(escape) {
                    position += escape.count + 1
                } else {
                    keepNewline()
                    position += 1
                }
            }
            position += end.count
            code.append(Self.quote)
        }

        private mutating func keepNewline() {
            if bytes[position] == Self.newline { code.append(Self.newline) }
        }

        private static let newline = UInt8(ascii: "\n")
        private static let quote = UInt8(ascii: "\"")
        private static let pound = UInt8(ascii: "#")
        private static let slash = UInt8(ascii: "/")
        private static let lineComment = Array("//".utf8)
        private static let blockComment = Array("/*".utf8)
        private static let blockCommentEnd = Array("*/".utf8)
    }
}
