public import GraphQLLanguage

/// The schema of a server, including the client's extensions.
///
/// It is immutable, and looks up names in constant time. It is a class so that passing it on copies
/// a single reference.
public final class Schema: Sendable {
    /// The description of the schema definition.
    public let description: String?
    /// The types in the order of their definition, with the built-in ones first.
    public let types: [SchemaType]
    /// The directives in the order of their definition.
    public let directives: [SchemaDirective]
    /// The directives applied to the schema definition and its extensions.
    public let appliedDirectives: [Directive]

    /// The built-in scalars that the schema does not use.
    private let unusedScalars: Set<String>
    private let typesByName: [String: SchemaType]
    private let directivesByName: [String: SchemaDirective]
    private let rootNames: [OperationType: String]
    /// The object types, which `ObjectSet`s refer to by position.
    private let objects: [ObjectType]
    private let objectNumbers: [String: Int]
    private let possibleObjects: [String: ObjectSet]
    private let possibleLists: [String: [ObjectType]]
    private let implementingInterfaces: [String: [InterfaceType]]
    /// The names of `implementingInterfaces`.
    private let implementingNames: [String: Set<String>]
    /// The names of the directives that are applied to types and their output fields.
    private let directivesOfOutput: Set<String>
    /// The errors in single parts of the schema, by their coordinates.
    let faults: [String: Diagnostic]
    /// The facts that were derived from it.
    let facts = DerivedFacts()

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
        directivesOfOutput = types.reduce(into: []) { names, type in
            for directive in type.definition.appliedDirectives { names.insert(directive.name.text) }
            for field in type.fields.map({ Array($0) }) ?? [] {
                for directive in field.appliedDirectives { names.insert(directive.name.text) }
            }
        }
    }

    /// Creates a copy of a schema with the errors that were found in it.
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
        directivesOfOutput = schema.directivesOfOutput
        self.faults = faults
    }

    // MARK: - Lookups

    /// Returns whether a directive is applied to a type or to a field of an object or interface type.
    ///
    /// If it isn't, a search for its uses can be skipped.
    public func hasOutput(with directive: String) -> Bool { directivesOfOutput.contains(directive) }

    /// Returns the type with this name, including built-in and introspection types.
    public func type(named name: String) -> SchemaType? { typesByName[name] }

    /// Returns whether the schema contains a type: one that it defines, or a built-in one that it
    /// uses.
    ///
    /// According to the specification, a schema does not contain built-in scalars that it does not
    /// use.
    public func isKnown(_ name: String) -> Bool {
        typesByName[name] != nil && !unusedScalars.contains(name)
    }

    /// Returns the named type inside all lists and exclamation marks of a reference.
    public func namedType(of reference: TypeReference) -> SchemaType? {
        type(named: reference.name)
    }

    /// Returns the directive with this name, which is given without the `@`.
    public func directive(named name: String) -> SchemaDirective? { directivesByName[name] }

    /// Returns the root type for a kind of operation, or `nil` if the schema has none.
    public func rootType(for operation: OperationType) -> ObjectType? {
        guard let name = rootNames[operation], case .object(let type)? = typesByName[name] else {
            return nil
        }
        return type
    }

    /// Returns the name of the root type for a kind of operation, even if that type is invalid.
    public func rootTypeName(for operation: OperationType) -> String? { rootNames[operation] }

    /// The root type of queries.
    public var queryType: ObjectType? { rootType(for: .query) }

    /// The root type of mutations.
    public var mutationType: ObjectType? { rootType(for: .mutation) }

    /// The root type of subscriptions.
    public var subscriptionType: ObjectType? { rootType(for: .subscription) }

    /// Returns the field of a composite type with this name.
    ///
    /// Besides the type's own fields, these are `__typename` and, on the root type of queries,
    /// `__schema` and `__type`.
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

    /// Returns the possible object types of a value.
    ///
    /// They are the type itself if it is an object type, the implementations of an interface, or
    /// the members of a union.
    public func possibleTypes(of type: SchemaType) -> [ObjectType] {
        if case .object(let object) = type { return [object] }
        return possibleLists[type.name] ?? []
    }

    /// Returns the interfaces that implement an interface.
    public func interfaces(implementing interface: InterfaceType) -> [InterfaceType] {
        implementingInterfaces[interface.name] ?? []
    }

    /// Returns whether all values of a named type are also values of another.
    ///
    /// This holds for the same type, for an object type or interface that implements an interface,
    /// and for a member of a union.
    public func isSubtype(_ name: String, of supertype: String) -> Bool {
        if name == supertype { return true }
        if let number = objectNumbers[name], let possible = possibleObjects[supertype] {
            return possible.contains(number)
        }
        return implementingNames[supertype]?.contains(name) ?? false
    }

    /// Returns whether all values of a type are also values of another, as covariance of fields
    /// requires.
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

    /// Returns whether an object type is a possible type of both.
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

/// The parts of a schema before they are indexed.
struct SchemaParts {
    var description: String?
    var types: [SchemaType] = []
    var directives: [SchemaDirective] = []
    var appliedDirectives: [Directive] = []
    var rootNames: [OperationType: String] = [:]

    /// The type names in fields and arguments.
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

/// The object types and interfaces that implement or belong to each abstract type.
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
