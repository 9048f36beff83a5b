import GraphQLLanguage
import GraphQLSchema

/// A list of the store follows changes in one way, whatever definitions select it.
///
/// ```graphql
/// fragment Board_query on Query { issues @follows(where: { state: { eq: OPEN } }) { id } }
/// fragment Closed_query on Query { issues @follows(where: { state: { eq: CLOSED } }) { id } }
/// ```
///
/// "`issues` follows changes in another way in `Board_query`, but it is one list in the store. …"
///
/// Lists are compared by the text of their arguments. Filters with variables are not compared, because variables of
/// different operations have nothing to do with each other. Below an object of the server it is a warning: the
/// definitions may be about different objects.
enum RequireOneFilter {
    /// Returns the errors in a program that has what the store gets.
    static func check(_ program: Program) -> [Diagnostic] {
        var lists = FollowingLists(schema: program.schema)
        for fragment in program.fragments {
            lists.collect(fragment.selections, on: fragment.type.name, of: fragment.name)
        }
        for operation in program.operations {
            lists.collect(operation.selections, on: operation.type.name, of: operation.name)
        }
        return lists.problems
    }
}

/// The lists with `@follows` that were seen so far.
private struct FollowingLists {
    /// Identifies a list of the store.
    private struct Place: Hashable {
        let type: String
        let field: String
        /// The handle of a connection, which is apart from its field; `nil` for the field itself.
        let handle: String?
        /// The field with the rows inside of the field's object: `edges`.
        let list: String?
    }

    private struct Occurrence {
        let rule: String
        let definition: String
        let span: SourceSpan
    }

    private let schema: Schema
    private var first: [Place: Occurrence] = [:]
    private(set) var problems: [Diagnostic] = []

    init(schema: Schema) { self.schema = schema }

    mutating func collect(_ selections: [Selection], on type: String, of definition: String) {
        for selection in selections {
            switch selection {
            case .fragmentSpread, .scalarField: break
            case .inlineFragment(let fragment):
                collect(fragment.selections, on: fragment.typeCondition ?? type, of: definition)
            case .linkedField(let linked):
                note(linked.field, on: type, of: definition)
                guard let inner = schema.namedType(of: linked.field.definition.type) else {
                    continue
                }
                collect(linked.selections, on: inner.name, of: definition)
            }
        }
    }

    private mutating func note(_ field: FieldReference, on type: String, of definition: String) {
        guard let directive = field.marks.follows, !directive.hasVariables else { return }
        let new = Occurrence(
            rule: GraphQLText.directive(directive),
            definition: definition,
            span: field.span
        )
        for place in places(of: field, on: type, list: directive.string("list")) {
            guard let known = first[place] else {
                first[place] = new
                continue
            }
            guard known.rule != new.rule else { continue }
            problems.append(problem(field, on: type, new, known))
            return
        }
    }

    private func places(of field: FieldReference, on type: String, list: String?) -> [Place] {
        let name = field.definition.name
        let connections = field.marks.connections
        guard !connections.isEmpty else {
            let text = name + GraphQLText.arguments(field.arguments)
            return [Place(type: type, field: text, handle: nil, list: list)]
        }
        return connections.map { connection in
            let filters = field.arguments.filter { connection.filters.contains($0.name.text) }
            return Place(
                type: type,
                field: name + GraphQLText.arguments(filters),
                handle: connection.handle,
                list: list
            )
        }
    }

    private func problem(
        _ field: FieldReference,
        on type: String,
        _ new: Occurrence,
        _ known: Occurrence
    ) -> Diagnostic {
        let name = field.definition.name
        // Of a fragment there are copies for the values of its arguments.
        let place =
            new.span == known.span
            ? "with other arguments of its fragment"
            : new.definition == known.definition ? "above" : "in `\(known.definition)`"
        let remedy =
            field.marks.connections.isEmpty
            ? "" : ", or give one of them a connection with a key of its own"
        return Diagnostic(
            severity: schema.queryType?.name == type ? .error : .warning,
            rule: "RequireOneFilter",
            message:
                "`\(name)` follows changes in another way \(place), but it is one list in the store. Write the "
                + "same `@follows` in both\(remedy).",
            span: new.span,
            related: [.init(message: "The other is here.", span: known.span)]
        )
    }
}

extension Directive {
    fileprivate var hasVariables: Bool { arguments.contains { $0.value.hasVariables } }
}

extension Value {
    fileprivate var hasVariables: Bool {
        switch self {
        case .variable: true
        case .list(let list): list.values.contains(where: \.hasVariables)
        case .object(let object): object.fields.contains { $0.value.hasVariables }
        default: false
        }
    }
}
