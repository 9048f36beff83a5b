/// An event in an environment, for logging.
///
/// Events are logged in order, outside all locks. They contain operation names, response paths and
/// counts, but never the values of variables or responses, nor the `extensions` of errors. Error
/// messages of servers, networks and updaters are included only if
/// ``RelayEnvironment/Options/logsServerMessages`` is set. Lists of errors contain the first 20.
///
/// All events of one execution have the same `transactionID`, which is also the one in the
/// ``CacheConfig`` that the network receives.
public enum LogEvent: Sendable, Hashable {
    /// The network was asked to execute an operation.
    case networkStart(operation: String, kind: OperationKind, transactionID: String)
    /// The network delivered a response of `bytes` bytes.
    case networkNext(operation: String, bytes: Int, transactionID: String)
    /// The network finished an operation after `payloads` payloads of `bytes` bytes in all.
    case networkComplete(operation: String, payloads: Int, bytes: Int, transactionID: String)
    /// The network failed, or a response was rejected.
    case networkError(operation: String, message: String, transactionID: String)
    /// An operation was cancelled, or ended by a reset, before the network had finished it.
    case networkCancel(operation: String, transactionID: String)
    /// A query was answered from the store, without the network.
    case fetchFromStore(operation: String)
    /// A page with `added` new rows was added to the list of the fragment `definition`.
    case pageLoad(definition: String, direction: PageDirection, added: Int, hasMore: Bool)
    /// A response was written to `changedRecords` records. The server left out `missingFields`.
    ///
    /// `transactionID` is `nil` for a response that didn't come through the network.
    case executeNormalize(
        operation: String,
        changedRecords: Int,
        missingFields: [String],
        transactionID: String? = nil
    )
    /// An object was received with a different type than before. The new type is used.
    case executeTypeConflict(operation: String, path: String, previous: String, current: String)
    /// A response has two different values for the same field of the same object, the second one at
    /// `path`. The one that the document selects last is used.
    case executeValueConflict(operation: String, path: String)
    /// An object's key is null or absent, so the object is identified by its place in the response.
    /// Logged once for a response and a kind of object; `path` leads to the first one.
    case executeKeyMissing(operation: String, path: String, type: String)
    /// A response was rejected; none of it was stored.
    case executeRefuse(operation: String, message: String, transactionID: String? = nil)
    /// The fields of `records` records kept their values, although a response has others: a mutation, an
    /// event or a local update has written them after its query was sent.
    case executeKeep(operation: String, records: Int, transactionID: String? = nil)
    /// `count` fields of a response failed: the server reported errors for them, or returned null
    /// where the schema does not allow it. `errors` contains the first 20.
    case executeFieldErrors(operation: String, count: Int, errors: [LoggedFieldError])
    /// A field with `@required(action: LOG)` is null.
    case readRequiredNull(definition: String, path: String)
    /// An observed definition can no longer be read because of `count` errors, so nothing is
    /// delivered. `errors` contains the first 20.
    case readFail(definition: String, count: Int, errors: [LoggedFieldError])
    /// A definition was read, but `count` of its fields are `nil` because their stored values are
    /// unusable, such as a custom scalar that cannot be parsed. `errors` contains the first 20.
    case readFieldErrors(definition: String, count: Int, errors: [LoggedFieldError])
    /// An observed fragment can't be read because the store has no `fields` of an object, and
    /// `operation`, which has spread it there, is not in flight. Nothing is delivered of the object
    /// until another operation brings them.
    ///
    /// `object` is the object's id, or its place in the store if it has none.
    case readMissing(definition: String, object: String, operation: String, fields: [String])
    /// A fragment is observed with a reference of another environment, so nothing is delivered.
    case readForeignReference(definition: String)
    /// A handler skipped a field because it lacks the data that the handler needs.
    case publishHandlerSkip(operation: String, handler: String, message: String)
    /// A handler had nothing to insert or delete, because the field or an element of its list is null, such as when
    /// the server has refused a mutation.
    case publishHandlerNull(operation: String, handler: String)
    /// An updater created an object with an id that the store already has with another type. The
    /// object kept its type.
    case updateTypeConflict(previous: String, current: String)
    /// An updater set a field that no operation so far selects on the type. `type` is empty for the
    /// root.
    case updateUnknownField(type: String, field: String)
    /// An updater asked for a connection with a key that no operation so far declares on the type.
    /// `type` is empty for the root.
    case updateUnknownConnection(type: String, key: String)
    /// An updater followed a field of an `@updatable` definition that no response has brought, and
    /// found no object. `field` is empty for the object of a reference.
    case updateUnknownObject(definition: String, field: String)
    /// A mutation, a page or a refetch waits for those before it in its queue.
    case queueWait(definition: String)
    /// The turn of a waiting mutation, page or refetch has come.
    case queueStart(definition: String)
    /// A mutation that waited in a queue was replaced by a later one, and is never sent.
    case queueReplace(definition: String)
    /// A waiting mutation, page or refetch was cancelled before its turn.
    case queueCancel(definition: String)
    /// A query or fragment is observed, by a sequence or a model.
    case observeStart(definition: String)
    /// A query or fragment is no longer observed by one of its observers: the sequence or model was
    /// dropped, or the environment reset. Only logged if there was a listener when it began.
    case observeEnd(definition: String)
    /// `call` has done nothing, because the model of this fragment has no reference.
    case modelWithoutReference(definition: String, call: String)
    /// The definition reads a field that the app derives, as `Issue.heading`, and the environment has no
    /// function for it. The field counts as failed.
    case readUnderived(definition: String, field: String)
    /// The function of a derived field has thrown an error of this type. The field counts as failed.
    case readDerivedFail(definition: String, field: String, error: String)
    /// Events of the subscription may have been missed: its connection was lost, and is restored
    /// now.
    case subscriptionGap(operation: String, transactionID: String)
    /// An event of a subscription was not delivered, because its consumer is slow and its buffer full.
    /// The store has the event's data.
    case subscriptionDrop(operation: String, transactionID: String)
    /// The server ended an event of a subscription without these parts, which it had announced.
    /// Definitions that select them can't be read from the event's objects. `parts` contains the
    /// labels or paths of the first 20.
    case subscriptionUnfinished(operation: String, parts: [String], transactionID: String)
    /// A new version of the store was published.
    case storePublish(changedRecords: Int)
    /// Observers were notified: `reread` of them read again, and `changed` of those had a new
    /// value.
    case storeNotify(reread: Int, changed: Int)
    /// An optimistic response lacks fields or ids. Definitions that select them cannot be read
    /// until the server has answered.
    case optimisticIncomplete(operation: String, missingFields: [String])
    /// An optimistic update was applied: the one of a mutation or, if `operation` is `nil`, an
    /// ``OptimisticChange``.
    case optimisticApply(operation: String?)
    /// The server's response has replaced a mutation's optimistic update.
    case optimisticCommit(operation: String)
    /// An optimistic update was rolled back because its mutation failed or was cancelled or, if
    /// `operation` is `nil`, because the app reverted its change.
    case optimisticRollback(operation: String?)
    /// An optimistic update failed, and its changes were rolled back. If it was in force before, it is
    /// applied again when a record changes that it has looked at.
    case optimisticFail(message: String)
    /// The garbage collector removed `droppedRecords` records and kept `keptRecords`.
    case storeCollect(droppedRecords: Int, keptRecords: Int)
    /// The garbage collector starts again because the store was reset during its search.
    case storeCollectInterrupt
    /// Some records or the whole store were invalidated.
    case storeInvalidate
    /// The store was reset, and a new session began.
    case storeReset
    /// The records exceeded the memory ceiling. After the collection they use `bytes` bytes.
    case storeMemory(bytes: Int, ceiling: Int)
    /// A mutation was queued, to be sent when the network allows.
    case offlineQueue(operation: String)
    /// `count` queued mutations of earlier runs of the app, or failed ones, were found.
    case offlineRecall(count: Int)
    /// A queued mutation could not be sent, and is tried again; it was sent `attempts` times.
    case offlineRetry(operation: String, attempts: Int)
    /// A queued mutation has failed, and is not sent any more.
    case offlineFail(operation: String)
    /// All queued mutations were sent, after some of them had to wait.
    case offlineDrain
    /// The store that an earlier run of the app has kept was opened.
    case storageOpen(records: Int, operations: Int)
    /// Changes were written to the storage: `rows` rows of `bytes` bytes in all.
    case storageWrite(rows: Int, bytes: Int)
    /// The storage was erased: the environment was reset, or the contents belonged to another account, were
    /// written by other rules, or were not sealed although they should be.
    case storageErase
    /// The storage was damaged. It was set aside under another name, and the environment began with an empty
    /// store.
    case storageSetAside(reason: String)
    /// Rows of the storage are damaged. Their contents count as missing.
    case storageDamage(rows: Int)
    /// The storage can't be opened or written. The environment works without it, and tries again, unless
    /// another environment has taken over the storage. Logged once until it can be used.
    case storageFail(message: String)

