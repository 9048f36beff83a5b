import GraphQLSchema

/// A definition's own part of requests and responses, without the fragments that it spreads.
///
/// In a project of modules, an artifact contains nothing else.
///
/// The runtime adds the parts of the fragments, which are in their own artifacts. So a change of a
/// fragment changes no file of another module.
///
/// ```graphql
/// query Shop { product { id ...Page_product } }    the text of Shop, and the name Page_product
/// fragment Page_product on Product { title }       the text of Page_product
/// ```
///
/// Copies of fragments that the arguments of spreads create belong to the definition with the spread.
struct LinkedDefinition: Sendable {
    /// The text of the definition, and of the copies that it creates; empty for a fragment that has
    /// only fields of the client.
    var texts: [String] = []
    /// The fragments that these texts spread, without copies; sorted.
    var spreads: [String] = []
    /// The fields of responses, with spreads of fragments that are not copies; `nil` if the definition
    /// has none.
    var normalization: [Selection]?
    /// Whether the schema declares ages, so that linking assigns them.
    var hasAges = false
    /// The age that the type of an operation declares.
    var maxAge: Int?
    /// The fragments whose artifacts it needs: those that it spreads, with arguments or without; sorted.
    var fragments: [String] = []
}

/// Divides the definitions of a program into linked parts.
struct FragmentLinker: Sendable {
    private let programs: Programs
    private let passes: CompilerPasses
    private let texts: OperationText
    /// The copies of fragments that arguments create.
    private let copies: Program
    /// The fields of fragments that are not copies, and the variables in them, by name.
    private var parts: [String: Part] = [:]

    /// The fields that a definition selects itself.
    private struct Part {
        var selections: [Selection]
        /// The variables that the store needs for them.
        var variables: Set<String>
        /// The fragments that they spread.
        var spreads: Set<String>

        init(_ selections: [Selection]) {
            self.selections = selections
            variables = StoreVariables.used(in: selections)
            spreads = SpreadNames.all(in: selections)
        }
    }

    /// Creates a linker for a program, with the texts of its definitions.
    init(_ programs: Programs, passes: CompilerPasses, texts: OperationText) {
        self.programs = programs
        self.passes = passes
        self.texts = texts
        copies = Program(
            schema: programs.source.schema,
            operations: [],
            fragments: programs.fetched.fragments.filter {
                programs.source.fragment(named: $0.name) == nil
            }
        )
        let own = programs.fetched.fragments.filter {
            programs.source.fragment(named: $0.name) != nil
        }
        let found = Parallel.map(own) { [copies] fragment in
            Part(
                passes.linkedNormalization(
                    of: fragment.selections,
                    on: fragment.type,
                    inlining: copies
                )
            )
        }
        for (fragment, part) in zip(own, found) { parts[fragment.name] = part }
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
    ) -> (linked: LinkedDefinition, variables: Set<String>) {
        var linked = definition(operation.selections)
        if let text {
            linked.texts.append(text.head)
            addTexts(of: text.spreads, to: &linked)
        }
        guard !linked.fragments.isEmpty else {
            // It is complete, and isn't linked.
            let fields = passes.normalization(of: operation, in: programs)
            linked.normalization = fields
            return (linked, StoreVariables.used(in: fields))
        }
        linked.maxAge = passes.age(of: operation.type)
        guard let fetched = programs.fetched.operation(named: operation.name) else {
            return (linked, [])
        }
        let own = Part(
            passes.linkedNormalization(of: fetched.selections, on: fetched.type, inlining: copies)
        )
        linked.normalization = own.selections
        var variables = own.variables
        var open = Array(own.spreads)
        var reached = own.spreads
        while let name = open.popLast() {
            guard let part = parts[name] else { continue }
            variables.formUnion(part.variables)
            open += part.spreads.filter { reached.insert($0).inserted }
        }
        return (linked, variables)
    }

    /// Returns the part of a fragment.
    func link(_ fragment: Fragment) -> LinkedDefinition {
        var linked = definition(fragment.selections)
        if let text = texts.fragment(named: fragment.name) {
            linked.texts.append(text.text)
            addTexts(of: text.spreads, to: &linked)
        }
        linked.normalization = parts[fragment.name]?.selections
        return linked
    }

    private func definition(_ selections: [Selection]) -> LinkedDefinition {
        let fragments = SpreadNames.all(in: selections).filter { name in
            programs.source.fragment(named: name).map { !$0.marks.isUpdatable } ?? false
        }
        return LinkedDefinition(hasAges: passes.hasAges, fragments: fragments.sorted())
    }

    /// Adds the texts of copies, and the names of other fragments.
    private func addTexts(of spreads: Set<String>, to linked: inout LinkedDefinition) {
        var names: Set<String> = []
        var open = Array(spreads)
        var reached = spreads
        var added: [String: String] = [:]
        while let name = open.popLast() {
            guard copies.fragment(named: name) != nil, let copy = texts.fragment(named: name) else {
                names.insert(name)
                continue
            }
            added[name] = copy.text
            open += copy.spreads.filter { reached.insert($0).inserted }
        }
        linked.texts += added.sorted { $0.key < $1.key }.map(\.value)
        linked.spreads = names.sorted()
    }
}
