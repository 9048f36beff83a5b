/// The page loads and refetches of an environment.
///
/// Those of one list run one after another. Identical calls share one execution, as long as one of
/// the callers waits for it.
///
/// A class because its callers share what is in flight.
final class PageLoads: Sendable {
    /// Identifies a list, or a fragment that is refetched.
    struct List: Hashable, Sendable {
        let session: Int
        let object: DataID
        let fragment: ObjectIdentifier
        /// The variables of the refetch query, without those for paging.
        let variables: VariableData
    }

    /// Identifies calls that share one execution.
    struct Call: Hashable, Sendable {
        let list: List
        let kind: Kind

        enum Kind: Hashable, Sendable {
            case page(PageDirection, count: Int)
            case refetch(VariableData, FetchPolicy)
        }
    }

    private struct Shared {
        let execution = SharedExecution()
        let value = Locked<(any Sendable)?>(nil)
    }

    private let inFlight = Locked<[Call: Shared]>([:])
    private let queues = SerialQueues<List>()

    /// The number of calls that wait for a result.
    var callerCount: Int {
        inFlight.withLock { $0.values.map(\.execution.callerCount) }.reduce(0, +)
    }

    /// Performs `work` after earlier calls for the same list, or joins an identical call.
    ///
    /// - Throws: The error of `work`; `CancellationError` at once when the caller is cancelled.
    func perform<Value: Sendable>(
        _ call: Call,
        of definition: String,
        loggingTo log: EventLog,
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let (shared, isNew) = inFlight.withLock { inFlight in
            if let known = inFlight[call], known.execution.join() { return (known, false) }
            let shared = Shared()
            _ = shared.execution.join()
            inFlight[call] = shared
            return (shared, true)
        }
        if isNew {
            let (execution, result, queues) = (shared.execution, shared.value, queues)
            let ticket = queues.takeTicket(call.list)
            execution.start {
                let value = try await queues.perform(
                    ticket,
                    of: definition,
                    loggingTo: log,
                    work
                )
                result.withLock { $0 = value }
                // The response of a page has told everything through its result.
                return ServerNotes()
            } finished: { [weak self, weak execution] in
                self?.remove(execution, of: call)
            }
        }
        _ = try await shared.execution.wait()
        guard let value = shared.value.withLock({ $0 }) as? Value else {
            throw CancellationError()
        }
        return value
    }

    private func remove(_ execution: SharedExecution?, of call: Call) {
        // Released after unlocking, because results hold references.
        _ = inFlight.withLock { inFlight -> Shared? in
            // Another may have taken the place of one that was cancelled.
            guard inFlight[call]?.execution === execution else { return nil }
            return inFlight.removeValue(forKey: call)
        }
    }
}
