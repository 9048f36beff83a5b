/// Something that happened in an environment; it is told of each, in order, outside its locks.
///
/// Values of variables and responses are never part of an event.
public enum LogEvent: Sendable, Hashable {
    /// The network is asked to execute an operation.
    case networkStart(operation: String, kind: OperationKind)
    /// The network has delivered a response of `bytes` bytes.
    case networkNext(operation: String, bytes: Int)
    /// The network has ended an operation.
    case networkComplete(operation: String)
    /// The network has failed.
    case networkError(operation: String, message: String)
    /// A response was written into records: how many changed, and what the server left out.
    case executeNormalize(operation: String, changedRecords: Int, missingFields: [String])
    /// An object has come under another type than before; the last one counts.
    case executeTypeConflict(operation: String, path: String, previous: String, current: String)
    /// A response was refused; nothing of it was kept.
    case executeRefuse(operation: String, message: String)
    /// The server reported errors beside data.
    case executeFieldErrors(operation: String, errors: [GraphQLError])
    /// A field with `@required(action: LOG)` is null.
    case readRequiredNull(definition: String, path: String)
    /// What somebody observes can't be read any more, for these errors; nothing is delivered.
    case readFail(definition: String, errors: [FieldError])
    /// A handler had nothing to do its work on.
    case publishHandlerSkip(operation: String, handler: String, message: String)
    /// A version of the store was published.
    case storePublish(changedRecords: Int)
    /// Readers were told of changes: how many looked again, and how many saw something new.
    case storeNotify(reread: Int, changed: Int)
    /// An optimistic update failed and was taken off.
    case optimisticFail(message: String)
    /// Records that nothing keeps were dropped.
    case storeCollect(droppedRecords: Int, keptRecords: Int)
    /// The store changed while the collector looked for what to keep; it begins anew.
    case storeCollectInterrupt
    /// Everything or single records were invalidated.
    case storeInvalidate
    /// Everything was forgotten: a new session has begun.
    case storeReset
    /// The records took more than their ceiling; so much is left of them.
    case storeMemory(bytes: Int, ceiling: Int)

    /// The event's name: `area.thing.phase`.
    public var name: String {
        switch self {
        case .networkStart: "network.operation.start"
        case .networkNext: "network.operation.next"
        case .networkComplete: "network.operation.complete"
        case .networkError: "network.operation.error"
        case .executeNormalize: "execute.normalize.end"
        case .executeTypeConflict: "execute.type.conflict"
        case .executeRefuse: "execute.normalize.refuse"
        case .executeFieldErrors: "execute.field.error"
        case .readRequiredNull: "read.required.null"
        case .readFail: "read.definition.error"
        case .publishHandlerSkip: "publish.handler.skip"
        case .storePublish: "store.publish.end"
        case .storeNotify: "store.notify.end"
        case .optimisticFail: "store.optimistic.error"
        case .storeCollect: "store.gc.end"
        case .storeCollectInterrupt: "store.gc.interrupt"
        case .storeInvalidate: "store.invalidate.end"
        case .storeReset: "store.reset.end"
        case .storeMemory: "store.memory.end"
        }
    }
}
