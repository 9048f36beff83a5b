import Foundation
import Relay

/// The errors of a GraphQL response, read without parsing its data.
struct PayloadErrors {
    /// The kinds of `data`.
    enum DataState: Equatable {
        /// Absent or null.
        case none
        /// An object with only null members, of these names.
        case nulls(Set<String>)
        case some
    }

    /// The elements of `errors`.
    var errors: [GraphQLError] = []
    var data = DataState.none
    /// Whether there is a member `data`, even null.
    ///
    /// Without it, nothing was executed.
    var hasData = false

    /// An unreadable payload has no errors here; the environment reports it later.
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
            let members = try? bytes.memberRanges()
            let areNull = members?.values.allSatisfy {
                bytes.bytes($0).elementsEqual("null".utf8)
            }
            data = areNull == true ? .nulls(Set((members ?? [:]).keys)) : .some
        }
    }

    /// Returns whether an error has one of these as its `extensions.code` or its message.
    func contains(_ codes: Set<String>) -> Bool {
        errors.contains { error in
            codes.contains(error.extensions["code"]?.string ?? "") || codes.contains(error.message)
        }
    }
}
