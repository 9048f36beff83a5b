/// The incremental-delivery members of a payload.
///
/// Their JSON has been validated but not yet normalized.
struct IncrementalPayload {
    /// Whether more payloads follow; `nil` if the payload doesn't say.
    var hasNext: Bool?
    /// The parts that will come, in the newer format.
    var pending: [Pending] = []
    var entries: [Entry] = []
    /// The parts that have come, in the newer format.
    var completed: [Completed] = []
    /// The members of the payload itself, for formats in which a payload is a part.
    var own = Entry()

    struct Pending {
        let id: String
        let part: IncrementalPart
    }

    struct Completed {
        let id: String
        let errors: [GraphQLError]
    }

    /// Data for one place of the response.
    struct Entry {
        var id: String?
        var label: String?
        var path: [GraphQLError.PathElement]?
        var subPath: [GraphQLError.PathElement] = []
        var errors: [GraphQLError] = []
        var content = Content.none
    }

    /// Where an entry's values begin.
    enum Content {
        case none
        /// `data`: an object's fields, or in the format of 2020 an element of a list.
        case data(JSONCursor.Position, Kind)
        /// `items`: elements of a list.
        case items(JSONCursor.Position)
        /// `items` that are null.
        case noItems
    }

    /// The kind of a `data` value.
    enum Kind {
        case null
        case object
        case other
    }

    /// The payload's `extensions`; `nil` if there are none.
    var extensions: JSONValue?

    /// Whether it announces, holds or completes parts.
    var hasParts: Bool { !(pending.isEmpty && entries.isEmpty && completed.isEmpty) }

    /// Whether nothing in it belongs to a response in parts.
    var isEmpty: Bool { hasNext == nil && !hasParts }
}

/// A fragment or the elements of a list that come after the rest of a response.
struct IncrementalPart: Sendable, Hashable {
    /// The object that the fragment is of, or the list.
    let path: [GraphQLError.PathElement]
    let label: String?
}

extension Normalizer {
    /// Reads a whole payload without its data.
    mutating func scanPayload() throws -> IncrementalPayload {
        var payload = IncrementalPayload()
        var more = try cursor.enterObject()
        while more {
            let key = try cursor.key()
            if cursor.text(key, equals: "extensions") {
                let value = try cursor.value()
                payload.extensions = value.isNull ? nil : value
            } else if try !scanMember(key, &payload) {
                try scanMember(key, of: &payload.own)
            }
            more = try cursor.nextMember()
        }
        return payload
    }

    /// Reads an incremental-delivery member.
    ///
    /// Returns whether `key` was one.
    mutating func scanMember(
        _ key: JSONText,
        _ payload: inout IncrementalPayload
    ) throws -> Bool {
        if cursor.text(key, equals: "hasNext") {
            guard case .bool(let hasNext) = try cursor.value() else {
                throw invalidPart("`hasNext` is neither true nor false")
            }
            payload.hasNext = hasNext
        } else if cursor.text(key, equals: "pending") {
            for element in try scanList("pending") {
                let part = IncrementalPart(
                    path: try path(element, "path") ?? [],
                    label: element["label"]?.string
                )
                payload.pending.append(.init(id: try id(element), part: part))
            }
        } else if cursor.text(key, equals: "completed") {
            for element in try scanList("completed") {
                let errors = Self.errors(element["errors"] ?? .null, bound.variables)
                payload.completed.append(.init(id: try id(element), errors: errors))
            }
        } else if cursor.text(key, equals: "incremental") {
            if try cursor.skipNull() { return true }
            guard cursor.peek() == UInt8(ascii: "[") else {
                throw invalidPart("`incremental` is no list")
            }
            var more = try cursor.enterArray()
            while more {
                payload.entries.append(try scanEntry())
                more = try cursor.nextElement()
            }
        } else {
            return false
        }
        return true
    }

    private mutating func scanEntry() throws -> IncrementalPayload.Entry {
        guard cursor.peek() == UInt8(ascii: "{") else {
            throw invalidPart("an entry of `incremental` is no object")
        }
        var entry = IncrementalPayload.Entry()
        var more = try cursor.enterObject()
        while more {
            let key = try cursor.key()
            try scanMember(key, of: &entry)
            more = try cursor.nextMember()
        }
        return entry
    }

    private mutating func scanMember(
        _ key: JSONText,
        of entry: inout IncrementalPayload.Entry
    ) throws {
        if cursor.text(key, equals: "data") {
            entry.content = try scanData()
        } else if cursor.text(key, equals: "items") {
            entry.content = try scanItems()
        } else if cursor.text(key, equals: "id") {
            entry.id = try cursor.value().string
        } else if cursor.text(key, equals: "label") {
            entry.label = try cursor.value().string
        } else if cursor.text(key, equals: "path") {
            entry.path = try path(["path": try cursor.value()], "path")
        } else if cursor.text(key, equals: "subPath") {
            entry.subPath = try path(["subPath": try cursor.value()], "subPath") ?? []
        } else if cursor.text(key, equals: "errors") {
            entry.errors = Self.errors(try cursor.value(), bound.variables)
        } else {
            try cursor.skipValue()
        }
    }

    private mutating func scanData() throws -> IncrementalPayload.Content {
        let start = cursor.position
        if try cursor.skipNull() { return .data(start, .null) }
        let isObject = cursor.peek() == UInt8(ascii: "{")
        try cursor.skipValue()
        return .data(start, isObject ? .object : .other)
    }

    private mutating func scanItems() throws -> IncrementalPayload.Content {
        if try cursor.skipNull() { return .noItems }
        guard cursor.peek() == UInt8(ascii: "[") else { throw invalidPart("`items` is no list") }
        let start = cursor.position
        try cursor.skipValue()
        return .items(start)
    }

    private mutating func scanList(_ name: String) throws -> [JSONValue] {
        switch try cursor.value() {
        case .null: return []
        case .array(let elements): return elements
        default: throw invalidPart("`\(name)` is no list")
        }
    }

    private func id(_ element: JSONValue) throws -> String {
        guard let id = element["id"]?.string else { throw invalidPart("an `id` is missing") }
        return id
    }

    /// A path; `nil` when there is none.
    private func path(
        _ element: JSONValue,
        _ name: String
    ) throws -> [GraphQLError.PathElement]? {
        guard let value = element[name], !value.isNull else { return nil }
        let path = value.array?.compactMap { GraphQLError.PathElement($0) }
        guard let path, path.count == value.array?.count else {
            throw invalidPart("a `\(name)` is no list of keys and positions")
        }
        return path
    }

    /// Reads `errors`; anything but a list or null counts as one error.
    ///
    /// Their descriptions contain no values of `variables`.
    static func errors(_ value: JSONValue, _ variables: VariableData) -> [GraphQLError] {
        let errors: [GraphQLError] =
            switch value {
            case .null: []
            case .array(let errors): errors.prefix(maximumErrors).map { GraphQLError($0) }
            default: [GraphQLError(value)]
            }
        return GraphQLError.hidingValues(of: variables, in: errors)
    }

    private func invalidPart(_ reason: String) -> ResponseError {
        .invalidPart(operation: bound.operation, path: "", .malformed(reason))
    }
}
