import GraphQLLanguage
import GraphQLSchema

/// Rejects definitions that expand to more selections than `maximumSelections`, before they take up
/// memory.
///
/// ```graphql
/// fragment A on Node { first { ...B } second { ...B } }
/// fragment B on Node { first { ...C } second { ...C } }   # and so on: each line doubles the query
/// ```
///
/// Sizes are first estimated, which is fast and never too low. Only definitions that may be too
/// large are expanded, up to the limit.
struct ExpansionLimit: Sendable {
    /// The maximum nesting depth of fragments, which is the same as the parser's limit for a
    /// document.
    static let maximumDepth = ParserOptions().maximumDepth

    let maximum: Int

    /// Checks the definitions that the passes themselves expand.
    ///
    /// - Parameter program: The program as written.
    /// - Throws: The first violation.
    func check(_ program: Program) throws(Diagnostic) {
        let all = ExpansionCounter(program)
        var mayBeTooLarge = false
        for definition in program.definitions {
            let size = all.size(of: definition)
            if size.selections > maximum { mayBeTooLarge = true }
            guard size.depth > Self.maximumDepth else { continue }
            throw finding(
                "\(definition.title) nests more than \(Self.maximumDepth) levels deep, including "
                    + "the fragments that it spreads. Spread fewer fragments inside each other.",
                definition.source
            )
        }
        guard mayBeTooLarge else { return }
        let unmasked = ExpansionCounter(program, where: \.isUnmasked)
        for definition in program.definitions
        where unmasked.size(of: definition).selections > maximum {
            throw tooLarge(
                "\(definition.title) expands",
                definition.selections,
                unmasked,
                program,
                definition.source
            )
        }
    }

    /// Returns a budget for the copies of fragments that arguments create in a program.
    func budgetForArguments(in program: Program) -> ExpansionBudget {
        let sizes =
            Parallel.map(program.operations) { ExpansionCounter.count($0.selections) }
            + Parallel.map(program.fragments) { ExpansionCounter.count($0.selections) }
        let size = sizes.reduce(0, +)
        return ExpansionBudget(maximum + 10 * size)
    }

    /// Checks the copies of fragments that arguments have created.
    ///
    /// - Parameters:
    ///   - budget: Their budget.
    ///   - copies: The copied fragments.
    ///   - program: The program before copying.
    /// - Throws: A diagnostic that names the fragment with the most copies.
    func check(
        _ budget: ExpansionBudget,
        copies: [Fragment],
        of program: Program
    ) throws(Diagnostic) {
        guard budget.isExhausted else { return }
        var counts: [String: Int] = [:]
        for copy in copies { counts[Self.place(copy), default: 0] += 1 }
        let most = program.fragments.filter { !$0.variables.isEmpty }.max {
            counts[Self.place($0), default: 0] < counts[Self.place($1), default: 0]
        }
        guard let fragment = most else { return }
        throw finding(
            "The arguments of spreads create too many copies of fragment "
                + "`\(fragment.name)`, or too large ones. Pass fewer different arguments on from "
                + "fragment to fragment, \(remedy).",
            fragment.source
        )
    }

    /// Checks the selections that are fetched and read.
    ///
    /// - Parameter programs: The result of the passes.
    /// - Throws: The first violation.
    func check(_ programs: Programs) throws(Diagnostic) {
        let fetched = ExpansionCounter(programs.fetched)
        let schema = programs.source.schema
        let passes = CompilerPasses(schema: schema)
        for operation in programs.fetched.operations
        where fetched.size(of: operation.selections).selections > maximum {
            let budget = ExpansionBudget(maximum)
            _ = passes.normalization(of: operation, in: programs, within: budget)
            guard budget.isExhausted else { continue }
            throw tooLarge(
                "Operation `\(operation.name)` expands",
                operation.selections,
                fetched,
                programs.fetched,
                operation.source
            )
        }
        for operation in programs.reader.operations
        where SplitTypeRefinements.largestCount(operation.selections, schema) > maximum {
            let budget = readerBudget
            _ = passes.reader(of: operation, in: programs, within: budget)
            try check(budget, reading: "operation `\(operation.name)`", operation.source)
        }
        for fragment in programs.reader.fragments
        where SplitTypeRefinements.largestCount(fragment.selections, schema) > maximum {
            let budget = readerBudget
            _ = passes.reader(of: fragment, in: programs, within: budget)
            try check(budget, reading: "fragment `\(fragment.name)`", fragment.source)
        }
    }

    private var readerBudget: ExpansionBudget {
        ExpansionBudget(maximum * SplitTypeRefinements.itemCost)
    }

    private func check(
        _ budget: ExpansionBudget,
        reading name: String,
        _ source: DefinitionSource
    ) throws(Diagnostic) {
        guard budget.isExhausted else { return }
        throw finding(
            "Reading \(name) takes more than \(maximum) selections: the selections around "
                + "`... on Type` are repeated for each object type. Move them into fragments "
                + "of their own, \(remedy).",
            source
        )
    }

    /// Returns a text for the position of a fragment, which its copies share.
    private static func place(_ fragment: Fragment) -> String {
        "\(fragment.source.span.source.path):\(fragment.source.span.startOffset)"
    }

    private var remedy: String { "or raise `maximumSelections` in `relay.json`" }

    /// Returns the diagnostic for a definition, with the first fragment that multiplies it.
    private func tooLarge(
        _ subject: String,
        _ selections: [Selection],
        _ counter: ExpansionCounter,
        _ program: Program,
        _ source: DefinitionSource
    ) -> Diagnostic {
        var selections = selections
        var owner = "it"
        var related: [Diagnostic.Related] = []
        var cause = ""
        while cause.isEmpty {
            let spreads = counter.spreads(in: selections)
            let largest = spreads.max {
                counter.size(of: $0).selections < counter.size(of: $1).selections
            }
            guard let name = largest, let fragment = program.fragment(named: name) else { break }
            let count = spreads.filter { $0 == name }.count
            if count > 1 {
                let size = counter.size(of: name).selections
                cause =
                    " Most come from `\(name)`, which \(owner) spreads \(count) times and which "
                    + "expands to \(size) selections."
                related = [.init(message: "`\(name)` is here.", span: fragment.source.span)]
            }
            owner = "`\(name)`"
            selections = fragment.selections
        }
        var finding = finding(
            "\(subject) to more than \(maximum) selections.\(cause) Spread it less often, "
                + "\(remedy).",
            source
        )
        finding.related = related
        return finding
    }

    private func finding(_ message: String, _ source: DefinitionSource) -> Diagnostic {
        Diagnostic(rule: "ExpansionLimit", message: message, span: source.span)
    }
}

extension Program {
    /// All definitions.
    fileprivate var definitions: [ProgramDefinition] {
        operations.map {
            ProgramDefinition(
                isFragment: false,
                name: $0.name,
                selections: $0.selections,
                source: $0.source
            )
        }
            + fragments.map {
                ProgramDefinition(
                    isFragment: true,
                    name: $0.name,
                    selections: $0.selections,
                    source: $0.source
                )
            }
    }
}

/// An operation or a fragment.
private struct ProgramDefinition {
    let isFragment: Bool
    let name: String
    let selections: [Selection]
    let source: DefinitionSource

    /// Its name in messages.
    var title: String { "\(isFragment ? "Fragment" : "Operation") `\(name)`" }
}

extension ExpansionCounter {
    fileprivate func size(of definition: ProgramDefinition) -> Size {
        definition.isFragment ? size(of: definition.name) : size(of: definition.selections)
    }
}
