#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Commits a payload, and returns the operation's own data.
    ///
    /// `updater` runs with the response, but not with later parts of it. Returns `nil` for a payload
    /// that is skipped.
    ///
    /// - Throws: A ``ResponseError`` when the payload is refused (nothing is published, and the
    ///   optimistic update stays) or the data can't be read; what `updater` throws, whose changes
    ///   alone are dropped.
    func receive<Output: FieldValue>(
        _ payload: Data,
        of execution: inout Execution,
        updater: ((RecordSourceProxy, Output) throws -> Void)?
    ) throws -> Output? {
        let (operation, root) = (execution.operation, execution.root)
        let owner = store.owner(of: operation, from: root)
        let updater = updater.map { OutputUpdater(operation, owner: owner, root: root, $0) }
        guard let publication = try store.commit(payload, of: &execution, updater: updater) else {
            return nil
        }
        if let error = updater?.error { throw error }
        let name = operation.request.name
        if let known = updater?.snapshot { return try known.getResponse(name) }
        // Read only now, with the store unlocked.
        let read: Snapshot<Output> = snapshot(owner, root: root, in: publication.base)
        for event in read.reading.events { store.log(event) }
        return try read.getResponse(name)
    }
}
