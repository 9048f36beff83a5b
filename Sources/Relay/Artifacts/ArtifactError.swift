/// The error for an invalid artifact text.
package struct ArtifactError: Error, Sendable, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String {
        "Line \(line) of the artifact is invalid: \(reason). Run relay-generator again."
    }
}
