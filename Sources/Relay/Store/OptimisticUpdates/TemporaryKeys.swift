#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Finds the objects that an optimistic response has made up, and their keys in the response that
/// replaces it.
///
/// An object is made up if only the optimistic response has it. It means the object at the same path
/// of the response, so it gets that object's key: readers, links and connections keep it.
struct TemporaryKeys {
    private let bound: BoundNormalization
    private let symbols: Symbols
    private let view: RecordSource
    /// The made-up objects whose keys were not found.
    private(set) var open: Set<DataID>
    private(set) var found: [(id: DataID, key: RecordKey)] = []

    /// Compares the records below `root` with a response.
    ///
    /// `temporary` are the objects that the optimistic response has made up; `view` has the records
    /// with that response.
    init(
        _ temporary: Set<DataID>,
        in view: RecordSource,
        below root: DataID,
        _ bound: BoundNormalization,
        _ symbols: Symbols,
        response: JSONObject
    ) {
        self.bound = bound
        self.symbols = symbols
        self.view = view
        open = temporary
        visit(root, response, .root)
    }

    private mutating func visit(
        _ id: DataID,
        _ object: JSONObject,
        _ level: PlanIndex<NormalizationPlan.Level>
    ) {
        guard !open.isEmpty, let record = view[id] else { return }
        let type = object["__typename"]?.string.map { symbols.typeName($0) } ?? record.typeName
        let position = bound.object(level, type: type)
        if open.contains(id), let key = key(of: object, position, type) {
            open.remove(id)
            found.append((id, key))
        }
        for index in bound.plan.objects[position].fields {
            let field = bound.plan.fields[index]
            guard let level = field.level.index, bound.includes(field),
                let value = object[bound.plan.responseKey(field)]
            else { continue }
            visit(record[bound.key(field)], value, level)
        }
    }

    private mutating func visit(
        _ stored: Value,
        _ value: JSONValue,
        _ level: PlanIndex<NormalizationPlan.Level>
    ) {
        switch (stored, value) {
        case (.link(let id), .object(let object)): visit(id, object, level)
        case (.links(let ids), .array(let elements)):
            for (id, element) in zip(ids.all, elements) { visit(.link(id), element, level) }
        case (.list(let values), .array(let elements)):
            for (stored, element) in zip(values, elements) { visit(stored, element, level) }
        default: break
        }
    }

    /// Returns the key of an object in a response; `nil` if its place identifies it.
    private func key(
        of object: JSONObject,
        _ position: PlanIndex<NormalizationPlan.Object>,
        _ type: TypeName
    ) -> RecordKey? {
        guard let declared = bound.declaredKey(position) else {
            guard bound.plan.objects[position].hasID, let id = text(object["id"]), !id.isEmpty
            else { return nil }
            return RecordKey(ID(id))
        }
        let scope = declared.isTypeScoped ? type : declared.scope
        var values: [(String, JSONValue)] = []
        for (path, responsePath) in zip(declared.key.fields, declared.key.responsePaths) {
            var value: JSONValue? = .object(object)
            for name in responsePath { value = value?.object?[name] }
            guard let value, text(value) != nil else { return nil }
            values.append((path.joined(separator: "."), value))
        }
        var parts = values.map { RecordKey.text($0.1) }
        if let keyType = declared.keyType {
            guard let key = keyType.key(JSONObject(values)) else { return nil }
            parts = [key]
        }
        return RecordKey(scope: scope.map { symbols.text($0) }, parts: parts)
    }

    private func text(_ value: JSONValue?) -> String? {
        switch value {
        case .string?, .int?, .double?, .bool?: value.map(RecordKey.text)
        default: nil
        }
    }
}

extension [StoreState.ExchangedKey] {
    /// The server's texts in the keys, by the texts in whose place they are.
    var exchangedTexts: [String: String] {
        var texts: [String: String] = [:]
        for exchanged in self {
            // The parts of others are not names by themselves.
            guard exchanged.key.parts.count == 1, exchanged.serverKey.parts.count == 1,
                exchanged.key.parts != exchanged.serverKey.parts
            else { continue }
            texts[exchanged.key.parts[0]] = exchanged.serverKey.parts[0]
        }
        return texts
    }
}

