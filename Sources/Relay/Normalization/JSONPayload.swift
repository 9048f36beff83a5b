#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A response whose data stays JSON: it is not written into records.
struct JSONPayload {
    /// The `data`; `nil` if it is absent or null.
    private(set) var data: JSONValue?
    private(set) var errors: [GraphQLError] = []
    private(set) var extensions: JSONObject = [:]
    /// The values that descriptions of errors do not repeat.
    private let variables: VariableData

    /// Other members of the payload, and the kinds of those that may have a wrong one.
    private struct Findings {
        /// The kind of the payload if it is not an object.
        var kind: String?
        var dataKind: String?
        var errorsKind: String?
        var hasExtensions = false
        /// Whether the payload says where in a response it belongs, as later parts do.
        var isPart = false
        /// Whether it says whether more payloads follow.
        var hasNext = false

        /// Returns why the payload is not a response; `nil` if it may be one.
        func mistake(_ data: JSONValue?) -> String? {
            if let kind { return "it is \(kind), not an object" }
            if let data, data.object == nil, let dataKind {
                return "its `data` is \(dataKind), not an object"
            }
            if data == nil, let errorsKind { return "its `errors` is \(errorsKind), not a list" }
            return nil
        }
    }

    /// Parses a payload.
    ///
    /// Returns `nil` for one that is skipped because it has neither data nor errors: only `extensions`,
    /// or the end of a response that came before.
    ///
    /// - Throws: A ``ResponseError`` if the payload is refused or has no data.
    init?(
        _ payload: Data,
        of operation: String,
        _ variables: VariableData
    ) throws(ResponseError) {
        self.variables = variables
        let findings: Findings
        do throws(JSONError) {
            findings = try payload.parsingJSON { (cursor) throws(JSONError) in
                let findings = try self.read(&cursor)
                try cursor.expectEnd()
                return findings
            }
        } catch {
            throw .invalidJSON(operation: operation, path: "", error)
        }
        if let reason = findings.mistake(data) {
            throw .notAResponse(operation: operation, reason: reason)
        }
        if data != nil, !findings.isPart { return }
        guard errors.isEmpty || findings.isPart else {
            throw .failed(operation: operation, errors)
        }
        // Nothing can be delivered later, because the operation asks for nothing of the kind.
        guard !findings.isPart else {
            throw .invalidPart(operation: operation, path: "", .nothingBefore)
        }
        if findings.hasExtensions { return nil }
        if findings.dataKind != nil { throw .failed(operation: operation, []) }
        if findings.hasNext { return nil }
        throw .notAResponse(operation: operation)
    }

    private mutating func read(_ cursor: inout JSONCursor) throws(JSONError) -> Findings {
        var findings = Findings()
        cursor.skipByteOrderMark()
        if cursor.peek() != UInt8(ascii: "{"), let kind = cursor.nextKind {
            // Text that isn't JSON at all is refused for that.
            try cursor.skipValue()
            findings.kind = kind
            return findings
        }
        var more = try cursor.enterObject()
        while more {
            let key = try cursor.key()
            let kind = cursor.nextKind
            let name = cursor.makeString(key)
            switch name {
            case "data":
                findings.dataKind = kind
                let value = try cursor.value()
                data = value.isNull ? nil : value
            case "errors":
                let value = try cursor.value()
                errors = Normalizer.errors(value, variables)
                findings.errorsKind = value.isNull || value.array != nil ? nil : kind
            case "extensions":
                let value = try cursor.value()
                findings.hasExtensions = !value.isNull
                extensions = value.object ?? [:]
            case "path", "incremental", "items":
                let value = try cursor.value()
                if !value.isNull { findings.isPart = true }
            case "hasNext":
                findings.hasNext = true
                try cursor.skipValue()
            default: try cursor.skipValue()
            }
            more = try cursor.nextMember()
        }
        return findings
    }
}
