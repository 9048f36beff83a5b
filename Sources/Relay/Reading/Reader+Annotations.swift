/// The effects of `@required`, `@catch` and client extensions on reading a field.
extension Reader {
    func catchTarget(_ item: BoundReader.Item) -> CatchTarget? {
        item.annotations.index.flatMap { plan.annotations[$0].catchTarget }
    }

    /// Reads a field with directives.
    ///
    /// The path must end with the field.
    mutating func annotatedValue<Result>(
        _ item: BoundReader.Item,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result {
        // Without a look at the rest: most rows of a list are read again unchanged.
        if item.isPlainDerived, let known = keptDerivation(item) {
            return read(StoredValue(value: known.value, block: item.block), &self)
        }
        let annotations = item.annotations.index.map { plan.annotations[$0] } ?? .init()
        let outer = item.isDerived ? owner : nil
        var value =
            item.isDerived
            ? derivedValue(item, at: Int(truncatingIfNeeded: path[path.count - 1].item))
            : value(item)
        defer {
            isAwaiting = false
            if let outer { owner = outer }
        }
        // The input of a derived field may be missing, and its value on its way.
        if annotations.isClient, !item.isDerived { value = clientValue(value) }
        let stored = StoredValue(value: value, block: item.block)
        guard !isAbandoned, !item.isExcluded else { return read(stored, &self) }
        if annotations.catchTarget == .null {
            let result = catchingErrors { read(stored, &$0) }
            if case .success(let value) = result { return value }
            return placeholder(stored.block, read)
        }
        if let action = annotations.required { return required(stored, action, read) }
        return read(stored, &self)
    }

    /// Returns the value of a field that exists only in the store.
    ///
    /// It is never missing: no server can bring it. It is null until it is written, and when the garbage
    /// collector has removed the object that it links to. Such objects are left out of lists.
    private mutating func clientValue(_ value: Value) -> Value {
        switch value {
        case .absent: return .null
        case .link(let id): return isGone(id) ? .null : value
        case .links, .list:
            var hasGone = false
            value.forEachLink { if isGone($0) { hasGone = true } }
            guard hasGone, let links = value.links else { return value }
            return Value(links: links.filter { $0.map { !isGone($0) } ?? true })
        default: return value
        }
    }

    /// Returns whether the store has no object, not even a deleted one; it is noted as seen then.
    private mutating func isGone(_ id: DataID) -> Bool {
        guard source.borrow(id) == nil, !source.isWithdrawn(id) else { return false }
        hasSeenUnknown = true
        noteSeen(id)
        return true
    }

    /// Reads a definition whose errors make it `nil`.
    // A separate function, because when a function is entered, the runtime looks up all generic
    // types that it may need.
    @inline(never)
    mutating func caughtDefinition<Output: FieldValue>() -> Output {
        let stored = StoredValue(value: .link(id), block: .root)
        let result = catchingErrors { Output.read(stored, &$0) }
        if case .success(let output) = result { return output }
        return placeholder(.root) { Output.read($0, &$1) }
    }

    /// Reads null: the result is `nil`, or a dummy value for a non-optional type.
    private mutating func placeholder<Result>(
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result {
        isAbandoned = true
        defer { isAbandoned = false }
        return read(StoredValue(value: .null, block: block), &self)
    }

    /// Reads a field with `@required`.
    ///
    /// If it is null, the object around it counts as null.
    private mutating func required<Result>(
        _ stored: StoredValue,
        _ action: RequiredAction,
        _ read: (StoredValue, inout Reader) -> Result
    ) -> Result {
        let wasFailing = isFailing
        defer { isFailing = isFailing || wasFailing }
        isFailing = false
        if isKnownNull(stored.value) {
            report(action)
            isFailing = true
            return placeholder(stored.block, read)
        }
        let before = (missing.count, thrown.count, logged.count)
        let value = read(stored, &self)
        // A null inside that was already reported is not reported again at each level.
        if isFailing, before == (missing.count, thrown.count, logged.count) { report(action) }
        return value
    }

    private mutating func isKnownNull(_ value: Value) -> Bool {
        switch value {
        case .null: return true
        case .error(let reported):
            note(reported)
            return true
        default: return isDeleted(value)
        }
    }

    private mutating func report(_ action: RequiredAction) {
        switch action {
        case .silent: break
        case .log:
            let definition = bound.artifact.contents.name
            logged.append(.readRequiredNull(definition: definition, path: pathDescription))
        case .fail: thrown.append(FieldError(path: pathDescription, reason: .requiredNull))
        }
    }

    /// Runs `body`, and returns its errors instead of adding them to the errors of the surrounding
    /// fields.
    mutating func catchingErrors<Result>(
        _ body: (inout Reader) -> Result
    ) -> Swift.Result<Result, FieldErrors> {
        let outer = (errors, thrown, missing, isFailing)
        let (awaited, outerDeletions) = (awaitedCount, deletions)
        // Those in `body` have led to errors that are returned.
        defer { deletions = outerDeletions }
        (errors, thrown, missing, isFailing) = ([], [], [], false)
        let value = body(&self)
        if awaitsEdge, !missing.isEmpty, awaitedCount - awaited == missing.count {
            // Not an error, but on its way.
            missing = outer.2 + missing
            (errors, thrown, isFailing) = (outer.0, outer.1, outer.3)
            return .failure(FieldErrors([]))
        }
        var failures = thrown + errors
        failures += missing.map { FieldError(path: $0, reason: .missing) }
        if isFailing, failures.isEmpty, !isAbandoned {
            failures = [FieldError(path: pathDescription, reason: .requiredNull)]
        }
        (errors, thrown, missing, isFailing) = outer
        awaitedCount = awaited
        guard !failures.isEmpty else { return .success(value) }
        caught += failures
        return .failure(FieldErrors(failures))
    }
}
