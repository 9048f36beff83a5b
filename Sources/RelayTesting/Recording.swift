import Relay

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// One execution of an operation, as stored in a file.
///
/// ```json
/// {
///   "operation": "HeroQuery",
///   "kind": "query",
///   "variables": {"episode": "JEDI"},
///   "sequence": 1,
///   "recorded": "2026-11-23",
///   "payloads": [{"milliseconds": 12, "json": {"data": {"hero": null}}}],
///   "end": {"milliseconds": 13}
/// }
/// ```
///
/// A payload that JSON cannot represent without loss is stored as `"text"`. `"end"` has an
/// `"error"` if the operation failed. It is absent if the consumer stopped reading before the end.
struct Recording: Sendable {
    /// The request that a recording is found by.
    struct Key: Sendable, Hashable {
        var operation: String
        /// The variables after redaction.
        var variables: VariableData
    }

    struct Payload: Sendable {
        var milliseconds: Int64
        var content: RecordedContent
    }

    struct End: Sendable {
        var milliseconds: Int64
        var error: String?
    }

    let key: Key
    let kind: OperationKind
    /// 1 for the first of several identical requests.
    let sequence: Int
    /// The day on which it was made, in UTC: `2026-11-23`; `nil` if it is not known.
    var day: String?
    var payloads: [Payload] = []
    var end: End?

    init(key: Key, kind: OperationKind, sequence: Int) {
        self.key = key
        self.kind = kind
        self.sequence = sequence
    }
}

// MARK: - Files

extension Recording {
    /// The name of the file: `HeroQuery-5d29a2f1.json`, or `HeroQuery-5d29a2f1-2.json` for the
    /// second of several identical requests.
    var fileName: String {
        key.fileStem + (sequence == 1 ? "" : "-\(sequence)") + ".json"
    }

    /// The contents of the file.
    var file: Data { Data(json.utf8(layout: .pretty) + "\n".utf8) }

    private var json: JSONValue {
        var object: JSONObject = [
            "operation": .string(key.operation),
            "kind": .string(kind.rawValue),
            "variables": .object(key.variables.values),
            "sequence": .int(Int64(sequence)),
        ]
        object["recorded"] = day.map { .string($0) }
        object["payloads"] = .array(
            payloads.map { payload in
                var member: JSONObject = ["milliseconds": .int(payload.milliseconds)]
                switch payload.content {
                case .json(let value): member["json"] = value
                case .text(let text): member["text"] = .string(text)
                }
                return .object(member)
            }
        )
        if let end {
            var member: JSONObject = ["milliseconds": .int(end.milliseconds)]
            member["error"] = end.error.map { .string($0) }
            object["end"] = .object(member)
        }
        return .object(object)
    }

    /// The error for a file that is not a valid recording.
    struct Malformed: Error {
        var reason: String
    }

    /// Parses the contents of a file.
    init(file: Data) throws(Malformed) {
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(parsing: file)
        } catch {
            throw Malformed(reason: error.description.trimmingPeriod)
        }
        guard let operation = json["operation"]?.string,
            let kind = json["kind"]?.string.flatMap(OperationKind.init),
            let variables = json["variables"]?.object,
            let sequence = json["sequence"]?.int.flatMap({ Int(exactly: $0) }),
            let payloads = json["payloads"]?.array
        else {
            throw Malformed(
                reason: "one of `operation`, `kind`, `variables`, `sequence` and `payloads` is "
                    + "missing or of the wrong type"
            )
        }
        self.init(
            key: Key(operation: operation, variables: VariableData(variables)),
            kind: kind,
            sequence: sequence
        )
        if let day = json["recorded"] {
            guard let day = day.string, Recording.date(of: day) != nil else {
                throw Malformed(reason: "`recorded` is not a day such as `2026-11-23`")
            }
            self.day = day
        }
        for payload in payloads { self.payloads.append(try Payload(payload)) }
        if let end = json["end"] {
            guard let milliseconds = end["milliseconds"]?.int else {
                throw Malformed(reason: "`end` has no `milliseconds`")
            }
            self.end = End(milliseconds: milliseconds, error: end["error"]?.string)
        }
    }
}

extension Recording.Payload {
    fileprivate init(_ json: JSONValue) throws(Recording.Malformed) {
        guard let milliseconds = json["milliseconds"]?.int else {
            throw Recording.Malformed(reason: "a payload has no `milliseconds`")
        }
        self.milliseconds = milliseconds
        if let value = json["json"] {
            content = .json(value)
        } else if let text = json["text"]?.string {
            content = .text(text)
        } else {
            throw Recording.Malformed(reason: "a payload has neither `json` nor `text`")
        }
    }
}

extension Recording.Key {
    /// The operation's name and a hash of its variables: `HeroQuery-5d29a2f1`.
    ///
    /// The hash is the same in every process, and does not depend on the order of the variables.
    var fileStem: String {
        let name = operation.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        // 32-bit FNV-1a. If two requests collide, they merely share their sequence numbers.
        var hash: UInt32 = 0x811C_9DC5
        for byte in JSONValue.object(variables.values).utf8(sortsKeys: true) {
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
        }
        let digits = String(hash, radix: 16)
        return String(name) + "-" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}

extension String {
    fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
