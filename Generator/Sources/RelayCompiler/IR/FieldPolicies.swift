import GraphQLLanguage
import GraphQLSchema

/// How the arguments of a field name the objects that it returns, in an artifact:
/// `@lookup(arguments: ["isbn"], scope: "Book", types: ["Book"])`.
struct LookupMark: Hashable, Sendable {
    /// The paths of the arguments, in the order of the key fields: `["filter", "isbn"]`.
    var arguments: [[String]]
    /// The scope of the keys; empty for ids that are unique on the server.
    var scope: String
    /// The object types that the field may return; `nil` if any object with such a key is one.
    var types: [String]?
}

/// The fields whose objects the store can find by their arguments.
///
/// ```graphql
/// extend type Query @fieldPolicy(forField: "book", keyArgs: "isbn")
/// ```
///
/// Where ids are global, `Query.node(id:)` and `Query.nodes(ids:)` are two without a declaration.
struct FieldPolicies: Sendable {
    // The schema keeps them.
    private unowned let schema: Schema
    private let keys: KeyPolicies
    private var marks: [ObjectIdentifier: LookupMark] = [:]
    /// The errors in declarations.
    private(set) var problems: [(message: String, span: SourceSpan)] = []

    /// Returns the policies of a schema, which are derived once.
    static func of(_ schema: Schema) -> FieldPolicies { schema.derived { FieldPolicies($0) } }

    private init(_ schema: Schema) {
        self.schema = schema
        keys = .of(schema)
        addNode()
        for type in schema.types {
            for directive in type.definition.appliedDirectives where directive.isNamed(.fieldPolicy)
            {
                add(directive, on: type)
            }
        }
    }

    /// Returns how the arguments of a field name its objects, if they do.
    func mark(of field: OutputField) -> LookupMark? { marks[ObjectIdentifier(field)] }

    private mutating func addNode() {
        let identity = Identity(schema)
        guard keys.isGlobal, let argument = identity.argument,
            let field = schema.queryType?.fields["node"],
            case .success(let mark) = lookup(field, [[argument.name]])
        else { return }
        marks[ObjectIdentifier(field)] = mark
        guard let list = schema.queryType?.fields["nodes"], list.type.name == field.type.name,
            let keys = list.arguments.first, list.arguments.count == 1, keys.type.isList,
            keys.type.name == "ID",
            case .success(let mark) = lookup(list, [[keys.name]])
        else { return }
        marks[ObjectIdentifier(list)] = mark
    }

    private mutating func add(_ directive: Directive, on type: SchemaType) {
        let text = directive.string("keyArgs") ?? ""
        let span = directive.argument(named: "keyArgs")?.value.span ?? directive.span
        guard let name = directive.string("forField"), let field = type.fields?[name] else {
            let name = directive.string("forField") ?? ""
            problems.append(
                (
                    "`\(type.name)` has no field `\(name)`."
                        + Suggestions.didYouMean(name, among: type.fields?.names ?? []),
                    directive.argument(named: "forField")?.value.span ?? directive.span
                )
            )
            return
        }
        let separators: Set<Character> = [" ", ",", "\n", "\t"]
        let paths = text.split(whereSeparator: separators.contains).map { path in
            path.split(separator: ".").map(String.init)
        }
        switch lookup(field, paths) {
        case .failure(let problem): problems.append((problem.message, span))
        case .success(let mark):
            marks[ObjectIdentifier(field)] = mark
            // Types that implement an interface have fields of their own.
            for member in schema.possibleTypes(of: type) {
                guard let field = member.fields[name], marks[ObjectIdentifier(field)] == nil else {
                    continue
                }
                marks[ObjectIdentifier(field)] = mark
            }
        }
    }

    /// A declaration that names no objects.
    private struct Problem: Error {
        var message: String
    }

    /// How objects of a type are identified among each other.
    struct Identification {
        /// The key fields.
        let paths: [[String]]
        /// The scope of the keys; empty where ids are global.
        let scope: String
        /// The object types.
        let members: [ObjectType]
        fileprivate let policy: KeyPolicy
    }

    /// Why a key doesn't name one object of a type.
    enum Ambiguity: Error {
        case noKeys
        case differentKeys
        /// A Swift type computes the keys.
        case computed(by: String)
        case severalTypes

        /// The end of a sentence that begins with "Objects of type `T`", with a remedy.
        func message(_ use: String) -> String {
            switch self {
            case .noKeys: "have no key fields. Declare them with `@typePolicy`."
            case .differentKeys: "have different keys, so \(use) can't name them."
            case .computed(let type):
                "have keys that `\(type)` computes, so \(use) can't name them."
            case .severalTypes:
                "have keys that are unique only within an object type, and there are several such types. "
                    + "Give these a `keyGroup` if their keys differ."
            }
        }
    }

    /// Returns how objects of a type are identified, if one key names one of them.
    func identification(of type: SchemaType) -> Result<Identification, Ambiguity> {
        let all = schema.possibleTypes(of: type)
        // A server returns none of the app's.
        let own = all.filter { SchemaType.object($0).definition.origin != .client }
        let members = own.isEmpty ? all : own
        let policies = Set(members.map { keys.policy(of: .object($0)) }).subtracting([.place])
        guard let policy = policies.first, policies.count == 1,
            case .fields(let paths, let scope) = policy
        else { return .failure(policies.isEmpty ? .noKeys : .differentKeys) }
        let identified = members.filter { keys.policy(of: .object($0)) == policy }
        if let keyType = identified.lazy.compactMap({ keys.keyType(of: .object($0)) }).first {
            return .failure(.computed(by: keyType))
        }
        if scope == .type, identified.count > 1 { return .failure(.severalTypes) }
        let text: String =
            switch scope {
            case .global: ""
            case .type: identified.first?.name ?? ""
            case .group(let name): name
            }
        return .success(
            Identification(paths: paths, scope: text, members: identified, policy: policy)
        )
    }

