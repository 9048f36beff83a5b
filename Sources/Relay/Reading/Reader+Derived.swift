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
        let (derived, seen, isClean) = derive(
            name,
            function,
            bound.arguments[arguments.position].values
        )
        note(seen)
        if isClean, keepsValues {
            let kept = kept ?? KeptValues()
            self.kept = kept
            kept.derivations.keep(derived.value, seen, key, bound, source)
        }
        return derived.value
    }

    /// Reads the input of a derived field, and calls its function.
    ///
    /// Returns the value, the records that were read for it, and whether it depends on nothing else.
    private mutating func derive(
        _ name: String,
        _ function: DerivedFunction,
        _ arguments: JSONObject
    ) -> (DerivedValue, SeenRecords, isClean: Bool) {
        var reader = Reader(
            source: source,
            bound: owner.reader(of: function.artifact(), arguments: nil),
            owner: owner,
            id: id,
            notesSeen: notesSeen || keepsValues
        )
        let derived = function.value(&reader, arguments)
        logged += reader.events
        if let error = derived.thrown {
            let definition = bound.artifact.contents.name
            logged.append(
                .readDerivedFail(definition: definition, field: name, error: error)
            )
        }
        if reader.hasSeenUnknown { hasSeenUnknown = true }
        let isClean = reader.noteCount == 0 && !reader.isFailing && !reader.hasSeenUnknown
        return (derived, reader.takeSeen(), isClean)
    }
}
