import Foundation
import Testing

@testable import RelayCompiler

/// Whatever is printed as a literal or as a comment compiles, and literals mean what they should.
struct SwiftLiteralFuzzTests {
    /// What could end, escape, join or hide something.
    private static let pieces: [String] = [
        "\"", "\"\"\"", "\\", "#", "##", "\\#", "\"\"\"#", "\\##(", "(", ")", "n", "u{41}", " ",
        "\t",
        "/*", "*/", "//", "`", "a", "é", "😀", "👩‍👩‍👧", "\u{FF9E}", "\u{301}", "\u{20DD}",
        "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{0}", "\u{7}",
        "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}", "\u{E0041}", "\u{FFFE}",
        "\r", "\u{B}", "\u{C}", "\u{10FFFF}",
    ]

    private var random = SeededGenerator(state: 5)

    private mutating func randomText(withLines: Bool) -> String {
        let count = Int.random(in: 0...8, using: &random)
        let pieces = Self.pieces + (withLines ? ["\n", "\r\n"] : [])
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    private static func stored(_ name: String, _ value: SwiftExpression) -> SwiftDeclaration {
        .stored(SwiftStoredProperty(access: .internal, name: name, value: value))
    }

    @Test mutating func everyLiteralAndCommentCompilesAndMeansWhatItShould() throws {
        var declarations: [SwiftDeclaration] = []
        var expected: [String] = []
        var members: [SwiftDeclaration] = []
        // The one that was found first.
        var lines = [["a(s: \"\\\\#\u{FF9E}\")"]]
        lines += (0..<250).map { _ in
            (0...Int.random(in: 0...2, using: &random)).map { _ in randomText(withLines: false) }
        }
        for lines in lines {
            declarations.append(Self.stored("v\(expected.count)", .multilineString(lines)))
            expected.append(lines.joined(separator: "\n"))
        }
        for index in 0..<250 {
            let text = randomText(withLines: true)
            declarations.append(Self.stored("v\(expected.count)", .string(text)))
            expected.append(text)
            members.append(
                .computed(
                    SwiftComputedProperty(
                        documentation: Documentation.lines(text) + [text],
                        deprecation: text,
                        access: .internal,
                        name: "p\(index)",
                        type: .named("Int"),
                        body: [.return(.integer("1"))]
                    )
                )
            )
        }
        declarations.append(
            .type(
                SwiftTypeDeclaration(
                    documentation: expected,
                    access: .internal,
                    kind: .struct,
                    name: "Commented",
                    conformances: [],
                    members: members
                )
            )
        )
        var file = SwiftFile(header: expected, importAccess: .internal, declarations: declarations)
        file.importsRuntime = false
        var text = SwiftPrinter.print(file)
        #expect(Hostile.hidden(in: text).isEmpty)
        for index in expected.indices {
            text += "print(Array(v\(index).utf8))\n"
        }
        let project = try TemporaryProject()
        try project.write("main.swift", text)
        let program = project.url("program").path
        let compiler = try run(["swiftc", "-Onone", project.url("main.swift").path, "-o", program])
        try #require(compiler.status == 0, "\(compiler.output.suffix(2_000))")
        let output = try run([program]).output.split(separator: "\n").map(String.init)
        #expect(output == expected.map { "\(Array($0.utf8))" })
    }

    private func run(_ words: [String]) throws -> (status: Int32, output: String) {
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-output-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }
}

/// Texts that are meant to do harm where they are shown.
enum Hostile {
    /// A title, a colour, the same as one character, a direction, a deletion, an end of line.
    static let payloads = [
        "\u{1B}]0;owned\u{7}", "\u{1B}[31m", "\u{9B}31m", "\u{202E}", "\u{2066}", "\u{7F}\u{8}",
        "\r", "\u{2028}", "\u{E0041}",
    ]

    /// What is in a text that nobody sees.
    static func hidden(in text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0a: false
            case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200b, 0x200e, 0x200f, 0x2028...0x202e,
                0x2060...0x206f, 0xfeff, 0xe0000...0xe007f:
                true
            default: false
            }
        }
    }
}
