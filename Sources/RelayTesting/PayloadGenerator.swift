import Relay

/// Generates a response from an operation's normalization plan.
struct PayloadGenerator {
    let plan: PayloadPlan
    let variables: VariableData
    let options: PayloadOptions
    let guards: [Bool]
    /// The arguments of the storage keys that were used, by their positions.
    private var arguments: [Int: JSONObject] = [:]
    /// The fields of objects that depend on more than the plan.
    private var selections: [PayloadSelection.Key: PayloadSelection] = [:]
    /// The hashes of the storage keys with variables that were used, by their positions.
    private var storageKeys: [Int: UInt64] = [:]
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
    ///
    /// The key of a field with a single leaf is left out unless the test may ask for it.
    var path: [UInt8] = []
    /// The length of the path of the object, or of the list, around the value being generated.
    private var parentCount = 0
    /// The parts of the path that ids replace, so that they are the same under all aliases.
    private var aliases: [(range: Range<Int>, name: String)] = []
    private let needsEveryPath: Bool
    var parts: [JSONObject] = []
    /// The labels of the parts around the value being generated.
    var labels: [String] = []

    init(
        _ plan: PayloadPlan,
        _ variables: VariableData,
        _ seed: UInt64?,
        _ options: PayloadOptions
    ) {
        self.plan = plan
        self.variables = variables
        self.options = options
        guards = GuardEvaluation.truths(of: plan.plan.guards, variables)
        needsEveryPath = !options.values.isEmpty || !options.resolvers.isEmpty
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
        place.field.map { plan.fields[$0].name } ?? ""
    }

    /// Returns the arguments of the field of a place.
    ///
    /// Elements of lists have none: they are neither lists of that many elements nor have all of
    /// them the id that was asked for.
    mutating func arguments(_ place: Place) -> JSONObject {
        guard let field = place.field, !place.isElement, plan.fields[field].hasArguments else {
            return [:]
        }
        let key = plan.fields[field].key
        if let known = arguments[key] { return known }
        let resolved = plan.plan.keys[key].arguments.compactMap { argument in
            argument.value.resolve(variables).map { (argument.name, $0) }
        }
        let object = JSONObject(resolved)
        arguments[key] = object
        return object
    }

