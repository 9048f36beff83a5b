import GraphQLLanguage
import GraphQLSchema

/// A connection must be a paginated field of a type with edges and page information, with a key
/// that ends in the field's name.
///
/// `feed(first: 10) @connection(key: "list") { edges { node { id } } }`:
/// "The key `list` of a connection ends in `_feed`, the name of its field. Write
/// `\"List_feed\"`."
///
/// Follows Relay's `validate_connections`.
struct RequireWellFormedConnections: ValidationRule {
    /// Whether the definition changes connections instead of fetching them.
    private var isUpdatable = false

    init() {}

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        isUpdatable = operation.directives.contains(.updatable)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        isUpdatable = fragment.directives.contains(.updatable)
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        for directive in field.directives
        where directive.isNamed(oneOf: RelayDirective.connections) {
            guard let definition = context.fieldDefinition else { continue }
            guard checkType(field, definition, directive, &context) else { continue }
            if !isUpdatable {
                checkArguments(field, definition, directive, &context)
                checkSelections(field, directive, &context)
                checkNames(in: field, directive, &context)
            }
            checkKey(of: "a connection", field, directive, &context)
            checkFilters(field, definition, directive, &context)
        }
    }

    // MARK: - The schema

    /// Returns whether the type is that of a connection.
    ///
    /// If it is not, this is reported, and the other mistakes don't matter.
    private func checkType(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) -> Bool {
        guard !definition.type.isList, let type = context.schema.namedType(of: definition.type),
            type.fields != nil
        else {
            refuse(field, directive, "its type `\(definition.type)` is not an object", &context)
            return false
        }
        guard let edges = type.fields?["edges"], edges.type.isList,
            let edge = context.schema.namedType(of: edges.type), edge.isComposite
        else {
            refuse(field, directive, "`\(type.name)` has no list `edges` of objects", &context)
            return false
        }
        if !isComposite(edge.fields?["node"], context) {
            refuse(field, directive, "`\(edge.name)` has no `node` that is an object", &context)
        }
        if !isLeaf(edge.fields?["cursor"], context) {
            refuse(field, directive, "`\(edge.name)` has no scalar `cursor`", &context)
        }
        guard let pageInfo = type.fields?["pageInfo"], !pageInfo.type.isList,
            let information = context.schema.namedType(of: pageInfo.type), information.isComposite
        else {
            refuse(field, directive, "`\(type.name)` has no `pageInfo`", &context)
            return false
        }
        for name in ConnectionMark.pageInfo()
        where !isLeaf(information.fields?[name], context) {
            refuse(field, directive, "`\(information.name)` has no scalar `\(name)`", &context)
        }
        return true
    }

    private func refuse(
        _ field: Field,
        _ directive: Directive,
        _ reason: String,
        _ context: inout ValidationContext
    ) {
        report(
            "`\(field.name)` can't be a connection, because \(reason). Remove "
                + "`@\(directive.name)`.",
            at: directive.span,
            &context
        )
    }

    private func isComposite(_ field: OutputField?, _ context: ValidationContext) -> Bool {
        guard let field, !field.type.isList else { return false }
        return context.schema.namedType(of: field.type)?.isComposite ?? false
    }

    private func isLeaf(_ field: OutputField?, _ context: ValidationContext) -> Bool {
        guard let field, !field.type.isList,
            let type = context.schema.namedType(of: field.type)
        else { return false }
        return !type.isComposite
    }

    // MARK: - The document

    private func checkArguments(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        guard !field.arguments.contains(where: { ["first", "last"].contains($0.name.text) }) else {
            return
        }
        report(
            "`\(field.name)` is paginated, so it needs `first` or `last`. Write "
                + "`\(field.name)(first: 10)`.",
            at: field.name.span,
            &context
        )
    }

    private func checkSelections(
        _ field: Field,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let fields = field.selectionSet?.selections.compactMap { selection -> Field? in
            if case .field(let field) = selection { field } else { nil }
        }
        guard let fields else { return }
        if !fields.contains(where: { $0.name.text == "edges" }) {
            report(
                "`\(field.responseName)` must select `edges` itself, because that is what a "
                    + "connection keeps. Add `edges { node { id } }`.",
                at: field.name.span,
                &context
            )
        }
        guard directive.isNamed(.streamConnection) else { return }
        for inner in fields where ["edges", "pageInfo"].contains(inner.name.text) {
            guard let alias = inner.alias, alias != inner.name else { continue }
            report(
                "`\(inner.name)` of a streamed connection can't have an alias. Remove `\(alias):`.",
                at: alias.span,
                &context
            )
        }
        checkStreamedEdges(of: field, fields, directive, &context)
    }

    private func checkFilters(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        if let argument = directive.argument(named: "dynamicKey_UNSTABLE") {
            report(
                "`dynamicKey_UNSTABLE` is not supported. Give the field an argument that "
                    + "distinguishes its lists, and name it in `filters`.",
                at: argument.span,
                &context
            )
        }
        guard let filters = directive.argument(named: "filters") else { return }
        guard case .list(let list) = filters.value else {
            if let name = directive.string("filters") {
                report(
                    "`filters` must be a list of names. Write `[\"\(name)\"]`.",
                    at: filters.value.span,
                    fixIts: [.init(span: filters.value.span, replacement: "[\"\(name)\"]")],
                    &context
                )
            }
            guard filters.value.isNull else { return }
            report(
                "`filters` names arguments of `\(field.name)`; `null` has no effect. Remove it.",
                at: filters.span,
                &context
            )
            return
        }
        for value in list.values {
            guard case .string(let name) = value else { continue }
            guard !field.arguments.contains(where: { $0.name.text == name.value }) else { continue }
            let names = definition.arguments.map(\.name).filter {
                !ConnectionMark.paging.contains($0)
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
