/// Responses that come in parts.
extension Normalizer {
    /// Reads a payload of a response: its first, with data for the record `root`, or a later one
    /// with parts of it.
    ///
    /// - Throws: A ``ResponseError`` when the payload must be refused; `source` and `delivery` are
    ///   then to be dropped.
    package mutating func readResponse(
        into root: DataID,
        type: TypeName,
        _ delivery: inout IncrementalDelivery?
    ) throws -> ResponseEnvelope {
        if delivery != nil, let envelope = try readLaterPayload(of: root, &delivery) {
            return envelope
        }
        if bound.mayHaveParts { outline = ResponseOutline() }
        var envelope = try readResponse(into: root, type: type)
        guard envelope.hasData, bound.mayHaveParts || !parts.isEmpty else { return envelope }
        var begun = IncrementalDelivery()
        try readParts(parts.first ?? IncrementalPayload(), of: root, &begun, &envelope)
        delivery = begun.outstanding == nil ? nil : begun
        return envelope
    }

    /// Reads a payload with parts; `nil`, and nothing is read, when it is none.
    private mutating func readLaterPayload(
        of root: DataID,
        _ delivery: inout IncrementalDelivery?
    ) throws -> ResponseEnvelope? {
        guard var known = take(&delivery, nil) else { return nil }
        defer { if known.outstanding != nil { delivery = known } }
        guard known.isOpen, cursor.peek() == UInt8(ascii: "{") else { return nil }
        let start = cursor.position
        var payload: IncrementalPayload
        do {
            payload = try scanPayload()
            try cursor.expectEnd()
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
        var envelope = ResponseEnvelope()
        envelope.isPart = true
        if payload.own.path != nil {
            payload.own.id = nil
            payload.entries.append(payload.own)
        } else if case .object = payload.own.content {
            throw invalidPart([], .unfinishedBefore)
        } else if case .none = payload.own.content, !payload.isEmpty {
            envelope.errors = payload.own.errors
        } else {
            // No part, but perhaps why there will be none.
            cursor.position = start
            return nil
        }
        if bound.mayHaveParts { outline = take(&known.outline, ResponseOutline()) }
        try readParts(payload, of: root, &known, &envelope)
        return envelope
    }

    /// Does what a payload says of parts.
    private mutating func readParts(
        _ payload: IncrementalPayload,
        of root: DataID,
        _ delivery: inout IncrementalDelivery,
        _ envelope: inout ResponseEnvelope
    ) throws {
        let steps: [IncrementalDelivery.Step]
        do throws(IncrementalDelivery.Failure) {
            let received = try delivery.receive(payload)
            steps = received.steps
            envelope.errors += received.errors
        } catch {
            throw invalidPart(error.path, error.problem)
        }
        let bound = self.bound
        do {
            try bound.withTables { tables in
                plan = tables
                defer { plan = .none }
                for step in steps {
                    envelope.errors += try perform(step, of: root, failed: delivery.failed)
                }
            }
        } catch let error as JSONError {
            throw invalidJSON(error)
        }
        if delivery.isOpen, let outline { delivery.outline = outline }
        missing = delivery.report(missing)
    }

    /// Performs a step; the errors that came with it.
    private mutating func perform(
        _ step: IncrementalDelivery.Step,
        of root: DataID,
        failed: Set<String>
    ) throws -> [GraphQLError] {
        switch step {
        case .object(let part, let start, let errors):
            try readObject(of: part, at: start, errors, root)
            return errors
        case .items(let part, let index, let start, let errors):
            try readItems(of: part, from: index, at: start, errors, root)
            return errors
        case .completion(let part):
            if let label = part.label, case .object(let place) = find(part.path, from: root) {
                enter(place)
                complete(place.id, level: place.level) { $0 == label }
                leave(place)
            }
        case .end:
            if bound.hasDeferredFields {
                complete(root, level: 0) { !failed.contains($0) }
            }
        }
        return []
    }

    func invalidPart(
        _ path: [GraphQLError.PathElement],
        _ problem: PartProblem
    ) -> ResponseError {
        .invalidPart(operation: bound.operation, path: path.text, problem)
    }
}
