/// The members of a response besides its data.
package struct ResponseEnvelope: Sendable {
    /// The kind of `data`.
    package enum Content: Sendable {
        case absent
        case null
        case object
    }

    fileprivate(set) var content = Content.absent
    package var errors: [GraphQLError] = []
    package var extensions: JSONObject = [:]
    /// Whether the server can't deliver some parts.
    var lacksParts = false
    /// Whether there are `extensions`, whatever their kind.
    var hasExtensions = false
    /// The response paths of nulls that the schema doesn't allow and no error explains.
    package internal(set) var nulls: [String] = []
    /// The fields that were requested and did not come, as response paths.
    package var missing: [String] = []
    /// Whether this is a part of a response that came before.
    package internal(set) var isPart = false
    /// Whether the payload says where in a response it belongs, as later parts do.
    fileprivate var hasPath = false
    /// The kind of `errors` if it is not a list.
    fileprivate var errorsKind: String?

    /// Whether `data` is an object.
    package var hasData: Bool { content == .object }

    /// Whether the payload has `extensions`, and neither data nor errors nor parts.
    ///
    /// Such a payload is skipped, as in Relay, and doesn't count as an answer.
    package var isEmpty: Bool { !hasData && !isPart && errors.isEmpty && hasExtensions }
}

extension Normalizer {
    /// The most errors of one response that are kept.
    static let maximumErrors = 1000

    /// Reads a whole response; its data goes into the record `root`.
    ///
    /// - Throws: A ``ResponseError`` when the response must be refused; `source` is then to be
    ///   dropped.
    mutating func readResponse(
        into root: DataID,
        type: TypeName,
        _ envelope: inout ResponseEnvelope
    ) throws {
        do {
            let bound = self.bound
            try bound.withTables { tables in
                plan = tables
                defer { plan = .none }
                try readEnvelope(into: root, type: type, &envelope)
            }
            try cursor.expectEnd()
            try check(envelope)
            settleAbsences(below: root)
            if envelope.hasData {
                for error in envelope.errors where !error.path.isEmpty {
                    attach(error, at: root, level: .root, error.path[...])
                }
            }
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
    }

    func invalidJSON(_ error: JSONError) -> ResponseError {
        .invalidJSON(operation: bound.operation, path: pathDescription, error)
    }

    /// Refuses what is neither a response nor a payload that can be skipped.
    private mutating func check(_ envelope: ResponseEnvelope) throws {
        guard !envelope.hasPath || !bound.mayHaveParts else {
            throw invalidPart([], .nothingBefore)
        }
        guard !envelope.hasData else { return }
        if let kind = envelope.errorsKind {
            throw notAResponse("its `errors` is \(kind), not a list")
        }
        guard envelope.errors.isEmpty else { return }
        // Parts that come with data are written; without data there is nothing they belong to.
        if let members = incremental.members.first, members.hasParts {
            throw invalidPart([], .nothingBefore)
        }
        guard envelope.content == .absent, !envelope.hasExtensions else { return }
        guard incremental.members.isEmpty else { throw invalidPart([], .nothingBefore) }
        throw notAResponse("it has neither `data` nor `errors`")
    }

    private func notAResponse(_ reason: String) -> ResponseError {
        .notAResponse(operation: bound.operation, reason: reason)
    }

    private mutating func readEnvelope(
        into root: DataID,
        type: TypeName,
        _ envelope: inout ResponseEnvelope
    ) throws {
        if cursor.peek() != UInt8(ascii: "{"), let kind = cursor.nextKind {
            // Text that isn't JSON at all is refused for that.
            try cursor.skipValue()
            try cursor.expectEnd()
            throw notAResponse("it is \(kind), not an object")
        }
        var more = try cursor.enterObject()
        while more {
            let key = try cursor.key()
            if cursor.text(key, equals: "data") {
                envelope.content = try readData(into: root, type: type)
            } else if cursor.text(key, equals: "errors") {
                try readErrors(&envelope)
            } else if cursor.text(key, equals: "extensions") {
                let value = try cursor.value()
                envelope.hasExtensions = !value.isNull
                envelope.extensions = value.object ?? [:]
            } else if cursor.text(key, equals: "path") {
                envelope.hasPath = try !cursor.value().isNull
            } else {
                var scanned = incremental.members.popLast() ?? IncrementalPayload()
                if try !scanMember(key, &scanned) { try cursor.skipValue() }
                if !scanned.isEmpty { incremental.members = [scanned] }
            }
            more = try cursor.nextMember()
        }
    }

    private mutating func readErrors(_ envelope: inout ResponseEnvelope) throws {
        let kind = cursor.nextKind
        let value = try cursor.value()
        envelope.errors = Self.errors(value, bound.variables)
        envelope.errorsKind = value.isNull || value.array != nil ? nil : kind
    }

    private mutating func readData(
        into root: DataID,
        type: TypeName
    ) throws -> ResponseEnvelope.Content {
        if try cursor.skipNull() { return .null }
        guard cursor.peek() == UInt8(ascii: "{") else {
            guard let kind = cursor.nextKind else { throw cursor.unexpected() }
            throw notAResponse("its `data` is \(kind), not an object")
        }
        try resolvingConflicts(from: cursor.position) {
            try $0.readObject(level: .root, into: root, type: type)
        }
        return .object
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
        level: PlanIndex<NormalizationPlan.Level>?,
        _ steps: ArraySlice<GraphQLError.PathElement>
    ) {
        var (id, level, steps) = (id, level, steps)
        while case .key(let name)? = steps.popFirst() {
            guard var record = source[id],
                let field = field(named: name, level: level, of: record)
            else { return }
            let key = bound.key(field)
            switch Self.attaching(record[key], at: &steps, error) {
            case .link(let next)?:
                id = next
                level = field.level.index
            case let attached?:
                record[key] = attached
                source[id] = record
                noteChange(id)
                incremental.outline?.note(id, key)
                return
            case nil: return
            }
        }
    }

    private func field(
        named name: String,
        level: PlanIndex<NormalizationPlan.Level>?,
        of record: Record
    ) -> NormalizationPlan.Field? {
        guard let level else { return nil }
        var first: NormalizationPlan.Field?
        for index in bound.plan.objects[bound.object(level, type: record.typeName)].fields {
            let field = bound.plan.fields[index]
            guard bound.plan.responseKey(field) == name, bound.includes(field) else { continue }
            if record[bound.key(field)] != .absent { return field }
            first = first ?? field
        }
        return first
    }

    /// The value with the error in the place of the null that `steps` lead to; a link when they
    /// lead on into another record; `nil` when they lead to no null.
    private static func attaching(
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
                let attached = attaching(values[index], at: &steps, error)
            else { return nil }
            if case .link = attached { return attached }
            values[index] = attached
            return .list(values)
        default: return nil
        }
    }
}
