/// The fields that the operations of a store select, by object type.
///
/// Updaters name types and fields by text, so this is what their mistakes can be checked against.
struct KnownFields {
    /// The kind of a field of a type, as far as operations have selected it.
    enum Field {
        /// No operation names the type.
        case unknownType
        /// Operations name the type, but none of them selects the field.
        case unknown
        /// The field is selected; `nil` if its type may differ by object type.
        case known(TypeReference?)
    }

    /// Where the values of a field come from.
    enum Owner {
        case server, app
    }

    /// How many plans were taken in.
    private(set) var planCount = 0
    private var types: [TypeName: [String: TypeReference]] = [:]
    /// Fields of interfaces, and the fields in which handlers keep something.
    private var otherNames: Set<String> = []
    private var plans: Set<ObjectIdentifier> = []
    /// The fields that only the app has.
    private var clientNames: [TypeName: Set<String>] = [:]
    /// The declared keys of types.
    private var keys: [TypeName: DeclaredKey] = [:]

    mutating func add(_ symbols: PlanSymbols) {
        guard plans.insert(ObjectIdentifier(symbols)).inserted else { return }
        planCount += 1
        let plan = symbols.plan
        for level in plan.levels {
            if let type = level.concreteType.index {
                add(level.otherwise, of: symbols.typeNames[type.position], plan)
            } else {
                for index in plan.objects[level.otherwise].fields {
                    let field = plan.fields[index]
                    otherNames.insert(plan.keys[field.key].name)
                    for handle in field.handles { otherNames.insert(plan.handles[handle].key.name) }
                }
            }
            for index in level.cases {
                add(plan.cases[index].object, of: symbols.caseTypes[index], plan)
            }
        }
    }

    private mutating func add(
        _ object: PlanIndex<NormalizationPlan.Object>,
        of type: TypeName,
        _ plan: NormalizationPlan
    ) {
        if let key = plan.objects[object].key.index { keys[type] = plan.declaredKeys[key] }
        for index in plan.objects[object].fields {
            let field = plan.fields[index]
            let reference = plan.types[field.type]
            types[type, default: [:]][plan.keys[field.key].name] = reference
            if field.isClient {
                clientNames[type, default: []].insert(plan.keys[field.key].name)
            }
            for handle in field.handles {
                let name = plan.handles[handle].key.name
                if plan.handles[handle].isLinked {
                    types[type, default: [:]][name] = reference
                } else {
                    otherNames.insert(name)
                }
            }
        }
    }

    /// The declared key of a type, if an operation has one.
    func key(of type: TypeName) -> DeclaredKey? { keys[type] }

    /// Returns whether a field is the server's or the app's; `nil` if no operation selects it of this type.
    func owner(of name: String, of type: TypeName) -> Owner? {
        if clientNames[type]?.contains(name) == true { return .app }
        return types[type]?[name] == nil ? nil : .server
    }

    func field(_ name: String, of type: TypeName) -> Field {
        guard let fields = types[type] else { return .unknownType }
        if let reference = fields[name] { return .known(reference) }
        return otherNames.contains(name) ? .known(nil) : .unknown
    }
}

extension TypeReference {
    /// The value as a record stores it in a scalar field of this type; `nil` when it is of another
    /// kind.
    func stored(_ json: JSONValue) -> Value? {
        switch (self, json) {
        case (_, .null): .null
        case (.nonNull(let inner), _): inner.stored(json)
        case (.list(let inner), .array(let elements)): Self.stored(elements, inner)
        case (.list, _): nil
        case (.named(let kind, _), _): kind.stored(json)
        }
    }

    private static func stored(_ elements: [JSONValue], _ type: TypeReference) -> Value? {
        var values: ContiguousArray<Value> = []
        for element in elements {
            guard let value = type.stored(element) else { return nil }
            values.append(value)
        }
        return .list(values)
    }

    /// Whether a field of this type holds an object or, where `inList`, a list of objects.
    func holdsObjects(inList: Bool) -> Bool {
        guard listDepth == (inList ? 1 : 0) else { return false }
        return switch named.kind {
        case .object, .abstract: true
        default: false
        }
    }
}

extension TypeReference.Kind {
    fileprivate func stored(_ json: JSONValue) -> Value? {
        switch (self, json) {
        case (.int, .int), (.float, .double), (.boolean, .bool), (.scalar, _): Value(json)
        case (.string, .string), (.enumeration, .string), (.id, .string): Value(json)
        case (.int, .double(let value)): Int64(exactly: value).map { .int($0) }
        case (.float, .int(let value)): .double(Double(value))
        case (.id, .int(let value)): Value(text: String(value))
        default: nil
        }
    }
}
