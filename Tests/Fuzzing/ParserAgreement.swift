import Foundation

@testable import Relay

/// All that read JSON, on one text.
enum ParserAgreement {
    /// Whether the text is JSON, in which all must be of one mind.
    static func check(_ text: Data) -> Bool {
        let value = Result { () throws(JSONError) in try JSONValue(parsing: text) }
        let skipped = Result { () throws(JSONError) in
            try text.parsingJSON { (cursor) throws(JSONError) in
                try cursor.skipValue()
                try cursor.expectEnd()
            }
        }
        switch (value, skipped) {
        case (.success(let value), .success):
            checkFoundation(accepts: text, as: value)
            let written = Data(value.utf8())
            let again = try? JSONValue(parsing: written)
            precondition(again == value, "what is written must be read as the same")
            return true
        case (.failure(let error), .failure(let other)):
            precondition(error == other, "reading and skipping must fail alike")
            precondition(0...text.count ~= error.offset, "errors must be inside the text")
            checkFoundation(refuses: text, because: error)
            return false
        default: preconditionFailure("reading and skipping must agree")
        }
    }

    private static func parse(_ text: Data) -> Any? {
        try? JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    }

    private static func checkFoundation(accepts text: Data, as value: JSONValue) {
        // It looks for other encodings than UTF-8 first.
        guard let object = parse(text) else { preconditionFailure("Foundation must accept it") }
        precondition(isSame(object, value), "Foundation must read the same")
    }

    private static func isSame(_ object: Any, _ value: JSONValue) -> Bool {
        switch value {
        case .null: object is NSNull
        case .bool(let bool): (object as? NSNumber)?.boolValue == bool
        case .int(let int): (object as? NSNumber)?.int64Value == int
        case .double(let double): (object as? NSNumber)?.doubleValue == double
        case .string(let string):
            (object as? String).map { $0.utf8.elementsEqual(string.utf8) } ?? false
        case .array(let values):
            (object as? [Any]).map { zip($0, values).allSatisfy { isSame($0, $1) } } ?? false
        // Keys that only look the same are one key in Foundation's dictionaries.
        case .object: object is [String: Any]
        }
    }

    /// Where Foundation is known to read more than RFC 8259 allows, or than we do.
    private static func checkFoundation(refuses text: Data, because error: JSONError) {
        switch error.reason {
        // Commas at the end; texts in UTF-16 and UTF-32; a byte order mark.
        case .unexpectedByte, .invalidUTF8: return
        // RFC 8259, section 8.2: what half of a pair means is not defined. Section 6: nor is how
        // large numbers may be.
        case .loneSurrogate, .numberOutOfRange, .tooDeep: return
        default: precondition(parse(text) == nil, "Foundation must refuse it")
        }
    }
}
