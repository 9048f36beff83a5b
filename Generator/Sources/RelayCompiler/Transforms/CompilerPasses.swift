import GraphQLLanguage
import GraphQLSchema

/// The forms of a program from which code is generated.
struct Programs: Sendable {
    /// As written, with directives resolved.
    var source: Program
    /// As definitions read it: `source` with the fields of unmasked spreads.
    var reader: Program
    /// As responses have it: with the ids and type names that the store needs.
    var fetched: Program
    /// As sent to the server: `fetched` in its simplest form, with discriminators and separate
    /// fragments.
    var operationText: Program
    /// The operations with `@jsonResponse` as sent to the server; the other forms lack them.
    var jsonText: Program
    /// The forms for artifacts that the runtime links; `nil` if artifacts are complete.
    var linkable: Linkable?

    /// Forms in which fragments have their variables, and spreads their arguments.
    struct Linkable: Sendable {
        /// Otherwise as `fetched`.
        var fetched: Program
        /// Otherwise as `operationText`.
        var operationText: Program
        /// Otherwise as `jsonText`.
        var jsonText: Program
    }
}

/// A form of a program that can be printed.
public enum CompilerStage: String, CaseIterable, Sendable {
    /// As written, with directives resolved.
    case source
    /// As definitions read it.
    case reader
    /// As responses have it: `reader` with the ids and type names that the store needs.
    case fetched
    /// As sent to the server.
    case text
    /// The fields of operations' responses, with all fragments merged in.
    case normalization

    func program(of programs: Programs) -> Program {
        switch self {
        case .source: return programs.source
        case .reader: return programs.reader
        case .fetched: return programs.fetched
        case .text: return programs.operationText
        case .normalization:
            let passes = CompilerPasses(schema: programs.source.schema)
            var program = Program(
                schema: programs.source.schema,
                operations: programs.source.operations,
                fragments: []
            )
            for index in program.operations.indices {
                program.operations[index].selections = passes.normalization(
                    of: program.operations[index],
                    in: programs
                )
            }
            return program
        }
    }
}

/// The transforms and their order.
struct CompilerPasses: Sendable {
    private let schema: Schema
    /// Created once, because it looks at every field of the schema.
    private let ages: AssignAges
    /// Whether the artifacts of definitions are linked when the app runs.
    private let linksFragments: Bool

    init(schema: Schema, linkingFragments linksFragments: Bool = false) {
        self.schema = schema
        self.linksFragments = linksFragments
        ages = AssignAges(schema: schema)
    }

    /// Runs the passes that transform definitions one by one.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - limit: The limit for the selections that a definition may expand to.
    /// - Returns: The forms of the program.
    /// - Throws: The first violation of `limit`.
    func run(_ program: Program, within limit: ExpansionLimit) throws(Diagnostic) -> Programs {
        try limit.check(program)
        // These queries come first, because they are operations like any other.
        let source = CollectConnections.transform(
            GenerateRefetchQueries.transform(GenerateEdgeQueries.transform(program))
        )
        let stored = JSONOperations.skip(source)
        let connected = connected(stored)
        let fetched = try fetched(connected, within: limit)
        let json = SkipUpdatables.transform(JSONOperations.select(source))
        var programs = Programs(
            source: source,
            reader: UnmaskFragments.transform(
                AssignLookups.transform(
                    GenerateConnections(schema: schema, isForReaders: true)
                        .transform(SkipDerivations.spreads(GenerateEdgeQueries.readers(stored)))
                )
            ),
            fetched: fetched,
            operationText: self.operationText(fetched),
            jsonText: try jsonText(json, within: limit)
        )
        if linksFragments { programs.linkable = linkable(programs, connected, json) }
        try limit.check(programs)
        return programs
    }

    /// Returns the program with the fields of refetch queries and connections.
    private func connected(_ source: Program) -> Program {
        let identifiers = GenerateRefetchIdentifiers(schema: schema)
        let connections = GenerateConnections(schema: schema, isForReaders: false)
        let responses = SkipDerivations.fields(SkipUpdatables.transform(source))
        return connections.transform(identifiers.transform(responses))
    }

    /// Returns the program as responses have it, with everything that the store needs.
    private func fetched(
        _ connected: Program,
        within limit: ExpansionLimit
    ) throws(Diagnostic) -> Program {
        // Fragment arguments are applied after connections, whose labels contain the name of the
        // definition where they were written, and before everything else, so that later passes see
        // fields as they are sent.
        let budget = limit.budgetForArguments(in: connected)
        let applied = try ApplyFragmentArguments.transform(connected, within: budget)
        try limit.check(budget, copies: applied.fragments, of: connected)
        return stored(applied)
    }

    /// Returns the program with the fields that the store needs.
    ///
    /// Type names come before ids, and both come before the author's fields, because the normalizer
    /// needs to know the object before it reads on.
    private func stored(_ program: Program) -> Program {
        let followed = SelectFollowedFields(schema: schema)
        let ids = GenerateIDs(schema: schema)
        let typenames = GenerateTypenames(schema: schema)
        return program.mapSelections { selections, _ in
            typenames.transform(ids.transform(followed.transform(selections)))
        }
    }

