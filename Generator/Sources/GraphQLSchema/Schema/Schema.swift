public import GraphQLLanguage

/// A schema: what a server (and the client's extension of it) can be asked for.
///
/// Immutable; lookups by name take constant time. A class so that handing it on costs one word.
public final class Schema: Sendable {
    /// The description of the schema definition.
    public let description: String?
    /// The types in the order of their definition: the built-in ones first.
    public let types: [SchemaType]
    /// The directives in the order of their definition.
    public let directives: [SchemaDirective]
    /// The directives applied to the schema definition and its extensions.
    public let appliedDirectives: [Directive]

    /// The built-in scalars that nothing in the schema refers to.
    private let unusedScalars: Set<String>
    private let typesByName: [String: SchemaType]
    private let directivesByName: [String: SchemaDirective]
    private let rootNames: [OperationType: String]
    /// The object types and their numbers in `ObjectSet`s.
    private let objects: [ObjectType]
    private let objectNumbers: [String: Int]
    private let possibleObjects: [String: ObjectSet]
    private let possibleLists: [String: [ObjectType]]
    private let implementingInterfaces: [String: [InterfaceType]]
    /// The names of `implementingInterfaces`.
    private let implementingNames: [String: Set<String>]
    /// What is wrong with single parts of the schema, by their coordinates.
    let faults: [String: Diagnostic]

    init(_ parts: SchemaParts) {
        description = parts.description
        types = parts.types
        directives = parts.directives
        appliedDirectives = parts.appliedDirectives
        rootNames = parts.rootNames
        faults = [:]
        let typesByName = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
        self.typesByName = typesByName
        unusedScalars = BuiltIns.scalarNames.subtracting(parts.referencedNames)
        directivesByName = Dictionary(
            directives.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let index = ImplementationIndex(types: types, typesByName: typesByName)
        objects = index.objects
        objectNumbers = index.objectNumbers
        possibleObjects = index.possibleObjects
        possibleLists = index.possibleLists
        implementingInterfaces = index.implementingInterfaces
        implementingNames = implementingInterfaces.mapValues { Set($0.map(\.name)) }
    }

    /// A copy of a schema in which mistakes were found.
    init(_ schema: Schema, faults: [String: Diagnostic]) {
        description = schema.description
        types = schema.types
        directives = schema.directives
        appliedDirectives = schema.appliedDirectives
        rootNames = schema.rootNames
        typesByName = schema.typesByName
        unusedScalars = schema.unusedScalars
        directivesByName = schema.directivesByName
        objects = schema.objects
        objectNumbers = schema.objectNumbers
        possibleObjects = schema.possibleObjects
        possibleLists = schema.possibleLists
        implementingInterfaces = schema.implementingInterfaces
        implementingNames = schema.implementingNames
        self.faults = faults
    }

    // MARK: - Lookups

    /// The type of a name, built-in and introspection types included.
    public func type(named name: String) -> SchemaType? { typesByName[name] }

    /// Whether the schema has a type: one it defines, or a built-in one that it uses.
    ///
    /// The specification leaves built-in scalars out of schemas that do not use them.
    public func isKnown(_ name: String) -> Bool {
        typesByName[name] != nil && !unusedScalars.contains(name)
    }

    /// The type inside all lists and exclamation marks of a reference.
    public func namedType(of reference: TypeReference) -> SchemaType? {
        type(named: reference.name)
    }

    /// The directive of a name, given without the `@`.
    public func directive(named name: String) -> SchemaDirective? { directivesByName[name] }

    /// The root type of a kind of operation; nil when the schema has none.
    public func rootType(for operation: OperationType) -> ObjectType? {
        guard let name = rootNames[operation], case .object(let type)? = typesByName[name] else {
            return nil
        }
        return type
    }

    /// The name of the root type of a kind of operation, whether or not that type is sound.
    public func rootTypeName(for operation: OperationType) -> String? { rootNames[operation] }

    /// The root type of queries.
    public var queryType: ObjectType? { rootType(for: .query) }

    /// The root type of mutations.
    public var mutationType: ObjectType? { rootType(for: .mutation) }

    /// The root type of subscriptions.
    public var subscriptionType: ObjectType? { rootType(for: .subscription) }

    /// The field of a name on a composite type: its own fields, `__typename`, and on the root type
    /// of queries `__schema` and `__type`.
    public func field(named name: String, on type: SchemaType) -> OutputField? {
        if let field = type.fields?[name] {
            return field
        }
        guard name.utf8.first == UInt8(ascii: "_") else { return nil }
        switch name {
        case "__typename":
            return type.isComposite ? BuiltIns.typenameField : nil
        case "__schema", "__type":
            guard rootNames[.query] == type.name else { return nil }
            return name == "__schema" ? BuiltIns.schemaField : BuiltIns.typeField
        default: return nil
        }
    }

    // MARK: - Relations between types

    /// The object types that a value of a composite type can have: the type itself if it is an
    /// object type, the implementations of an interface, the members of a union.
    public func possibleTypes(of type: SchemaType) -> [ObjectType] {
        if case .object(let object) = type { return [object] }
        return possibleLists[type.name] ?? []
    }

    /// The interfaces that implement an interface.
    public func interfaces(implementing interface: InterfaceType) -> [InterfaceType] {
        implementingInterfaces[interface.name] ?? []
    }

    /// Whether every value of one named type is one of another: the same type, an object type or
    /// interface that implements an interface, a member of a union.
    public func isSubtype(_ name: String, of supertype: String) -> Bool {
        if name == supertype { return true }
        if let number = objectNumbers[name], let possible = possibleObjects[supertype] {
            return possible.contains(number)
        }
        return implementingNames[supertype]?.contains(name) ?? false
    }

    /// Whether every value of one type is one of another (covariance, as fields of
    /// implementations may have it).
    public func isSubtype(_ type: TypeReference, of supertype: TypeReference) -> Bool {
        switch (type, supertype) {
        case (.nonNull(let inner), .nonNull(let superInner)):
            isSubtype(inner, of: superInner)
        case (.nonNull(let inner), _):
            isSubtype(inner, of: supertype)
        case (.list(let element), .list(let superElement)):
            isSubtype(element, of: superElement)
        case (.named(let name), .named(let superName)):
            isSubtype(name, of: superName)
        default: false
        }
    }

    /// Whether some object type is a possible type of both.
    public func typesOverlap(_ lhs: SchemaType, _ rhs: SchemaType) -> Bool {
        if lhs.name == rhs.name { return true }
        switch (lhs, rhs) {
        case (.object, .object): return false
        case (.object, _): return isSubtype(lhs.name, of: rhs.name)
        case (_, .object): return isSubtype(rhs.name, of: lhs.name)
        default:
            guard let left = possibleObjects[lhs.name], let right = possibleObjects[rhs.name] else {
                return false
            }
            return left.intersects(right)
        }
    }
}

/// What a schema is made of before it is indexed.
struct SchemaParts {
    var description: String?
    var types: [SchemaType] = []
    var directives: [SchemaDirective] = []
    var appliedDirectives: [Directive] = []
    var rootNames: [OperationType: String] = [:]

