import Foundation
import Relay

/// The place for the id of a persisted operation in a request.
public enum OperationIDPlacement: Sendable, Hashable {
    /// `"extensions": {"persistedQuery": {"version": 1, "sha256Hash": id}}`, which most servers
    /// support.
    case persistedQueryExtension
    /// A member of the request's JSON object: `"documentId": id` for `.member("documentId")`.
    case member(String)
}

/// The body of a GraphQL request:
/// `{"query":"query Q { a }","operationName":"Q","variables":{}}`.
struct JSONBody {
    var request: NetworkRequest
    var operationID: OperationIDPlacement

    init(request: NetworkRequest, operationID: OperationIDPlacement) {
        self.request = request
        self.operationID = operationID
    }

    init(
        request: RequestParameters,
        variables: VariableData,
        operationID: OperationIDPlacement
    ) {
        self.request = NetworkRequest(parameters: request, variables: variables)
        self.operationID = operationID
    }

    /// The body as JSON text.
    var utf8: [UInt8] { JSONValue.object(object).utf8() }

    /// The body as a JSON object.
    ///
    /// An operation with an id is sent by its id, any other by its text.
    var object: JSONObject {
        let parameters = request.parameters
        var object: JSONObject = [:]
        var extensions = request.extensions
        if let id = parameters.id {
            switch operationID {
            case .persistedQueryExtension:
                extensions["persistedQuery"] = ["version": 1, "sha256Hash": .string(id)]
            case .member(let name):
                object[name] = .string(id)
            }
        } else if let text = parameters.text {
            object["query"] = .string(text)
        }
        if !extensions.isEmpty { object["extensions"] = .object(extensions) }
        object["operationName"] = .string(parameters.name)
        object["variables"] = .object(request.variables.values)
        return object
    }
}
