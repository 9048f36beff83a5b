import GraphQLLanguage
import GraphQLSchema

/// A field with `@pagination` must be a list of objects, or an object with such a list, with arguments
/// for the position and the size of a page, and with a key that ends in the field's name.
///
/// `items(limit: 10) @pagination(key: "Shop_items")`:
/// "`items` is paginated, so it needs `offset`. Write `items(offset: $offset, limit: $limit)`."
struct RequireWellFormedPagination: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let directive = field.directives.first(.pagination),
            let definition = context.fieldDefinition
        else { return }
        let numbering = PageNumbering(directive)
        let count = context.diagnostics.count
        if numbering.list == nil {
            checkType(field, definition, directive, &context)
        } else {
            checkObject(field, definition, directive, numbering, &context)
        }
        // If the type is wrong, the other mistakes don't matter.
        guard context.diagnostics.count == count else { return }
        checkOtherDirectives(field, directive, &context)
        checkNames(directive, &context)
        checkArguments(field, definition, directive, numbering, &context)
        checkKey(of: "a paginated list", field, directive, &context)
        checkFilters(field, definition, directive, numbering, &context)
    }

    private func checkType(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let type = definition.type.nullable
        var reason: String?
        if definition.origin == .client {
            reason = "it exists only in the client"
        } else if case .list(let element) = type, !element.isList,
            context.schema.namedType(of: element)?.isComposite ?? false
        {
            reason = nil
        } else {
            reason = "its type `\(definition.type)` is not a list of objects"
        }
        if let total = directive.argument(named: "total") {
            report(
                "`total` names a field beside a list within an object, so it needs `list`. Remove "
                    + "it.",
                at: total.span,
                &context
            )
        }
        guard let reason else { return }
        let connection = context.schema.namedType(of: definition.type)
        if let connection,
            ["edges", "pageInfo"].allSatisfy({
                context.schema.field(named: $0, on: connection) != nil
            })
        {
            report(
                "`\(field.name)` can't be paginated by numbers, because its type "
                    + "`\(connection.name)` is a connection. Write `@connection` instead of "
                    + "`@pagination`.",
                at: directive.span,
                &context
            )
            return
        }
        let lists = Self.lists(of: definition, context.schema)
        if let list = lists.first, lists.count == 1 {
            report(
                "`\(field.name)` can't be paginated, because \(reason). Name its field with the "
                    + "list: `@pagination(list: \"\(list.name)\", …)`.",
                at: directive.span,
                &context
            )
            return
        }
        refuse(field, directive, reason, &context)
    }

    private func checkOtherDirectives(
        _ field: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        for other in field.directives
        where other.isNamed(oneOf: RelayDirective.connections) || other.isNamed(.stream) {
            let reason =
                other.isNamed(.stream)
                ? "because its pages must be complete to be added"
                : "because both merge the pages of the list"
            report(
                "`\(field.name)` can't have both `@pagination` and `@\(other.name)`, \(reason). "
                    + "Remove one of them.",
                at: other.span,
                related: [.init(message: "`@pagination` is here.", span: directive.span)],
                &context
            )
        }
    }

    private func checkNames(_ directive: Directive, _ context: inout ValidationContext) {
        if let page = directive.argument(named: "page") {
            if let offset = directive.argument(named: "offset") {
                report(
                    "Pages are requested by `offset` or by `page`, not by both. Remove one of "
                        + "them.",
                    at: offset.span,
                    related: [.init(message: "`page` is here.", span: page.span)],
                    &context
                )
            }
        } else if let first = directive.argument(named: "firstPage") {
            report(
                "`firstPage` has no effect without `page`. Remove it, or name the argument for the "
                    + "page's number.",
                at: first.span,
                &context
            )
        }
    }

    private func checkArguments(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ numbering: PageNumbering,
        _ context: inout ValidationContext
    ) {
        if numbering.position == numbering.limit {
            report(
                "`\(numbering.limit)` can't be both the position and the size of a page. Name "
                    + "another argument.",
                at: directive.span,
                &context
            )
            return
        }
        for name in numbering.arguments {
            guard let argument = definition.arguments.first(where: { $0.name == name }) else {
                let position = numbering.firstPage == nil ? "offset" : "page"
                let option = name == numbering.limit ? "limit" : position
                let names = definition.arguments.map(\.name)
                report(
                    "`\(field.name)` has no argument `\(name)`. Write the name of the argument in "
                        + "`@pagination`, for example `\(option): \"\(names.first ?? "count")\"`."
                        + Suggestions.didYouMean(name, among: names),
                    at: directive.argument(named: option)?.value.span ?? directive.span,
                    &context
                )
                return
            }
            guard !isNumber(argument.type, context) else { continue }
            report(
                "The argument `\(name)` of `\(field.name)` has the type `\(argument.type)`, so it "
                    + "can't be the position or size of a page. Name one of the type `Int`.",
                at: directive.span,
                &context
            )
            return
        }
        let missing = numbering.arguments.filter { name in
            !field.arguments.contains { $0.name.text == name }
        }
        guard !missing.isEmpty else { return }
        let names = missing.map { "`\($0)`" }.joined(separator: " and ")
        report(
            "`\(field.name)` is paginated, so it needs \(names). Write "
                + "`\(field.name)(\(numbering.proposal))`.",
            at: field.name.span,
            &context
        )
    }

    /// Returns whether a type is `Int` or a custom scalar.
    func isNumber(_ type: TypeReference, _ context: ValidationContext) -> Bool {
        guard !type.isList, case .scalar? = context.schema.namedType(of: type) else { return false }
        return !["Boolean", "Float", "ID", "String"].contains(type.name)
    }

    private func checkFilters(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ numbering: PageNumbering,
        _ context: inout ValidationContext
    ) {
        guard case .list(let filters)? = directive.argument(named: "filters")?.value else { return }
        for value in filters.values {
            guard case .string(let name) = value else { continue }
            if numbering.arguments.contains(name.value) {
                report(
                    "`\(name.value)` differs from page to page, so it can't be a filter. Remove it.",
                    at: name.span,
                    &context
                )
            } else if !field.arguments.contains(where: { $0.name.text == name.value }) {
                let names = definition.arguments.map(\.name).filter {
                    !numbering.arguments.contains($0)
                }
                report(
                    "`\(name.value)` is not an argument given to `\(field.name)`, so it can't be "
                        + "a filter." + Suggestions.didYouMean(name.value, among: names),
                    at: name.span,
                    &context
                )
            }
        }
    }
}
