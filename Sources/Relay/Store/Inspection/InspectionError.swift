/// Why a store can't be filled with the JSON of an inspection.
public enum InspectionError: Error, Sendable, Hashable {
    /// A record, or one of its fields, is not as ``StoreInspection/json`` writes it.
    case invalid(record: String, reason: String)
}

extension InspectionError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .invalid(let record, let reason):
            "The store can't be filled, because of the record `\(record.shortened())`: \(reason). Pass "
                + "the JSON of an inspection, unchanged."
        }
    }
}

extension InspectionError: LoggableError {
    package var logDescription: String {
        "The store can't be filled with JSON that is not the JSON of an inspection."
    }
}
