import GraphQLLanguage
import GraphQLSchema

/// A field with `@follows` must have a list of objects, and its filter and order must be about fields of
/// these.
///
/// `issues @follows(where: { stat: { eq: OPEN } }) { … }`:
/// "`Issue` has no field `stat`. Did you mean `state`?"
struct RequireSoundFilters: ValidationRule {
    /// Returns the errors in the declarations of a schema.
    static func check(_ schema: Schema) -> [Diagnostic] {
        let fields = FollowedFields.of(schema)
        var problems = fields.problems
        for (field, type, directive) in fields.all {
            let names = schema.namedType(of: field.type)?.fields?.names ?? []
            guard let rows = FollowedRows(field, selecting: names, schema) else {
                problems.append((noList(field.name), directive.span))
                continue
            }
            let checker = FilterChecker(
                directive,
                rows: rows.type,
                parent: schema.isRoot(type) ? nil : type,
                field: field,
                variables: [:],
                schema
            )
            problems += checker.problems
        }
        return problems.map { message, span in
            Diagnostic(severity: .error, rule: "RequireSoundFilters", message: message, span: span)
        }
    }

    private static func noList(_ name: String) -> String {
        "`\(name)` has no list of objects, or several, so none can follow a filter. Write the directive on "
            + "a list, a connection, or an object with one list."
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition else { return }
        let own = field.directives.first(.follows)
        guard let directive = own ?? FollowedFields.of(context.schema)[definition] else { return }
        let names = field.selectionSet.map { Self.names(in: $0) } ?? []
        let list = field.directives.first(.pagination)?.string("list")
        guard let rows = FollowedRows(definition, selecting: names, list: list, context.schema)
        else {
            if let own { report(Self.noList(field.name.text), at: own.span, &context) }
            return
        }
        if let own {
            let parent = context.parentType
            let checker = FilterChecker(
                own,
                rows: rows.type,
                parent: parent.flatMap { context.schema.isRoot($0) ? nil : $0 },
                field: nil,
                variables: context.variables,
                context.schema
            )
            for problem in checker.problems { report(problem.message, at: problem.span, &context) }
            guard checker.problems.isEmpty else { return }
        }
        checkNames(of: rows, field, directive, &context)
    }

    private static func names(in set: SelectionSet) -> [String] {
        set.selections.flatMap { selection -> [String] in
            switch selection {
            case .field(let field): [field.name.text]
            case .inlineFragment(let fragment): names(in: fragment.selectionSet)
            case .fragmentSpread: []
            }
        }
    }

    /// The fields that are added to the rows must not meet others of the same name in the response.
    private func checkNames(
        of rows: FollowedRows,
        _ field: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        guard let set = field.selectionSet else { return }
        let needed = FilterFields.all(of: directive).map(\.name)
        guard !needed.isEmpty else { return }
        var sets = [set]
        for name in rows.path {
            let fields = SelectedFields.all(in: sets, context.fragments)
            // Connections have a rule for this.
            if field.directives.first(of: RelayDirective.connections) == nil {
                check(
                    fields,
                    [name],
                    { "`\(field.name)` has its rows in `\($0)`" },
                    directive,
                    &context
                )
            }
            sets = fields.filter { $0.name.text == name }.compactMap(\.selectionSet)
        }
        let fields = SelectedFields.all(in: sets, context.fragments)
        check(
            fields,
            Set(needed),
            { "`\(field.name)` follows the field `\($0)` of its rows" },
            directive,
            &context
        )
    }

    /// Checks that the only fields with these names in the response are those that are added.
    private func check(
        _ fields: [Field],
        _ needed: Set<String>,
        _ reason: (String) -> String,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        for other in fields
        where needed.contains(other.responseName.text)
            && (other.name.text != other.responseName.text || !other.arguments.isEmpty)
        {
            report(
                reason(other.responseName.text) + ", so nothing else can have that name in the "
                    + "response. Give this another alias.",
                at: other.span,
                related: [.init(message: "The list follows it here.", span: directive.span)],
                &context
            )
        }
    }
}

extension Schema {
    /// Returns whether a type is that of an operation's root.
    fileprivate func isRoot(_ type: SchemaType) -> Bool {
        [.query, .mutation, .subscription].contains { rootTypeName(for: $0) == type.name }
    }
}

extension ValidationContext {
    /// The types of the definition's variables.
    fileprivate var variables: [String: TypeReference] {
        let definitions = operation?.variableDefinitions ?? fragment?.variableDefinitions ?? []
        return Dictionary(
            definitions.map { ($0.variable.name.text, TypeReference($0.type)) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
