/// A change that the store shows until the server has answered.
///
/// It is applied again whenever a record changes that it has looked at, so it must depend on nothing
/// but the store.
package struct OptimisticUpdate: Sendable {
    /// Identifies an optimistic update that is in force.
    package typealias ID = Int

    /// The operation whose answer is awaited, and the record where its data begins.
    let operation: OperationDescriptor?
    private let root: DataID
    /// The optimistic response as JSON, as a server would send it.
    private let payload: [UInt8]?
    private let updater: (@Sendable (RecordSourceProxy) throws -> Void)?
    /// Whether it only links fields to objects that other optimistic updates have made up.
    ///
    /// It then stays in force until it is the last, and its links are stored.
    let isLookup: Bool

    /// An update that belongs to no operation.
    package init(
        isLookup: Bool = false,
        _ updater: @escaping @Sendable (RecordSourceProxy) throws -> Void
    ) {
        self.isLookup = isLookup
        operation = nil
        root = .root
        payload = nil
        self.updater = updater
    }

    /// Applies `response` first, which is the `data` of a response, and then runs `updater`.
    package init(
        of operation: OperationDescriptor,
        root: DataID,
        response: JSONObject?,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)?
    ) {
        let payload = response.map { JSONValue.object(["data": .object($0)]).utf8() }
        self.init(of: operation, root: root, payload: payload, updater: updater)
    }

    /// Applies `payload` first, and then runs `updater`.
    init(
        of operation: OperationDescriptor,
        root: DataID,
        payload: [UInt8]?,
        updater: (@Sendable (RecordSourceProxy) throws -> Void)?
    ) {
        isLookup = false
        self.operation = operation
        self.root = root
        self.payload = payload
        self.updater = updater
    }

    /// Applies the update.
    ///
    /// - Throws: A ``ResponseError`` or what the updater throws. The caller must then drop the
    ///   transaction, except for its identities.
    func apply(to transaction: inout StoreTransaction, _ handlers: FieldHandlers) throws {
        if let operation, let payload {
            var delivery: IncrementalDelivery?
            let envelope = try transaction.withPreviousKeys { transaction in
                try payload.withUnsafeBytes { bytes in
                    try transaction.normalize(bytes, operation.normalization, root: root, &delivery)
                }
            }
            if !envelope.missing.isEmpty {
                let event = LogEvent.optimisticIncomplete(
                    operation: operation.request.name,
                    missingFields: envelope.missing
                )
                transaction.events.append(event)
            }
            try handlers.handle(&transaction)
        }
        if let updater {
            let selector = operation.map { RecordSourceProxy.Selector($0, root: root) }
            try RecordSourceProxy.run(&transaction, operation: selector, updater)
        }
    }
}
