public import Relay

extension Payload {
    /// Generates a response to an operation.
    ///
    /// The response has every field that the operation sends for, with values of the right types.
    /// Without a seed the values are readable: strings are the names of their fields, numbers are
    /// 42. With one they vary, and the same seed generates the same response. Connections have pages:
    /// the generated cursors are accepted as arguments. The ids of objects are derived from their
    /// paths, or are those that an argument `id` asks for.
    ///
    /// ```swift
    /// let payload = Payload.of(FeedQuery(first: 3), seed: 7)
    /// ```
    public static func of<Operation: GraphQLOperation>(
        _ operation: Operation,
        seed: UInt64? = nil,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        of(Operation.self, variables: operation.variables, seed: seed, options: options)
    }

    /// Generates a response to an operation with certain variables, such as those of a
    /// ``PendingOperation``.
    ///
    /// ``of(_:seed:options:)`` describes the values.
    public static func of<Operation: GraphQLOperation>(
        _ type: Operation.Type,
        variables: VariableData,
        seed: UInt64? = nil,
        options: PayloadOptions = PayloadOptions()
    ) -> Payload {
        let artifact = Operation.artifact
        let variables = artifact.contents.variables.applyingDefaults(to: variables)
        var generator = PayloadGenerator(artifact.normalization, variables, seed, options)
        return generator.payload()
    }
}

/// Generates a response from an operation's normalization plan.
struct PayloadGenerator {
    let plan: NormalizationPlan
    let variables: VariableData
    let options: PayloadOptions
    private let guards: [Bool]
    /// The response keys of all fields.
    private let keys: [String]
    /// The state of the random numbers; `nil` without a seed.
    private var random: UInt64?
    /// The path of the value being generated, with dots.
    private var path: [UInt8] = []
    private var parts: [JSONObject] = []
    /// The labels of the parts around the value being generated.
    private var labels: [String] = []

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
        random = seed
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
    private struct Place {
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
            members.append((keys[position], value))
        }
        deliver(deferred, typename, known, place)
        return JSONObject(taking: members)
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

    private mutating func value(
        _ position: Int,
        _ field: NormalizationPlan.Field,
        _ typename: String?,
        _ known: JSONObject,
        _ window: ConnectionWindow?,
        _ parent: Place
    ) -> JSONValue {
        let (key, storage) = (keys[position], plan.keys[field.key])
        switch field.role {
        case .typename, .discriminator: return .string(typename ?? "")
        default: break
        }
        let count = path.count
        if count > 0 { path.append(UInt8(ascii: ".")) }
        path.append(contentsOf: key.utf8)
        defer { path.removeSubrange(count...) }
        var given = known[key] ?? known[storage.name]
        if !options.values.isEmpty, let value = valueByPath() { given = value }
        var place = Place(
            name: storage.name,
            responseKey: key,
            arguments: arguments(storage),
            parentType: typename,
            window: window
        )
        if case .id = field.role {
            return given ?? resolve("ID", nil, place) ?? .string(id(typename, parent))
        }
        if given == nil, field.level.isNone, let value = window?.value(of: storage.name) {
            return value
        }
        if !["edges", "nodes", "pageInfo"].contains(storage.name) { place.window = nil }
        return value(of: plan.types[field.type], field, given, place)
    }