    /// The event's name, in the form `area.thing.phase`.
    public var name: String {
        switch self {
        case .networkStart: "network.operation.start"
        case .networkNext: "network.operation.next"
        case .networkComplete: "network.operation.complete"
        case .networkError: "network.operation.error"
        case .networkCancel: "network.operation.cancel"
        case .fetchFromStore: "fetch.store.end"
        case .pageLoad: "page.load.end"
        case .executeNormalize: "execute.normalize.end"
        case .executeTypeConflict: "execute.type.conflict"
        case .executeValueConflict: "execute.value.conflict"
        case .executeKeyMissing: "execute.key.missing"
        case .executeRefuse: "execute.normalize.refuse"
        case .executeKeep: "execute.normalize.keep"
        case .executeFieldErrors: "execute.field.error"
        case .readRequiredNull: "read.required.null"
        case .readFail: "read.definition.error"
        case .readFieldErrors: "read.field.error"
        case .readMissing: "read.definition.missing"
        case .readForeignReference: "read.reference.foreign"
        case .publishHandlerSkip: "publish.handler.skip"
        case .publishHandlerNull: "publish.handler.null"
        case .updateTypeConflict: "update.type.conflict"
        case .updateUnknownField: "update.field.unknown"
        case .updateUnknownConnection: "update.connection.unknown"
        case .updateUnknownObject: "update.object.unknown"
        case .queueWait: "queue.call.wait"
        case .queueStart: "queue.call.start"
        case .queueReplace: "queue.call.replace"
        case .queueCancel: "queue.call.cancel"
        case .observeStart: "observe.definition.start"
        case .observeEnd: "observe.definition.end"
        case .modelWithoutReference: "observe.reference.missing"
        case .readUnderived: "read.derived.missing"
        case .readDerivedFail: "read.derived.error"
        case .subscriptionGap: "subscription.gap.end"
        case .subscriptionDrop: "subscription.event.drop"
        case .subscriptionUnfinished: "subscription.event.unfinished"
        case .storePublish: "store.publish.end"
        case .storeNotify: "store.notify.end"
        case .optimisticIncomplete: "store.optimistic.incomplete"
        case .optimisticApply: "store.optimistic.apply"
        case .optimisticCommit: "store.optimistic.commit"
        case .optimisticRollback: "store.optimistic.rollback"
        case .optimisticFail: "store.optimistic.error"
        case .storeCollect: "store.gc.end"
        case .storeCollectInterrupt: "store.gc.interrupt"
        case .storeInvalidate: "store.invalidate.end"
        case .storeReset: "store.reset.end"
        case .storeMemory: "store.memory.end"
        case .offlineQueue: "offline.mutation.queue"
        case .offlineRecall: "offline.mutation.recall"
        case .offlineRetry: "offline.mutation.retry"
        case .offlineFail: "offline.mutation.error"
        case .offlineDrain: "offline.mutation.end"
        case .storageOpen: "storage.file.open"
        case .storageWrite: "storage.file.write"
        case .storageErase: "storage.file.erase"
        case .storageSetAside: "storage.file.damage"
        case .storageDamage: "storage.row.damage"
        case .storageFail: "storage.file.error"
        }
    }
}

