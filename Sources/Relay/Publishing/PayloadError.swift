/// Why an app's data can't be written for a fragment.
public enum PayloadError: Error, Sendable, Hashable {
    /// The data is JSON, but not an object.
    case notAnObject(fragment: String)
    /// The data has the id or key of another object than the reference.
    case otherObject(fragment: String)
    /// The operation that the reference is from does not select the fragment's fields.
    case notSelected(fragment: String, operation: String)
}

extension PayloadError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notAnObject(let fragment):
            "The data for `\(fragment)` is not a JSON object. Pass the object's fields by their "
                + "response keys."
        case .otherObject(let fragment):
            "The data for `\(fragment)` has the id of another object than the reference. Pass the "
                + "data of the reference's object."
        case .notSelected(let fragment, let operation):
            "The data for `\(fragment)` can't be written, because `\(operation)`, which the reference "
                + "is from, does not select its fields. Use a reference from an operation that "
                + "spreads the fragment."
        }
    }
}

extension PayloadError: LoggableError {
    package var logDescription: String { description }
}
