import Relay

/// Generates a response from an operation's normalization plan.
struct PayloadGenerator {
    let plan: NormalizationPlan
    let variables: VariableData
    let options: PayloadOptions
    let guards: [Bool]
    /// The response keys of the fields that were generated.
    private var keys: [String?]
    /// The arguments of the storage keys that were used.
    private var arguments: [JSONObject?]
    /// The fields of the objects that were generated.
    private var selections: [PayloadSelection.Key: PayloadSelection] = [:]
    /// The hashes of the storage keys that were used.
    private var storageKeys: [UInt64?]
    /// The object types of the objects in fields that have several aliases, by their origins.
    private var types: [UInt64: String] = [:]
    /// Whether a field around the value being generated has several aliases.
    private var isAliased = false
    /// The state of the random numbers; `nil` without a seed.
    var random: UInt64?
    /// A hash of the seed and of the storage keys that lead to the value being generated.
    ///
    /// The random numbers begin with it, so that a field has the same value under all its aliases.
    private var origin: UInt64
    /// The path of the value being generated, with dots.
    var path: [UInt8] = []
    /// The parts of the path that ids replace, so that they are the same under all aliases.
    private var aliases: [(range: Range<Int>, name: String)] = []
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
        keys = Array(repeating: nil, count: plan.fields.count)
        arguments = Array(repeating: nil, count: plan.keys.count)
        storageKeys = Array(repeating: nil, count: plan.keys.count)
        random = seed
        origin = seed ?? 0
    }

    mutating func payload() -> Payload {
        let known = [GivenValue(.object(options.data))]
        let data = object(.root, type: nil, known: known, at: Place()) ?? [:]
        var payload = Payload(response: ["data": .object(data)])
        payload.parts = parts
        guard !parts.isEmpty else { return payload }
        payload.response["hasNext"] = true
        for index in parts.indices {
            payload.parts[index]["hasNext"] = .bool(index < parts.count - 1)
        }
        return payload
    }

    /// Where a value is generated.
    struct Place {
        /// The position of the field; `nil` for the operation's root.
        var field: Int?
        /// Whether the value is an element of a list.
        var isElement = false
        var parentType: String?
        /// The page of the connection around it.
        var window: ConnectionWindow?
    }

    /// Returns the name of the field of a place; empty for the root.
    func name(_ place: Place) -> String {
        place.field.map { plan.keys[plan.fields[$0].key].name } ?? ""
    }

    /// Returns the arguments of the field of a place.
    ///
    /// Elements of lists have none: they are neither lists of that many elements nor have all of
    /// them the id that was asked for.
    mutating func arguments(_ place: Place) -> JSONObject {
        guard let field = place.field, !place.isElement else { return [:] }
        let index = plan.fields[field].key
        let key = plan.keys[index]
        guard !key.arguments.isEmpty else { return [:] }
        if let known = arguments[index.position] { return known }
        let resolved = key.arguments.compactMap { argument in
            argument.value.resolve(variables).map { (argument.name, $0) }
        }
        let object = JSONObject(resolved)
        arguments[index.position] = object
        return object
    }

    /// Returns the response key of a field.
    mutating func key(_ position: Int) -> String {
        if let known = keys[position] { return known }
        let key = plan.responseKey(plan.fields[position])
        keys[position] = key
        return key
    }

    // MARK: - Objects

    /// Generates an object of a level; returns `nil` if a resolver says that it is null.
    ///
    /// `type` is the name of the field's type, or `nil` for the root, and `known` is what the test has
    /// given of the object.
    private mutating func object(
        _ level: PlanIndex<NormalizationPlan.Level>,
        type: String?,
        known given: [GivenValue],
        at place: Place
    ) -> JSONObject? {
        var known = given
        let chosen = known.typename
        let remembered = isAliased && chosen == nil ? types[origin] : nil
        var typename = remembered ?? chosen ?? concreteType(level, of: type)
        if !options.resolvers.isEmpty, let concrete = typename {
            let isNull = !complete(&known, concrete, type, place)
            if isNull, given.isEmpty { return nil }
            typename = known.typename ?? concrete
        }
        if isAliased, let typename { types[origin] = typename }
        let selection = selection(level, typename)
        var window = place.window
        if selection.isConnection {
            window = ConnectionWindow(arguments(place), total: options.connectionCount)
        }
        var members: [(key: String, value: JSONValue)] = []
        members.reserveCapacity(selection.fields.count)
        var deferred: [(label: String, field: PayloadSelection.Field)] = []
        for selected in selection.fields {
            let key = key(selected.position)
            if selected.hasAlternative, members.contains(where: { $0.key == key }) { continue }
            if options.defersParts, let label = deferredLabel(of: selected.position) {
                deferred.append((label, selected))
                continue
            }
            let value = self.value(selected, typename, known, window, place)
            if selected.isAlternative, let index = members.firstIndex(where: { $0.key == key }) {
                members[index].value = value
            } else {
                members.append((key, value))
            }
        }
        if !deferred.isEmpty { deliver(deferred, typename, known, place) }
        return JSONObject(unique: members)
    }

    /// Returns the fields of an object of a type at a level.
    mutating func selection(
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ typename: String?
    ) -> PayloadSelection {
        let key = PayloadSelection.Key(level: level.position, type: typename)
        if let known = selections[key] { return known }
        let selection = PayloadSelection(plan, level, typename, guards, options.schema) {
            storageKey($0)
        }
        selections[key] = selection
        return selection
    }

    /// Returns a hash of a storage key.
    mutating func storageKey(_ position: Int) -> UInt64 {
        if let known = storageKeys[position] { return known }
        // 64-bit FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in plan.keys[position].text(variables).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        storageKeys[position] = hash
        return hash
    }

    /// Chooses the object type of an object.
    private mutating func concreteType(
        _ level: PlanIndex<NormalizationPlan.Level>,
        of type: String?
    ) -> String? {
        let cases = plan.levels[level].cases
        if let type, let possible = options.schema.possibleTypes[type], !possible.isEmpty {
            // Without a seed, the object has one of the types for which the operation has fields.
            let types = random == nil ? cases.lazy.map { [plan] in plan.cases[$0].type } : nil
            return types?.first(where: possible.contains) ?? possible[choose(possible.count)]
        }
        if let name = plan.levels[level].concreteType.index { return plan.typeNames[name.position] }
        guard !cases.isEmpty else { return type }
        return plan.cases[cases.lowerBound + choose(cases.count)].type
    }

    // MARK: - Values

    mutating func value(
        _ selected: PayloadSelection.Field,
        _ typename: String?,
        _ known: [GivenValue],
        _ window: ConnectionWindow?,
        _ parent: Place
    ) -> JSONValue {
        if case .typename = selected.content { return .string(typename ?? "") }
        let field = plan.fields[selected.position]
        let key = key(selected.position)
        let outer = enter(selected, key)
        defer { leave(outer) }
        var place = Place(field: selected.position, parentType: typename, window: window)
        var given = known.isEmpty ? [] : self.given(for: selected, typename, known)
        if !options.values.isEmpty, let value = valueByPath() { given = [GivenValue(value)] }
        if case .id = selected.content {
            return given.first?.value ?? resolve("ID", nil, place) ?? .string(id(typename, parent))
        }
        if let window {
            let name = name(place)
            if given.isEmpty, field.level.isNone, let value = window.value(of: name) {
                return value
            }
            if !ConnectionWindow.isPart(name) { place.window = nil }
        }
        return value(of: plan.types[field.type], field.level, given, place)
    }

    /// The state of the object around a field.
    private struct Outer {
        let pathCount: Int
        let aliasCount: Int
        let origin: UInt64
        let isAliased: Bool
    }

    private mutating func enter(_ selected: PayloadSelection.Field, _ key: String) -> Outer {
        let outer = Outer(
            pathCount: path.count,
            aliasCount: aliases.count,
            origin: origin,
            isAliased: isAliased
        )
        let storageKey = plan.fields[selected.position].key
        if !path.isEmpty { path.append(UInt8(ascii: ".")) }
        let start = path.count
        path.append(contentsOf: key.utf8)
        if isAliased {
            aliases.append((start..<path.count, plan.keys[storageKey].text(variables)))
        } else if let original = selected.original {
            aliases.append((start..<path.count, self.key(original)))
        }
        if !selected.aliases.isEmpty { isAliased = true }
        begin(at: self.storageKey(storageKey.position))
        return outer
    }

    private mutating func leave(_ outer: Outer) {
        path.removeSubrange(outer.pathCount...)
        aliases.removeSubrange(outer.aliasCount...)
        (origin, isAliased) = (outer.origin, outer.isAliased)
    }

    /// Begins the random numbers of a value inside of the current one.
    private mutating func begin(at step: UInt64) {
        origin = Self.mixed(origin ^ Self.mixed(step))
        if random != nil { random = origin }
    }

    /// Generates a value of a type, with lists.
    private mutating func value(
        of type: TypeReference,
        _ level: OptionalPlanIndex<NormalizationPlan.Level>,
        _ given: [GivenValue],
        _ place: Place,
        isNonNull: Bool = false
    ) -> JSONValue {
        if case .nonNull(let inner) = type {
            return value(of: inner, level, given, place, isNonNull: true)
        }
        if let given = given.first, given.value.isNull { return .null }
        if given.isEmpty, !isNonNull, isNull() { return .null }
        guard case .list(let element) = type else {
            return single(type, level, given, place)
        }
        let elements = given.map(\.elements)
        let range = elements.map(\.count).max().map { 0..<$0 } ?? indices(place)
        let isEdges = place.window != nil && name(place) == "edges"
        var list: [JSONValue] = []
        list.reserveCapacity(range.count)
        for index in range {
            let count = path.count
            path.append(UInt8(ascii: "."))
            append(number: index)
            var inner = place
            inner.isElement = true
            inner.window = isEdges ? place.window?.edge(index) : nil
            var known = elements.compactMap { $0.indices.contains(index) ? $0[index] : nil }
            if !options.values.isEmpty, let value = valueByPath() { known = [GivenValue(value)] }
            let outer = origin
            begin(at: UInt64(truncatingIfNeeded: index))
            list.append(value(of: element, level, known, inner))
            origin = outer
            path.removeSubrange(count...)
        }
        return .array(list)
    }

    /// Generates an object or a leaf.
    private mutating func single(
        _ type: TypeReference,
        _ level: OptionalPlanIndex<NormalizationPlan.Level>,
        _ given: [GivenValue],
        _ place: Place
    ) -> JSONValue {
        guard case .named(let kind, let name) = type else { return .null }
        if let level = level.index {
            return object(level, type: name, known: given, at: place)
                .map { .object($0) } ?? .null
        }
        if let given = given.first { return given.value }
        if let resolved = resolve(name, nil, place) { return resolved }
        switch kind {
        case .int: return .int(random == nil ? 42 : Int64(draw(below: 1_000)))
        case .float: return .double(random == nil ? 4.5 : Double(draw(below: 1_000)) / 8)
        case .boolean: return .bool(random != nil && draw(below: 2) == 1)
        case .string: return .string(text(self.name(place)))
        case .id: return .string(id(name, place))
        case .enumeration:
            let values = options.schema.enumValues[name] ?? []
            return .string(values.isEmpty ? "UNKNOWN" : values[choose(values.count)])
        case .scalar, .object, .abstract: return scalar(name, place)
        }
    }

    /// An id that no other object of the payload has: the one that is asked for, or the path.
    mutating func id(_ type: String?, _ place: Place) -> String {
        if let asked = arguments(place)["id"]?.string { return asked }
        let end = path.lastIndex(of: UInt8(ascii: ".")) ?? 0
        var bytes = Array((type ?? "").utf8)
        bytes.reserveCapacity(bytes.count + 1 + end)
        bytes.append(UInt8(ascii: ":"))
        var start = 0
        for (range, name) in aliases where range.upperBound <= end {
            bytes.append(contentsOf: path[start..<range.lowerBound])
            bytes.append(contentsOf: name.utf8)
            start = range.upperBound
        }
        bytes.append(contentsOf: path[start..<end])
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Lists and connections

    /// Returns the indices of a list.
    private mutating func indices(_ place: Place) -> Range<Int> {
        if let range = place.window?.indices(of: name(place)) { return range }
        let arguments = arguments(place)
        if !arguments.isEmpty {
            for name in ["first", "last", "limit"] {
                if let count = arguments[name]?.int { return 0..<Int(clamping: max(0, count)) }
            }
        }
        return 0..<(random == nil ? options.listCount : draw(below: options.listCount + 2))
    }

    /// Appends a number to the path.
    private mutating func append(number: Int) {
        if number < 10 {
            path.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
        } else {
            path.append(contentsOf: String(number).utf8)
        }
    }
}
