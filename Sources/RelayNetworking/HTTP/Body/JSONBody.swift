import Foundation
import Relay

/// Where a request says which persisted operation it wants.
public enum OperationIDPlacement: Sendable, Hashable {
    /// `"extensions": {"persistedQuery": {"version": 1, "sha256Hash": id}}`, which most servers read.
    case persistedQueryExtension
    /// A member of the request's object: `"documentId": id` for `.member("documentId")`.
    case member(String)
}

/// The body of a GraphQL request:
/// `{"query":"query Q { a }","operationName":"Q","variables":{}}`.
struct JSONBody {
    var request: RequestParameters
    var variables: VariableData
    var operationID: OperationIDPlacement

    /// The operation goes by its id when it has one, otherwise by its text.
    var utf8: [UInt8] {
        var object: JSONObject = [:]
        if let id = request.id {
            switch operationID {
            case .persistedQueryExtension:
                object["extensions"] = [
                    "persistedQuery": ["version": 1, "sha256Hash": .string(id)]
                ]
            case .member(let name):
                object[name] = .string(id)
            }
        } else if let text = request.text {
            object["query"] = .string(text)
        }
        object["operationName"] = .string(request.name)
        object["variables"] = .object(variables.values)
        return JSONValue.object(object).utf8()
    }
}