    private func linkable(
        _ programs: Programs,
        _ connected: Program,
        _ json: Program
    ) -> Programs.Linkable {
        guard connected.fragments.contains(where: { !$0.variables.isEmpty }) else {
            return Programs.Linkable(
                fetched: programs.fetched,
                operationText: programs.operationText,
                jsonText: programs.jsonText
            )
        }
        let stored = stored(connected)
        return Programs.Linkable(
            fetched: stored,
            operationText: operationText(stored),
            jsonText: jsonText(json)
        )
    }

    /// Returns the program as servers get it.
    private func operationText(_ fetched: Program) -> Program {
        // Flattening comes first, because it determines the refinements, and the other passes work
        // on each refinement.
        let flattening = FlattenSelections(schema: schema, mergesConditions: false)
        let redundancy = SkipRedundantSelections(schema: schema)
        let discriminators = GenerateDiscriminators(schema: schema)
        let filling = FillEmptySelections(schema: schema)
        return SkipClientExtensions.transform(fetched).mapSelections { selections, type in
            let flattened = flattening.flatten(selections, on: type)
            let minimal = redundancy.transform(flattened)
            return filling.transform(discriminators.transform(minimal), on: type)
        }
    }

    /// Returns operations with `@jsonResponse` as servers get them.
    private func jsonText(
        _ source: Program,
        within limit: ExpansionLimit
    ) throws(Diagnostic) -> Program {
        guard !source.operations.isEmpty else { return source }
        let budget = limit.budgetForArguments(in: source)
        let applied = try ApplyFragmentArguments.transform(source, within: budget)
        try limit.check(budget, copies: applied.fragments, of: source)
        return jsonText(applied)
    }

    /// Returns operations with `@jsonResponse` without the ids, type names and parts of connections that
    /// only the store needs.
    private func jsonText(_ applied: Program) -> Program {
        let flattening = FlattenSelections(schema: schema, mergesConditions: false)
        let redundancy = SkipRedundantSelections(schema: schema)
        let filling = FillEmptySelections(schema: schema)
        return SkipClientExtensions.transform(applied).mapSelections { selections, type in
            let flattened = flattening.flatten(selections, on: type)
            return filling.transform(redundancy.transform(flattened), on: type)
        }
    }

    /// Returns the fields of an operation's response, with all fragments merged in.
    func normalization(
        of operation: Operation,
        in programs: Programs,
        within budget: ExpansionBudget? = nil
    ) -> [Selection] {
        guard let fetched = programs.fetched.operation(named: operation.name) else { return [] }
        let flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            inlining: programs.fetched,
            within: budget
        )
        let flattened = flattening.flatten(fetched.selections, on: fetched.type)
        let aging = ages.transform(flattened, of: fetched.type)
        let redundancy = SkipRedundantSelections(schema: schema, keepsDeferrals: true)
        let minimal = redundancy.transform(aging)
        return GenerateDiscriminators(schema: schema, repeatsConditions: true).transform(minimal)
    }

    /// Whether the schema declares ages.
    var hasAges: Bool { ages.isNeeded }

    /// Returns the age that a type declares in seconds.
    func age(of type: SchemaType) -> Int? { ages.age(of: type) }

    /// Returns the fields of a response that a definition selects itself, with spreads of fragments.
    ///
    /// - Parameters:
    ///   - selections: The definition's selections in `Programs.Linkable.fetched`.
    ///   - type: The type that it selects on.
    /// - Returns: The fields, with the ages that they may have.
    func linkedNormalization(of selections: [Selection], on type: SchemaType) -> [Selection] {
        let flattening = FlattenSelections(
            schema: schema,
            mergesConditions: true,
            inlining: Program(schema: schema, operations: [], fragments: [])
        )
        let aging = ages.declare(flattening.flatten(selections, on: type), on: type)
        // Which of several ages is the shortest is not known yet.
        let redundancy = SkipRedundantSelections(
            schema: schema,
            keepsFragments: hasAges,
            keepsDeferrals: true
        )
        return GenerateDiscriminators(schema: schema, repeatsConditions: true)
            .transform(redundancy.transform(aging))
    }

    /// Returns what an operation itself reads.
    func reader(
        of operation: Operation,
        in programs: Programs,
        within budget: ExpansionBudget? = nil
    ) -> ReaderSelections {
        let selections = programs.reader.operation(named: operation.name)?.selections ?? []
        return SplitTypeRefinements(
            schema: schema,
            makingVariants: !operation.marks.isUpdatable,
            within: budget
        ).transform(
            selections,
            on: operation.type,
            isStrict: operation.marks.isStrict
        )
    }

    /// Returns what a fragment itself reads.
    func reader(
        of fragment: Fragment,
        in programs: Programs,
        within budget: ExpansionBudget? = nil
    ) -> ReaderSelections {
        let selections = programs.reader.fragment(named: fragment.name)?.selections ?? []
        return SplitTypeRefinements(
            schema: schema,
            makingVariants: !fragment.marks.isUpdatable,
            within: budget
        ).transform(
            selections,
            on: fragment.type,
            isStrict: fragment.marks.isStrict
        )
    }
}
