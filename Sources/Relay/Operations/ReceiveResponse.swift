#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A committed payload, and the operation's own data after it.
struct ReceivedPayload<Output: FieldValue> {
    let snapshot: Snapshot<Output>
    let envelope: ResponseEnvelope
}

extension RelayEnvironment {
    /// Commits a payload, and reads the operation's own data.
    ///
    /// `updater` runs with the data of the response if it is complete, but not with later parts.
    /// Returns `nil` for a payload that is skipped.
    ///
    /// - Throws: A ``ResponseError`` when the payload is refused (nothing is published, and the
    ///   optimistic update stays); what `updater` throws, whose changes alone are dropped.
    func receive<Output: FieldValue>(
        _ payload: Data,
        of execution: inout Execution,
        updater: ((RecordSourceProxy, Output) throws -> Void)?
    ) throws -> ReceivedPayload<Output>? {
        let (operation, root) = (execution.operation, execution.root)
        let owner = store.owner(of: operation, from: root)
        let updater = updater.map { OutputUpdater(operation, owner: owner, root: root, $0) }
        guard let publication = try store.commit(payload, of: &execution, updater: updater),
            let response = publication.response
        else { return nil }
        if let error = updater?.error { throw error }
        if let known = updater?.snapshot {
            return ReceivedPayload(snapshot: known, envelope: response.envelope)
        }
        // Read only now, with the store unlocked.
        let read: Snapshot<Output> = snapshot(owner, root: root, in: publication.base)
        for event in read.reading.events { store.log(event) }
        return ReceivedPayload(snapshot: read, envelope: response.envelope)
    }
}
