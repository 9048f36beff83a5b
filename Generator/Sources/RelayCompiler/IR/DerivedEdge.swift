import GraphQLLanguage
import GraphQLSchema

/// How the objects of a derived field are found by their keys: with a field of the query type.
///
/// ```graphql
/// extend type Story { related: [Story!]! @derived(fragment: "Related_story") }
/// ```
/// has its objects from `nodes(ids: …)`.
struct DerivedEdge: Sendable {
    /// The field of the query type.
    let field: OutputField
    /// The argument that takes the key, or the keys.
    let argument: InputValue

    /// Whether the argument takes a list of keys.
    var takesList: Bool { field.type.isList }

    /// The name of the keys' type.
    var keyType: String { argument.type.name }

    /// Why there is no such field.
    struct Problem: Error {
        let message: String
    }

    /// Returns the field that finds the objects of a derived field's type.
    static func find(
        for type: TypeReference,
        _ schema: Schema
    ) -> Result<DerivedEdge, Problem> {
        if let element = type.elementType, element.isList {
            return .failure(
                Problem(message: "because it has lists of lists of objects. Derive one list.")
            )
        }
        guard let object = schema.namedType(of: type),
            !KeyPolicies.isOfClient(object), let root = schema.queryType
        else {
            return .failure(
                Problem(
                    message:
                        "because `\(type.name)` is a type of the app's own. Link to such objects in "
                        + "an updater, with a field that is not derived."
                )
            )
        }
        let policies = FieldPolicies.of(schema)
        let found = root.fields.compactMap { field -> DerivedEdge? in
            guard field.origin == .server,
                // Another argument of a list may limit it.
                field.type.isList ? type.isList || field.arguments.count == 1 : !type.isList,
                schema.isSubtype(type.name, of: field.type.name),
                let paths = policies.mark(of: field)?.arguments, paths.count == 1,
                paths[0].count == 1,
                let argument = field.arguments[paths[0][0]],
                !field.arguments.contains(where: { $0.isRequired && $0.name != argument.name })
            else { return nil }
            return DerivedEdge(field: field, argument: argument)
        }
        // One that takes a list finds the objects of many rows with one request. Then, a field of the type
        // itself comes before one of an interface.
        let lists = found.filter(\.takesList)
        let best = lists.isEmpty ? found : lists
        let exact = best.first { $0.field.type.name == type.name }
        if let edge = exact ?? best.first { return .success(edge) }
        let objects = type.isList ? "several objects" : "an object"
        let example =
            type.isList
            ? "`extend type Query @fieldPolicy(forField: \"nodes\", keyArgs: \"ids\")`"
            : "`extend type Query @fieldPolicy(forField: \"node\", keyArgs: \"id\")`"
        return .failure(
            Problem(
                message:
                    "because no field of `\(root.name)` finds \(objects) of type `\(type.name)` by "
                    + "one key. If the server has such a field, declare it: \(example)."
            )
        )
    }
}

/// The facts about the query for a derived field with objects that the field's readers need.
struct DerivedEdgeMark: Hashable, Sendable {
    /// The query.
    var query: String
    /// The query's variable for the key, or for the list of keys.
    var variable: String
    /// Whether the query takes a list of keys.
    var takesList: Bool
    /// The type of the field's objects; `nil` if all objects of the query's field have it.
    var type: String?
    /// Whether it is an interface or union.
    var isAbstract = false
}

extension TypeReference {
    /// Returns the type with another named type: `[Story!]!` → `[ID!]!`.
    func replacingName(_ name: String) -> TypeReference {
        switch self {
        case .named: .named(name)
        case .list(let element): .list(element.replacingName(name))
        case .nonNull(let inner): .nonNull(inner.replacingName(name))
        }
    }
}
