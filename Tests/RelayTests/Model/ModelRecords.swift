import Foundation

@testable import Relay

/// The records of a store, told in the plainest way: dictionaries, and everything done anew.
struct ModelRecords {
    indirect enum Value: Equatable {
        case null
        case errors([String])
        case scalar(JSONValue)
        case link(ByteKey)
        case list([Value])
    }

    struct Record: Equatable {
        var type = ""
        var fields: [ByteKey: Value] = [:]
        var isDeleted = false
    }

    struct Fact: Hashable {
        let type: String
        let abstractType: String
    }

    static let root = ByteKey("root")

    var records: [ByteKey: Record] = [:]
    var facts: [Fact: Bool] = [:]
    /// When records were invalidated.
    var invalidated: [ByteKey: Int] = [:]
    /// When all of them were.
    var storeInvalidated: Int?
    /// The objects that only optimistic updates had created, and that are gone.
    var withdrawn: Set<ByteKey> = []
    /// The objects that were identified by their place.
    var places: Set<ByteKey> = []
    /// What is being invalidated.
    var doomed: Set<ByteKey> = []
    var isAllDoomed = false
    /// The objects that had other keys before, and the optimistic updates that still use these.
    var exchanged: [ByteKey: [ModelExchange]] = [:]
    /// The optimistic update that is being applied.
    var update: Int?

    static func key(_ id: String) -> ByteKey { ByteKey(JSONValue.string(id).description) }

    /// Whether an object is there.
    func has(_ id: String) -> Bool {
        records[Self.key(id)].map { !$0.isDeleted } ?? false
    }

    /// The key of the object that an updater names by a key.
    ///
    /// In responses, keys of objects that the store knew already are not exchanged.
    func named(_ key: ByteKey, inResponse: Bool = false) -> ByteKey {
        guard records[key] == nil, let update,
            let other = exchanged[key]?.first(where: { $0.updates.contains(update) }),
            records[other.name] != nil, !inResponse || !other.wasKnown
        else { return key }
        return other.name
    }

    /// Writes an optimistic response, which names objects by their previous keys.
    mutating func writeOptimistic(_ response: JSONValue, _ operation: OperationDescriptor) {
        let before = self
        write(response, operation)
        for key in exchanged.keys {
            let name = before.named(key, inResponse: true)
            guard name != key, let known = before.records[name] else { continue }
            for (field, value) in known.fields where records[name]?.fields[field] != value {
                guard case .scalar(let new) = value,
                    case .scalar(let old)? = records[name]?.fields[field],
                    Self.parts(of: name).contains(RecordKey.text(new)),
                    Self.parts(of: key).contains(RecordKey.text(old))
                else { continue }
                records[name]?.fields[field] = value
            }
        }
    }

    /// The parts of a key: of `Volume("a", "1")`, `a` and `1`.
    private static func parts(of key: ByteKey) -> [String] {
        var text = Substring(key.string)
        if let start = text.firstIndex(of: "("), text.first != "\"" {
            text = text[start...].dropFirst().dropLast()
        }
        return (try? JSONValue(parsing: Data("[\(text)]".utf8)))?.array?.compactMap(\.string) ?? []
    }

    /// Whether an object is known not to be there.
    func isDeleted(_ key: ByteKey) -> Bool {
        records[key]?.isDeleted ?? withdrawn.contains(key)
    }

    /// Which objects were invalidated.
    enum Invalidated {
        case some(Set<ByteKey>)
        case all
    }

    /// Notes what is being invalidated as from `epoch`; `nil` if there is nothing.
    mutating func invalidate(epoch: Int) -> Invalidated? {
        defer { (doomed, isAllDoomed) = ([], false) }
        guard isAllDoomed || !doomed.isEmpty else { return nil }
        if isAllDoomed { storeInvalidated = epoch }
        let found = doomed.filter { records[$0].map { !$0.isDeleted } ?? false }
        for key in found { invalidated[key] = epoch }
        return isAllDoomed ? .all : .some(found)
    }

    // MARK: - Writing

    /// Writes a response's data, then its errors.
    mutating func write(_ response: JSONValue, _ operation: OperationDescriptor) {
        let selections = [operation.artifact.contents.normalization]
        let variables = operation.effectiveVariables
        guard case .object(let data)? = response["data"] else { return }
        write(data, selections, key: Self.root, type: records[Self.root]?.type ?? "", variables)
        for error in response["errors"]?.array ?? [] {
            attach(GraphQLError(error), selections, variables)
        }
    }

    private mutating func write(
        _ object: JSONObject,
        _ selections: [NormalizationSelection],
        key: ByteKey,
        type: String,
        _ variables: VariableData
    ) {
        // Where an interface's fields are among the object's, it is one.
        let fields = ResponseGraph.collect(selections, type: type, variables) { _ in true }
        var record = records[key] ?? Record()
        if record.isDeleted { record = Record() }
        record.type = type
        records[key] = record
        // In the order of the selection, each value at once: the last one counts.
        for (field, children) in fields {
            let storageKey = field.key.text(variables)
            guard !storageKey.hasPrefix("__"), let json = object[field.responseKey] else {
                continue
            }
            let keys = field.annotations.keys
            let place = Place(parent: key, field: storageKey, keys: keys)
            let value = value(json, field.type, children, place, variables)
            // A link was written before the object that it leads to.
            if case .link = value { continue }
            records[key]?.fields[ByteKey(storageKey)] = value
        }
        learn(selections, type: type, from: object, variables)
    }