    private func lookup(
        _ field: OutputField,
        _ arguments: [[String]]
    ) -> Result<LookupMark, Problem> {
        guard let type = schema.namedType(of: field.type), type.isComposite else {
            return .failure(
                Problem(message: "`\(field.name)` is not a field of objects, so it has no keys.")
            )
        }
        let identification: Identification
        switch self.identification(of: type) {
        case .failure(let ambiguity):
            var message = "Objects of type `\(type.name)` " + ambiguity.message("arguments")
            if case .computed = ambiguity { message += " Use a `MissingFieldHandler`." }
            return .failure(Problem(message: message))
        case .success(let found): identification = found
        }
        let (paths, members) = (identification.paths, identification.members)
        guard arguments.count == paths.count else {
            let fields = paths.map { "`\($0.joined(separator: "."))`" }.joined(separator: ", ")
            return .failure(
                Problem(
                    message: "Objects of type `\(type.name)` are identified by \(fields), so "
                        + "`keyArgs` must name \(paths.count), not \(arguments.count)."
                )
            )
        }
        for argument in arguments {
            if let problem = problem(argument, of: field) { return .failure(problem) }
        }
        if let problem = listProblem(arguments, of: field) { return .failure(problem) }
        return .success(
            LookupMark(
                arguments: ordered(
                    arguments,
                    by: paths,
                    declared: declaredPaths(of: type, members)
                ),
                scope: identification.scope,
                types: names(of: members, identification.policy)
            )
        )
    }

    /// Returns the order in which the key fields of a type, or of its object types, are declared.
    private func declaredPaths(of type: SchemaType, _ members: [ObjectType]) -> [[String]] {
        let types = [type] + members.map { .object($0) }
        return types.lazy.compactMap { self.keys.declarations(for: $0).first?.order }.first ?? []
    }

    /// Returns arguments in the order of the key fields: by name if all names agree, otherwise in
    /// the order in which they are declared.
    private func ordered(
        _ arguments: [[String]],
        by paths: [[String]],
        declared: [[String]]
    ) -> [[String]] {
        let byName = paths.compactMap { path in arguments.first { $0.last == path.last } }
        if Set(byName).count == paths.count { return byName }
        guard declared.count == arguments.count else { return arguments }
        return paths.compactMap { path in declared.firstIndex(of: path).map { arguments[$0] } }
    }

    /// Returns the names of types, or `nil` if no other objects have such keys.
    private func names(of types: [ObjectType], _ policy: KeyPolicy) -> [String]? {
        let names = Set(types.map(\.name))
        let isEverything = schema.types.allSatisfy { type in
            guard case .object = type, !names.contains(type.name) else { return true }
            return keys.policy(of: type) != policy
        }
        return isEverything ? nil : names.sorted()
    }

    private func problem(_ path: [String], of field: OutputField) -> Problem? {
        guard let first = path.first, let argument = field.arguments[first] else {
            let name = path.first ?? ""
            return Problem(
                message: "`\(field.name)` has no argument `\(name)`."
                    + Suggestions.didYouMean(name, among: field.arguments.names)
            )
        }
        var type = argument.type
        for name in path.dropFirst() {
            guard !type.isList, case .inputObject(let object)? = schema.namedType(of: type),
                let inner = object.fields[name]
            else { return Problem(message: "`\(type)` has no input field `\(name)`.") }
            type = inner.type
        }
        let text = path.joined(separator: ".")
        guard schema.namedType(of: type)?.isLeaf ?? false else {
            return Problem(message: "`\(text)` is of type `\(type)`, which is not a scalar.")
        }
        return type.isList && !field.type.isList
            ? Problem(
                message: "`\(text)` is a list of keys, but `\(field.name)` returns one object."
            ) : nil
    }

    /// Returns why the arguments of a field that returns a list do not name its objects: one of them
    /// must be a list, whose elements belong to the objects.
    private func listProblem(_ paths: [[String]], of field: OutputField) -> Problem? {
        guard field.type.isList else { return nil }
        let lists = paths.filter { isList($0, of: field) }
        guard lists.count != 1 else { return nil }
        let texts = paths.map { "`\($0.joined(separator: "."))`" }
        return Problem(
            message: lists.isEmpty
                ? paths.count == 1
                    ? "`\(field.name)` returns a list, but \(texts[0]) is a single key."
                    : "`\(field.name)` returns a list, but none of \(texts.joined(separator: ", ")) is one."
                : "Only one argument of `\(field.name)` can be a list of keys."
        )
    }

    private func isList(_ path: [String], of field: OutputField) -> Bool {
        var type = path.first.flatMap { field.arguments[$0]?.type }
        for name in path.dropFirst() {
            guard let outer = type, case .inputObject(let object)? = schema.namedType(of: outer)
            else { return false }
            type = object.fields[name]?.type
        }
        return type?.isList ?? false
    }
}
