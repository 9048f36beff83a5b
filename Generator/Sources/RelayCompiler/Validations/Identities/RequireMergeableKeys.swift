import GraphQLLanguage
import GraphQLSchema

/// Key fields that the compiler selects must not conflict with other fields.
///
/// `KeyAliases` keeps key fields of different types apart where an interface or a union returns
/// them. They can still meet below fields of the same name:
///
/// `feed { ... on Post { by { name } } ... on Ad { by { name } } }`, where one `by` has an
/// `id: Int!` and the other an `id: ID!`:
/// "Servers would refuse `Feed`, because objects are identified by fields of different types: …
/// Select one of the fields around them under an alias."
///
/// An alias may have the name of another type's key, too:
/// `... on Post { isbn: number } ... on Book { title }`.
enum RequireMergeableKeys {
    /// Returns the names of the operations that may have such a conflict.
    static func suspects(in program: Program) -> Set<String> {
        let keys = KeyAliases.of(program.schema)
        let all = program.operations.map(\.selections) + program.fragments.map(\.selections)
        let aliases = Parallel.map(all) { Self.aliases(in: $0, among: keys.names) }
        let names = aliases.reduce(keys.namesOfSeveralTypes) { $0.union($1) }
        guard !names.isEmpty else { return [] }
        let fields = KeyNamedFields(program, names)
        let found = Parallel.map(program.operations) { fields.haveDifferentTypes(in: $0) }
        return Set(zip(program.operations, found).filter(\.1).map(\.0.name))
    }

    /// Returns the error for an operation: at an alias that has the name of a key field, if there is one.
    static func diagnostic(
        _ operation: Operation,
        of program: Program,
        _ conflict: Diagnostic
    ) -> Diagnostic {
        let names = KeyAliases.of(program.schema).names
            .filter { conflict.message.hasPrefix("Fields `\($0)` ") }
        let fragments = program.fragments(reachedFrom: operation.selections).sorted()
            .compactMap { program.fragment(named: $0)?.selections }
        let alias = ([operation.selections] + fragments).lazy
            .compactMap { Self.alias(in: $0, of: names) }.first
        let remedy =
            alias == nil
            ? "Select one of the fields around them under an alias." : "Choose another alias."
        return Diagnostic(
            rule: "RequireMergeableKeys",
            message: "Servers would refuse `\(operation.name)`, because objects are identified "
                + "by fields of different types: \(conflict.message) \(remedy)",
            span: alias ?? operation.source.span
        )
    }

    /// Returns the aliases that are names of key fields.
    private static func aliases(
        in selections: [Selection],
        among names: Set<String>
    ) -> Set<String> {
        selections.reduce(into: []) { aliases, selection in
            switch selection {
            case .scalarField(let scalar):
                if let alias = scalar.field.alias, names.contains(alias) { aliases.insert(alias) }
            case .linkedField(let linked):
                if let alias = linked.field.alias, names.contains(alias) { aliases.insert(alias) }
                aliases.formUnion(Self.aliases(in: linked.selections, among: names))
            case .inlineFragment(let fragment):
                aliases.formUnion(Self.aliases(in: fragment.selections, among: names))
            case .fragmentSpread: break
            }
        }
    }

    /// Returns the position of a field with one of the names as its alias.
    private static func alias(in selections: [Selection], of names: Set<String>) -> SourceSpan? {
        func span(_ field: FieldReference) -> SourceSpan? {
            guard let alias = field.alias, names.contains(alias), field.span != .synthesized else {
                return nil
            }
            return field.span
        }
        return selections.lazy.compactMap { selection in
            switch selection {
            case .scalarField(let scalar): span(scalar.field)
            case .linkedField(let linked):
                span(linked.field) ?? alias(in: linked.selections, of: names)
            case .inlineFragment(let fragment): alias(in: fragment.selections, of: names)
            case .fragmentSpread: nil
            }
        }.first
    }
}

/// The fields of a program that have the response name of a key field.
private struct KeyNamedFields: Sendable {
    /// The properties that servers compare when two fields have the same response name.
    private struct Shape: Hashable, Sendable {
        let field: String
        let type: TypeReference
        let hasArguments: Bool
    }

    private typealias Shapes = [String: Set<Shape>]

    private let names: Set<String>
    private var fragments: [String: (shapes: Shapes, spreads: Set<String>)] = [:]

    init(_ program: Program, _ names: Set<String>) {
        self.names = names
        let found = Parallel.map(program.fragments) { [self] fragment in
            (shapes(of: fragment.selections), SpreadNames.all(in: fragment.selections))
        }
        for (fragment, found) in zip(program.fragments, found) { fragments[fragment.name] = found }
    }

    /// Returns whether an operation, with its fragments, selects two different fields under the
    /// same of these names.
    func haveDifferentTypes(in operation: Operation) -> Bool {
        var all = shapes(of: operation.selections)
        var reached = SpreadNames.all(in: operation.selections)
        var open = Array(reached)
        while let name = open.popLast() {
            guard let fragment = fragments[name] else { continue }
            all.merge(fragment.shapes) { $0.union($1) }
            open += fragment.spreads.filter { reached.insert($0).inserted }
        }
        return all.values.contains { $0.count > 1 }
    }

    private func shapes(of selections: [Selection]) -> Shapes {
        var shapes: Shapes = [:]
        collect(selections, into: &shapes)
        return shapes
    }

    private func collect(_ selections: [Selection], into shapes: inout Shapes) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar): note(scalar.field, in: &shapes)
            case .linkedField(let linked):
                note(linked.field, in: &shapes)
                collect(linked.selections, into: &shapes)
            case .inlineFragment(let fragment): collect(fragment.selections, into: &shapes)
            case .fragmentSpread: break
            }
        }
    }

    private func note(_ field: FieldReference, in shapes: inout Shapes) {
        let name = field.alias ?? field.definition.name
        guard names.contains(name) else { return }
        let shape = Shape(
            field: field.definition.name,
            type: field.definition.type,
            hasArguments: !field.arguments.isEmpty
        )
        shapes[name, default: []].insert(shape)
    }
}
