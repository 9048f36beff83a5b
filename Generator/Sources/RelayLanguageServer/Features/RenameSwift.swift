import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Finds the edits in Swift code that belong to a rename, and refuses those that words alone do not
/// make certain.
struct RenameSwift {
    typealias Edit = (place: Place, text: String)

    let context: ProjectContext
    private let uses: SwiftUses

    init(_ context: ProjectContext) {
        self.context = context
        uses = SwiftUses(context)
    }

    // MARK: - Definitions

    /// Returns the edits for the generated type of a definition.
    ///
    /// - Parameters:
    ///   - old: The type.
    ///   - new: Its new name.
    ///   - name: The definition's name.
    /// - Returns: The edits.
    /// - Throws: A refusal if a word may be something else, or if the new name is in the code already.
    func type(_ old: String, _ new: String, named name: String) throws(ResponseError) -> [Edit] {
        var edits: [Edit] = []
        for use in uses.words(where: { $0 == old || $0 == new || $0 == name }) {
            if use.isInLiteral {
                guard use.isWholeLiteral, use.text != new else { continue }
                throw Self.refuse(
                    "the literal in \(use.location) may be the name of the definition"
                )
            }
            guard old != new, use.text == old || use.text == new else { continue }
            guard use.text == old else {
                throw Rename.refuse(
                    "\(use.location), has a Swift name `\(new)` already. Choose another name."
                )
            }
            guard !use.isDeclaration, !use.isMember, !use.isLabel else {
                throw Self.refuse("`\(old)` in \(use.location) may be another type")
            }
            edits.append((use.place, new))
        }
        guard !edits.isEmpty else { return [] }
        for type in [old, new] where isNested(type) {
            throw Self.refuse("`\(type)` may also be a type that is generated for a selection")
        }
        return edits
    }

    /// Returns the edits for the property of the spreads of a fragment.
    ///
    /// - Throws: A refusal if a word may be something else, or if the new name is in the code already.
    func spread(_ old: String, _ new: String) throws(ResponseError) -> [Edit] {
        let before = context.project.spreadProperty(old)
        let after = context.project.spreadProperty(new)
        guard before != after else { return [] }
        let found = uses.words { $0 == before || $0 == after }.filter { !$0.isInLiteral }
        let names = context.project.selectionNames
        let properties = { (name: String) in
            names.responses.contains { context.project.property($0) == name }
                || names.contains(name) || isMemberOfSchema(name)
        }
        var edits: [Edit] = []
        for use in found {
            guard use.text == before else {
                throw Rename.refuse(
                    "\(use.location), has a Swift name `\(after)` already. Choose another name."
                )
            }
            // Properties of other modules seldom have underscores, unlike fragments of components. Labels are
            // those of samples.
            guard use.isMember || use.isLabel, before.contains("_"), !properties(before) else {
                throw Self.refuse("`\(before)` in \(use.location) may be something else")
            }
            edits.append((use.place, after))
        }
        guard edits.isEmpty || !properties(after) else {
            throw Rename.refuse(
                "Properties for the spreads would be named `\(after)` like others. Choose another "
                    + "name."
            )
        }
        return edits
    }

    /// Returns whether a type that is generated for a selection may have a name.
    private func isNested(_ type: String) -> Bool {
        let names = context.project.selectionNames
        let types = names.responses.union(names.aliases).flatMap(context.project.selectionTypes)
        return Set(types).contains(type) || context.schema?.type(named: type) != nil
    }

    /// Returns whether an input field or a refinement may have a property of this name.
    private func isMemberOfSchema(_ name: String) -> Bool {
        context.schema?.types.contains { type in
            let lower = type.name.prefix(1).lowercased() + type.name.dropFirst()
            if [lower, "as\(type.name)", "on\(type.name)"].contains(name) { return true }
            guard case .inputObject(let input) = type else { return false }
            return input.fields.contains { context.project.property($0.name) == name }
        } ?? false
    }

