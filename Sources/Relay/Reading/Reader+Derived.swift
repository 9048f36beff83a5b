/// Reading fields that the app derives.
extension Reader {
    /// Returns the value of a derived field of the current object.
    ///
    /// The function's input is read with the plan of its fragment, and what is read for it counts as read by
    /// this reader. A live reader calls the function again only after one of these records has changed.
    mutating func derivedValue(_ item: BoundReader.Item) -> Value {
        guard !item.isExcluded else { return .null }
        guard !isAbandoned, record != nil, let arguments = item.arguments.index,
            let annotations = item.annotations.index,
            let name = plan.annotations[annotations].derived
        else { return .absent }
        let key = KeptDerivations.Key(record: id, arguments: arguments.position)
        if let known = kept?.derivations.value(key, bound, source) {
            note(known.seen)
            return known.value
        }
        let derivation = bound.symbols.reading.derivations[name]
        guard let function = derivation as? DerivedFunction else {
            logged.append(.readUnderived(definition: bound.artifact.contents.name, field: name))
            return .error([GraphQLError(message: "the environment can't derive `\(name)`")])
        }
        let values = bound.arguments[arguments.position].values
        var reader = Reader(
            source: source,
            bound: owner.reader(of: function.artifact(), arguments: nil),
            owner: owner,
            id: id,
            notesSeen: notesSeen || keepsValues
        )
        reader.holdsSources = holdsSources
        switch function.function {
        case .value(let read):
            let derived = read(&reader, values)
            let seen = take(&reader, name, derived)
            let isClean =
                reader.noteCount == 0 && !reader.isFailing && !reader.hasSeenUnknown
                && reader.sources.isEmpty
            if isClean, keepsValues {
                let kept = kept ?? KeptValues()
                self.kept = kept
                kept.derivations.keep(derived.value, seen, key, bound, source)
            }
            return derived.value
        case .live(let find):
            let place = LiveSource.Place(session: source.session, object: id, field: item.key)
            let answer = find(&reader, values, place)
            let value = liveValue(answer, item)
            if case .none(let derived) = answer {
                take(&reader, name, derived)
            } else {
                take(&reader, name, DerivedValue(stored: value))
                if case .absent = value { awaitedCount += 1 }
            }
            return value
        }
    }

    /// Returns the value of a live field in this version; a live reader holds its source.
    private mutating func liveValue(_ answer: LiveAnswer, _ item: BoundReader.Item) -> Value {
        switch answer {
        case .none(let derived): return derived.value
        case .source(let source):
            if holdsSources {
                sources.append(source)
                source.begin()
            }
            return source.value(record?[item.key] ?? .absent, in: self.source.version)
        }
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
        if reader.isAwaited { awaitedCount += 1 }
        sources += reader.sources
        let seen = reader.takeSeen()
        note(seen)
        return seen
    }
}
