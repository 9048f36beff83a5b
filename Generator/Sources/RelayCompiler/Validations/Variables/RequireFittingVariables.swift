import GraphQLLanguage
import GraphQLSchema

/// Values passed to fragments must be valid where the fragments use them, and the variables of
/// refetch queries must be valid everywhere they are used.
///
/// ```graphql
/// query Q($s: Int) { hero { ...Avatar(size: $s) } }
/// fragment Avatar($size: Int = 64) on Hero { picture(size: $size) { url } }
/// ```
/// "`$s` may be null, but `$size` of `Avatar` …": the specification checks a fragment's variables
/// and the spread's arguments separately, and in both a default value makes a nullable value valid.
/// Servers get `picture(size: $s)`, which they refuse where `Int!` is expected.
///
/// `fragment F on User @refetchable(queryName: "Q") { a(id: $x) b(ids: $x) }`:
/// "`$x` is used as `ID!` here but as `[ID!]` elsewhere, so the query of `F` can't declare it."
///
/// It runs on the program, since it needs the arguments of each spread and the queries that
/// `@refetchable` makes. Follows Relay's `IncompatibleVariableUsage`.
struct RequireFittingVariables {
    private static let rule = "RequireFittingVariables"

    private let program: Program
    /// The refetchable fragments, by the names of their queries.
    private let owners: [String: Fragment]

    /// A variable whose uses have no common type.
    ///
    /// - Parameter program: The program with the queries that `@refetchable` makes.
    /// - Returns: Errors, in the order of the operations.
    static func check(_ program: Program) -> [Diagnostic] {
        let refetchable = program.fragments.compactMap { fragment in
            fragment.marks.refetch.map { ($0.query, fragment) }
        }
        let check = RequireFittingVariables(
            program: program,
            owners: Dictionary(refetchable) { first, _ in first }
        )
        let concerned = check.concernedFragments()
        let operations = program.operations.filter { operation in
            check.owners[operation.name] != nil
                || !concerned.isEmpty
                    && !concerned.isDisjoint(with: SpreadNames.all(in: operation.selections))
        }
        return Parallel.map(operations) { check.findings(in: $0) }.flatMap(\.self)
    }

    /// Returns the fragments that have variables, and those that reach one.
    private func concernedFragments() -> Set<String> {
        var open = program.fragments.filter { !$0.variables.isEmpty }.map(\.name)
        guard !open.isEmpty else { return [] }
        var users: [String: [String]] = [:]
        for fragment in program.fragments {
            for name in SpreadNames.all(in: fragment.selections) {
                users[name, default: []].append(fragment.name)
            }
        }
        var concerned = Set(open)
        while let name = open.popLast() {
            open += (users[name] ?? []).filter { concerned.insert($0).inserted }
        }
        return concerned
    }

    private func findings(in operation: Operation) -> [Diagnostic] {
        let variables = Dictionary(
            operation.variables.map { ($0.variable.name.text, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let uses = VariableUses.all(in: operation, of: program)
        return uses.compactMap { use in
            guard let name = use.variable else {
                return use.isMisplacedNull ? misplacedNull(use, operation) : nil
            }
            guard let variable = variables[name] else { return nil }
            let type = TypeReference(variable.type)
            let fits = use.position.accepts(
                type,
                default: variable.defaultValue,
                in: program.schema
            )
            guard !fits || (use.position.isOneOf && !type.isNonNull) else { return nil }
            let other = uses.first {
                $0.variable == name
                    && $0.position.requiredType.intersection(use.position.requiredType) == nil
            }
            if let other, let owner = owners[operation.name] {
                return conflict(use, other, owner)
            }
            return misfit(use, variable, operation)
        }
    }

    // MARK: - Messages

    private func misplacedNull(_ use: VariableUses.Use, _ operation: Operation) -> Diagnostic {
        Diagnostic(
            rule: Self.rule,
            message: "This `null` is used where `\(use.position.type)` is expected in "
                + "the text for servers. Pass a value, or nothing for the default.",
            span: span(use, operation),
            related: related(use)
        )
    }

    private func misfit(
        _ use: VariableUses.Use,
        _ variable: VariableDefinition,
        _ operation: Operation
    ) -> Diagnostic {
        let name = variable.variable.writtenName
        let required = use.position.requiredType
        let remedy =
            variable.isArgument
            ? "Write `type: \"\(required)\"`" : "Declare it as `\(required)`"
        var related = related(use)
        if !variable.span.isSynthesized {
            related.append(.init(message: "`$\(name)` is defined here.", span: variable.span))
        }
        return Diagnostic(
            rule: Self.rule,
            message: "`$\(name)` of type `\(variable.type)` is used where "
                + "`\(use.position.type)` is expected. \(remedy), or give it a default value.",
            span: span(use, operation),
            related: related
        )
    }

    private func conflict(
        _ use: VariableUses.Use,
        _ other: VariableUses.Use,
        _ owner: Fragment
    ) -> Diagnostic {
        let name = use.variable ?? ""
        var related = related(use)
        if !other.span.isSynthesized {
            related.append(
                .init(
                    message: "`\(other.position.requiredType)` is expected here.",
                    span: other.span
                )
            )
        }
        return Diagnostic(
            rule: Self.rule,
            message: "`$\(name)` is used as `\(use.position.requiredType)` here but as "
                + "`\(other.position.requiredType)` elsewhere, so the query that refetches "
                + "`\(owner.name)` again can't declare it. Use two variables.",
            span: use.span.isSynthesized ? owner.source.span : use.span,
            related: related
        )
    }

    private func span(_ use: VariableUses.Use, _ operation: Operation) -> SourceSpan {
        use.span.isSynthesized ? operation.source.span : use.span
    }

    private func related(_ use: VariableUses.Use) -> [Diagnostic.Related] {
        guard let span = use.argumentSpan, !span.isSynthesized else { return [] }
        return [.init(message: "It is used here.", span: span)]
    }
}