    // MARK: - Variables

    /// Returns the edits for the arguments that set a variable: `id` in `UserQuery(id: 4)`.
    ///
    /// - Parameters:
    ///   - name: The variable.
    ///   - types: The types of the operations that have it.
    ///   - new: Its new name.
    /// - Returns: The edits.
    /// - Throws: A refusal if code may set the variable in another way.
    func variable(
        _ name: String,
        of types: Set<String>,
        _ new: String
    ) throws(ResponseError) -> [Edit] {
        let old = context.project.property(name)
        let text = context.project.label(new)
        var edits: [Edit] = []
        for view in uses.views {
            let words = SwiftUses.words(in: view) { types.contains($0) || $0 == old }
            guard words.contains(where: { $0.text == old }) else { continue }
            let calls = SwiftCalls(view)
            let ofTypes = words.filter { types.contains($0.text) && !$0.isInLiteral }
            let labels = Set(
                ofTypes.flatMap { calls.labels(after: $0.word.range.upperBound) }
            )
            for use in words where use.text == old {
                if labels.contains(use.word.range.lowerBound), !use.isInLiteral {
                    edits.append((use.place, text))
                    continue
                }
                let isUnclear =
                    use.isInLiteral
                    ? use.isWholeLiteral
                    : use.isLabel || use.isMember || use.wordBefore == "let"
                let isVariable =
                    calls.implicitLabels.contains(use.word.range.lowerBound)
                    || calls.isMember(use.word.range.lowerBound, of: "variables")
                guard !(isUnclear && !ofTypes.isEmpty) && !isVariable else {
                    throw Self.refuse("`\(old)` in \(use.location) may be the variable")
                }
            }
        }
        for use in uses.words(where: types.contains) where isAlias(use) {
            throw Self.refuse("`\(use.text)` has a second name in \(use.location)")
        }
        return edits
    }

    /// Returns whether a type alias is declared on the line of a word.
    private func isAlias(_ use: SwiftUses.Use) -> Bool {
        let line = use.view.lines.range(
            ofLine: use.view.lines.line(at: use.word.range.lowerBound)
        )
        return String(decoding: use.view.source.bytes[line], as: UTF8.self).contains("typealias")
    }

    // MARK: - Aliases

    /// Checks that no Swift code can depend on the alias of a field.
    ///
    /// - Parameters:
    ///   - name: The alias.
    ///   - new: Its new name.
    ///   - isLeaf: Whether the field has no selections.
    /// - Throws: A refusal if a word of the code may be generated for the old or the new name.
    func alias(_ name: String, _ new: String, isLeaf: Bool) throws(ResponseError) {
        let project = context.project
        let before = project.property(name)
        let after = project.property(new)
        let types =
            isLeaf ? [] : project.selectionTypes(name).union(project.selectionTypes(new))
        let found = uses.words {
            $0 == name || $0 == before || $0 == after || EditedProject.isName($0, among: types)
        }
        for use in found {
            let isOld = use.text == name || use.text == before
            let isNew = use.text == after && use.isDeclaration
            let isType = !use.isInLiteral && EditedProject.isName(use.text, among: types)
            guard !isOld, !isNew, !isType else {
                throw Self.refuse("`\(use.text)` in \(use.location) may depend on the alias")
            }
        }
        let names = project.selectionNames
        let isSpread = context.symbols.fragments.keys.contains {
            project.spreadProperty($0) == after
        }
        guard !isSpread, !names.aliases.contains(new), !isMemberOfSchema(after) else {
            throw Rename.refuse(
                "Another generated property may have the name `\(after)`. Choose another name."
            )
        }
    }

    /// Returns the refusal of a rename whose uses in Swift code are not certain.
    private static func refuse(_ reason: String) -> ResponseError {
        Rename.refuse(
            "Uses in Swift code can't be told apart: \(reason). Rename it by hand, and let the "
                + "compiler find the uses."
        )
    }
}
