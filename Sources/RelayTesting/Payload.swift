public import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A response that a test gives to an operation, with the parts that follow it.
///
/// ```swift
/// let payload: Payload = ["story": ["id": "1", "title": "Hello"]]   // the data
/// let failed = Payload(data: nil, errors: ["The story was deleted."])
/// let whole = try Payload(json: #"{"data": {"story": null}}"#)
/// ```
///
/// ``of(_:seed:options:)`` generates one from an operation.
public struct Payload: Sendable, Hashable {
    /// The members of the response: `["data": …, "errors": …]`.
    public var response: JSONObject
    /// The payloads of `@defer` and `@stream` that follow, in order.
    public var parts: [JSONObject] = []

    /// Creates a response with data, by response keys, and with errors.
    ///
    /// Without data the response has `"data": null`.
    public init(data: JSONObject?, errors: [String] = []) {
        response = ["data": data.map { .object($0) } ?? .null]
        guard !errors.isEmpty else { return }
        response["errors"] = .array(errors.map { ["message": .string($0)] })
    }

    /// Creates a response from a whole one: `["data": …, "errors": …, "extensions": …]`.
    public init(response: JSONObject, parts: [JSONObject] = []) {
        self.response = response
        self.parts = parts
    }

    /// Parses the text of a whole response.
    ///
    /// - Throws: A `JSONError`; also when the text is not an object.
    public init(json text: String) throws {
        let value = try JSONValue(parsing: Data(text.utf8))
        guard let response = value.object else {
            throw MockError.notAResponse(text: String(text.prefix(100)))
        }
        self.response = response
    }

    /// The data, by response keys; empty if there is none.
    public var data: JSONObject {
        get { response["data"]?.object ?? [:] }
        set { response["data"] = .object(newValue) }
    }

    /// The response and its parts as texts, in the order in which they are delivered.
    var texts: [[UInt8]] { ([response] + parts).map { JSONValue.object($0).utf8() } }
}

extension Payload: ExpressibleByDictionaryLiteral {
    /// Creates a response from its data.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(data: JSONObject(elements))
    }
}
