/// The store as an updater sees and changes it.
///
/// ```swift
/// environment.commitUpdate { store in
///     store.record("story:4")?.setValue(12, for: "likeCount")
/// }
/// ```
///
/// A class because all record proxies of an updater share it. It works only while the updater
/// runs; keeping it, or a record proxy, for later is a programming error and stops the program.
///
/// While the updater runs, the environment's reading methods (``RelayEnvironment/read(_:)-(Query)``,
/// ``RelayEnvironment/check(_:)``, ``RelayEnvironment/inspect()``) show the store with the changes
/// made so far. Calling a method that writes to the environment stops the program.
public final class RecordSourceProxy: Updater {
    package private(set) var transaction: StoreTransaction
    private var isOpen = true
    /// The first misuse that the updater is refused for.
    private var failure: UpdateError?
    private var logged: Set<LogEvent> = []
    /// The operation whose response is being written, and the record where its data begins.
    private let operation: Selector?
    private var edgeSearches = EdgeSearches()
    private(set) lazy var connectionFields = ConnectionFields(transaction.symbols)

    /// An operation's data.
    package struct Selector {
        let bound: BoundNormalization
        let root: DataID

        package init(_ operation: OperationDescriptor, root: DataID) {
            bound = operation.normalization
            self.root = root
        }
    }

    private init(_ transaction: StoreTransaction, _ operation: Selector?) {
        self.transaction = transaction
        self.operation = operation
    }

    /// Runs `body` with a proxy for `transaction`; what it changed is kept only if it returns.
    package static func run<Result>(
        _ transaction: inout StoreTransaction,
        operation: Selector? = nil,
        _ body: (RecordSourceProxy) throws -> Result
    ) throws -> Result {
        // Identities are moved, not copied: those of two owners are copied in full when one is
        // added. New ones that an updater which fails leaves behind do no harm.
        var before = transaction
        before.identities = .placeholder
        let proxy = RecordSourceProxy(take(&transaction, before), operation)
        before.begin(proxy)
        defer {
            before.end()
            proxy.isOpen = false
            transaction = take(&proxy.transaction, before)
        }
        do {
            let result = try body(proxy)
            if let failure = proxy.failure { throw failure }
            return result
        } catch {
            before.identities = take(&proxy.transaction.identities, .placeholder)
            proxy.transaction = before
            throw error
        }
    }

    // MARK: - Records

    /// The record whose fields are those of the query root.
    public var root: RecordProxy {
        RecordProxy(store: self, dataID: .root)
    }

    /// The object with this id; `nil` when the store doesn't know it, or knows that it is deleted.
    ///
    /// The ID of a connection names the connection.
    public func record(_ id: ID) -> RecordProxy? {
        // Most ids are those of objects. Looking for them first saves making a key.
        current.identities.find(id.rawValue).flatMap { record($0) } ?? record(RecordKey(id))
    }

    /// The object with this key; `nil` when the store doesn't know it, or knows that it is deleted.
    public func record(_ key: RecordKey) -> RecordProxy? {
        find(key).flatMap { record($0) }
    }

    /// Returns the object that a reference points to; `nil` if it was deleted, or if the environment
    /// has been reset since.
    public func record<Fragment: FragmentDefinition>(
        _ reference: FragmentRef<Fragment>
    ) -> RecordProxy? {
        precondition(
            reference.owner.symbols === current.symbols,
            "A reference can only be used in the environment that it comes from."
        )
        guard reference.owner.session == current.source.session else { return nil }
        return record(reference.dataID)
    }

    /// Makes the object with this id and type, and sets its field `id`; one that is there already
    /// is left as it is.
    ///
    /// If an operation used so far declares another single key for the type, the id is the value of
    /// that key. To be independent of operations, pass a ``RecordKey``.
    public func create(_ id: ID, type: String) -> RecordProxy {
        create(key(id, type: type), type: type)
    }

    private func key(_ id: ID, type: String) -> RecordKey {
        let symbols = current.symbols
        guard let declared = symbols.knownKey(of: symbols.typeName(type)),
            let field = declared.singleField
        else { return RecordKey(id) }
        switch declared.scope {
        case .global: return RecordKey(id)
        case .type: return RecordKey(type, [field: .string(id.rawValue)])
        case .group(let name): return RecordKey(name, [field: .string(id.rawValue)])
        }
    }