    /// The names that fields and arguments refer to.
    var referencedNames: Set<String> {
        var names: Set<String> = []
        for type in types {
            for field in type.fields ?? NamedList([]) {
                names.insert(field.type.name)
                for argument in field.arguments { names.insert(argument.type.name) }
            }
            if case .inputObject(let inputObject) = type {
                for field in inputObject.fields { names.insert(field.type.name) }
            }
        }
        for directive in directives {
            for argument in directive.arguments { names.insert(argument.type.name) }
        }
        return names
    }
}

/// Which object types and interfaces belong to which abstract types.
private struct ImplementationIndex {
    var objects: [ObjectType] = []
    var objectNumbers: [String: Int] = [:]
    var possibleObjects: [String: ObjectSet] = [:]
    var possibleLists: [String: [ObjectType]] = [:]
    var implementingInterfaces: [String: [InterfaceType]] = [:]

    init(types: [SchemaType], typesByName: [String: SchemaType]) {
        for case .object(let object) in types where objectNumbers[object.name] == nil {
            objectNumbers[object.name] = objects.count
            objects.append(object)
        }
        for type in types where type.isAbstract {
            possibleObjects[type.name] = ObjectSet(count: objects.count)
        }
        for type in types {
            switch type {
            case .object(let object):
                for interface in object.interfaces { add(object, to: interface) }
            case .interface(let interface):
                for other in interface.interfaces where typesByName[other] != nil {
                    implementingInterfaces[other, default: []].append(interface)
                }
            case .union(let union):
                for member in union.memberTypes {
                    guard let number = objectNumbers[member] else { continue }
                    add(objects[number], to: union.name)
                }
            default: break
            }
        }
    }

    private mutating func add(_ object: ObjectType, to abstract: String) {
        guard let number = objectNumbers[object.name],
            possibleObjects[abstract]?.contains(number) == false
        else { return }
        possibleObjects[abstract]?.insert(number)
        possibleLists[abstract, default: []].append(object)
    }
}
