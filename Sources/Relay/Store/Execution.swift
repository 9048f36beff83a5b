/// An operation that is being executed: what has to be known to commit its payloads.
package struct Execution: Sendable {
    package let operation: OperationDescriptor
    /// The record where the operation's data begins.
    package var root: DataID
    /// The optimistic update that the response replaces.
    package var optimisticUpdate: OptimisticUpdate.ID?
    /// How far the response has come; `nil` unless parts of it are to come.
    package internal(set) var delivery: IncrementalDelivery?
    /// Permission to write, which is revoked when the execution is cancelled; `nil` if it can't be.
    package var permit: WritePermit?
    /// The id of this execution in log events; `nil` if the response doesn't come through the network.
    package var transactionID: String?
    /// The page of a connection that the operation loads; `nil` for other operations.
    package var page: PageExecution?
    /// The pages of connections that the server may not have delivered whole.
    var streamedPages: [StreamedPage] = []
    /// Whether some parts of the response won't come.
    var hasLostParts = false
    /// Whether the data goes to the release buffer when nothing retains the operation.
    package var keepsUnretained = false
    /// Other queries whose data the response has, too.
    var parts: [OperationDescriptor] = []
    /// The request on its way whose answer this is; `nil` once it was answered, and for what isn't the
    /// answer to a query.
    var request: LaterWrites.Request?
    /// The number of the queued mutation that is answered; `nil` for other operations.
    var queuedMutation: Int64?
    /// Whether the payloads answer a query that was sent to the server.
    var answersQuery = false
    /// For how long the response is fresh; `nil` if its network isn't asked.
    package var responseAge: ResponseAge?
    /// Whether the payloads are events of a subscription.
    package var isSubscription: Bool { operation.request.operationKind == .subscription }
    /// Whether a payload was committed.
    package internal(set) var hasAnswer = false

    package init(
        _ operation: OperationDescriptor,
        root: DataID = .root,
        optimisticUpdate: OptimisticUpdate.ID? = nil
    ) {
        self.operation = operation
        self.root = root
        self.optimisticUpdate = optimisticUpdate
    }

    /// Whether the server has said that more parts of the response will come.
    package var awaitsParts: Bool { delivery?.isOpen ?? false }

    /// Checks that nothing is missing when the network has ended the operation.
    ///
    /// - Throws: ``ResponseError/unfinished(operation:parts:)`` when parts were announced that have
    ///   not come.
    package func checkAllPartsCame() throws(ResponseError) {
        guard let parts = delivery?.outstanding else { return }
        throw .unfinished(operation: operation.request.name, parts: parts)
    }
}
