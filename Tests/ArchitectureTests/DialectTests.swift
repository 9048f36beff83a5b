import Foundation
import Testing

/// Documentation and comments read like those of an English-speaking engineer (STYLE.md, rules 19a
/// to 19d).
@Suite struct DialectTests {
    /// The number of findings that each folder may have: in comments, and in the documentation of
    /// public declarations.
    ///
    /// Lower a number when a folder improves; never raise one. Folders that are not listed may have
    /// none. The aim is fewer than fifty in all comments, and none in public documentation.
    private static let ceilings: [String: (comments: Int, publicDocumentation: Int)] = [:]

    @Test(arguments: Dialect.all.indices)
    func findsItsExample(index: Int) throws {
        let dialect = Dialect.all[index]
        let expression = try Self.expression(dialect)
        #expect(Self.findings(expression, in: dialect.example).count > 0, "\(dialect.example)")
        #expect(Self.findings(expression, in: dialect.cure).isEmpty, "\(dialect.cure)")
    }

    @Test func commentsArePlain() throws {
        let expressions = try Dialect.all.map { (try Self.expression($0), $0) }
        var found: [String: (comments: [String], documentation: [String])] = [:]
        #expect(SourceFile.handwritten.count > 500)
        for file in SourceFile.handwritten {
            guard let folder = Self.folder(of: file.path) else { continue }
            let prose = Prose(swift: file)
            for (expression, dialect) in expressions {
                let describe = { (finding: String) in
                    "\(file.path): “\(finding)” (instead of “\(dialect.example)” write “\(dialect.cure)”)"
                }
                found[folder, default: ([], [])].comments +=
                    Self.findings(expression, in: prose.text).map(describe)
                found[folder, default: ([], [])].documentation +=
                    Self.findings(expression, in: prose.publicText).map(describe)
            }
        }
        for (folder, (comments, documentation)) in found.sorted(by: { $0.key < $1.key }) {
            let ceiling = Self.ceilings[folder] ?? (comments: 0, publicDocumentation: 0)
            #expect(
                comments.count <= ceiling.comments,
                "\(folder) has \(comments.count):\n\(comments.joined(separator: "\n"))"
            )
            #expect(
                documentation.count <= ceiling.publicDocumentation,
                "\(folder) has \(documentation.count):\n\(documentation.joined(separator: "\n"))"
            )
        }
    }

    @Test func articlesArePlain() throws {
        let expressions = try Dialect.all.map { (try Self.expression($0), $0) }
        let articles = Self.articles()
        #expect(articles.count > 20)
        for path in articles {
            let file = SourceFile.package.appendingPathComponent(path)
            let prose = Prose(markdown: try String(contentsOf: file, encoding: .utf8))
            for (expression, dialect) in expressions {
                let findings = Self.findings(expression, in: prose.text)
                #expect(findings.isEmpty, "\(path): write “\(dialect.cure)” instead: \(findings)")
            }
        }
    }

    /// The folder whose ceiling applies to a file, such as `Sources/Relay/JSON`; `nil` for tests.
    private static func folder(of path: String) -> String? {
        let components = path.components
        if components.starts(with: ["Generator", "Sources"]) {
            return components.prefix(3).joined(separator: "/")
        }
        if components.starts(with: ["Sources", "Relay"]) {
            return components.prefix(3).joined(separator: "/")
        }
        guard ["Sources", "Examples"].contains(components.first) else { return nil }
        return components.prefix(2).joined(separator: "/")
    }

    /// The paths of all articles, the README and the changelog.
    private static func articles() -> [String] {
        let root = SourceFile.package.appendingPathComponent("Sources").path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let articles = names.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
        return ["README.md", "CHANGELOG.md"] + articles.sorted().map { "Sources/" + $0 }
    }

    private static func expression(_ dialect: Dialect) throws -> NSRegularExpression {
        var options: NSRegularExpression.Options = [.anchorsMatchLines]
        if !dialect.isCaseSensitive { options.insert(.caseInsensitive) }
        return try NSRegularExpression(pattern: dialect.pattern, options: options)
    }

    /// Returns the text around each match.
    private static func findings(_ expression: NSRegularExpression, in text: String) -> [String] {
        let whole = text as NSString
        let range = NSRange(location: 0, length: whole.length)
        return expression.matches(in: text, range: range).map { match in
            let start = max(0, match.range.location - 40)
            let end = min(whole.length, match.range.location + match.range.length + 40)
            return whole.substring(with: NSRange(location: start, length: end - start))
                .replacingOccurrences(of: "\n", with: " ")
        }
    }
}
