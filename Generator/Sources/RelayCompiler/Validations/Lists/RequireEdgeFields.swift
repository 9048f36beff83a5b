import GraphQLLanguage
import GraphQLSchema

/// Fields with `@appendEdge`, `@appendNode`, `@deleteEdge` and the like must have the type that the
/// directive needs: an edge, an object, or an ID.
///
/// `viewer @appendEdge(connections: $c) { id }`:
/// "`viewer` is not an edge: it has no `cursor` and `node`. Use `@appendNode` for objects."
///
/// Follows Relay's `declarative_connection`.
struct RequireEdgeFields: ValidationRule {
    private var policies: KeyPolicies?

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let definition = context.fieldDefinition else { return }
        forbidBoth(field, &context)
        for directive in field.directives {
            switch RelayDirective(rawValue: directive.name.text) {
            case .appendEdge, .prependEdge:
                requireEdge(field, definition, directive, &context)
            case .appendNode, .prependNode:
                requireNode(field, definition, directive, &context)
            case .deleteEdge, .deleteRecord:
                requireID(field, definition, directive, &context)
            default:
                break
            }
        }
    }

    /// A field is either an edge, which is inserted as it is, or a node, for which an edge is
    /// created.
    private func forbidBoth(_ field: Field, _ context: inout ValidationContext) {
        guard let edge = field.directives.first(of: [.appendEdge, .prependEdge]),
            let node = field.directives.first(of: [.appendNode, .prependNode])
        else { return }
        report(
            "`\(field.name)` can't be put into connections as an edge and as a node. Remove "
                + "`@\(edge.name)` or `@\(node.name)`.",
            at: node.span,
            &context
        )
    }

    private func requireEdge(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let type = context.schema.namedType(of: definition.type)
        let hasParts = ["cursor", "node"].allSatisfy { type?.fields?[$0] != nil }
        guard field.selectionSet == nil || !hasParts else { return }
        let other: RelayDirective = directive.isNamed(.appendEdge) ? .appendNode : .prependNode
        report(
            "`\(field.name)` is not an edge, which would have a `cursor` and a `node`. Use "
                + "`@\(other.rawValue)` for objects.",
            at: directive.span,
            &context
        )
    }

    private func requireNode(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let type = context.schema.namedType(of: definition.type)
        guard field.selectionSet != nil, type?.isComposite ?? false else {
            report(
                "`\(field.name)` is not an object, so it can't be put into a connection. Write "
                    + "`@\(directive.name)` on a field of objects.",
                at: directive.span,
                &context
            )
            return
        }
        guard let name = directive.string("edgeTypeName") else { return }
        if case .object? = context.type(named: name) { return }
        let objects = context.schema.types.compactMap { type in
            if case .object(let object) = type { object.name } else { nil }
        }
        report(
            "`\(name)` is not an object type of the schema, so it can't be the type of edges."
                + Suggestions.didYouMean(name, among: objects),
            at: directive.argument(named: "edgeTypeName")?.span ?? directive.span,
            &context
        )
    }

    private mutating func requireID(
        _ field: Field,
        _ definition: OutputField,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        let names = directive.string("type") == nil ? ["ID"] : ["ID", "String", "Int"]
        let isNested = definition.type.elementType?.isList ?? false
        guard names.contains(definition.type.name), !isNested else {
            report(
                "`\(field.name)` is of type `\(definition.type)`, but `@\(directive.name)` needs an "
                    + "`ID` or a list of them.",
                at: directive.span,
                &context
            )
            return
        }
        let policies = policies ?? .of(context.schema)
        self.policies = policies
        guard let problem = problem(directive, policies, context.schema) else { return }
        let span = directive.argument(named: "type")?.span ?? directive.span
        report(problem, at: span, &context)
    }

    /// Returns why an id does not say which object is deleted.
    private func problem(
        _ directive: Directive,
        _ policies: KeyPolicies,
        _ schema: Schema
    ) -> String? {
        guard let name = directive.string("type") else {
            return policies.isGlobal
                ? nil
                : "Ids are unique only within their type, so an id alone does not name an object. "
                    + "Add the type: `@\(directive.name)(type: \"User\")`."
        }
        guard let type = schema.type(named: name), type.isComposite else {
            let names = schema.types.filter(\.isComposite).map(\.name)
            return "The schema has no object type `\(name)`."
                + Suggestions.didYouMean(name, among: names)
        }
        if let keyType = policies.keyType(of: type) {
            return "The keys of type `\(name)` are computed by `\(keyType)`, so an id does not "
                + "name an object. Delete it in an updater."
        }
        switch policies.policy(of: type) {
        case .fields(let paths, let scope) where paths.count == 1 && paths[0].count == 1:
            guard scope == .type, type.isAbstract else { return nil }
            return "`\(name)` is not an object type, and ids are unique only within one. Name the "
                + "object type."
        case .fields(let paths, _):
            let fields = paths.map { $0.joined(separator: ".") }.joined(separator: "`, `")
            return "Objects of type `\(name)` are identified by `\(fields)`, so one value does not "
                + "name one. Delete it in an updater."
        case .place:
            return "Objects of type `\(name)` have no identity, so no id names one."
        }
    }
}