    /// Makes the object with this key and type, and sets its key fields; one that is there already
    /// is left as it is.
    ///
    /// Key fields of objects within it are not set.
    public func create(_ key: RecordKey, type: String) -> RecordProxy {
        let dataID = identify(key)
        if let known = record(dataID) {
            let previous = known.type
            if previous != type { log(.updateTypeConflict(previous: previous, current: type)) }
            return known
        }
        let typeName = current.symbols.typeName(type)
        var fields: [(key: FieldKey, value: Value)] = []
        for (name, value) in key.fields where !name.utf8.contains(UInt8(ascii: ".")) {
            guard let stored = stored(value, in: name, typeName) else { continue }
            fields.append((current.symbols.fieldKey(name), stored))
        }
        return makeRecord(dataID, type: type, fields)
    }

    /// Returns the value of a key field; an id in a field of whole numbers becomes a number.
    private func stored(_ value: JSONValue, in field: String, _ type: TypeName) -> Value? {
        guard type != current.symbols.typeName(""),
            let expected = knownType(of: field, on: type)
        else { return Value(scalar: value) }
        let number = expected.named.kind == .int ? value.string.flatMap { Int64($0) } : nil
        let value = number.map { .int($0) } ?? value
        if let stored = expected.stored(value) { return stored }
        let text = current.symbols.text(type)
        let (known, found) = (expected.description, value.kindText)
        refuse(.wrongKind(type: text, field: field, expected: known, found: found))
        return nil
    }

    /// Deletes the object with this id: fields that link to it read as null, and lists of objects
    /// that can't be null leave it out.
    ///
    /// An id that the store doesn't know yet is remembered as deleted too.
    public func delete(_ id: ID) {
        delete(RecordKey(id))
    }

    /// Deletes the object with this key, like ``delete(_:)-(ID)``.
    public func delete(_ key: RecordKey) {
        delete(identify(key))
    }

    // MARK: - The operation's data

    /// The object that a field of the operation's root links to, by its name or alias; `nil` when
    /// there is none, and where no operation's response is being written.
    ///
    /// The arguments are those that the operation asked with.
    public func rootField(_ name: String) -> RecordProxy? {
        operation.flatMap { operation in
            fieldKey(name, operation).flatMap { key in
                RecordProxy(store: self, dataID: operation.root).linkedRecord(key)
            }
        }
    }

    /// The objects of a list that is a field of the operation's root, like ``rootField(_:)``.
    public func pluralRootField(_ name: String) -> [RecordProxy?]? {
        operation.flatMap { operation in
            fieldKey(name, operation).flatMap { key in
                RecordProxy(store: self, dataID: operation.root).linkedRecords(key)
            }
        }
    }

    private func fieldKey(_ name: String, _ operation: Selector) -> FieldKey? {
        let plan = operation.bound.plan
        let root = plan.objects[plan.levels[.root].otherwise]
        let fields = plan.fields[root.fields]
        let field =
            fields.first { plan.responseKey($0) == name }
            ?? fields.first { plan.keys[$0.key].name == name }
        return field.map { operation.bound.key($0) }
    }
}

extension RecordSourceProxy {
    /// The most different events that one updater logs.
    private static let mostEvents = 20

    package func log(_ event: LogEvent) {
        guard logged.count < Self.mostEvents, logged.insert(event).inserted else { return }
        change { $0.events.append(event) }
    }

    /// Records why the updater will be refused when it returns.
    func refuse(_ error: UpdateError) {
        if failure == nil { failure = error }
    }

    /// Refuses the updater if a record belongs to another store.
    ///
    /// Returns whether it belongs to this one.
    func owns(_ record: RecordProxy) -> Bool {
        if record.store === self { return true }
        refuse(.foreignRecord)
        return false
    }

    var current: StoreTransaction {
        _read {
            checkIsOpen()
            yield transaction
        }
    }

    /// `body` must not use this proxy.
    package func change<Result>(_ body: (inout StoreTransaction) -> Result) -> Result {
        checkIsOpen()
        return body(&transaction)
    }

    private func checkIsOpen() {
        precondition(isOpen, "A record proxy must not be used after its updater has returned.")
    }

