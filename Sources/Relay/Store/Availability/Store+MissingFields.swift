extension Store {
    /// Stores the values of an operation's fields that lookups and handlers find.
    ///
    /// Waits for a write in progress, but only if a field that may be found has no value yet. Does
    /// nothing inside an updater.
    package func resolveMissingFields(of operation: OperationDescriptor) {
        resolveMissingFields(of: [operation])
    }

    /// Does so for several operations, as one version.
    func resolveMissingFields(of operations: [OperationDescriptor]) {
        let handlers = options.missingFieldHandlers
        guard updater == nil else { return }
        let source = source
        let possible = operations.compactMap { operation -> MissingFields? in
            // Comes first, because binding a plan takes long.
            guard !handlers.isEmpty || !operation.artifact.normalization.lookups.isEmpty,
                operation.session == source.session
            else { return nil }
            let fields = MissingFields(bound: operation.normalization, handlers: handlers)
            return fields.exist(in: source, below: .root) ? fields : nil
        }
        guard let first = possible.first else { return }
        do {
            try update(isKnown: true) { store in
                for fields in possible { fields.resolve(below: .root, in: store) }
            }
            for fields in possible { try resolveAmongOptimisticUpdates(fields) }
        } catch {
            let event = LogEvent.publishHandlerSkip(
                operation: first.bound.operation,
                handler: "missingField",
                message: describeForLog(error)
            )
            log(event)
        }
    }

    /// Links the fields that are found only among the objects of optimistic updates, for as long as
    /// these are in force.
    private func resolveAmongOptimisticUpdates(_ fields: MissingFields) throws {
        let isPossible = writer.withLock { $0.contents.optimisticUpdates.ownCount > 0 }
        guard isPossible, fields.exist(in: source, below: .root) else { return }
        let update = OptimisticUpdate(isLookup: true) { fields.resolve(below: .root, in: $0) }
        let id = try add(update)
        if records(changedBy: id).isEmpty { remove(id) }
    }
}
