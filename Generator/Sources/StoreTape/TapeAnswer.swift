import Foundation
package import GraphQLSchema

/// The answer to a question about a recording, as text and as JSON.
package struct TapeAnswer: Sendable {
    /// Lines of text, without the last line feed.
    package var text: String
    /// The same as JSON.
    package var json: JSON

    init(_ lines: [String], _ json: JSON) {
        text = lines.joined(separator: "\n")
        self.json = json
    }
}

/// A question that can't be answered.
package struct TapeMistake: Error {
    /// The reason, and the remedy.
    package let message: String
}

/// Answers questions about a recording.
package struct TapeQuestions: Sendable {
    /// The questions, with their arguments and answers.
    package static let all: [(name: String, arguments: String, help: String)] = [
        ("problems", "", "what is probably wrong, with the place to look"),
        ("operations", "[--failed] [TEXT]", "the requests, and what they wrote"),
        ("versions", "[TEXT]", "the versions of the store, and their causes"),
        ("diff", "V1 V2", "the fields that differ between two versions"),
        ("records", "[TEXT]", "the records whose name, type or value has a text"),
        ("record", "NAME", "a record: fields, ages, optimistic values, what links to it"),
        ("history", "NAME", "the versions in which a record has changed"),
        ("why", "NAME", "why a record is kept"),
        ("readers", "[NAME]", "the live readers, or those of a record, and when they were told"),
        ("roots", "", "what the garbage collector starts from"),
        ("optimistic", "", "the optimistic updates in force, and what they hide"),
        ("queue", "", "the mutations that wait for the network or have failed"),
        ("events", "[TEXT]", "the events of the log"),
        ("sizes", "", "the largest records and types, and the slowest publications"),
    ]

    let tape: Tape
    let store: TapeStore

    /// Creates questions about a version.
    ///
    /// - Parameters:
    ///   - tape: The recording.
    ///   - version: The number of the version; `nil` for the end.
    package init(_ tape: Tape, at version: Int? = nil) {
        self.tape = tape
        store = TapeStore(tape, at: version)
    }

    /// Answers a question.
    ///
    /// - Parameters:
    ///   - question: The name of the question.
    ///   - arguments: Its arguments, such as the name of a record.
    ///   - onlyFailed: Whether only operations that failed count.
    /// - Returns: The answer.
    /// - Throws: `TapeMistake` if there is no such question, or it needs other arguments.
    package func answer(
        _ question: String,
        _ arguments: [String] = [],
        onlyFailed: Bool = false
    ) throws(TapeMistake) -> TapeAnswer {
        let text = arguments.first
        switch question {
        case "problems": return problems()
        case "operations": return operations(text, onlyFailed: onlyFailed)
        case "versions": return versions(text)
        case "diff":
            let numbers = arguments.compactMap { text in Int(text) }
            guard arguments.count == 2, numbers.count == 2 else {
                throw TapeMistake(message: "`diff` needs the numbers of two versions.")
            }
            return difference(numbers[0], numbers[1])
        case "records": return records(text ?? "")
        case "record": return try record(name(text, question))
        case "history": return try history(of: name(text, question))
        case "why": return try why(name(text, question))
        case "readers":
            guard let text else { return readers(of: nil) }
            return try readers(of: name(text, question))
        case "roots": return roots()
        case "optimistic": return optimistic()
        case "queue": return queue()
        case "events": return events(text ?? "")
        case "sizes": return sizes()
        default:
            let names = Self.all.map { "`\($0.name)`" }.joined(separator: ", ")
            throw TapeMistake(message: "There is no question `\(question)`. There are \(names).")
        }
    }

    /// Returns the name of a record, which may be given without quotation marks.
    private func name(_ text: String?, _ question: String) throws(TapeMistake) -> String {
        guard let text else {
            throw TapeMistake(
                message:
                    "`\(question)` needs the name of a record: a server's id, `root`, or a path such as "
                    + "`root.viewer`. `records TEXT` finds it."
            )
        }
        for candidate in [text, "\"\(text)\""] where store.records[candidate] != nil {
            return candidate
        }
        for line in tape.lines("version") {
            let records = line["records"]?.members ?? [:]
            for candidate in [text, "\"\(text)\""] where records.keys.contains(candidate) {
                return candidate
            }
        }
        throw TapeMistake(
            message:
                "No record is called `\(text)` or `\"\(text)\"`. `records TEXT` finds the names."
        )
    }
}

extension TapeQuestions {
    /// Writes seconds with milliseconds: `12.345 s`.
    static func seconds(_ time: Double) -> String { String(format: "%.3f s", time) }

    /// Writes a value on one line, shortened.
    static func text(_ value: JSON?) -> String {
        guard let value else { return "nothing" }
        if let name = value["__ref"]?.string, value.members?.count == 1 { return "→ \(name)" }
        if let names = value["__refs"]?.array, value.members?.count == 1 {
            let first = names.prefix(5).map { "→ \($0.string ?? "null")" }.joined(separator: ", ")
            return names.count > 5 ? "[\(first), … \(names.count) in all]" : "[\(first)]"
        }
        if let errors = value["__errors"]?.strings, value.members?.count == 1 {
            return "null, because \(errors.joined(separator: "; "))"
        }
        let text = String(decoding: JSONWriter.bytes(value), as: UTF8.self)
        return text.count > 120 ? "\(text.prefix(119))…" : text
    }
}
