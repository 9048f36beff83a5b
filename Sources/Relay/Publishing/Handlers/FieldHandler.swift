/// Makes something of a field's value when a response is published: what a document's
/// `@connection`, `@pagination` or `@appendEdge` asks for.
///
/// Handlers run for responses of the server and for optimistic ones, and again whenever an
/// optimistic update is applied to new records. The same payload on the same records must have the
/// same effect.
///
/// ```swift
/// struct Newest: FieldHandler {
///     func update(_ payload: FieldPayload, in store: RecordSourceProxy) { … }
/// }
/// var options = RelayEnvironment.Options()
/// options.handlerProvider = { name in name == "newest" ? Newest() : nil }
/// ```
public protocol FieldHandler: Sendable {
    /// Processes one field of a response. The whole response is in the store by then.
    func update(_ payload: FieldPayload, in store: RecordSourceProxy)
}

/// The handlers of an environment by name.
package struct FieldHandlers: Sendable {
    private let provider: @Sendable (String) -> (any FieldHandler)?

    /// The handlers that `provider` knows, and for other names those that come with Relay.
    package init(_ provider: @escaping @Sendable (String) -> (any FieldHandler)? = { _ in nil }) {
        self.provider = provider
    }

    /// Runs the handlers of all fields that were written since they last ran, in order.
    ///
    /// Records are deleted last, because other handlers may need the id of an object that is
    /// deleted by it.
    package func handle(_ transaction: inout StoreTransaction) throws {
        var payloads = take(&transaction.fieldPayloads, [])
        guard !payloads.isEmpty else { return }
        let deletions = payloads.filter { $0.handler == "deleteRecord" }
        if !deletions.isEmpty, deletions.count < payloads.count {
            payloads.removeAll { $0.handler == "deleteRecord" }
            payloads += deletions
        }
        try RecordSourceProxy.run(&transaction) { store in
            for payload in payloads {
                let handler = provider(payload.handler) ?? Self.standard(payload.handler)
                if let handler {
                    handler.update(payload, in: store)
                } else {
                    store.skip(payload, "The environment has no handler of that name.")
                }
            }
        }
    }

    private static func standard(_ name: String) -> (any FieldHandler)? {
        switch name {
        case "connection": ConnectionHandler()
        case "pagination": PaginationHandler()
        case "appendEdge": InsertEdgeHandler(end: .back)
        case "prependEdge": InsertEdgeHandler(end: .front)
        case "appendNode": InsertNodeHandler(end: .back)
        case "prependNode": InsertNodeHandler(end: .front)
        case "deleteEdge": DeleteEdgeHandler()
        case "deleteRecord": DeleteRecordHandler()
        case FieldHandle.follows: FollowHandler()
        default: nil
        }
    }
}

extension RecordSourceProxy {
    /// Logs that a handler had nothing to work on.
    func skip(_ payload: FieldPayload, _ message: String) {
        let event = LogEvent.publishHandlerSkip(
            operation: payload.operation,
            handler: payload.handler,
            message: message
        )
        log(event)
    }

    /// Logs that there is nothing to insert or delete, because something is null.
    func skipNull(_ payload: FieldPayload) {
        log(.publishHandlerNull(operation: payload.operation, handler: payload.handler))
    }
}
