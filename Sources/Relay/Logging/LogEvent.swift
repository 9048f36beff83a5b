/// Something that happened in an environment.
///
/// Events are logged in order, outside all locks. An event holds names, response paths and counts,
/// never values of variables and responses. The `extensions` of errors are never part of it, and
/// what a server, a network or an updater says in an error's message only when
/// ``RelayEnvironment/Options/logsServerMessages`` is set. Lists of errors hold the first 20.
public enum LogEvent: Sendable, Hashable {
    /// The network is asked to execute an operation.
    case networkStart(operation: String, kind: OperationKind)
    /// The network has delivered a response of `bytes` bytes.
    case networkNext(operation: String, bytes: Int)
    /// The network has ended an operation.
    case networkComplete(operation: String)
    /// The network has failed, or a response was refused.
    case networkError(operation: String, message: String)
    /// A response was written into records: how many changed, and what the server left out.
    case executeNormalize(operation: String, changedRecords: Int, missingFields: [String])
    /// An object has come under another type than before; the last one counts.
    case executeTypeConflict(operation: String, path: String, previous: String, current: String)
    /// A response has different values for one field of one object, the second of them at `path`;
    /// the one that is selected last counts.
    case executeValueConflict(operation: String, path: String)
    /// A response was refused; nothing of it was kept.
    case executeRefuse(operation: String, message: String)
    /// `count` fields of a response have failed, of which `errors` holds the first 20: the server
    /// reported errors beside data, or sent null where the schema doesn't allow it.
    case executeFieldErrors(operation: String, count: Int, errors: [LoggedFieldError])
    /// A field with `@required(action: LOG)` is null.
    case readRequiredNull(definition: String, path: String)
    /// An observed definition can't be read any more because of `count` errors, of which `errors`
    /// holds the first 20; nothing is delivered.
    case readFail(definition: String, count: Int, errors: [LoggedFieldError])
    /// A definition was read, but `count` of its fields are `nil` because the stored values are
    /// unusable, such as a scalar that can't be parsed; `errors` holds the first 20.
    case readFieldErrors(definition: String, count: Int, errors: [LoggedFieldError])
    /// A handler had nothing to do its work on.
    case publishHandlerSkip(operation: String, handler: String, message: String)
    /// An updater created an object with an id that is known with another type; it kept its type.
    case updateTypeConflict(previous: String, current: String)
    /// An updater set a field that no operation used so far selects of the type; the root's type
    /// is empty.
    case updateUnknownField(type: String, field: String)
    /// A version of the store was published.
    case storePublish(changedRecords: Int)
    /// Readers were told of changes: how many looked again, and how many saw something new.
    case storeNotify(reread: Int, changed: Int)
    /// An optimistic response lacks fields or ids, so what selects them can't be read until the
    /// server has answered.
    case optimisticIncomplete(operation: String, missingFields: [String])
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
        case .executeValueConflict: "execute.value.conflict"
        case .executeRefuse: "execute.normalize.refuse"
        case .executeFieldErrors: "execute.field.error"
        case .readRequiredNull: "read.required.null"
        case .readFail: "read.definition.error"
        case .readFieldErrors: "read.field.error"
        case .publishHandlerSkip: "publish.handler.skip"
        case .updateTypeConflict: "update.type.conflict"
        case .updateUnknownField: "update.field.unknown"
        case .storePublish: "store.publish.end"
        case .storeNotify: "store.notify.end"
        case .optimisticIncomplete: "store.optimistic.incomplete"
        case .optimisticFail: "store.optimistic.error"
        case .storeCollect: "store.gc.end"
        case .storeCollectInterrupt: "store.gc.interrupt"
        case .storeInvalidate: "store.invalidate.end"
        case .storeReset: "store.reset.end"
        case .storeMemory: "store.memory.end"
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

    /// `nulls` are the response paths of nulls that the schema doesn't allow.
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

    /// How many errors an event lists.
    static var errorLimit: Int { 20 }

    /// The event without what servers and custom scalars say about its errors.
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

    /// Describes an error for an event: by its own words when `isVerbatim`, and otherwise without
    /// any text that a server or an app may have put into it.
    static func describe(_ error: any Error, isVerbatim: Bool) -> String {
        if let error = error as? any LoggableError {
            return isVerbatim ? String(describing: error) : error.logDescription
        }
        return isVerbatim
            ? String(describing: error).shortened() : String(describing: type(of: error))
    }
}
