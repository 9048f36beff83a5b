import Foundation
import Relay

/// The envelope of all protocols: `{"type":"next","id":"1","payload":{…}}`.
struct WireMessage {
    var type = ""
    /// The id of the operation; `nil` if there is none, or an unknown one.
    var id: Int?
    var hasID = false
    /// The unparsed JSON text of the payload.
    var payload: Data?

    /// Parses a text message, or a binary one with the same content.
    ///
    /// - Throws: An error if it is not JSON, or not an object with a `type`.
    init(_ message: WebSocketMessage) throws(JSONError) {
        let bytes = message.bytes
        var payloadRange: Range<Int>?
        let read = try bytes.parsingJSON { (cursor) throws(JSONError) -> (String, JSONValue) in
            var type = ""
            var id = JSONValue.null
            var more = try cursor.enterObject()
            while more {
                let key = try cursor.key()
                if cursor.text(key, equals: "payload") {
                    _ = cursor.peek()
                    let start = cursor.offset
                    try cursor.skipValue()
                    payloadRange = start..<cursor.offset
                } else if cursor.text(key, equals: "type") {
                    let text = try cursor.string()
                    type = cursor.makeString(text)
                } else if cursor.text(key, equals: "id") {
                    id = try cursor.value()
                } else {
                    try cursor.skipValue()
                }
                more = try cursor.nextMember()
            }
            try cursor.expectEnd()
            return (type, id)
        }
        type = read.0
        hasID = !read.1.isNull
        id = read.1.string.flatMap(Self.id) ?? read.1.int.flatMap { Int(exactly: $0) }
        // A copy, so that its indices start at 0.
        payload = payloadRange.map { range in
            Data(bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound])
        }
    }

    /// Returns the number of an operation if the text is exactly the one that was sent for it.
    ///
    /// `01` and `+1` are other ids than `1`.
    private static func id(_ text: String) -> Int? {
        Int(text).flatMap { String($0) == text ? $0 : nil }
    }

    /// The parsed payload; `nil` if there is none.
    var payloadValue: JSONValue? { payload.flatMap { try? JSONValue(parsing: $0) } }

    /// Returns the text of a message: `{"type":"subscribe","id":"1","payload":{…}}`.
    static func text(_ type: String, id: Int? = nil, payload: Data? = nil) -> Data {
        var text = Data("{\"type\":\"\(type)\"".utf8)
        if let id { text.append(contentsOf: ",\"id\":\"\(id)\"".utf8) }
        if let payload {
            text.append(contentsOf: ",\"payload\":".utf8)
            text.append(payload)
        }
        text.append(UInt8(ascii: "}"))
        return text
    }

    /// The payload of an `error` message as a response: `{"errors":[…]}`.
    ///
    /// Servers send a list, a single error, or an object that contains the list. Some use another
    /// name for the message of an error.
    var errorResponse: Data {
        let payload = payloadValue ?? .null
        let list = payload["errors"]?.array ?? payload.array ?? [payload]
        let errors = list.map { error -> JSONValue in
            var members = error.object ?? [:]
            if members["message"]?.string == nil {
                members["message"] = .string(
                    error.string ?? error["errorType"]?.string ?? error["error"]?.string
                        ?? "The server did not say why it failed the operation."
                )
            }
            return .object(members)
        }
        return Data(JSONValue.object(["errors": .array(errors)]).utf8())
    }

    /// The server's reason for a rejection, in at most 200 characters.
    var reason: String {
        let payload = payloadValue ?? .null
        let error = payload["errors"]?.array?.first ?? payload.array?.first ?? payload
        let text = error.string ?? error["message"]?.string ?? error["errorType"]?.string
        return String((text ?? "no reason was given").prefix(200))
    }
}
