import GraphQLLanguage
import GraphQLSchema

/// `@pagination(list: "rows")` on a field that is an object with a list.
extension RequireWellFormedPagination {
    /// Checks the type of the object, and the selections of the list and of the total.
    func checkObject(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ numbering: PageNumbering,
        _ context: inout ValidationContext
    ) {
        guard let name = numbering.list, let argument = directive.argument(named: "list") else {
            return
        }
        guard definition.origin != .client else {
            return refuse(field, directive, "it exists only in the client", &context)
        }
        guard !definition.type.isList, let type = context.schema.namedType(of: definition.type),
            type.fields != nil
        else {
            report(
                "`\(field.name)` has the type `\(definition.type)`, which is not an object with "
                    + "fields. Remove `list`.",
                at: argument.span,
                &context
            )
            return
        }
        let lists = Self.lists(of: definition, context.schema)
        if lists.contains(where: { $0.name == name }) {
            checkSelection(of: name, "list", in: field, directive, &context)
        } else {
            report(
                "`\(type.name)` has no list `\(name)` of objects."
                    + Suggestions.didYouMean(name, among: lists.map(\.name)),
                at: argument.value.span,
                &context
            )
        }
        checkTotal(field, type, directive, numbering, &context)
    }

    /// Returns the fields of an object that are lists of objects.
    static func lists(of definition: OutputField, _ schema: Schema) -> [OutputField] {
        guard !definition.type.isList, let type = schema.namedType(of: definition.type),
            let fields = type.fields
        else { return [] }
        return fields.filter { field in
            guard case .list(let element) = field.type.nullable, !element.isList,
                field.origin != .client
            else { return false }
            return schema.namedType(of: element)?.isComposite ?? false
        }
    }

    private func checkTotal(
        _ field: Field,
        _ type: SchemaType,
        _ directive: Directive,
        _ numbering: PageNumbering,
        _ context: inout ValidationContext
    ) {
        guard let name = numbering.total, let argument = directive.argument(named: "total") else {
            return
        }
        guard let total = type.fields?[name] else {
            let names = type.fields?.map(\.name) ?? []
            report(
                "`\(type.name)` has no field `\(name)`."
                    + Suggestions.didYouMean(name, among: names),
                at: argument.value.span,
                &context
            )
            return
        }
        guard isNumber(total.type, context), total.origin != .client else {
            report(
                "`\(name)` of `\(type.name)` has the type `\(total.type)`, so it can't be the "
                    + "number of all rows. Name a field of the type `Int`.",
                at: argument.value.span,
                &context
            )
            return
        }
        checkSelection(of: name, "total", in: field, directive, &context)
    }

    /// Checks that a field is selected in the object itself, unconditionally and without arguments.
    private func checkSelection(
        of name: String,
        _ option: String,
        in field: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let selected = (field.selectionSet?.selections ?? []).compactMap { selection -> Field? in
            guard case .field(let inner) = selection, inner.name.text == name else { return nil }
            return inner
        }
        guard !selected.isEmpty else {
            let fields = option == "list" ? "\(name) { id }" : name
            report(
                "`\(field.responseName)` must select `\(name)` itself, because `\(option)` names "
                    + "it. Add `\(fields)`.",
                at: directive.argument(named: option)?.value.span ?? directive.span,
                &context
            )
            return
        }
        for inner in selected {
            if let argument = inner.arguments.first {
                report(
                    "`\(name)` must be selected without arguments, because it has one value for "
                        + "each page. Remove `\(argument.name)`.",
                    at: argument.span,
                    &context
                )
            }
            guard
                let other = inner.directives.first(where: { other in
                    other.isNamed(oneOf: RelayDirective.paginations) || other.isNamed(.stream)
                        || other.isNamed(.skip) || other.isNamed(.include)
                })
            else { continue }
            report(
                "`\(name)` can't have `@\(other.name)`, because the pages of "
                    + "`\(field.responseName)` are merged by it. Remove it.",
                at: other.span,
                related: [.init(message: "`@pagination` is here.", span: directive.span)],
                &context
            )
        }
    }

    func refuse(
        _ field: Field,
        _ directive: Directive,
        _ reason: String,
        _ context: inout ValidationContext
    ) {
        report(
            "`\(field.name)` can't be paginated, because \(reason). Remove `@pagination`.",
            at: directive.span,
            fixIts: [.init(span: directive.span, replacement: "")],
            &context
        )
    }
}
