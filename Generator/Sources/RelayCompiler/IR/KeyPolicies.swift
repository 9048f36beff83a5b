import GraphQLLanguage
import GraphQLSchema

/// How the store identifies the objects of each type of a schema.
///
/// | | |
/// | --- | --- |
/// | `type Book @typePolicy(keyFields: "isbn")` | by their type and `isbn` |
/// | `interface Product @typePolicy(keyFields: "sku")` | objects of each type that implements it by their type and `sku` |
/// | `type Price @typePolicy(keyFields: "")` | by their place |
/// | `type User { id: ID! }` | by `id`, and by their type as well unless ids are global |
/// | any other | by their place |
struct KeyPolicies: Sendable {
    // The schema keeps them.
    private unowned let schema: Schema
    /// The field that identifies objects without a declaration.
    let standard: String
    /// Whether no two objects of the server have the same id.
    let isGlobal: Bool
    /// The declarations by type.
    let declarations: [String: KeyDeclaration]
    /// The unions with a declaration.
    private let unions: [UnionType]
    /// The abstract type through which members' keys are selected where ids are global.
    let node: SchemaType?

    /// Returns the policies of a schema, which are derived once.
    static func of(_ schema: Schema) -> KeyPolicies { schema.derived { KeyPolicies($0) } }

    private init(_ schema: Schema) {
        self.schema = schema
        let node = schema.type(named: "Node")
        // Servers don't know an interface of the client's own.
        self.node = node.flatMap { Self.isOfClient($0) ? nil : $0 }
        let identity = Identity(schema)
        let configured = schema.appliedDirectives.filter { $0.isNamed(.identity) }
        let scope = configured.lazy.compactMap { directive -> String? in
            guard case .enum(let scope)? = directive.argument(named: "scope")?.value else {
                return nil
            }
            return scope.name.text
        }.first
        isGlobal = scope.map { $0 == "GLOBAL" } ?? Self.isGlobal(schema)
        standard = isGlobal ? identity.field : "id"
        var declarations: [String: KeyDeclaration] = [:]
        var unions: [UnionType] = []
        for type in schema.types where type.isComposite {
            guard let directive = type.definition.appliedDirectives.first(.typePolicy) else {
                continue
            }
            let fields = directive.argument(named: "keyFields")
            declarations[type.name] = KeyDeclaration(
                type: type.name,
                text: directive.string("keyFields") ?? "",
                group: directive.string("keyGroup"),
                keyType: directive.string("keyType"),
                span: fields?.value.span ?? directive.span
            )
            if case .union(let union) = type { unions.append(union) }
        }
        for directive in configured {
            guard let type = directive.string("type"), let text = directive.string("keyFields")
            else { continue }
            declarations[type] = KeyDeclaration(type: type, text: text, span: directive.span)
            if case .union(let union)? = schema.type(named: type) { unions.append(union) }
        }
        self.declarations = declarations
        self.unions = unions
    }

    /// Returns whether a schema says that ids are global: it has `interface Node { id: ID! }`, or
    /// its `Query.node` takes the field that identifies a `Node`.
    static func isGlobal(_ schema: Schema) -> Bool {
        guard let type = schema.type(named: "Node"), case .interface(let node) = type,
            !isOfClient(type)
        else { return false }
        return node.fields["id"]?.type == .nonNull(.named("ID"))
            || Identity(schema).argument != nil
    }

    /// Returns whether the client's extension of the schema defines a type.
    static func isOfClient(_ type: SchemaType) -> Bool {
        type.fields?.contains { $0.origin != .client } == false
    }

    /// Returns the declarations that apply to a type: its own, or else those of the interfaces and
    /// unions that it belongs to.
    func declarations(for type: SchemaType) -> [KeyDeclaration] {
        if let own = declarations[type.name] { return [own] }
        guard !declarations.isEmpty else { return [] }
        let inherited = type.interfaces.compactMap { declarations[$0] }
        let members = unions.filter { $0.memberTypes.contains(type.name) }
        return inherited + members.compactMap { declarations[$0.name] }
    }

