/// Names an object in the store by what identifies it.
///
/// ```swift
/// RecordKey("4")                                        // an id that is unique on the server
/// RecordKey("User", id: "4")                            // an id that is unique within its type
/// RecordKey("Book", ["isbn": "978-31", "region": 4])    // declared key fields
/// ```
///
/// Which of them applies to a type is declared to the generator; see <doc:IdentifyingObjects>.
public struct RecordKey: Sendable {
    /// The scope in which the values are unique; `nil` for ids that are unique on the server.
    package let scope: String?
    /// The texts of the values, in the order of their fields' names.
    package let parts: [String]
    /// The values by the names of their fields, sorted by name; empty where they aren't known.
    let fields: [(name: String, value: JSONValue)]

    /// An id that is unique on the server.
    public init(_ id: ID) {
        scope = nil
        parts = [id.rawValue]
        fields = [("id", .string(id.rawValue))]
    }

    /// An id that is unique within a type.
    ///
    /// `type` is the name of an object type, or its `keyGroup`.
    public init(_ type: String, id: ID) {
        self.init(type, ["id": .string(id.rawValue)])
    }

    /// The values of key fields, by name; a field of an object within has a path, `author.id`.
    ///
    /// `type` is the name of an object type, or its `keyGroup`.
    public init(_ type: String, _ fields: [String: JSONValue]) {
        scope = type
        let sorted = fields.sorted { $0.key.precedesInBytes($1.key) }
        parts = sorted.map { Self.text($0.value) }
        self.fields = sorted.map { ($0.key, $0.value) }
    }

    init(scope: String?, parts: [String]) {
        self.scope = scope
        self.parts = parts
        fields = []
    }

    /// The text of a value, as the normalizer takes it from a response.
    static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .double(let number): Int64(exactly: number).map { String($0) } ?? String(number)
        default: value.description
        }
    }
}

extension RecordKey: Hashable {
    /// Returns whether both name the same object, by the bytes of the values.
    public static func == (left: RecordKey, right: RecordKey) -> Bool {
        left.name.description.hasSameBytes(as: right.name.description)
    }

    /// Hashes the scope and the values.
    public func hash(into hasher: inout Hasher) {
        name.description.hashBytes(into: &hasher)
    }
}

extension RecordKey: CustomStringConvertible {
    /// The scope and the values: `Book("978-31", "4")`.
    public var description: String {
        let values = parts.map { JSONValue.string($0).description }.joined(separator: ", ")
        return scope.map { "\($0)(\(values))" } ?? values
    }
}

extension RecordKey {
    /// The key as JSON: `"4"`, or `{"Book": ["978-31", "4"]}`.
    var name: JSONValue {
        guard let scope else { return .string(parts.first ?? "") }
        return .object(JSONObject([(scope, .array(parts.map { .string($0) }))]))
    }

    /// Creates the key of an object; `nil` if it is identified by its place.
    init?(of id: DataID, _ identities: Identities, _ symbols: Symbols) {
        if let (scope, parts) = identities.key(of: id) {
            self.init(scope: symbols.text(scope), parts: parts)
        } else {
            guard let id = identities.serverID(of: id) else { return nil }
            self.init(ID(id))
        }
    }

    /// Creates a key from its JSON form.
    init?(name: JSONValue) {
        switch name {
        case .string(let text): self.init(ID(text))
        case .object(let object):
            guard object.count == 1, let (scope, value) = object.first, let parts = value.array
            else { return nil }
            self.init(scope: scope, parts: parts.compactMap(\.string))
        default: return nil
        }
    }
}

extension Identities {
    /// The record of the object with a key.
    mutating func intern(_ key: RecordKey, _ symbols: Symbols) -> DataID {
        guard let scope = key.scope else { return intern(key.parts.first ?? "") }
        return internKey(symbols.typeName(scope), key.parts)
    }

    /// The record of the object with a key; `nil` when none was ever met.
    mutating func find(_ key: RecordKey, _ scope: (String) -> TypeName?) -> DataID? {
        guard let name = key.scope else { return find(key.parts.first ?? "") }
        return scope(name).flatMap { findKey($0, key.parts) }
    }
}
