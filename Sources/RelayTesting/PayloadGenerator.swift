import Relay

/// Generates a response from an operation's normalization plan.
struct PayloadGenerator {
    let plan: NormalizationPlan
    let variables: VariableData
    let options: PayloadOptions
    let guards: [Bool]
    /// The response keys of all fields.
    let keys: [String]
    /// The arguments of all storage keys.
    let arguments: [JSONObject]
    /// The roles of all fields in connections.
    let pageRoles: [PageRole]
    /// Whether an earlier field of the same object has the same response key.
    private let isAlternative: [Bool]
    /// The state of the random numbers; `nil` without a seed.
    var random: UInt64?
    /// The path of the value being generated, with dots.
    var path: [UInt8] = []
    var parts: [JSONObject] = []
    /// The labels of the parts around the value being generated.
    var labels: [String] = []

    init(
        _ plan: NormalizationPlan,
        _ variables: VariableData,
        _ seed: UInt64?,
        _ options: PayloadOptions
    ) {
        self.plan = plan
        self.variables = variables
        self.options = options
        guards = plan.guards.map { $0.holds(variables) }
        keys = plan.fields.map { plan.responseKey($0) }
        arguments = plan.keys.map { Self.arguments($0, variables) }
        pageRoles = plan.fields.map { PageRole(plan.keys[$0.key].name) }
        var isAlternative = [Bool](repeating: false, count: plan.fields.count)
        for field in plan.fields {
            if let other = field.alternative.index { isAlternative[other.position] = true }
        }
        self.isAlternative = isAlternative
        random = seed
    }

    /// The role of a field in a connection, by its name.
    enum PageRole {
        case edges, nodes, pageInfo, other

        init(_ name: String) {
            switch name {
            case "edges": self = .edges
            case "nodes": self = .nodes
            case "pageInfo": self = .pageInfo
            default: self = .other
            }
        }
    }

    mutating func payload() -> Payload {
        let root = Place(
            name: "",
            responseKey: "",
            arguments: [:],
            parentType: nil,
            window: nil
        )
        let data = object(.root, type: nil, known: options.data, at: root)
        var payload = Payload(response: ["data": .object(data)])
        payload.parts = parts
        guard !parts.isEmpty else { return payload }
        payload.response["hasNext"] = true
        for index in parts.indices {
            payload.parts[index]["hasNext"] = .bool(index < parts.count - 1)
        }
        return payload
    }

    /// The field whose value is generated.
    struct Place {
        var name: String
        var responseKey: String
        var arguments: JSONObject
        var parentType: String?
        /// The page of the connection around it.
        var window: ConnectionWindow?
    }

    // MARK: - Objects

    /// Generates an object of a level.
    ///
    /// `type` is the name of the field's type; `nil` for the root.
    private mutating func object(
        _ level: PlanIndex<NormalizationPlan.Level>,
        type: String?,
        known: JSONObject,
        at place: Place
    ) -> JSONObject {
        var known = known
        let concrete = concreteType(level, of: type, known)
        if let concrete, let resolved = resolve(concrete, type, place)?.object {
            for (key, value) in resolved where known[key] == nil { known[key] = value }
        }
        let typename = known["__typename"]?.string ?? concrete
        let levelPlan = plan.levels[level]
        let named = levelPlan.cases.first { plan.cases[$0].type == typename }
        let selected = plan.objects[named.map { plan.cases[$0].object } ?? levelPlan.otherwise]
        let positions = selected.fields.prefix(selected.serverCount)
        let window = connectionWindow(positions, place)
        var members: [(key: String, value: JSONValue)] = []
        members.reserveCapacity(positions.count)
        var deferred: [(label: String, position: Int)] = []
        for position in positions {
            let field = plan.fields[position]
            guard includes(field, on: typename) else { continue }
            if !field.alternative.isNone, members.contains(where: { $0.key == keys[position] }) {
                continue
            }
            if options.defersParts, let label = deferredLabel(of: position, field) {
                deferred.append((label, position))
                continue
            }
            let value = self.value(position, field, typename, known, window ?? place.window, place)
            if isAlternative[position],
                let index = members.firstIndex(where: { $0.key == keys[position] })
            {
                members[index].value = value
            } else {
                members.append((keys[position], value))
            }
        }
        if !deferred.isEmpty { deliver(deferred, typename, known, place) }
        return JSONObject(unique: members)
    }

    /// Chooses the object type of an object.
    private mutating func concreteType(
        _ level: PlanIndex<NormalizationPlan.Level>,
        of type: String?,
        _ known: JSONObject
    ) -> String? {
        if let name = known["__typename"]?.string { return name }
        if let type, let possible = options.schema.possibleTypes[type], !possible.isEmpty {
            return possible[choose(possible.count)]
        }
        if let name = plan.levels[level].concreteType.index { return plan.typeNames[name.position] }
        let cases = plan.levels[level].cases
        guard !cases.isEmpty else { return type }
        return plan.cases[cases.lowerBound + choose(cases.count)].type
    }

    private func includes(_ field: NormalizationPlan.Field, on typename: String?) -> Bool {
        if let condition = field.condition.index, !guards[condition.position] { return false }
        if case .discriminator = field.role {
            return field.abstractType.index.map { isA(typename, plan.typeNames[$0.position]) }
                ?? true
        }
        guard let test = field.typeTest.index else { return true }
        return plan.typeTests[test].chains.contains { chain in
            chain.allSatisfy { isA(typename, plan.typeNames[$0.position]) }
        }
    }