    /// Returns how objects of a type are identified; of an abstract type, those whose own type is
    /// not in the schema.
    func policy(of type: SchemaType) -> KeyPolicy {
        guard let declaration = declarations(for: type).first else {
            return standardPolicy(of: type)
        }
        guard let paths = declaration.paths, !paths.isEmpty else { return .place }
        if let group = declaration.group { return .fields(paths, scope: .group(group)) }
        // Where all ids are unique, a declaration of the id adds nothing.
        let isID = isGlobal && paths == [[standard]] && declaration.keyType == nil
        return .fields(paths, scope: isID ? .global : .type)
    }

    /// Returns the Swift type that computes the keys of a type's objects, if one does.
    func keyType(of type: SchemaType) -> String? { declarations(for: type).first?.keyType }

    private func standardPolicy(of type: SchemaType) -> KeyPolicy {
        guard let field = type.fields?[standard],
            !field.arguments.contains(where: \.isRequired), isKey(field.type.nullable)
        else { return .place }
        return .fields([[standard]], scope: isGlobal ? .global : .type)
    }

    private func isKey(_ type: TypeReference) -> Bool {
        let names = isGlobal ? ["ID"] : ["ID", "Int", "String"]
        return names.contains { type == .named($0) }
    }

    // MARK: - Artifacts

    /// Returns the type on which the key fields of an abstract type's member are selected: the
    /// abstract type itself or `Node` if they have the same, otherwise the member.
    func selectionType(of member: ObjectType, on type: SchemaType) -> SchemaType {
        let keys = policy(of: .object(member)).paths
        if type.fields != nil, keys == policy(of: type).paths { return type }
        guard let node, keys == policy(of: node).paths, schema.isSubtype(member.name, of: "Node")
        else { return .object(member) }
        return node
    }

    /// Returns the marks of a field whose objects are of a type.
    ///
    /// Objects with a field `id: ID` have global ids without any mark.
    func marks(for type: SchemaType, _ aliases: KeyAliases) -> [KeyMark] {
        let members =
            type.isAbstract ? schema.possibleTypes(of: type).map { SchemaType.object($0) } : []
        var standard = policy(of: type)
        if case .union = type, let common = commonPolicy(of: members) { standard = common }
        let names = responsePaths(standard, on: type, isBesideOthers: type.isAbstract, aliases)
        let keyType = keyType(of: type)
        let isUnmarked = names == nil && keyType == nil && isImplied(standard, type)
        let mark =
            isUnmarked
            ? nil : KeyMark(policy: standard, responsePaths: names, keyType: keyType)
        var marks = mark.map { [$0] } ?? []
        for case .object(let object) in members {
            let member = SchemaType.object(object)
            let own = policy(of: member)
            let place = selectionType(of: object, on: type)
            let names = responsePaths(own, on: place, isBesideOthers: true, aliases)
            var ownMark = KeyMark(policy: own, responsePaths: names)
            ownMark.keyType = self.keyType(of: member)
            let isImplied = names == nil && ownMark.keyType == nil && isImplied(own, member)
            let isCovered = mark.map { $0 == ownMark } ?? isImplied
            ownMark.type = member.name
            if !isCovered { marks.append(ownMark) }
        }
        return marks
    }

    /// Returns the response names of key fields, or `nil` if all keep their names.
    private func responsePaths(
        _ policy: KeyPolicy,
        on type: SchemaType,
        isBesideOthers: Bool,
        _ aliases: KeyAliases
    ) -> [[String]]? {
        let paths = policy.paths.map { path in
            var names: [String] = []
            var parent: SchemaType? = type
            for name in path {
                let field = parent?.fields?[name]
                let alias = field.flatMap {
                    aliases.alias(of: $0, isBesideOthers: isBesideOthers && names.isEmpty)
                }
                names.append(alias ?? name)
                parent = field.flatMap { schema.namedType(of: $0.type) }
            }
            return names
        }
        return paths == policy.paths ? nil : paths
    }

    /// Returns the policy of the members of a union that need a mark, if it is the same.
    private func commonPolicy(of members: [SchemaType]) -> KeyPolicy? {
        let policies = Set(members.map { policy(of: $0) })
            .subtracting([.place, .fields([["id"]], scope: .global)])
        return policies.count == 1 ? policies.first : nil
    }

    /// Returns whether the runtime assumes a policy without a mark.
    private func isImplied(_ policy: KeyPolicy, _ type: SchemaType) -> Bool {
        let hasID = type.fields?["id"]?.type.nullable == .named("ID")
        return hasID ? policy == .fields([["id"]], scope: .global) : policy == .place
    }
}
