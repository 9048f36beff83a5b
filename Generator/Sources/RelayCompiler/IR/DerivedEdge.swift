import GraphQLLanguage
import GraphQLSchema

/// How the objects of a derived field are found by their keys.
///
/// ```graphql
/// extend type Story {
///   related: [Story!]! @derived(fragment: "Related_story")
///   draft: Draft @derived(fragment: "Related_story")
/// }
/// type Draft { id: ID! text: String }
/// ```
/// has its stories from `nodes(ids: …)`, and its draft from the store.
enum DerivedEdge: Sendable {
    /// A field of the query type fetches them; the argument takes the key, or the keys.
    case fetched(field: OutputField, argument: InputValue)
    /// They are the app's own, so that the store has them or nothing does.
    case ofApp(AppKey)

    /// How objects of a type of the app are identified.
    struct AppKey: Sendable {
        /// The key field.
        let field: String
        /// The name of its type.
        let type: String
        /// The scope of the keys; empty where ids are global.
        let scope: String
        /// The object types.
        let members: [String]
    }

    /// The name of the keys' type.
    var keyType: String {
        switch self {
        case .fetched(_, let argument): argument.type.name
        case .ofApp(let key): key.type
        }
    }

    /// Why there is no such field.
    struct Problem: Error {
        let message: String
    }

    /// Returns how the objects of a derived field's type are found.
    static func find(
        for type: TypeReference,
        _ schema: Schema
    ) -> Result<DerivedEdge, Problem> {
        if let element = type.elementType, element.isList {
            return .failure(
                Problem(message: "because it has lists of lists of objects. Derive one list.")
            )
        }
        if let object = schema.namedType(of: type), object.definition.origin == .client {
            return findOfApp(object, schema)
        }
        return findFetched(for: type, schema)
    }

    private static func findOfApp(
        _ object: SchemaType,
        _ schema: Schema
    ) -> Result<DerivedEdge, Problem> {
        let types = schema.possibleTypes(of: object)
        if let other = types.first(where: { SchemaType.object($0).definition.origin != .client }) {
            return .failure(
                Problem(
                    message:
                        "because `\(object.name)` has types of the server, such as `\(other.name)`, and only "
                        + "objects of one side can be looked for. Derive a field for each type."
                )
            )
        }
        switch FieldPolicies.of(schema).identification(of: object) {
        case .failure(let ambiguity):
            let reason = ambiguity.message("a function")
            return .failure(
                Problem(message: "because objects of the app's type `\(object.name)` \(reason)")
            )
        case .success(let identification):
            let paths = identification.paths
            let fields = identification.members.compactMap { $0.fields[paths[0][0]] }
            guard paths.count == 1, paths[0].count == 1, let field = fields.first,
                fields.allSatisfy({ $0.type.name == field.type.name })
            else {
                return .failure(
                    Problem(
                        message:
                            "because a function returns one value for each object, and the key of "
                            + "`\(object.name)` is something else. Give the type a field `id: ID!`."
                    )
                )
            }
            return .success(
                .ofApp(
                    AppKey(
                        field: field.name,
                        type: field.type.name,
                        scope: identification.scope,
                        members: identification.members.map(\.name)
                    )
                )
            )
        }
    }

    private static func findFetched(
        for type: TypeReference,
        _ schema: Schema
    ) -> Result<DerivedEdge, Problem> {
        guard let root = schema.queryType else {
            return .failure(Problem(message: "because the schema has no query type."))
        }
        let policies = FieldPolicies.of(schema)
        let found = root.fields.compactMap { field -> (field: OutputField, argument: InputValue)? in
            guard field.origin == .server,
                // Another argument of a list may limit it.
                field.type.isList ? type.isList || field.arguments.count == 1 : !type.isList,
                schema.isSubtype(type.name, of: field.type.name),
                let paths = policies.mark(of: field)?.arguments, paths.count == 1,
                paths[0].count == 1,
                let argument = field.arguments[paths[0][0]],
                !field.arguments.contains(where: { $0.isRequired && $0.name != argument.name })
            else { return nil }
            return (field, argument)
        }
        // One that takes a list finds the objects of many rows with one request. Then, a field of the type
        // itself comes before one of an interface.
        let lists = found.filter(\.field.type.isList)
        let best = lists.isEmpty ? found : lists
        let exact = best.first { $0.field.type.name == type.name }
        if let edge = exact ?? best.first {
            return .success(.fetched(field: edge.field, argument: edge.argument))
        }
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
    /// How the query's objects are found by their keys.
    enum Keys: Hashable, Sendable {
        /// A variable of the query is for the key, or for the list of keys.
        case variable(String, isList: Bool)
        /// The store finds them, and they have one of the types; the scope is that of the keys, and empty for ids
        /// that are global.
        case scope(String, types: [String])
    }

    /// The query.
    var query: String
    var keys: Keys
    /// The type of the field's objects; `nil` if all objects of the query's field have it, and for those of the
    /// app.
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