    /// Generates a value of a type, with lists.
    private mutating func value(
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

    private mutating func scalar(_ name: String, _ place: Place) -> JSONValue {
        switch name {
        case "DateTime", "Timestamp", "ISO8601DateTime":
            let day = 1 + (random == nil ? 0 : draw(below: 28))
            return .string("2026-01-\(day < 10 ? "0" : "")\(day)T12:00:00Z")
        case "Date", "ISO8601Date":
            let day = 1 + (random == nil ? 0 : draw(below: 28))
            return .string("2026-01-\(day < 10 ? "0" : "")\(day)")
        case "UUID": return .string("00000000-0000-4000-8000-" + digits(12))
        case "URL", "URI": return .string("https://example.com/\(place.name)")
        case "Decimal", "PositiveDecimal", "BigDecimal": return .double(4.5)
        case "Int64", "BigInt", "Long": return .int(42)
        case "JSON", "JSONObject", "Metadata": return [:]
        default: return .string(text(place.name))
        }
    }

    private mutating func digits(_ count: Int) -> String {
        let number = random == nil ? 42 : draw(below: 1_000_000)
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }

    private mutating func text(_ name: String) -> String {
        random == nil ? name : "\(name) \(draw(below: 1_000))"
    }

    /// An id that no other object of the payload has: the one that is asked for, or the path.
    private func id(_ type: String?, _ place: Place) -> String {
        if let asked = place.arguments["id"]?.string { return asked }
        let path = path.reversed().drop { $0 != UInt8(ascii: ".") }.dropFirst().reversed()
        return "\(type ?? ""):" + String(decoding: Array(path), as: UTF8.self)
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
            switch plan.keys[plan.fields[position].key].name {
            case "pageInfo": hasPageInfo = true
            case "edges", "nodes": hasNodes = true
            default: continue
            }
        }
        guard hasPageInfo, hasNodes else { return nil }
        return ConnectionWindow(place.arguments, total: options.connectionCount)
    }

    // MARK: - Parts

    /// Returns the label of the fragment with which a field is delivered later; `nil` if it is
    /// delivered with the object.
    private func deferredLabel(of position: Int, _ field: NormalizationPlan.Field) -> String? {
        guard let condition = field.deferral.index, guards[condition.position] else { return nil }
        for chain in plan.deferralChains[position] ?? [] {
            let active = chain.last { fragment in
                plan.deferrals[fragment].condition.index.map { guards[$0.position] } ?? true
            }
            guard let active else { continue }
            let label = plan.deferrals[active].label
            // The fields inside of a deferred field belong to its fragment too.
            return labels.contains(label) ? nil : label
        }
        return nil
    }

    private mutating func deliver(
        _ deferred: [(label: String, position: Int)],
        _ typename: String?,
        _ known: JSONObject,
        _ place: Place
    ) {
        var found: [String] = []
        for (label, _) in deferred where !found.contains(label) { found.append(label) }
        for label in found {
            labels.append(label)
            defer { labels.removeLast() }
            let index = parts.count
            // The parts inside of this one come after it.
            parts.append([:])
            var data = JSONObject()
            for (_, position) in deferred.filter({ $0.label == label }) {
                let field = plan.fields[position]
                data[keys[position]] = value(position, field, typename, known, nil, place)
            }
            let steps = String(decoding: path, as: UTF8.self).split(separator: ".")
            parts[index] = [
                "label": .string(label),
                "path": .array(steps.map { Int64($0).map { .int($0) } ?? .string(String($0)) }),
                "data": .object(data),
            ]
        }
    }

    // MARK: - Values of the test

    private func arguments(_ key: StorageKey) -> JSONObject {
        guard !key.arguments.isEmpty else { return [:] }
        return JSONObject(
            key.arguments.compactMap { argument in
                argument.value.resolve(variables).map { (argument.name, $0) }
            }
        )
    }

    private func resolve(_ type: String, _ abstract: String?, _ place: Place) -> JSONValue? {
        guard !options.resolvers.isEmpty else { return nil }
        let context = PayloadContext(
            type: type,
            parentType: place.parentType,
            name: place.name,
            responseKey: place.responseKey,
            arguments: place.arguments,
            path: String(decoding: path, as: UTF8.self)
        )
        if let value = options.resolvers[type]?(context) { return value }
        guard let abstract, abstract != type else { return nil }
        return options.resolvers[abstract]?(context)
    }

    private func valueByPath() -> JSONValue? {
        guard !options.values.isEmpty else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        if let value = options.values[text] { return value }
        let general = text.split(separator: ".").map { Int($0) == nil ? String($0) : "*" }
        return options.values[general.joined(separator: ".")]
    }

    // MARK: - Random numbers

    /// Returns the next number of the sequence that the seed determines (SplitMix64).
    private mutating func draw(below bound: Int) -> Int {
        guard bound > 0, var state = random else { return 0 }
        state &+= 0x9E37_79B9_7F4A_7C15
        random = state
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    private mutating func choose(_ count: Int) -> Int { draw(below: count) }

    private mutating func isNull() -> Bool {
        guard options.nullRate > 0, random != nil else { return false }
        return Double(draw(below: 1_000)) < options.nullRate * 1_000
    }
}
