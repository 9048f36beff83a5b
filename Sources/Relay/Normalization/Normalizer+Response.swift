/// What stands around the data of a response.
package struct ResponseEnvelope: Sendable {
    /// Whether `data` is an object; it may be absent or null instead.
    package var hasData = false
    package var errors: [GraphQLError] = []
    package var extensions: JSONObject = [:]
    /// Whether there was `data` at all, be it null, or an error.
    package fileprivate(set) var isResponse = false
    fileprivate var hasExtensions = false
    /// Whether this is a part of a response that came before.
    package internal(set) var isPart = false
}

extension Normalizer {
    /// The most errors of one response that are kept.
    static let maximumErrors = 1000

    /// Reads a whole response; its data goes into the record `root`.
    ///
    /// - Throws: A ``ResponseError`` when the response must be refused; `source` is then to be
    ///   dropped.
    package mutating func readResponse(
        into root: DataID,
        type: TypeName
    ) throws -> ResponseEnvelope {
        do {
            let bound = self.bound
            let envelope = try bound.withTables { tables in
                plan = tables
                defer { plan = .none }
                return try readEnvelope(into: root, type: type)
            }
            try cursor.expectEnd()
            guard envelope.isResponse || envelope.hasExtensions else {
                guard parts.isEmpty else {
                    throw ResponseError.invalidPart(
                        operation: bound.operation,
                        path: "",
                        .nothingBefore
                    )
                }
                throw ResponseError.notAResponse(operation: bound.operation)
            }
            if envelope.hasData {
                for error in envelope.errors where !error.path.isEmpty {
                    attach(error, at: root, level: 0, error.path[...])
                }
            }
            return envelope
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
    }

    func invalidJSON(_ error: JSONError) -> ResponseError {
        .invalidJSON(operation: bound.operation, path: pathDescription, error)
    }

    private mutating func readEnvelope(
        into root: DataID,
        type: TypeName
    ) throws -> ResponseEnvelope {
        var envelope = ResponseEnvelope()
        if cursor.peek() == UInt8(ascii: "[") {
            throw ResponseError.notAResponse(operation: bound.operation)
        }
        var more = try cursor.enterObject()
        while more {
            let key = try cursor.key()
            if cursor.text(key, equals: "data") {
                envelope.isResponse = true
                envelope.hasData = try readData(into: root, type: type)
            } else if cursor.text(key, equals: "errors") {
                let errors = try cursor.value().array ?? []
                envelope.isResponse = envelope.isResponse || !errors.isEmpty
                envelope.errors = Self.errors(errors)
            } else if cursor.text(key, equals: "extensions") {
                envelope.hasExtensions = true
                envelope.extensions = try cursor.value().object ?? [:]
            } else {
                var scanned = parts.popLast() ?? IncrementalPayload()
                if try !scanMember(key, &scanned) { try cursor.skipValue() }
                if !scanned.isEmpty { parts = [scanned] }
            }
            more = try cursor.nextMember()
        }
        return envelope
    }

    private mutating func readData(into root: DataID, type: TypeName) throws -> Bool {
        if try cursor.skipNull() { return false }
        guard cursor.peek() == UInt8(ascii: "{") else {
            throw ResponseError.notAResponse(operation: bound.operation)
        }
        try readObject(level: 0, into: root, type: type)
        return true
    }

    // MARK: - Errors of fields

    /// Stores an error where its null is: at its field, or at the parent that the null reached.
    ///
    /// Spec: <https://spec.graphql.org/September2025/#sec-Handling-Execution-Errors>
    ///
    /// `steps` lead to it from an object.
    mutating func attach(
        _ error: GraphQLError,
        at id: DataID,
        level: Int,
        _ steps: ArraySlice<GraphQLError.PathElement>
    ) {
        var (id, level, steps) = (id, level, steps)
        while case .key(let name)? = steps.popFirst() {
            guard var record = source[id],
                let field = field(named: name, level: level, of: record)
            else { return }
            let key = bound.key(field)
            switch Self.mark(record[key], at: &steps, error) {
            case .link(let next)?:
                id = next
                level = field.level
            case let marked?:
                record[key] = marked
                source[id] = record
                noteChange(id)
                outline?.note(id, key, marked)
                return
            case nil: return
            }
        }
    }

    private func field(
        named name: String,
        level: Int,
        of record: Record
    ) -> NormalizationPlan.Field? {
        guard level >= 0 else { return nil }
        var first: NormalizationPlan.Field?
        for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
            let field = bound.plan.fields[index]
            guard bound.plan.responseKey(field) == name else { continue }
            if record[bound.key(field)] != .absent { return field }
            first = first ?? field
        }
        return first
    }

    /// The value with the error in the place of the null that `steps` lead to; a link when they
    /// lead on into another record; `nil` when they lead to no null.
    private static func mark(
        _ value: Value,
        at steps: inout ArraySlice<GraphQLError.PathElement>,
        _ error: GraphQLError
    ) -> Value? {
        switch value {
        case .null: return .error([error])
        case .error(let others):
            // The field may not be in this response, and the error be one of those it has.
            let isKnown = others.count >= maximumErrors || others.contains(error)
            return isKnown ? nil : .error(others + [error])
        case .link: return value
        case .links(let ids):
            guard case .index(let index)? = steps.popFirst(), ids.indices.contains(index) else {
                return nil
            }
            return .link(ids[index])
        case .list(var values):
            guard case .index(let index)? = steps.popFirst(), values.indices.contains(index),
                let marked = mark(values[index], at: &steps, error)
            else { return nil }
            if case .link = marked { return marked }
            values[index] = marked
            return .list(values)
        default: return nil
        }
    }
}