    private struct Place {
        let parent: ByteKey
        let field: String
        /// The declared keys of the field's objects.
        let keys: [DeclaredKey]
        var position = 0
        var isInList = false
        var key: ByteKey {
            ByteKey("\(parent.string).\(field)" + (isInList ? ".\(position)" : ""))
        }
    }

    private mutating func value(
        _ json: JSONValue,
        _ type: TypeReference,
        _ children: [NormalizationSelection],
        _ place: Place,
        _ variables: VariableData
    ) -> Value {
        var place = place
        return value(json, type, children, &place, variables)
    }

    private mutating func value(
        _ json: JSONValue,
        _ type: TypeReference,
        _ children: [NormalizationSelection],
        _ place: inout Place,
        _ variables: VariableData
    ) -> Value {
        switch (type, json) {
        case (_, .null): return .null
        case (.nonNull(let inner), _): return value(json, inner, children, &place, variables)
        case (.list(let inner), .array(let elements)):
            var values: [Value] = []
            for element in elements {
                place.isInList = true
                values.append(value(element, inner, children, &place, variables))
                // Objects and nulls count through all lists in the list.
                if inner.listDepth == 0 || element.isNull { place.position += 1 }
            }
            return .list(values)
        case (.named(.object, let name), .object(let object)):
            return link(object, children, type: name, place, variables)
        case (.named(.abstract, _), .object(let object)):
            let type = object["__typename"]?.string ?? ""
            return link(object, children, type: type, place, variables)
        case (.named(.id, _), .int(let number)): return .scalar(.string("\(number)"))
        default: return .scalar(json)
        }
    }

    private mutating func link(
        _ object: JSONObject,
        _ children: [NormalizationSelection],
        type: String,
        _ place: Place,
        _ variables: VariableData
    ) -> Value {
        let name = ModelName(of: object, children, place.keys, type: type, variables)
        let key = name.map { named($0.key, inResponse: true) } ?? place.key
        if name == nil { places.insert(key) }
        if !place.isInList { records[place.parent]?.fields[ByteKey(place.field)] = .link(key) }
        write(object, children, key: key, type: type, variables)
        return .link(key)
    }

    /// Takes from an object's discriminators of which abstract types it is one.
    private mutating func learn(
        _ selections: [NormalizationSelection],
        type: String,
        from object: JSONObject,
        _ variables: VariableData
    ) {
        for selection in selections {
            for refinement in selection.refinements {
                if refinement.kind == .object {
                    guard refinement.type == type else { continue }
                    learn([refinement.selection], type: type, from: object, variables)
                    continue
                }
                let isAsked = refinement.selection.fields.contains { field in
                    field.responseKey == "__is\(refinement.type)"
                        && field.condition?.holds(variables) ?? true
                }
                let fact = Fact(type: type, abstractType: refinement.type)
                if isAsked { facts[fact] = object["__is\(refinement.type)"] != nil }
                // Where the outer type does not hold, servers are not asked for the inner one.
                guard facts[fact] == true else { continue }
                learn([refinement.selection], type: type, from: object, variables)
            }
        }
    }

    // MARK: - Errors

    private mutating func attach(
        _ error: GraphQLError,
        _ selections: [NormalizationSelection],
        _ variables: VariableData
    ) {
        var selections = selections
        var key = Self.root
        var steps = error.path[...]
        while case .key(let name)? = steps.popFirst() {
            guard let record = records[key],
                let found = ResponseGraph.collect(
                    selections,
                    type: record.type,
                    variables,
                    isOne: { _ in true }
                ).first(where: { $0.field.responseKey == name })
            else { return }
            let field = ByteKey(found.field.key.text(variables))
            guard let value = record.fields[field] else { return }
            let marked = Self.mark(value, &steps, error.message)
            guard case .link(let next)? = marked else {
                if let marked { records[key]?.fields[field] = marked }
                return
            }
            (key, selections) = (next, found.children)
        }
    }

    private static func mark(
        _ value: Value,
        _ steps: inout ArraySlice<GraphQLError.PathElement>,
        _ message: String
    ) -> Value? {
        switch value {
        case .null: return .errors([message])
        case .errors(let others): return .errors(others + [message])
        case .link: return value
        case .scalar: return nil
        case .list(var values):
            guard case .index(let index)? = steps.popFirst(), values.indices.contains(index),
                let marked = mark(values[index], &steps, message)
            else { return nil }
            if case .link = marked { return marked }
            values[index] = marked
            return .list(values)
        }
    }
}

/// An object that had another key before.
struct ModelExchange {
    var name: ByteKey
    /// Whether the store knew the object by its new key already.
    let wasKnown: Bool
    /// The optimistic updates that were in force when its key was exchanged.
    let updates: Set<Int>
}
