/// Responses that come in parts.
extension Normalizer {
    /// Reads a payload of a response: its first, with data for the record `root`, or a later one
    /// with parts of it.
    ///
    /// - Throws: A ``ResponseError`` when the payload must be refused; `source` and `delivery` are
    ///   then to be dropped.
    package mutating func readPayload(
        into root: DataID,
        type: TypeName,
        _ delivery: inout IncrementalDelivery?
    ) throws -> ResponseEnvelope {
        // Passed on and filled, because each copy would count seven references.
        var envelope = ResponseEnvelope()
        if try !readLaterPayload(of: root, &delivery, &envelope) {
            try readFirstPayload(into: root, type: type, &delivery, &envelope)
        }
        envelope.missing = findings.missing
        envelope.nulls = unexplainedNulls(envelope.errors)
        return envelope
    }

    private mutating func readFirstPayload(
        into root: DataID,
        type: TypeName,
        _ delivery: inout IncrementalDelivery?,
        _ envelope: inout ResponseEnvelope
    ) throws {
        if bound.mayHaveParts { incremental.outline = ResponseOutline() }
        try readResponse(into: root, type: type, &envelope)
        guard envelope.hasData, bound.mayHaveParts || !incremental.members.isEmpty else { return }
        var begun = IncrementalDelivery()
        try readParts(incremental.members.first ?? .init(), of: root, &begun, &envelope)
        delivery = begun.outstanding == nil ? nil : begun
    }

    /// Reads a later payload.
    ///
    /// Returns `false`, without reading anything, if the payload is a new response.
    private mutating func readLaterPayload(
        of root: DataID,
        _ delivery: inout IncrementalDelivery?,
        _ envelope: inout ResponseEnvelope
    ) throws -> Bool {
        guard var known = take(&delivery, nil) else { return false }
        defer { if known.outstanding != nil { delivery = known } }
        guard known.isOpen, cursor.peek() == UInt8(ascii: "{") else { return false }
        let start = cursor.position
        var payload: IncrementalPayload
        do {
            payload = try scanPayload()
            try cursor.expectEnd()
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
        if payload.own.path != nil {
            payload.own.id = nil
            payload.entries.append(payload.own)
        } else if try isContinuation(payload) {
            envelope.errors = payload.own.errors
        } else {
            // Not a part, but perhaps the reason why there will be none.
            cursor.position = start
            return false
        }
        envelope.isPart = true
        if let extensions = payload.extensions {
            envelope.hasExtensions = true
            envelope.extensions = extensions.object ?? [:]
        }
        if bound.mayHaveParts {
            incremental.outline = take(&known.outline, ResponseOutline())
        }
        try readParts(payload, of: root, &known, &envelope)
        return true
    }

    /// Returns whether a payload without a path of its own continues a response in parts.
    private mutating func isContinuation(_ payload: IncrementalPayload) throws -> Bool {
        switch payload.own.content {
        case .data(_, .null):
            payload.own.errors.isEmpty && !payload.isEmpty
                && (payload.extensions != nil || payload.hasParts)
        case .data: throw invalidPart([], .unfinishedBefore)
        case .none: !payload.isEmpty
        case .items, .noItems: false
        }
    }

    /// Performs the incremental-delivery instructions of a payload.
    private mutating func readParts(
        _ payload: IncrementalPayload,
        of root: DataID,
        _ delivery: inout IncrementalDelivery,
        _ envelope: inout ResponseEnvelope
    ) throws {
        let instructions: [IncrementalDelivery.Instruction]
        do throws(IncrementalDelivery.Failure) {
            let received = try delivery.receive(payload)
            instructions = received.instructions
            envelope.errors += received.errors
        } catch {
            throw invalidPart(error.path, error.problem)
        }
        let bound = self.bound
        do {
            try bound.withTables { tables in
                plan = tables
                defer { plan = .none }
                for instruction in instructions {
                    envelope.errors += try perform(instruction, of: root, &delivery)
                }
            }
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
        incremental.outline?.settle(source)
        if delivery.isOpen, let outline = take(&incremental.outline, nil) {
            delivery.outline = outline
        }
        findings.missing = delivery.report(findings.missing)
        envelope.lacksParts = !delivery.failed.isEmpty
    }

    /// Performs an instruction and returns the errors that came with it.
    private mutating func perform(
        _ instruction: IncrementalDelivery.Instruction,
        of root: DataID,
        _ delivery: inout IncrementalDelivery
    ) throws -> [GraphQLError] {
        switch instruction {
        case .object(let part, let start, let errors):
            try readObject(of: part, at: start, errors, root)
            return errors
        case .items(let part, let index, let start, let errors):
            try readItems(of: part, from: index, .list(start), errors, root)
            return errors
        case .element(let part, let start, let kind, let errors):
            if !(try readElement(part, at: start, kind, errors, root)) { delivery.fail(part) }
            return errors
        case .completion(let part):
            if let label = part.label, case .object(let target) = find(part.path, from: root) {
                enter(target)
                complete(target.id, level: target.level, isExact: false) { $0 == label }
                leave(target)
            }
        case .end:
            if bound.hasDeferredFields {
                let failed = delivery.failed
                complete(root, level: .root, isExact: true) { !failed.contains($0) }
            }
        }
        return []
    }

    /// Returns the paths of the nulls that the schema doesn't allow and no error explains, each
    /// once.
    private mutating func unexplainedNulls(_ errors: [GraphQLError]) -> [String] {
        guard !findings.nulls.isEmpty else { return [] }
        var explained = Set(errors.map(\.path.text))
        return findings.nulls.filter { explained.insert($0).inserted }
    }

    func invalidPart(
        _ path: [GraphQLError.PathElement],
        _ problem: ResponseError.InvalidPartReason
    ) -> ResponseError {
        .invalidPart(operation: bound.operation, path: path.text, problem)
    }
}
