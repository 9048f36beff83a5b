/// Puts the values of a fragment's live reader into a stream.
///
/// A class because it receives from the reader, which holds it weakly.
final class FragmentStream<Output: FieldValue, Element: Sendable>: FragmentReceiver,
    @unchecked Sendable  // because one thread at a time calls `receive`, which alone uses `last`.
{
    let isModel = false
    let followsStatus: Bool
    private let continuation: AsyncStream<Element>.Continuation
    private let element: @Sendable (FragmentStatus, Output?) -> Element?
    private let isOver = Flag(false)
    private var last: FragmentStatus?

    /// Creates a receiver; `element` returns `nil` for values that the stream leaves out.
    fileprivate init(
        _ continuation: AsyncStream<Element>.Continuation,
        followsStatus: Bool,
        _ element: @escaping @Sendable (FragmentStatus, Output?) -> Element?
    ) {
        self.continuation = continuation
        self.followsStatus = followsStatus
        self.element = element
    }

    func receive(
        _ status: FragmentStatus,
        _ data: Output?,
        from observation: FragmentObservation<Output>
    ) -> Bool {
        // The end of the stream says that.
        if case .failed(.reset) = status.kind { return false }
        let isSame = status == last
        last = status
        switch status.kind {
        case .value, .stale: break
        // The data of other rows may have changed, but a list without some of its data is not delivered.
        case .loading, .missing, .failed, .deleted: if isSame { return false }
        }
        guard !isOver.isSet, let element = element(status, data) else { return false }
        continuation.yield(element)
        return true
    }

    /// Ends the stream, after an element that says why.
    fileprivate func end(with last: Element?) {
        isOver.set(true)
        if let last { continuation.yield(last) }
        continuation.finish()
    }
}

extension RelayEnvironment {
    /// Returns a stream of the values of a fragment's live reader, for references with these owners.
    ///
    /// Nothing is read after a reset of the environment that ends the stream. `failure` is put into the stream before it ends
    /// because of a reset, or because a reference is of another environment or session.
    func stream<Output: FieldValue, Element: Sendable>(
        of artifact: Artifact,
        owners: [OperationDescriptor],
        followsStatus: Bool,
        endsWithReset: Bool = true,
        failure: @escaping @Sendable (StoreError) -> Element?,
        _ element: @escaping @Sendable (FragmentStatus, Output?) -> Element?,
        _ observe: (FragmentStream<Output, Element>) -> FragmentObservation<Output>
    ) -> AsyncStream<Element> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let receiver = FragmentStream<Output, Element>(
                continuation,
                followsStatus: followsStatus,
                element
            )
            let first = store.source
            do throws(StoreError) {
                for owner in owners { try check(owner, artifact, first) }
            } catch {
                return receiver.end(with: failure(error))
            }
            let observation = observe(receiver)
            continuation.onTermination = { _ in
                withExtendedLifetime(receiver) { observation.end() }
            }
            let end: @Sendable () -> Void = { [weak receiver] in
                receiver?.end(with: failure(.reset(definition: artifact.name)))
            }
            observation.subscribe(first.session, onReset: endsWithReset ? end : nil)
            guard endsWithReset else { return }
            // A reset before that has notified no observer of this fragment.
            if store.session != first.session { end() }
        }
    }
}
