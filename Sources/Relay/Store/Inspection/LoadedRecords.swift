/// The records of an inspection's JSON, checked but not yet in a store.
struct LoadedRecords: Sendable {
    /// The beginning of the names of members with facts about a type.
    static let typePrefix = "client:__type:"
    /// The type of these members.
    static let typeSchema: JSONValue = "__TypeSchema"
    /// The beginning of the names of their fields.
    static let discriminator = "__is"

    /// A record, or one that others link to.
    private struct Named {
        let name: String
        let identity: RecordName
    }

    /// Whether objects of `type` implement, or are members of, `abstractType`.
    private struct Fact {
        let type: String
        let abstractType: String
        let holds: Bool
    }

    /// All names, each after the names of the records that it is in.
    private var names: [Named] = []
    private var records: [(name: String, fields: JSONObject?)] = []
    private var facts: [Fact] = []

    /// Checks the JSON of an inspection.
    init(_ json: JSONObject) throws(InspectionError) {
        var linked: [ByteKey: RecordName] = [:]
        for (name, value) in json {
            if name.utf8.starts(with: Self.typePrefix.utf8) {
                try addFacts(name, value)
                continue
            }
            guard let fields = try Self.fields(name, value) else {
                records.append((name, nil))
                continue
            }
            records.append((name, fields))
            for (key, value) in fields {
                try Self.forEachLink(of: value, in: name) { target in
                    // An object without an id has the name of the field that links to it.
                    let place = RecordName(of: target, in: key, of: name)
                    if linked[ByteKey(target)] == nil || place != nil {
                        linked[ByteKey(target)] = place ?? .unknown(target)
                    }
                }
            }
        }
        var identities = linked
        linked = [:]
        for (name, _) in records where identities[ByteKey(name)] == nil {
            identities[ByteKey(name)] = .unknown(name)
        }
        for (key, identity) in identities {
            let parsed = try identity.parsed()
            names.append(Named(name: key.string, identity: parsed))
            // Several places may be in one such record, which must be made once.
            guard let base = parsed.localBase, linked[ByteKey(base)] == nil else { continue }
            linked[ByteKey(base)] = .root
            if identities[ByteKey(base)] == nil {
                names.append(Named(name: base, identity: try RecordName.unknown(base).parsed()))
            }
        }
        // A record's name begins with the name of the one that it is in.
        names.sort { $0.name.utf8.count < $1.name.utf8.count }
    }

    /// Returns the fields of a record; `nil` for a deleted one.
    private static func fields(
        _ name: String,
        _ value: JSONValue
    ) throws(InspectionError) -> JSONObject? {
        if value.isNull { return nil }
        guard var fields = value.object else {
            throw .invalid(record: name, reason: "it is neither an object nor null")
        }
        if let type = fields["__typename"] {
            guard type.string != nil else {
                throw .invalid(record: name, reason: "its `__typename` is not a string")
            }
        } else {
            fields["__typename"] = ""
        }
        return fields
    }

    private mutating func addFacts(
        _ name: String,
        _ value: JSONValue
    ) throws(InspectionError) {
        guard let members = value.object, members["__typename"] == Self.typeSchema else {
            throw .invalid(record: name, reason: "its `__typename` is not `__TypeSchema`")
        }
        let type = String(decoding: name.utf8.dropFirst(Self.typePrefix.utf8.count), as: UTF8.self)
        for (key, value) in members where key != "__typename" {
            guard key.utf8.starts(with: Self.discriminator.utf8), case .bool(let holds) = value
            else {
                throw .invalid(
                    record: name,
                    reason: "its `\(key.shortened())` is not an `__is` with `true` or `false`"
                )
            }
            let rest = key.utf8.dropFirst(Self.discriminator.utf8.count)
            facts.append(
                Fact(type: type, abstractType: String(decoding: rest, as: UTF8.self), holds: holds)
            )
        }
    }

    // MARK: - Values

    /// The meaning of an object with a single member.
    private enum Tagged {
        case link(String)
        case links([String])
        case errors([String])
        case scalar(JSONValue)
    }

