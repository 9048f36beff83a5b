import GraphQLLanguage

/// Operations that are sent as texts may only reach fragments whose texts the app contains.
///
/// A package that persists its operations generates fragments without texts. `query FeedQuery
/// { me { ...Row_user } }` in another package, which sends texts:
/// "`FeedQuery` is sent as a text, but fragment `Row_user` was generated without one, because the
/// package of module `DesignSystem` persists operations. Persist operations here as well, or add
/// `\"keepText\": true` to `persist` in the relay.json of that package."
struct RequireFragmentTexts {
    let placement: ModulePlacement

    /// Returns an error for each operation of this package that reaches a fragment without a text.
    func check(_ entries: [DefinitionEntry.Key: DefinitionEntry]) -> [Diagnostic] {
        guard placement.hasFragmentsWithoutTexts else { return [] }
        return entries.values.compactMap { entry in
            guard entry.isSent, !placement.isDescribed(entry.span),
                let (name, module) = missing(entry, entries)
            else { return nil }
            return Diagnostic(
                rule: "RequireFragmentTexts",
                message: "`\(entry.key?.name ?? "")` is sent as a text, but fragment `\(name)` was "
                    + "generated without one, because the package of module `\(module)` persists "
                    + "operations. Persist operations here as well, or add `\"keepText\": true` to "
                    + "`persist` in the relay.json of that package.",
                span: entry.nameSpan
            )
        }
    }

    /// Returns a fragment without a text that a definition reaches, and its module.
    private func missing(
        _ entry: DefinitionEntry,
        _ entries: [DefinitionEntry.Key: DefinitionEntry]
    ) -> (name: String, module: String)? {
        var open = entry.spreads.sorted()
        var reached = Set(open)
        while let name = open.popLast() {
            guard let fragment = entries[.init(isOperation: false, name: name)] else { continue }
            if let module = placement.module(of: fragment.span),
                placement.hasNoTexts(module)
            {
                return (name, module)
            }
            open += fragment.spreads.sorted().filter { reached.insert($0).inserted }
        }
        return nil
    }
}

extension DefinitionEntry {
    /// Whether it is an operation, or a fragment that has queries, whose text contains those of other
    /// fragments.
    fileprivate var isSent: Bool {
        key?.isOperation == true && !hasJSONResponse || hasQueries
    }
}
