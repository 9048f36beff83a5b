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
public final class RecordSourceProxy {
    private var transaction: StoreTransaction?

    package init(_ transaction: StoreTransaction) {
        self.transaction = transaction
    }

    /// Runs `body` with a proxy for `transaction`; what it changed is kept only if it returns.
    package static func run<Result>(
        _ transaction: inout StoreTransaction,
        _ body: (RecordSourceProxy) throws -> Result
    ) throws -> Result {
        let proxy = RecordSourceProxy(transaction)
        defer { proxy.transaction = nil }
        let result = try body(proxy)
        if let changed = proxy.transaction { transaction = changed }
        return result
    }

    /// The record whose fields are those of the query root.
    public var root: RecordProxy {
        RecordProxy(store: self, dataID: .root)
    }

    /// The object with this id; `nil` when the store doesn't know it, or knows that it is deleted.
    public func record(_ id: ID) -> RecordProxy? {
        guard let dataID = current.identities.find(id.rawValue) else { return nil }
        return record(dataID)
    }

    /// The object that a reference is to; `nil` when it is deleted.
    public func record<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> RecordProxy? {
        record(reference.dataID)
    }

    /// Makes the object with this id and type; one that is there already is left as it is.
    public func create(_ id: ID, type: String) -> RecordProxy {
        let dataID = change { $0.identities.intern(id.rawValue) }
        if let known = record(dataID) { return known }
        setRecord(dataID, type: type)
        return RecordProxy(store: self, dataID: dataID)
    }

    /// Deletes the object with this id: fields that link to it read as null, and lists of objects
    /// that can't be null leave it out.
    public func delete(_ id: ID) {
        let dataID = change { $0.identities.intern(id.rawValue) }
        change { transaction in
            let type = transaction.source[dataID]?.typeName ?? transaction.symbols.typeName("")
            transaction.source[dataID] = .deleted(type, empty: transaction.emptyShape)
            transaction.changed.append(dataID)
        }
    }
}

extension RecordSourceProxy {
    var current: StoreTransaction {
        guard let transaction else {
            preconditionFailure("A record proxy must not be used after its updater has returned.")
        }
        return transaction
    }

    func change<Result>(_ body: (inout StoreTransaction) -> Result) -> Result {
        guard var changing = take(&transaction, nil) else {
            preconditionFailure("A record proxy must not be used after its updater has returned.")
        }
        defer { transaction = changing }
        return body(&changing)
    }

    func record(_ dataID: DataID) -> RecordProxy? {
        guard let record = current.source[dataID], !record.isDeleted else { return nil }
        return RecordProxy(store: self, dataID: dataID)
    }

    /// Puts an empty record in place.
    func setRecord(_ dataID: DataID, type: String) {
        change { transaction in
            let type = transaction.symbols.typeName(type)
            transaction.source[dataID] = Record(typeName: type, empty: transaction.emptyShape)
            transaction.changed.append(dataID)
        }
    }
}