    /// Returns the meaning of an object; `nil` for a custom scalar.
    private static func tagged(
        _ object: JSONObject,
        in record: String
    ) throws(InspectionError) -> Tagged? {
        guard object.count == 1, let member = object.first else { return nil }
        func texts() throws(InspectionError) -> [String] {
            let texts = member.value.array?.compactMap(\.string)
            guard let texts, texts.count == member.value.array?.count else {
                throw .invalid(record: record, reason: "`\(member.key)` is not a list of strings")
            }
            return texts
        }
        switch member.key {
        case "__ref":
            guard let name = member.value.string else {
                throw .invalid(record: record, reason: "`__ref` is not a string")
            }
            return .link(name)
        case "__refs": return .links(try texts())
        case "__errors": return .errors(try texts())
        case "__json": return .scalar(member.value)
        default: return nil
        }
    }

    /// Returns whether a custom scalar would be read as a link, a list of links or errors.
    static func isAmbiguous(_ scalar: JSONValue) -> Bool {
        switch scalar {
        case .array(let values): values.contains { isAmbiguous($0) }
        case .object(let object):
            object.count == 1
                && object.first.map {
                    ["__ref", "__refs", "__errors", "__json"].contains($0.key)
                } ?? false
        default: false
        }
    }

    private static func forEachLink(
        of value: JSONValue,
        in record: String,
        _ body: (String) -> Void
    ) throws(InspectionError) {
        switch value {
        case .array(let values):
            for value in values { try forEachLink(of: value, in: record, body) }
        case .object(let object):
            switch try tagged(object, in: record) {
            case .link(let name): body(name)
            case .links(let names): for name in names { body(name) }
            case .errors, .scalar, nil: break
            }
        default: break
        }
    }

    private static func value(_ value: JSONValue, _ ids: [ByteKey: DataID]) -> Value {
        switch value {
        case .array(let values):
            return .list(ContiguousArray(values.map { Self.value($0, ids) }))
        case .object(let object):
            switch try? tagged(object, in: "") {
            case .link(let name): return ids[ByteKey(name)].map { .link($0) } ?? .absent
            case .links(let names):
                return .links(LinkList(ContiguousArray(names.compactMap { ids[ByteKey($0)] })))
            case .errors(let messages): return .error(messages.map { GraphQLError(message: $0) })
            case .scalar(let scalar): return Value(scalar)
            case nil: return .json(value)
            }
        default: return Value(value)
        }
    }

    // MARK: - Filling a store

    /// Adds the records to an empty store.
    ///
    /// Returns their identities.
    func fill(
        _ source: inout RecordSource,
        _ identities: inout Identities,
        _ empty: Shape,
        _ symbols: Symbols
    ) -> [DataID] {
        var ids: [ByteKey: DataID] = [:]
        for named in names {
            ids[ByteKey(named.name)] = named.identity.intern(&identities, symbols, ids)
        }
        var loaded: [DataID] = []
        for (name, fields) in records {
            guard let id = ids[ByteKey(name)] else { continue }
            loaded.append(id)
            let type = symbols.typeName(fields?["__typename"]?.string ?? "")
            guard let fields else {
                source[id] = .deleted(type, empty: empty)
                continue
            }
            var record = Record(typeName: type, empty: empty)
            for (key, value) in fields where key != "__typename" {
                record[symbols.fieldKey(key)] = Self.value(value, ids)
            }
            source[id] = record
        }
        for fact in facts {
            let type = symbols.typeName(fact.type)
            let abstractType = symbols.typeName(fact.abstractType)
            source.typeFacts[.init(type: type, abstractType: abstractType)] = fact.holds
        }
        return loaded
    }
}

extension StoreState {
    /// Fills a store that was just reset, and returns the identities of its records.
    mutating func load(_ records: LoadedRecords, _ symbols: Symbols) -> StoreRoots.Loaded {
        var loaded = StoreRoots.Loaded()
        fill(symbols) { source, identities, empty in
            loaded.records = records.fill(&source, &identities, empty, symbols)
            loaded.records.removeAll { $0 == .root }
            // A number that no loaded list has, so that each is looked at before a page is added.
            source.collections = Int.random(in: 1...0x3fff_ffff)
            loaded.rootFields = source[.root].map { Array($0.keys) } ?? []
        }
        return loaded
    }
}
