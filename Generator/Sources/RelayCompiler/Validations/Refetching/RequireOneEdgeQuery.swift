import GraphQLLanguage
import GraphQLSchema

/// The objects of a derived field have one query wherever a definition reads them, also if it reads the fields of
/// an unmasked fragment as its own.
///
/// `fragment Card on Issue { parent { number } ...Row @relay(mask: false) }` with
/// `fragment Row on Issue { parent { title } }`:
/// "`Card` reads `parent` from the queries `Card_parent` and `Row_parent`. …"
enum RequireOneEdgeQuery {
    /// Returns the errors.
    static func check(_ program: Program) -> [Diagnostic] {
        guard program.operations.contains(where: \.marks.isOfEdge) else { return [] }
        let definitions =
            program.operations.filter { !$0.marks.isOfEdge }
            .map { ($0.name, $0.selections, $0.source) }
            + program.fragments.map { ($0.name, $0.selections, $0.source) }
        let ambiguous = program.operations.filter(\.marks.isOfEdge).compactMap { query in
            ambiguousKey(in: query.selections).map { key in
                Diagnostic(
                    severity: .error,
                    rule: "RequireOneEdgeQuery",
                    message:
                        "The query `\(query.name)` for the objects of a derived field would select two "
                        + "fields as `\(key)`. Give one of them, or the derived field, an alias.",
                    span: query.source.span
                )
            }
        }
        return ambiguous
            + definitions.compactMap { name, selections, source in
                var queries: [[String]: [String]] = [:]
                collect(selections, [], of: program, &queries)
                let clash = queries.filter { $0.value.count > 1 }
                    .min { $0.key.lexicographicallyPrecedes($1.key) }
                guard let clash else { return nil }
                let names = clash.value.sorted().map { "`\($0)`" }.joined(separator: " and ")
                return Diagnostic(
                    severity: .error,
                    rule: "RequireOneEdgeQuery",
                    message:
                        "`\(name)` reads `\(clash.key.dropLast().joined(separator: "."))` from the queries "
                        + "\(names). Spread the fragment without `@relay(mask: false)`, or give one of the "
                        + "fields an alias.",
                    span: source.span
                )
            }
    }

    /// Returns a response key that selections use for different fields.
    ///
    /// Documents may do so below objects of different types, whose selections of a derived field are one query.
    private static func ambiguousKey(in selections: [Selection]) -> String? {
        var fields: [String: FieldReference] = [:]
        var inner: [String: [Selection]] = [:]
        func add(_ selections: [Selection], below type: String) -> String? {
            for selection in selections {
                switch selection {
                case .fragmentSpread: continue
                case .inlineFragment(let fragment):
                    let type = fragment.typeCondition ?? type
                    if let key = add(fragment.selections, below: type) { return key }
                case .scalarField(let scalar):
                    if let key = add(scalar.field, [], below: type) { return key }
                case .linkedField(let linked):
                    if let key = add(linked.field, linked.selections, below: type) { return key }
                }
            }
            return nil
        }
        func add(_ field: FieldReference, _ selections: [Selection], below type: String) -> String?
        {
            let place = type + "." + field.responseKey
            inner[place, default: []] += selections
            let known = fields[place] ?? field
            fields[place] = known
            let isSame = known.definition === field.definition && known.arguments == field.arguments
            return isSame ? nil : field.responseKey
        }
        return add(selections, below: "")
            ?? inner.sorted { $0.key < $1.key }.lazy.compactMap { ambiguousKey(in: $0.value) }.first
    }

    /// Collects the queries of derived fields, by the response keys that lead to them and their names.
    private static func collect(
        _ selections: [Selection],
        _ path: [String],
        of program: Program,
        _ queries: inout [[String]: [String]]
    ) {
        for selection in selections {
            switch selection {
            case .scalarField: break
            case .inlineFragment(let fragment):
                collect(fragment.selections, path, of: program, &queries)
            case .fragmentSpread(let spread):
                guard spread.isUnmasked, let fragment = program.fragment(named: spread.fragment)
                else { continue }
                collect(fragment.selections, path, of: program, &queries)
            case .linkedField(let linked):
                let path = path + [linked.field.responseKey]
                let marks = linked.field.marks
                if let derived = marks.derived, let query = marks.edge?.query {
                    var known = queries[path + [derived]] ?? []
                    if !known.contains(query) { known.append(query) }
                    queries[path + [derived]] = known
                }
                collect(linked.selections, path, of: program, &queries)
            }
        }
    }
}