    /// Returns whether an object type has an abstract type, as far as the schema is known.
    private func isA(_ typename: String?, _ abstract: String) -> Bool {
        guard let typename, typename != abstract,
            let possible = options.schema.possibleTypes[abstract]
        else { return true }
        return possible.contains(typename)
    }

    // MARK: - Values

    mutating func value(
        _ position: Int,
        _ field: NormalizationPlan.Field,
        _ typename: String?,
        _ known: JSONObject,
        _ window: ConnectionWindow?,
        _ parent: Place
    ) -> JSONValue {
        let (key, name) = (keys[position], plan.keys[field.key].name)
        switch field.role {
        case .typename, .discriminator: return .string(typename ?? "")
        default: break
        }
        let count = path.count
        if count > 0 { path.append(UInt8(ascii: ".")) }
        path.append(contentsOf: key.utf8)
        defer { path.removeSubrange(count...) }
        var given = known.isEmpty ? nil : known[key] ?? known[name]
        if !options.values.isEmpty, let value = valueByPath() { given = value }
        var place = Place(
            name: name,
            responseKey: key,
            arguments: arguments[field.key.position],
            parentType: typename,
            window: window
        )
        if case .id = field.role {
            return given ?? resolve("ID", nil, place) ?? .string(id(typename, parent))
        }
        if given == nil, field.level.isNone, let value = window?.value(of: name) {
            return value
        }
        if case .other = pageRoles[position] { place.window = nil }
        return value(of: plan.types[field.type], field, given, place)
    }

    /// Generates a value of a type, with lists.
    mutating func value(
        of type: TypeReference,
        _ field: NormalizationPlan.Field,
        _ given: JSONValue?,
        _ place: Place,
        isNonNull: Bool = false
    ) -> JSONValue {
        if case .nonNull(let inner) = type {
            return value(of: inner, field, given, place, isNonNull: true)
        }
        if let given, given.isNull { return .null }
        if given == nil, !isNonNull, isNull() { return .null }
        guard case .list(let element) = type else {
            return single(type, field, given, place)
        }
        let elements = given?.array
        let range = elements.map { 0..<$0.count } ?? indices(place)
        var list: [JSONValue] = []
        list.reserveCapacity(range.count)
        for index in range {
            let count = path.count
            path.append(UInt8(ascii: "."))
            path.append(contentsOf: String(index).utf8)
            var inner = place
            inner.window = place.name == "edges" ? place.window?.edge(index) : nil
            let known = valueByPath() ?? elements?[index]
            // Lists inside of lists have the usual number of elements.
            inner.arguments = [:]
            list.append(value(of: element, field, known, inner))
            path.removeSubrange(count...)
        }
        return .array(list)
    }

    /// Generates an object or a leaf.
    private mutating func single(
        _ type: TypeReference,
        _ field: NormalizationPlan.Field,
        _ given: JSONValue?,
        _ place: Place
    ) -> JSONValue {
        let (kind, name) = type.named
        if let level = field.level.index {
            if given == nil, let resolved = resolve(name, nil, place), resolved.isNull {
                return .null
            }
            return .object(object(level, type: name, known: given?.object ?? [:], at: place))
        }
        if let given { return given }
        if let resolved = resolve(name, nil, place) { return resolved }
        switch kind {
        case .int: return .int(random == nil ? 42 : Int64(draw(below: 1_000)))
        case .float: return .double(random == nil ? 4.5 : Double(draw(below: 1_000)) / 8)
        case .boolean: return .bool(random != nil && draw(below: 2) == 1)
        case .string: return .string(text(place.name))
        case .id: return .string(id(name, place))
        case .enumeration:
            let values = options.schema.enumValues[name] ?? []
            return .string(values.isEmpty ? "UNKNOWN" : values[choose(values.count)])
        case .scalar, .object, .abstract: return scalar(name, place)
        }
    }

    /// An id that no other object of the payload has: the one that is asked for, or the path.
    func id(_ type: String?, _ place: Place) -> String {
        if let asked = place.arguments["id"]?.string { return asked }
        let end = path.lastIndex(of: UInt8(ascii: ".")) ?? 0
        return (type ?? "") + ":" + String(decoding: path[..<end], as: UTF8.self)
    }

    // MARK: - Lists and connections

    /// Returns the indices of a list.
    private mutating func indices(_ place: Place) -> Range<Int> {
        if let range = place.window?.indices(of: place.name) { return range }
        for name in ["first", "last", "limit"] {
            if let count = place.arguments[name]?.int { return 0..<Int(clamping: max(0, count)) }
        }
        return 0..<(random == nil ? options.listCount : draw(below: options.listCount + 2))
    }

    private func connectionWindow(
        _ positions: Range<Int>.SubSequence,
        _ place: Place
    ) -> ConnectionWindow? {
        var (hasPageInfo, hasNodes) = (false, false)
        for position in positions {
            switch pageRoles[position] {
            case .pageInfo: hasPageInfo = true
            case .edges, .nodes: hasNodes = true
            case .other: continue
            }
        }
        guard hasPageInfo, hasNodes else { return nil }
        return ConnectionWindow(place.arguments, total: options.connectionCount)
    }

}