extension LogEvent {
    static func readFail(definition: String, _ errors: [FieldError]) -> LogEvent {
        let logged = errors.prefix(Self.errorLimit).map { LoggedFieldError($0) }
        return .readFail(definition: definition, count: errors.count, errors: logged)
    }

    static func readFieldErrors(definition: String, _ errors: [FieldError]) -> LogEvent {
        let logged = errors.prefix(Self.errorLimit).map { LoggedFieldError($0) }
        return .readFieldErrors(definition: definition, count: errors.count, errors: logged)
    }

    /// `nulls` are the response paths of nulls that the schema does not allow.
    static func executeFieldErrors(
        operation: String,
        _ errors: [GraphQLError],
        nulls: [String]
    ) -> LogEvent {
        var logged = errors.prefix(Self.errorLimit).map { LoggedFieldError($0) }
        for path in nulls.prefix(Self.errorLimit - logged.count) {
            logged.append(LoggedFieldError(path: path, reason: .unexpectedNull))
        }
        let count = errors.count + nulls.count
        return .executeFieldErrors(operation: operation, count: count, errors: logged)
    }

    /// The maximum number of errors in an event.
    static var errorLimit: Int { 20 }

    /// The event without the error messages of servers and custom scalars.
    var withoutMessages: LogEvent {
        switch self {
        case .executeFieldErrors(let operation, let count, let errors):
            .executeFieldErrors(
                operation: operation,
                count: count,
                errors: errors.map(\.withoutMessage)
            )
        case .readFail(let definition, let count, let errors):
            .readFail(definition: definition, count: count, errors: errors.map(\.withoutMessage))
        case .readFieldErrors(let definition, let count, let errors):
            .readFieldErrors(
                definition: definition,
                count: count,
                errors: errors.map(\.withoutMessage)
            )
        default: self
        }
    }

    /// Describes an error for an event: with its own message if `isVerbatim`, otherwise without any
    /// text that a server or an app may have put into it.
    static func describe(_ error: any Error, isVerbatim: Bool) -> String {
        if let error = error as? any LoggableError {
            return isVerbatim ? String(describing: error) : error.logDescription
        }
        return isVerbatim
            ? String(describing: error).shortened() : String(describing: type(of: error))
    }
}