    /// Returns an index of a connection's edges, if it is searched often.
    func edgeIndex(of edges: ConnectionEdges, _ list: LinkList) -> EdgeIndex? {
        edgeSearches.index(edges, list, transaction.changed)
    }

    /// Updates the index of a connection's edges after `list` has replaced `known`.
    func updateEdgeIndex(
        of edges: ConnectionEdges,
        _ known: LinkList,
        _ list: LinkList,
        _ update: (EdgeIndex) -> Void
    ) {
        edgeSearches.replace(known, by: list, of: edges, transaction.changed, update)
    }

    /// Returns the identity of an object that the store knows.
    func find(_ key: RecordKey) -> DataID? { note(findQuietly(key)) }

    /// Returns the identity of the connection that `name` names.
    func findConnection(_ name: String) -> DataID? {
        note(find { $0.findConnection(name, $1, previous: $2, has: $3) })
    }

    /// Returns the identity of an object that may be new.
    private func identify(_ key: RecordKey) -> DataID {
        findQuietly(key) ?? change { $0.identities.intern(key, $0.symbols) }
    }

    private func findQuietly(_ key: RecordKey) -> DataID? {
        find { $0.find(named: key, $1, previous: $2, has: $3) }
    }

    private func find(
        _ body: (inout Identities, Symbols, (RecordKey) -> DataID?, (DataID) -> Bool) -> DataID?
    ) -> DataID? {
        change { transaction in
            let (source, footprint) = (transaction.source, transaction.footprint)
            let (keys, update) = (transaction.exchangedKeys, transaction.optimisticUpdate)
            return body(&transaction.identities, transaction.symbols) {
                guard let id = keys.object($0, for: update) else { return nil }
                // Another object may get the key, which has no number yet by which to record it.
                footprint?.noteAll()
                return id
            } _: {
                footprint?.note($0)
                return source[$0] != nil
            }
        }
    }

    /// Returns what was found, and records that the updater has looked for it.
    private func note(_ dataID: DataID?) -> DataID? {
        // There is no number by which to record that it isn't known.
        if dataID == nil { transaction.footprint?.noteAll() }
        return dataID
    }

    package func record(_ dataID: DataID) -> RecordProxy? {
        guard let record = source(of: dataID), !record.isDeleted else { return nil }
        return RecordProxy(store: self, dataID: dataID)
    }

    /// Returns a record, and records that the updater has looked at it.
    func source(of dataID: DataID) -> Record? {
        transaction.footprint?.note(dataID)
        return current.source[dataID]
    }

    /// Puts a new record in place.
    package func makeRecord(
        _ dataID: DataID,
        type: String,
        _ fields: [(key: FieldKey, value: Value)] = []
    ) -> RecordProxy {
        change { transaction in
            transaction.footprint?.note(dataID)
            let type = transaction.symbols.typeName(type)
            var record = Record(
                typeName: type,
                empty: transaction.emptyShape,
                capacity: fields.count
            )
            for (key, value) in fields {
                if transaction.source.hasAges { transaction.renew(key, of: dataID) }
                record[key] = value
            }
            transaction.source[dataID] = record
            transaction.changed.append(dataID)
        }
        return RecordProxy(store: self, dataID: dataID)
    }

    /// Returns the type of a field, where operations select it of objects of a type; logs a field that
    /// none selects.
    func knownType(of field: String, on type: TypeName) -> TypeReference? {
        let symbols = current.symbols
        switch symbols.knownField(field, of: type) {
        case .unknownType: return nil
        case .known(let reference): return reference
        case .unknown:
            log(.updateUnknownField(type: symbols.text(type), field: field))
            return nil
        }
    }

    func delete(_ dataID: DataID) {
        change { transaction in
            transaction.footprint?.note(dataID)
            let type = transaction.source[dataID]?.typeName ?? transaction.symbols.typeName("")
            transaction.source[dataID] = .deleted(type, empty: transaction.emptyShape)
            transaction.changed.append(dataID)
        }
    }

    /// The record of the object without id at a place.
    package func dataID(parent: DataID, key: FieldKey, index: Int32 = -1) -> DataID {
        change { $0.identities.intern(parent: parent, key: key, index: index) }
    }
}
