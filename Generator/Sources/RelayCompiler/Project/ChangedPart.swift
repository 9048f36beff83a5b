import GraphQLLanguage

/// The definitions of a program that must be compiled again, and the fragments that they need.
struct ChangedPart {
    private let affected: Set<DefinitionEntry.Key>
    private let affectedEntries: [DefinitionEntry]
    /// The definitions to compile, and every fragment that they reach, by name.
    let needed: [DefinitionEntry]

    /// Creates the part; `nil` if everything must be compiled.
    ///
    /// - Parameters:
    ///   - entries: All definitions.
    ///   - last: The definitions of the last run without errors, and those of them that had
    ///     diagnostics; `nil` before the first run.
    init?(
        _ entries: [DefinitionEntry.Key: DefinitionEntry],
        last: (
            entries: [DefinitionEntry.Key: DefinitionEntry], flagged: Set<DefinitionEntry.Key>
        )?
    ) {
        guard let last, last.entries.count == entries.count else { return nil }
        var affected = last.flagged
        for (key, entry) in entries {
            guard let old = last.entries[key] else { return nil }
            guard !entry.isSame(as: old) else { continue }
            // The Swift names of other definitions depend on the kind, queries for refetching must have names of
            // their own, and all uses of a provider, and all filters of a list, must agree.
            guard entry.operationType == old.operationType,
                entry.refetchQuery == old.refetchQuery, !entry.hasProviders, !old.hasProviders,
                !entry.hasFilters, !old.hasFilters
            else { return nil }
            affected.insert(key)
        }
        affected = Self.reached(from: affected, over: Self.users(entries))
        guard
            Self.reachedByJSON(affected, entries) == Self.reachedByJSON(affected, last.entries)
        else { return nil }
        self.affected = affected
        affectedEntries = affected.compactMap { entries[$0] }
        let needed = Self.reached(from: affected, over: Self.spreads(entries))
        self.needed = needed.sorted {
            $0.isOperation != $1.isOperation ? $0.isOperation : $0.name < $1.name
        }.compactMap { entries[$0] }
    }

    /// Returns whether the output for a definition must be created again.
    func isAffected(_ key: DefinitionEntry.Key) -> Bool { affected.contains(key) }

    /// Returns whether the definition at a position must be compiled.
    func isAffected(_ place: SourceSpan) -> Bool {
        affectedEntries.contains { $0.contains(place) }
    }

    /// Returns the definitions that spread a fragment, by the fragment.
    private static func users(
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> (DefinitionEntry.Key) -> [DefinitionEntry.Key] {
        var users: [String: [DefinitionEntry.Key]] = [:]
        for (key, entry) in entries {
            for name in entry.spreads { users[name, default: []].append(key) }
        }
        return { $0.isOperation ? [] : users[$0.name] ?? [] }
    }

    /// Returns the fragments that a definition spreads, by the definition.
    private static func spreads(
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> (DefinitionEntry.Key) -> [DefinitionEntry.Key] {
        { entries[$0]?.spreads.map { .init(isOperation: false, name: $0) } ?? [] }
    }

    /// Returns what operations with `@jsonResponse` reach.
    ///
    /// Such fragments may have a text for these operations, so they must be compiled when another operation
    /// reaches them.
    private static func reachedByJSON(
        _ affected: Set<DefinitionEntry.Key>,
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> Set<DefinitionEntry.Key> {
        let operations = affected.filter { entries[$0]?.hasJSONResponse == true }
        return reached(from: operations, over: spreads(entries))
    }

    private static func reached(
        from start: Set<DefinitionEntry.Key>,
        over next: (DefinitionEntry.Key) -> [DefinitionEntry.Key]
    ) -> Set<DefinitionEntry.Key> {
        var reached = start
        var waiting = Array(start)
        while let key = waiting.popLast() {
            for other in next(key) where reached.insert(other).inserted {
                waiting.append(other)
            }
        }
        return reached
    }
}