    /// Returns the response key of a field.
    func key(_ position: Int) -> String { plan.fields[position].responseKey }

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
            let value = self.value(selected, of: selection, typename, known, window, place)
            if selected.isAlternative, let index = members.firstIndex(where: { $0.key == key }) {
                members[index].value = value
            } else {
                members.append((key, value))
            }
        }
        if !deferred.isEmpty { deliver(deferred, of: selection, typename, known, place) }
        return JSONObject(unique: members)
    }

    /// Returns the fields of an object of a type at a level.
    mutating func selection(
        _ level: PlanIndex<NormalizationPlan.Level>,
        _ typename: String?
    ) -> PayloadSelection {
        let object = plan.plan.object(level, type: typename)
        if let known = plan.selections[object.position] { return known }
        let key = PayloadSelection.Key(object: object.position, type: typename)
        if let known = selections[key] { return known }
        let conditions = conditions(of: typename)
        let objectPlan = plan.plan.objects[object]
        let selection = PayloadSelection(
            plan.plan,
            objectPlan.fields.prefix(objectPlan.serverCount).filter(conditions.include),
            contents: { [plan] in plan.fields[$0].content },
            storageKey: { storageKey($0) }
        )
        selections[key] = selection
        return selection
    }

    private func conditions(of typename: String?) -> PayloadConditions {
        PayloadConditions(
            plan: plan,
            typename: typename,
            guards: guards,
            schema: options.schema
        )
    }

    /// Returns the level of a field's objects, which can depend on the type of the object around them.
    private func level(
        of position: Int,
        _ place: Place
    ) -> OptionalPlanIndex<NormalizationPlan.Level> {
        guard !plan.plan.variants.isEmpty else { return plan.fields[position].level }
        return plan.plan.level(of: position, conditions(of: place.parentType).isA)
    }

    /// Returns a hash of the storage key of a field.
    mutating func storageKey(_ position: Int) -> UInt64 {
        if let hash = plan.fields[position].keyHash { return hash }
        let key = plan.fields[position].key
        if let known = storageKeys[key] { return known }
        let hash = PayloadPlan.hash(plan.plan.keys[key].text(variables))
        storageKeys[key] = hash
        return hash
    }

    /// Chooses the object type of an object.
    private mutating func concreteType(
        _ level: PlanIndex<NormalizationPlan.Level>,
        of type: String?
    ) -> String? {
        let levelPlan = plan.plan.levels[level]
        let cases = levelPlan.cases
        if let type, let possible = options.schema.possibleTypes[type], !possible.isEmpty {
            // Without a seed, the object has one of the types for which the operation has fields.
            let types = random == nil ? cases.lazy.map { [plan] in plan.plan.cases[$0].type } : nil
            return types?.first(where: possible.contains) ?? possible[choose(possible.count)]
        }
        if let name = levelPlan.concreteType.index { return plan.plan.typeNames[name.position] }
        guard !cases.isEmpty else { return type }
        return plan.plan.cases[cases.lowerBound + choose(cases.count)].type
    }

    // MARK: - Values

    mutating func value(
        _ selected: PayloadSelection.Field,
        of selection: PayloadSelection,
        _ typename: String?,
        _ known: [GivenValue],
        _ window: ConnectionWindow?,
        _ parent: Place
    ) -> JSONValue {
        if case .typename = selected.content { return .string(typename ?? "") }
        let outer = enter(selected)
        defer { leave(outer) }
        var place = Place(field: selected.position, parentType: typename, window: window)
        var given =
            known.isEmpty ? [] : self.given(for: selected, of: selection, typename, known)
        if needsEveryPath, let value = valueByPath() { given = [GivenValue(value)] }
        if case .id = selected.content {
            return given.first?.value ?? resolve("ID", nil, place)
                ?? .string(id(typename, parent))
        }
        if let window {
            let part = plan.fields[selected.position].part
            if given.isEmpty, plan.fields[selected.position].level.isNone, let part,
                let value = window.value(of: part)
            {
                return value
            }
            if part?.isPage != true { place.window = nil }
        }
        return value(atDepth: 0, of: selected.position, given, place)
    }

    /// The state of the object around a field.
    private struct Outer {
        let pathCount: Int
        let parentCount: Int
        let aliasCount: Int
        let origin: UInt64
        let isAliased: Bool
    }

    private mutating func enter(_ selected: PayloadSelection.Field) -> Outer {
        let outer = Outer(
            pathCount: path.count,
            parentCount: parentCount,
            aliasCount: aliases.count,
            origin: origin,
            isAliased: isAliased
        )
        let position = selected.position
        parentCount = path.count
        if needsEveryPath || !plan.fields[position].level.isNone
            || plan.fields[position].listDepth > 0
        {
            if !path.isEmpty { path.append(UInt8(ascii: ".")) }
            let start = path.count
            path.append(contentsOf: plan.fields[position].responseKey.utf8)
            if isAliased {
                let name = plan.plan.keys[plan.fields[position].key].text(variables)
                aliases.append((start..<path.count, name))
            } else if let original = selected.original {
                aliases.append((start..<path.count, self.key(original)))
            }
        }
        if selected.alias != nil { isAliased = true }
        begin(at: storageKey(position))
        return outer
    }

    private mutating func leave(_ outer: Outer) {
        path.removeLast(path.count - outer.pathCount)
        if aliases.count > outer.aliasCount { aliases.removeSubrange(outer.aliasCount...) }
        (parentCount, origin, isAliased) = (outer.parentCount, outer.origin, outer.isAliased)
    }

    /// Begins the random numbers of a value inside of the current one.
    private mutating func begin(at step: UInt64) {
        origin = Self.mixed(origin ^ Self.mixed(step))
        if random != nil { random = origin }
    }

    /// Generates a value of a field at a depth of its lists.
    private mutating func value(
        atDepth depth: Int,
        of position: Int,
        _ given: [GivenValue],
        _ place: Place
    ) -> JSONValue {
        if let given = given.first, given.value.isNull { return .null }
        if given.isEmpty, !plan.fields[position].isNonNull(atDepth: depth), isNull() {
            return .null
        }
        guard depth < plan.fields[position].listDepth else {
            return single(position, given, place)
        }
        let elements = given.map(\.elements)
        let range = elements.map(\.count).max().map { 0..<$0 } ?? indices(place)
        let isEdges = place.window != nil && plan.fields[position].part == .edges
        var list: [JSONValue] = []
        list.reserveCapacity(range.count)
        let (origin, count, outerCount) = (origin, path.count, parentCount)
        parentCount = count
        var inner = place
        inner.isElement = true
        for index in range {
            path.append(UInt8(ascii: "."))
            append(number: index)
            inner.window = isEdges ? place.window?.edge(index) : nil
            var known: [GivenValue] = []
            if !elements.isEmpty {
                known = elements.compactMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            if needsEveryPath, let value = valueByPath() { known = [GivenValue(value)] }
            begin(at: UInt64(truncatingIfNeeded: index))
            list.append(value(atDepth: depth + 1, of: position, known, inner))
            self.origin = origin
            path.removeLast(path.count - count)
        }
        parentCount = outerCount
        return .array(list)
    }

    /// Generates an object or a leaf.
    private mutating func single(
        _ position: Int,
        _ given: [GivenValue],
        _ place: Place
    ) -> JSONValue {
        if let level = level(of: position, place).index {
            let type = plan.fields[position].typeName
            return object(level, type: type, known: given, at: place).map { .object($0) } ?? .null
        }
        if let given = given.first { return given.value }
        if needsEveryPath, let resolved = resolve(plan.fields[position].typeName, nil, place) {
            return resolved
        }
        switch plan.fields[position].kind {
        case .int: return .int(random == nil ? 42 : Int64(draw(below: 1_000)))
        case .float: return .double(random == nil ? 4.5 : Double(draw(below: 1_000)) / 8)
        case .boolean: return .bool(random != nil && draw(below: 2) == 1)
        case .string: return .string(text(plan.fields[position].name))
        case .id: return .string(id(plan.fields[position].typeName, place))
        case .enumeration:
            let values = options.schema.enumValues[plan.fields[position].typeName] ?? []
            return .string(values.isEmpty ? "UNKNOWN" : values[choose(values.count)])
        case .scalar, .object, .abstract:
            return scalar(plan.fields[position].typeName, place)
        }
    }

    /// An id that no other object of the payload has: the one that is asked for, or the path.
    mutating func id(_ type: String?, _ place: Place) -> String {
        if let asked = arguments(place)["id"]?.string { return asked }
        let end = parentCount
        let type = type ?? ""
        guard let first = aliases.first, first.range.upperBound <= end else {
            let count = type.utf8.count
            return String(unsafeUninitializedCapacity: count + 1 + end) { bytes in
                _ = bytes.initialize(fromContentsOf: type.utf8)
                bytes[count] = UInt8(ascii: ":")
                _ = bytes[(count + 1)...].initialize(fromContentsOf: path[..<end])
                return count + 1 + end
            }
        }
        var bytes = Array(type.utf8)
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
        if let window = place.window, let field = place.field, let part = plan.fields[field].part,
            let range = window.indices(of: part)
        {
            return range
        }
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
