/// The members of a JSON object, in order.
///
/// Setting an existing key replaces its value.
///
/// Two objects are equal if they have the same members, in any order.
public struct JSONObject: Sendable {
    private var members: [(key: String, value: JSONValue)] = []

    /// An object without members.
    public init() {}

    /// Up to this many members, a linear search is faster than a dictionary.
    private static let linearLimit = 16

    /// Creates an object from `members`.
    ///
    /// If a key occurs more than once, the last value is used.
    public init(_ members: some Sequence<(String, JSONValue)>) {
        self.init(taking: members.map { (key: $0.0, value: $0.1) })
    }

    /// Creates an object from an array, without copying it unless a key occurs more than once.
    package init(taking members: [(key: String, value: JSONValue)]) {
        guard members.count > Self.linearLimit else {
            self.members = members
            for index in members.indices.dropFirst() where isRepeated(index) {
                self.members = []
                for (key, value) in members { self[key] = value }
                return
            }
            return
        }
        var positions: [ByteKey: Int] = [:]
        for (key, value) in members {
            let position = positions[ByteKey(key), default: self.members.count]
            if position < self.members.count {
                self.members[position].value = value
            } else {
                positions[ByteKey(key)] = position
                self.members.append((key, value))
            }
        }
    }

    /// Creates an object from an array whose keys differ, without comparing them.
    package init(unique members: [(key: String, value: JSONValue)]) {
        self.members = members
    }

    /// Returns whether an earlier member has the same key as the one at `index`.
    private func isRepeated(_ index: Int) -> Bool {
        let key = members[index].key
        for before in 0..<index where members[before].key.hasSameBytes(as: key) { return true }
        return false
    }

    /// The value for `key`.
    ///
    /// Assigning `nil` removes the member; assigning `.null` stores a null.
    public subscript(key: String) -> JSONValue? {
        get {
            index(of: key).map { members[$0].value }
        }
        set {
            switch (index(of: key), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((key, value))
            case (nil, nil): break
            }
        }
    }

    /// Identifies the memory of the members, which copies share.
    var identity: UnsafeRawPointer? { members.withUnsafeBytes { $0.baseAddress } }

    /// The keys, in order.
    public var keys: [String] { members.map(\.key) }

    /// The same members, sorted by the bytes of their keys.
    public var sorted: JSONObject {
        var copy = self
        copy.members.sort { $0.key.precedesInBytes($1.key) }
        return copy
    }

    private func index(of key: String) -> Int? {
        members.firstIndex { $0.key.hasSameBytes(as: key) }
    }
}

extension JSONObject: RandomAccessCollection {
    /// The position of the first member.
    public var startIndex: Int { members.startIndex }
    /// The position past the last member.
    public var endIndex: Int { members.endIndex }
    /// The member at `position`.
    public subscript(position: Int) -> (key: String, value: JSONValue) { members[position] }
}

extension JSONObject: Hashable {
    /// Returns whether both objects have the same members, in any order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.count == right.count else { return false }
        if left.identity == right.identity { return true }
        let isInOrder = zip(left.members, right.members).allSatisfy { left, right in
            left.key.hasSameBytes(as: right.key)
        }
        if isInOrder {
            return zip(left.members, right.members).allSatisfy { $0.value == $1.value }
        }
        // A dictionary, because servers may send objects with any number of members.
        var values: [ByteKey: JSONValue] = [:]
        for (key, value) in right.members { values[ByteKey(key)] = value }
        return left.members.allSatisfy { values[ByteKey($0.key)] == $0.value }
    }

    /// Hashes the members independently of their order.
    public func hash(into hasher: inout Hasher) {
        // The hashes are combined with a commutative operation, because order must not matter.
        var combined = 0
        for member in members {
            var inner = Hasher()
            member.key.hashBytes(into: &inner)
            inner.combine(member.value)
            combined ^= inner.finalize()
        }
        hasher.combine(combined)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// The type of a literal's keys.
    public typealias Key = String
    /// The type of a literal's values.
    public typealias Value = JSONValue

    /// Creates an object from a literal.
    ///
    /// If a key occurs more than once, the last value is used.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

extension JSONObject: Encodable {
    /// Encodes the members into a keyed container.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberKey.self)
        for member in members {
            try container.encode(member.value, forKey: MemberKey(stringValue: member.key))
        }
    }

    private struct MemberKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