extension StoreState {
    /// An object whose key was exchanged.
    struct ExchangedKey {
        let id: DataID
        let key: RecordKey
        /// The key of the server's object.
        let serverKey: RecordKey
        /// The name that the object had; `nil` if the store knew the server's object already, so that
        /// the key leads to that one.
        let origin: Identities.Origin?
    }

    /// The keys of the objects that an optimistic response has made up, once the server has answered.
    struct KeyExchange {
        var exchanged: [ExchangedKey] = []
        /// The texts by which the objects are named whose keys the answer lacks.
        var unknown: Set<String> = []
    }

    /// Gives the objects that an optimistic response has made up the keys of those in the response,
    /// which is about to be written.
    ///
    /// An object keeps its temporary key if the store knows the server's object already. Returns the
    /// exchanged keys, for ``restore(_:)`` if the response is refused, and the names of the others.
    mutating func exchangeTemporaryKeys(
        of execution: Execution,
        in view: RecordSource,
        _ payload: Data,
        _ symbols: Symbols
    ) -> KeyExchange {
        guard let id = execution.optimisticUpdate, !execution.hasAnswer,
            let inForce = contents.optimisticUpdates.all.first(where: { $0.id == id }),
            let effect = inForce.effect
        else { return KeyExchange() }
        let temporary = objects(madeUpBy: effect, in: view)
        // A response that is refused is refused when it is normalized.
        guard !temporary.isEmpty, let json = try? JSONValue(parsing: payload),
            let data = json["data"]?.object
        else { return KeyExchange() }
        func find(with operation: OperationDescriptor) -> TemporaryKeys {
            TemporaryKeys(
                Set(temporary),
                in: view,
                below: execution.root,
                operation.normalization,
                symbols,
                response: data
            )
        }
        var keys = find(with: execution.operation)
        // Its records were written with its own variables: those of the request may have the server's keys in
        // place of temporary ones.
        if keys.found.isEmpty, let operation = inForce.update.operation,
            operation.artifact === execution.operation.artifact
        {
            keys = find(with: operation)
        }
        var exchange = KeyExchange(unknown: names(of: keys.open, symbols))
        for (id, key) in keys.found {
            guard let temporary = RecordKey(of: id, identities, symbols) else { continue }
            let known = identities.find(key) { symbols.typeName($0) }
            exchangedKeys.note(
                temporary,
                of: known ?? id,
                wasKnown: known != nil,
                lastUpdate: lastUpdate
            )
            var origin: Identities.Origin?
            if known == nil {
                origin = identities.move(keyOf: identities.intern(key, symbols), to: id)
                renamed.insert(id)
            }
            exchange.exchanged.append(
                ExchangedKey(id: id, key: temporary, serverKey: key, origin: origin)
            )
        }
        return exchange
    }

    /// Returns whether an optimistic update has changed something.
    func isInForce(_ update: OptimisticUpdate.ID?) -> Bool {
        guard let update else { return false }
        let updates = contents.optimisticUpdates.all
        return updates.first { $0.id == update }?.effect?.writes.isEmpty == false
    }

    /// Returns the objects that only an optimistic update has, and that have keys.
    private func objects(madeUpBy effect: OptimisticEffect, in view: RecordSource) -> [DataID] {
        effect.writes.map(\.id).filter { id in
            identities.hasKey(id) && base[id] == nil && view[id] != nil
                && !effect.taught.contains(id)
        }
    }

    /// Returns the texts by which the objects are named that only an optimistic update has.
    func temporaryNames(
        madeUpBy effect: OptimisticEffect,
        in view: RecordSource,
        _ symbols: Symbols
    ) -> Set<String> {
        names(of: objects(madeUpBy: effect, in: view), symbols)
    }

    private func names(of objects: some Sequence<DataID>, _ symbols: Symbols) -> Set<String> {
        let keys = objects.compactMap { RecordKey(of: $0, identities, symbols)?.parts }
        return Set(keys.filter { $0.count == 1 }.joined())
    }

    /// Gives objects back their temporary keys.
    mutating func restore(_ exchanged: [ExchangedKey]) {
        for exchange in exchanged.reversed() {
            exchangedKeys.restore(exchange.key)
            if let origin = exchange.origin { identities.restore(origin, of: exchange.id) }
        }
    }
}
