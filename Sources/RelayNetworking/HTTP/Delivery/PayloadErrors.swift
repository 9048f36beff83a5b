import Foundation
import Relay

/// What a GraphQL response says of errors, read without making values of its data.
struct PayloadErrors {
    /// What `data` is.
    enum DataState {
        /// Absent or null.
        case none
        /// An object whose members are all null.
        case nulls
        case some
    }

    /// The members of `errors`.
    var errors: [GraphQLError] = []
    var data = DataState.none
    /// Whether there is a member `data`, be it null: without one nothing was run.
    var hasData = false

    /// A payload that cannot be read has no errors here; who reads it after us will tell.
    init(_ payload: Data) {
        guard let members = try? payload.memberRanges() else {
            (data, hasData) = (.some, true)
            return
        }
        if let range = members["errors"],
            let json = try? JSONValue(parsing: Data(payload.bytes(range)))
        {
            errors = (json.array ?? []).map { GraphQLError($0) }
        }
        if let range = members["data"] {
            hasData = true
            let bytes = payload.bytes(range)
            guard !bytes.elementsEqual("null".utf8) else { return }
            let members = try? bytes.memberRanges().values
            let areNull = members?.allSatisfy { bytes.bytes($0).elementsEqual("null".utf8) }
            data = areNull == true ? .nulls : .some
        }
    }

    /// Whether an error has one of these in `extensions.code`, or as its message.
    func contains(_ codes: Set<String>) -> Bool {
        errors.contains { error in
            codes.contains(error.extensions["code"]?.string ?? "") || codes.contains(error.message)
        }
    }
}
