/// The value of a field in a record.
package enum Value: Sendable {
    /// The field was never fetched.
    case absent
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    /// A custom scalar of any other kind.
    indirect case json(JSONValue)
    case link(DataID)
    /// A list of objects without nulls.
    case links(LinkList)
    /// Any other list.
    case list(ContiguousArray<Value>)
    /// Null because of errors that the server reported there.
    case error([GraphQLError])
    /// All fields of a record that has too many for a shape; no field holds this.
    indirect case fields(RadixArray<ValueLeaf>)
}

extension Value: Equatable {
    /// Strings are equal when their bytes are.
    package static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.absent, .absent), (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a.hasSameBytes(as: b)
        case (.json(let a), .json(let b)): a == b
        case (.link(let a), .link(let b)): a == b
        case (.links(let a), .links(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.error(let a), .error(let b)): a == b
        default: false
        }
    }
}

extension Value {
    /// Calls `body` with every record that this value links to.
    package func forEachLink(_ body: (DataID) -> Void) {
        switch self {
        case .link(let id): body(id)
        case .links(let ids): ids.forEach(body)
        case .list(let values): for value in values { value.forEachLink(body) }
        default: break
        }
    }

    /// Returns whether this value is known to link to no other records than `other`, without
    /// comparing lists.
    func hasSameLinks(as other: Value) -> Bool {
        switch (self, other) {
        case (.link(let id), .link(let otherID)): id == otherID
        case (.links(let ids), .links(let others)): ids.hasSameMemory(as: others)
        case (.link, _), (.links, _), (.list, _): false
        default: true
        }
    }

    /// The value of a scalar given as JSON.
    package init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array, .object: self = .json(json)
        }
    }

    /// A scalar as JSON; `nil` for links and for what is absent.
    package var json: JSONValue? {
        switch self {
        case .null, .error: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .json(let value): value
        case .list(let values):
            values.allSatisfy { $0.json != nil } ? .array(values.compactMap(\.json)) : nil
        case .absent, .link, .links, .fields: nil
        }
    }
}
