/// A function in the code of an article, and how it is called.
struct ArticleFunction: CustomStringConvertible {
    let name: String
    /// The labels of its parameters, with `_` for none, and whether each may be left out.
    private let parameters: [(label: String, isOptional: Bool)]
    /// The type around a method, which a file with a call has to name.
    private let type: String?
    /// Whether it is a test itself.
    let isTest: Bool

    var description: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

    /// Returns the functions of a file in order, without those that are in functions.
    static func all(in file: SourceFile) -> [ArticleFunction] {
        var type: String?
        var isMarked = false
        var rest = file.code.text[...]
        var functions: [ArticleFunction] = []
        while let line = rest.split(separator: "\n", maxSplits: 1).first {
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            if line.first != " ", let keyword = words.firstIndex(where: Self.isTypeKeyword) {
                type = words.dropFirst(keyword + 1).first.map(String.init)
            }
            if let range = line.firstRange(of: "func ") {
                let isTest = isMarked || line[..<range.lowerBound].contains("@Test")
                let name = line[range.upperBound...].prefix { $0 != "(" && $0 != "<" }
                let arguments = Self.parenthesized(rest[range.upperBound...]).parts
                functions.append(
                    ArticleFunction(
                        name: String(name),
                        parameters: arguments.map { parameter in
                            let label = parameter.prefix { $0 != " " && $0 != ":" }
                            return (String(label), parameter.contains("="))
                        },
                        type: line.first == " " ? type : nil,
                        isTest: isTest
                    )
                )
            }
            // An attribute may be on a line of its own.
            isMarked = words.first == "Test" && !line.contains("func ")
            rest = rest[line.endIndex...].dropFirst()
        }
        return functions
    }

    private static func isTypeKeyword(_ word: Substring) -> Bool {
        ["actor", "class", "enum", "extension", "struct"].contains(word)
    }

    /// Returns the texts between the commas of the first pair of parentheses, and the text after it.
    private static func parenthesized(_ text: Substring) -> (parts: [String], rest: Substring) {
        var parts: [String] = [""]
        var depth = 0
        var end = text.endIndex
        for index in text.indices {
            let character = text[index]
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, character == ")" {
                end = text.index(after: index)
                break
            }
            if depth == 1, character == "," {
                parts.append("")
            } else if depth > 0 {
                parts[parts.count - 1].append(character)
            }
            if "([{".contains(character) { depth += 1 }
        }
        let texts = parts.map { String($0.trimmingPrefix { $0.isWhitespace }) }
        return (texts.filter { !$0.isEmpty }, text[end...])
    }

    /// Returns whether a text names the type of the function and calls it with its labels.
    func isCalled(in text: String) -> Bool {
        if let type, !text.contains(type) { return false }
        return text.ranges(of: name).contains { range in
            let before = text[..<range.lowerBound]
            guard !before.hasSuffix("func "), !(before.last.map(Self.isNamePart) ?? false) else {
                return false
            }
            let after = text[range.upperBound...]
            if after.hasPrefix(" {") { return fits([], withClosure: true) }
            guard after.first == "(" else { return false }
            let (arguments, rest) = Self.parenthesized(after)
            let labels = arguments.map { argument in
                let label = argument.prefix(while: Self.isNamePart)
                return argument.dropFirst(label.count).hasPrefix(": ") ? String(label) : "_"
            }
            return fits(labels, withClosure: false)
                || rest.hasPrefix(" {") && fits(labels, withClosure: true)
        }
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Returns whether a call with these labels, and a closure behind them, is one of the function.
    private func fits(_ labels: [String], withClosure hasClosure: Bool) -> Bool {
        var labels = labels[...]
        for parameter in hasClosure ? parameters.dropLast() : parameters[...] {
            if labels.first == parameter.label {
                labels.removeFirst()
            } else if !parameter.isOptional {
                return false
            }
        }
        return labels.isEmpty && !(hasClosure && parameters.isEmpty)
    }
}
