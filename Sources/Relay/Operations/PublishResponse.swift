#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Publishes a response, or a part of one, and returns the operation's own data.
    ///
    /// `updater` runs with the response, but not with later parts. Returns `nil` for a payload that
    /// is skipped because it is no answer.
    ///
    /// - Throws: A ``ResponseError`` when the response is refused (nothing is published, the
    ///   layer stays) or the data can't be read; what `updater` throws, whose changes alone are
    ///   dropped.
    func publish<Payload: FieldValue>(
        _ response: Data,
        _ operation: OperationDescriptor,
        root: DataID,
        removingLayer layer: Int? = nil,
        updater: ((RecordSourceProxy, Payload) throws -> Void)?
    ) throws -> Payload? {
        var written: RecordSource?
        var result: Snapshot<Payload>?
        var updaterError: (any Error)?
        let isAnswer = try executor.publish(
            response,
            operation,
            root: root,
            removingLayer: layer
        ) { transaction, isPart in
            // Without an updater it is read after the store has been unlocked.
            guard !isPart, let updater else {
                written = transaction.source
                return
            }
            let read: Snapshot<Payload> = snapshot(operation, root: root, in: transaction.source)
            result = read
            transaction.events += read.reading.events
            guard let payload = read.value else { return }
            do {
                let selector = RecordSourceProxy.Selector(operation, root: root)
                try RecordSourceProxy.run(&transaction, operation: selector) { store in
                    try updater(store, payload)
                }
            } catch {
                updaterError = error
            }
        }
        if let updaterError { throw updaterError }
        guard isAnswer else { return nil }
        if let written {
            let read: Snapshot<Payload> = snapshot(operation, root: root, in: written)
            for event in read.reading.events { store.log(event) }
            result = read
        }
        guard let result else { return nil }
        return try result.getResponse(operation.request.name)
    }
}
