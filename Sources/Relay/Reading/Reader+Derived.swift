/// Reading fields that the app derives.
extension Reader {
    /// Returns the value of a derived field of the current object; of one with objects, the links to them.
    ///
    /// The function's input is read with the plan of its fragment, and what is read for it counts as read by
    /// this reader. A live reader calls the function again only after one of these records has changed.
    ///
    /// `index` is the item's among all items of the plan.
    mutating func derivedValue(_ item: BoundReader.Item, at index: Int) -> Value {
        guard !item.isExcluded else { return .null }
        guard !isAbandoned, record != nil, let arguments = item.arguments.index,
            let annotations = item.annotations.index,
            let name = plan.annotations[annotations].derived
        else { return .absent }
        let edge = plan.edges.isEmpty ? nil : plan.edges[index]
        let known = keptDerivation(item)
        if let known, edge == nil { return known.value }
        let derivation = bound.symbols.reading.derivations[name]
        guard let function = derivation as? DerivedFunction else {
            logged.append(.readUnderived(definition: bound.artifact.contents.name, field: name))
            return .error([GraphQLError(message: "the environment can't derive `\(name)`")])
        }
        if let known, let edge { return links(known.value, known.more, edge, name, function) }
        let (value, kept) = call(function, of: name, item, arguments, isEdge: edge != nil)
        return edge.map { links(value, kept, $0, name, function) } ?? value
    }

    /// Returns what is kept of a derived field of the current object, and notes what was read for it; `nil` if
    /// the function must be called.
    @inline(__always)
    mutating func keptDerivation(
        _ item: BoundReader.Item
    ) -> (value: Value, more: KeptDerivations.More?)? {
        guard let derivations = kept?.derivations, !isAbandoned, let record,
            let arguments = item.arguments.index,
            let position = derivations.position(
                of: KeptDerivations.Key(id, arguments), record, bound, source
            )
        else { return nil }
        noteSeen(id, block: otherBlock(derivations.fields(at: position)))
        let more = derivations.more(at: position)
        if let more, !note(more) { return nil }
        return (derivations.value(at: position), more)
    }

    /// Notes what was read for a kept value besides its object.
    ///
    /// Returns whether its sources are there.
    private mutating func note(_ more: KeptDerivations.More) -> Bool {
        guard let live = more.liveSources else { return false }
        note(more.seen)
        if holdsSources { sources += live }
        return true
    }

    /// Reads the input of a derived field's function, and calls it.
    ///
    /// Returns the value, and what is kept of it.
    private mutating func call(
        _ function: DerivedFunction,
        of name: String,
        _ item: BoundReader.Item,
        _ place: PlanIndex<[Argument]>,
        isEdge: Bool
    ) -> (Value, KeptDerivations.More?) {
        let arguments = bound.arguments[place.position].values
        let key = KeptDerivations.Key(id, place)
        var reader = Reader(
            source: source,
            bound: owner.reader(of: function.artifact(), arguments: nil),
            owner: owner,
            id: id,
            notesSeen: notesSeen || keepsValues
        )
        reader.holdSources(as: self)
        switch function.function {
        case .value(let read):
            let derived = read(&reader, arguments)
            let isClean = isClean(reader)
            let seen = take(&reader, name, derived)
            guard isClean else { return (derived.value, nil) }
            return (derived.value, keep(derived.value, (seen, reader.sources), isEdge, key))
        case .live(let find):
            let place = LivePlace(session: source.session, object: id, field: item.key)
            switch find(&reader, arguments, place) {
            case .source(let source):
                let value = source.value(record?[item.key] ?? .absent, in: self.source.version)
                if case .absent = value { isAwaiting = true }
                if holdsSources {
                    sources.append(source)
                    source.begin()
                }
                take(&reader, name, DerivedValue(stored: value))
                return (value, nil)
            case .none(let derived):
                if case .absent = derived.value, reader.failure == nil { isAwaiting = true }
                let isClean = isClean(reader)
                let seen = take(&reader, name, derived)
                // The function isn't called again to throw the same.
                guard derived.thrown != nil, isClean else { return (derived.value, nil) }
                return (derived.value, keep(derived.value, (seen, reader.sources), isEdge, key))
            }
        }
    }

    /// Keeps a value for the next read of a live reader.
    private mutating func keep(
        _ value: Value,
        _ read: (seen: SeenRecords, sources: ContiguousArray<any HeldSource>),
        _ isEdge: Bool,
        _ key: KeptDerivations.Key
    ) -> KeptDerivations.More? {
        guard keepsValues else { return nil }
        let kept = kept ?? KeptValues()
        self.kept = kept
        let derivations = kept.derivations ?? KeptDerivations()
        kept.derivations = derivations
        return derivations.keep(value, read, isEdge: isEdge, key, bound, source)
    }

    /// Returns whether a value depends on nothing but the records that were read for it.
    ///
    /// The values of live fields are in these; objects of derived fields may have to be fetched.
    private func isClean(_ reader: Reader) -> Bool {
        reader.noteCount == 0 && !reader.isFailing && !reader.hasSeenUnknown
            && !reader.sources.contains { $0 is any EdgeSource }
    }

    /// Takes over what another reader has noted when it read the input of a derived field.
    ///
    /// Returns the records that were read for it.
    @discardableResult
    private mutating func take(
        _ reader: inout Reader,
        _ name: String,
        _ derived: DerivedValue
    ) -> SeenRecords {
        logged += reader.events
        if let error = derived.thrown {
            let definition = bound.artifact.contents.name
            logged.append(
                .readDerivedFail(definition: definition, field: name, error: error)
            )
        }
        if reader.hasSeenUnknown { hasSeenUnknown = true }
        if reader.isAwaited { isAwaiting = true }
        if reader.awaitsEdge { awaitsEdge = true }
        sources += reader.sources
        let seen = reader.takeSeen()
        note(seen)
        return seen
    }
}
