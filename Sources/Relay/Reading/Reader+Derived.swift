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
        guard !isAbandoned, record != nil, let arguments = item.arguments.index else {
            return .absent
        }
        let hasObjects = !plan.edges.isEmpty && plan.edges[index] != nil
        let known =
            (item.isLive ? keptLiveValue(item, arguments) : nil) ?? keptDerivation(item)
        if let known {
            guard hasObjects else { return known.value }
            if followsEdges, let links = keptLinks(of: known.more) { return links }
        }
        guard let annotations = item.annotations.index,
            let name = plan.annotations[annotations].derived
        else { return .absent }
        let edge = hasObjects ? plan.edges[index] : nil
        let derivation = bound.symbols.reading.derivations[name]
        guard let function = derivation as? DerivedFunction else {
            logged.append(.readUnderived(definition: bound.artifact.contents.name, field: name))
            return .error([GraphQLError(message: "the environment can't derive `\(name)`")])
        }
        if let known, let edge { return links(known.value, known.more, edge, name, function) }
        let (value, kept) = call(function, of: name, item, arguments, isEdge: hasObjects)
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
                of: KeptDerivations.Key(id, arguments),
                record,
                bound,
                source
            )
        else { return nil }
        noteSeen(id, block: otherBlock(derivations.fields(at: position)))
        let more = derivations.more(at: position)
        if let more { note(more.seen) }
        return (derivations.value(at: position), more)
    }

    /// Returns the value of a live field of the current object, and notes what was read for it; `nil` if the
    /// input of its function must be read.
    ///
    /// It may be other than before, and its keys then name other objects.
    private mutating func keptLiveValue(
        _ item: BoundReader.Item,
        _ arguments: PlanIndex<[Argument]>
    ) -> (value: Value, more: KeptDerivations.More?)? {
        guard let derivations = kept?.derivations, let record,
            let (live, position) = derivations.source(
                of: KeptDerivations.Key(id, arguments),
                record,
                bound,
                source
            ), holdAgain(live, derivations.more(at: position))
        else { return nil }
        noteSeen(id, block: otherBlock(derivations.fields(at: position)))
        return (value(of: live, item), nil)
    }

    /// Holds a source that live readers have begun to follow.
    ///
    /// Returns `false` if none holds it any more.
    @inline(__always)
    private mutating func holdAgain(
        _ live: any LiveSource,
        _ more: @autoclosure () -> KeptDerivations.More?
    ) -> Bool {
        if holdsSources, !isInChunk, sources.isEmpty, kept?.holdsAgain(live) == true { return true }
        guard let hold = more()?.hold else { return false }
        if holdsSources { sources.append(hold) }
        return true
    }

    /// Returns the value of a live field's source.
    private mutating func value(of live: any LiveSource, _ item: BoundReader.Item) -> Value {
        let value = live.value(record?[item.key] ?? .absent, in: source.version)
        if case .absent = value { isAwaiting = true }
        return value
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
            return (derived.value, isClean ? keep(derived.value, seen, isEdge, key) : nil)
        case .live(let find):
            let place = LivePlace(session: source.session, object: id, field: item.key)
            switch find(&reader, arguments, place) {
            case .source(let live):
                let isClean = isClean(reader)
                let value = value(of: live.source, item)
                if holdsSources {
                    sources.append(live)
                    newSources.append(live)
                }
                let seen = take(&reader, name, DerivedValue(stored: value))
                if isClean, holdsSources {
                    derivationsToKeep?.keep(live, seen, key, bound, source)
                }
                return (value, nil)
            case .none(let derived):
                if case .absent = derived.value, reader.failure == nil { isAwaiting = true }
                let isClean = isClean(reader)
                let seen = take(&reader, name, derived)
                // The function isn't called again to throw the same.
                guard derived.thrown != nil, isClean else { return (derived.value, nil) }
                return (derived.value, keep(derived.value, seen, isEdge, key))
            }
        }
    }

    /// Keeps a value for the next read of a live reader.
    private mutating func keep(
        _ value: Value,
        _ seen: SeenRecords,
        _ isEdge: Bool,
        _ key: KeptDerivations.Key
    ) -> KeptDerivations.More? {
        derivationsToKeep?.keep(value, seen, isEdge: isEdge, key, bound, source)
    }

    /// The values that are kept for the next read; `nil` if none are.
    private var derivationsToKeep: KeptDerivations? {
        mutating get {
            guard keepsValues else { return nil }
            let kept = kept ?? KeptValues()
            self.kept = kept
            let derivations = kept.derivations ?? KeptDerivations()
            kept.derivations = derivations
            return derivations
        }
    }

    /// Returns whether a value depends on nothing but the records that were read for it.
    ///
    /// Values of live fields may not be in these, and objects of derived fields may have to be fetched.
    private func isClean(_ reader: Reader) -> Bool {
        reader.noteCount == 0 && !reader.isFailing && !reader.hasSeenUnknown
            && reader.sources.isEmpty
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
        newSources += reader.newSources
        let seen = reader.takeSeen()
        note(seen)
        return seen
    }
}
