/// The error for an invalid artifact text, or for artifacts that don't fit together.
package struct ArtifactError: Error, Sendable, CustomStringConvertible {
    /// The line of the text; `nil` if the artifact can't be linked with those of fragments.
    package let line: Int?
    package let reason: String
    private let remedy: String

    init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
        remedy = "Run relay-generator again."
    }

    /// Creates an error for an operation that can't be linked.
    init(operation: String, reason: String, remedy: String) {
        line = nil
        self.reason = "`\(operation)` can't be linked: \(reason)"
        self.remedy = remedy
    }

    package var description: String {
        let start = line.map { "Line \($0) of the artifact is invalid: " } ?? ""
        return "\(start)\(reason). \(remedy)"
    }
}
