import Foundation
import Testing

/// A Swift file of this package.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// Its path from the package's folder: `Sources/Relay/JSON/JSONValue.swift`.
    let path: String
    let text: String
    let code: SwiftCode

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = SwiftCode(text)
    }

    var testDescription: String { path }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    var isGenerated: Bool { text.hasPrefix("// @generated") }

    /// What it imports, with the line of each.
    var imports: [(module: String, line: Int)] {
        code.lines.enumerated().compactMap { index, line in
            guard line.contains("import") else { return nil }
            return line.firstMatch(
                of:
                    /^\s*(?:@\S+\s+|public\s+|package\s+|internal\s+)*import\s+(?:struct\s+|class\s+|enum\s+|func\s+)?(\w+)/
            )
            .map { (String($0.1), index + 1) }
        }
    }

    /// The folder of this package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files but those in build folders.
    private static let all = ["Sources", "Generator", "Tests", "Examples"].flatMap(read)

    private static func read(_ folder: String) -> [SourceFile] {
        let root = package.appendingPathComponent(folder).path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".swift"), !name.components.contains(where: { $0.hasPrefix(".") }),
                let text = try? String(contentsOfFile: root + "/" + name, encoding: .utf8)
            else { return nil }
            return SourceFile(path: folder + "/" + name, text: text)
        }
    }

    /// The Swift files below a folder.
    static func all(in folder: String) -> [SourceFile] {
        all.filter { $0.path.hasPrefix(folder + "/") }
    }

    /// All that is written by hand.
    static let handwritten = all.filter { !$0.isGenerated }

    /// What users run: neither tests nor generated.
    static let shipping = handwritten.filter { file in
        ["Sources/", "Generator/Sources/", "Examples/"].contains { file.path.hasPrefix($0) }
    }

    static let generated = all.filter(\.isGenerated)
}

extension String {
    /// The parts of a path.
    var components: [String] { split(separator: "/").map(String.init) }
}
