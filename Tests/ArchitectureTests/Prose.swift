import Foundation

/// The prose of a file, one paragraph a line, without code.
struct Prose {
    /// All comments of a Swift file, or the text of an article.
    private(set) var text = ""
    /// The documentation of public declarations.
    private(set) var publicText = ""

    /// Reads a Swift file.
    init(swift file: SourceFile) {
        let lines = file.lines.map(String.init)
        var index = 0
        var isInString = false
        while index < lines.count {
            let line = lines[index].trimmingCharacters(in: .whitespaces)
            if !isInString, line.hasPrefix("//") {
                let mark = line.hasPrefix("///") ? "///" : "//"
                let start = index
                var comment: [String] = []
                while index < lines.count {
                    let line = lines[index].trimmingCharacters(in: .whitespaces)
                    guard line.hasPrefix(mark), mark == "///" || !line.hasPrefix("///") else {
                        break
                    }
                    comment.append(String(line.dropFirst(mark.count)))
                    index += 1
                }
                let prose = Self.paragraphs(comment)
                text += prose
                if mark == "///", Self.isPublic(at: index, commentStart: start, lines) {
                    publicText += prose
                }
                continue
            }
            if !isInString,
                let comment = lines[index].range(of: #"\S  // "#, options: .regularExpression)
            {
                text += Self.paragraphs([String(lines[index][comment.upperBound...])])
            }
            if lines[index].components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
                isInString.toggle()
            }
            index += 1
        }
    }

    /// Reads an article.
    init(markdown: String) {
        text = Self.paragraphs(
            markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        )
        publicText = text
    }

    /// Returns whether the declaration at a line is public, or a member of a public enum or
    /// protocol.
    private static func isPublic(at index: Int, commentStart: Int, _ lines: [String]) -> Bool {
        var index = index
        while index < lines.count, lines[index].trimmingCharacters(in: .whitespaces).hasPrefix("@"),
            !lines[index].contains("public ")
        {
            index += 1
        }
        guard index < lines.count else { return false }
        if lines[index].contains("public ") || lines[index].contains("open ") { return true }
        let indentation = lines[index].prefix { $0 == " " }.count
        guard indentation > 0 else { return false }
        let outer = lines[..<commentStart].last { line in
            !line.allSatisfy { $0 == " " } && line.prefix { $0 == " " }.count < indentation
        }
        guard let outer else { return false }
        return outer.contains("public enum ") && lines[index].contains("case ")
            || outer.contains("public protocol ")
    }

    /// Joins the lines of each paragraph, and leaves out code.
    private static func paragraphs(_ lines: [String]) -> String {
        var result = ""
        var isCode = false
        for line in lines.map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode || line.isEmpty || line.hasPrefix("```") {
                result += "\n"
            } else {
                let startsItem = line.hasPrefix("- ") || line.hasPrefix("|") || line.hasPrefix("#")
                result += (startsItem ? "\n" : " ") + line
            }
        }
        let replacements = [
            ("``[^`]*``", "x"), ("`nil`", "nil"), ("`[^`]*`", "x"), ("<[^>]*>|https?:\\S+", "x"),
            ("(?m)^ +", ""),
        ]
        for (pattern, replacement) in replacements {
            result = result.replacingOccurrences(
                of: pattern,
                with: replacement,
                options: .regularExpression
            )
        }
        return result + "\n"
    }
}
