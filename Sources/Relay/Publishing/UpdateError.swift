/// Why an updater was refused, although it threw nothing itself.
///
/// None of the updater's changes are published.
public enum UpdateError: Error, Sendable, Hashable {
    /// A field was set to a value of another kind than the schema says.
    case wrongKind(type: String, field: String, expected: String, found: String)
    /// A record or reference comes from another environment, or from an updater that has returned.
    case foreignRecord
}

extension UpdateError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .wrongKind(let type, let field, let expected, let found):
            "The updater set `\(field)` of "
                + (type.isEmpty ? "the root" : "`\(type)`")
                + " to \(found), but the schema says `\(expected)`. "
                + "Set a value of that type."
        case .foreignRecord:
            "The updater used a record of another environment, or of an updater that has returned. "
                + "Look the record up in the store that the updater is given, by its id."
        }
    }
}

extension UpdateError: LoggableError {
    /// Names and kinds only, no values.
    package var logDescription: String { description }
}
