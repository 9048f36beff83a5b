extension Store {
    /// Stores the values of an operation's fields that lookups and handlers find.
    ///
    /// Waits for a write in progress, but only if a field that may be found has no value yet. Does
    /// nothing inside an updater.
    package func resolveMissingFields(of operation: OperationDescriptor) {
        let handlers = options.missingFieldHandlers
        // Comes first, because binding a plan takes long.
        let isPossible = !handlers.isEmpty || !operation.artifact.normalization.lookups.isEmpty
        guard isPossible, updater == nil else { return }
        let fields = MissingFields(bound: operation.normalization, handlers: handlers)
        let source = source
        guard operation.session == source.session,
            fields.exist(in: source, below: .root)
        else { return }
        do {
            try update { fields.resolve(below: .root, in: $0) }
            try resolveAmongOptimisticUpdates(fields)
        } catch {
            let event = LogEvent.publishHandlerSkip(
                operation: operation.request.name,
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
