import GraphQLSchema

/// Divides the definitions of a program into linked parts.
struct DefinitionDivider: Sendable {
    private let programs: Programs
    private let linkable: Programs.Linkable
    private let passes: CompilerPasses
    private let texts: OperationText
    private let jsonTexts: OperationText
    /// The operations with `@jsonResponse` that are linked, and the fragments that they reach.
    private let json: (operations: Set<String>, fragments: Set<String>)
    /// The fields of fragments by name.
    private var parts: [String: [Selection]] = [:]
    /// The variables that the store needs for the fields of fragments and of their copies, and what
    /// these spread, by name.
    private var uses: [String: Uses] = [:]

    private struct Uses {
        var variables: Set<String>
        var spreads: Set<String>

        init(_ selections: [Selection]) {
            variables = StoreVariables.used(in: selections)
            spreads = SpreadNames.all(in: selections)
        }
    }

    /// Creates a linker for a program, with the texts of its linkable definitions.
    ///
    /// `mayHaveJSONText` says whether a fragment can have a text for operations with `@jsonResponse`.
    init(
        _ programs: Programs,
        _ linkable: Programs.Linkable,
        passes: CompilerPasses,
        texts: OperationText,
        jsonTexts: OperationText,
        mayHaveJSONText: (Fragment) -> Bool
    ) {
        self.programs = programs
        self.linkable = linkable
        self.passes = passes
        self.texts = texts
        self.jsonTexts = jsonTexts
        json = JSONOperations.linked(in: programs.source, through: mayHaveJSONText)
        let fragments = linkable.fetched.fragments
        let found = Parallel.map(fragments) { fragment in
            passes.linkedNormalization(of: fragment.selections, on: fragment.type)
        }
        for (fragment, part) in zip(fragments, found) { parts[fragment.name] = part }
        let used = programs.fetched.fragments
        let all = Parallel.map(used) { [parts] fragment in
            // Without arguments, the fields are the same in both forms.
            Uses(
                Self.usesArguments(fragment.name, linkable.fetched)
                    ? passes.linkedNormalization(of: fragment.selections, on: fragment.type)
                    : parts[fragment.name] ?? []
            )
        }
        for (fragment, part) in zip(used, all) { uses[fragment.name] = part }
    }

    /// Returns whether a fragment of `Programs.fetched` differs from the linkable one.
    private static func usesArguments(_ name: String, _ program: Program) -> Bool {
        guard let fragment = program.fragment(named: name) else { return true }
        return !fragment.variables.isEmpty || SpreadArguments.areUsed(in: fragment.selections)
    }

    /// Returns the part of an operation, and the variables that the store needs for all fields of its
    /// responses.
    ///
    /// - Parameters:
    ///   - operation: The operation as it is written.
    ///   - text: Its text with all fragments.
    /// - Returns: The part and the names of the variables.
    func link(
        _ operation: Operation,
        _ text: OperationText.Result?
    ) -> (linked: DefinitionPart, variables: Set<String>) {
        var linked = definition(operation.selections)
        linked.text = text?.own
        guard !linked.fragments.isEmpty else {
            // It is complete, and isn't linked.
            let fields = passes.normalization(of: operation, in: programs)
            linked.normalization = fields
            return (linked, StoreVariables.used(in: fields))
        }
        linked.maxAge = passes.age(of: operation.type)
        guard let own = linkable.fetched.operation(named: operation.name),
            let fetched = programs.fetched.operation(named: operation.name)
        else { return (linked, []) }
        let part = passes.linkedNormalization(of: own.selections, on: own.type)
        linked.normalization = part
        let first = Uses(
            SpreadArguments.areUsed(in: own.selections)
                ? passes.linkedNormalization(of: fetched.selections, on: fetched.type) : part
        )
        var variables = first.variables
        var open = Array(first.spreads)
        var reached = first.spreads
        while let name = open.popLast() {
            guard let uses = uses[name] else { continue }
            variables.formUnion(uses.variables)
            open += uses.spreads.filter { reached.insert($0).inserted }
        }
        return (linked, variables)
    }

    /// Returns the part of an operation with `@jsonResponse`; `nil` if its artifact must be complete.
    func linkJSON(_ operation: Operation, _ text: OperationText.Result?) -> DefinitionPart? {
        guard json.operations.contains(operation.name) else { return nil }
        var linked = definition(operation.selections)
        guard !linked.fragments.isEmpty else { return nil }
        linked.jsonText = text?.own
        return linked
    }

    /// Returns the part of a fragment.
    func link(_ fragment: Fragment) -> DefinitionPart {
        var linked = definition(fragment.selections)
        linked.text = texts.fragment(named: fragment.name)
        if json.fragments.contains(fragment.name) {
            linked.jsonText = jsonTexts.fragment(named: fragment.name)
        }
        linked.normalization = parts[fragment.name]
        return linked
    }

    private func definition(_ selections: [Selection]) -> DefinitionPart {
        let fragments = SpreadNames.all(in: selections).filter { name in
            programs.source.fragment(named: name).map { !$0.marks.isUpdatable } ?? false
        }
        return DefinitionPart(hasAges: passes.hasAges, fragments: fragments.sorted())
    }
}
