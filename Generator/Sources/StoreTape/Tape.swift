import GraphQLLanguage
package import GraphQLSchema

/// A recording of an environment: what has happened in it, in order.
package struct Tape: Sendable {
    /// Something that has happened.
    package struct Line: Sendable {
        /// The kind of line: `version`, `event` and so on.
        package let kind: String
        /// The seconds since the recording began.
        package let time: Double
        /// All members of the line.
        package let members: JSON

        /// Returns a member of the line.
        package subscript(key: String) -> JSON? { members[key] }
    }

    /// A line that can't be read.
    package struct Failure: Error {
        /// The number of the line, from 1.
        package let line: Int
        /// The reason.
        package let reason: String
    }

    /// The lines.
    package let lines: [Line]
    /// The name of the program that was recorded.
    package let name: String
    /// When the recording began, as ISO 8601 writes it.
    package let began: String

    /// Reads a recording.
    ///
    /// - Parameter bytes: The contents of the file. A last line that was cut off is left out.
    /// - Throws: `Failure` if it is not a recording, or a line in the middle is damaged.
    package init(_ bytes: [UInt8]) throws(Failure) {
        var lines: [Line] = []
        let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, text) in texts.enumerated() where !text.isEmpty {
            guard let json = JSON.read(Array(text)), let kind = json["k"]?.string else {
                if index == texts.count - 1, !lines.isEmpty { break }
                throw Failure(line: index + 1, reason: "it is not a line of a recording")
            }
            lines.append(Line(kind: kind, time: json["t"]?.number ?? 0, members: json))
        }
        guard let first = lines.first, first.kind == "tape" else {
            throw Failure(line: 1, reason: "it does not begin as a recording does")
        }
        guard first["format"]?.int == 1 else {
            let format = first["format"]?.int.map(String.init) ?? "unknown"
            throw Failure(
                line: 1,
                reason: "its format \(format) is not 1, which this version reads"
            )
        }
        self.lines = lines
        name = first["name"]?.string ?? ""
        began = first["began"]?.string ?? ""
    }

    /// Returns the lines of a kind.
    func lines(_ kind: String) -> [Line] { lines.filter { $0.kind == kind } }
}

extension JSON {
    /// The value of a number.
    var number: Double? {
        switch self {
        case .int(let int): Double(int)
        case .double(let double): double
        default: nil
        }
    }

    /// The texts of a list of strings.
    var strings: [String] { array?.compactMap(\.string) ?? [] }
}
