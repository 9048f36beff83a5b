import GraphQLLanguage
import RelayCompiler

/// Checks the projects as they would be after a rename.
struct RenameTrial {
    private let before: EditedProject
    private let after: EditedProject

    /// Checks the projects with edits.
    ///
    /// - Throws: A refusal if the edits cause an error.
    init(
        _ context: ProjectContext,
        _ edits: [(place: Place, text: String)]
    ) throws(ResponseError) {
        before = context.project
        var ranges: [String: [(range: Range<Int>, text: String)]] = [:]
        var sources: [String: [UInt8]] = [:]
        for edit in edits {
            ranges[edit.place.view.path, default: []].append((edit.place.range, edit.text))
            sources[edit.place.view.path] = edit.place.view.source.bytes
        }
        let texts = sources.map { path, bytes in
            var bytes = bytes
            // From the end, so that the other ranges stay right.
            for edit in (ranges[path] ?? []).sorted(by: {
                $0.range.lowerBound > $1.range.lowerBound
            }) {
                bytes.replaceSubrange(edit.range.clamped(to: bytes.indices), with: edit.text.utf8)
            }
            return (path: path, bytes: bytes)
        }
        let trial = context.configuration.trial(texts)
        if let failure = trial.failure { throw Rename.refuse(failure.description) }
        if let error = trial.diagnostics.first(where: { $0.severity == .error }) {
            throw Rename.refuse(
                "With the new name, `\(error.span.source.path)` would have an error: \(error.message)"
            )
        }
        guard trial.projects.indices.contains(context.number) else {
            throw Rename.refuse("The configuration changed. Save it, and try again.")
        }
        after = trial.projects[context.number]
    }

    /// Returns the names of the Swift type of a definition before and after it is renamed.
    ///
    /// - Throws: A refusal if another definition would get another Swift name.
    func types(
        _ key: DefinitionEntry.Key,
        to name: String
    ) throws(ResponseError) -> (old: String, new: String) {
        var old = before.typeNames
        var new = after.typeNames
        let newKey = DefinitionEntry.Key(isOperation: key.isOperation, name: name)
        guard let oldType = old.removeValue(forKey: key),
            let newType = new.removeValue(forKey: newKey)
        else {
            throw Rename.refuse("The Swift name of `\(key.name)` is not known. Generate its code.")
        }
        for (other, type) in old.sorted(by: { $0.value < $1.value }) where new[other] != type {
            throw Rename.refuse(
                "`\(other.name)`, whose Swift type is `\(type)`, would be named "
                    + "`\(new[other] ?? "otherwise")` in Swift too. Choose another name."
            )
        }
        return (oldType, newType)
    }
}
