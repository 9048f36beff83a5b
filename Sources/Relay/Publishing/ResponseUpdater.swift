/// An app's updater of a response, which runs once the response and its handlers have been applied.
package protocol ResponseUpdater: AnyObject {
    /// Changes the records of `transaction`, which hold the response.
    func update(_ transaction: inout StoreTransaction)
}

/// An updater that is given the operation's own data.
///
/// A class because the caller of `Store.commit` takes the data from it afterwards.
package final class OutputUpdater<Output: FieldValue>: ResponseUpdater {
    private let operation: OperationDescriptor
    private let owner: OperationDescriptor
    private let root: DataID
    private let body: (RecordSourceProxy, Output) throws -> Void
    /// The operation's data as the updater was given it; `nil` if it has not run.
    package private(set) var snapshot: Snapshot<Output>?
    /// The error of the updater, whose changes were dropped.
    package private(set) var error: (any Error)?

    /// The data's references hold `owner`.
    package init(
        _ operation: OperationDescriptor,
        owner: OperationDescriptor,
        root: DataID,
        _ body: @escaping (RecordSourceProxy, Output) throws -> Void
    ) {
        self.operation = operation
        self.owner = owner
        self.root = root
        self.body = body
    }

    /// Reads the operation's data, and calls the app's closure with it unless it can't be read.
    package func update(_ transaction: inout StoreTransaction) {
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        let read = Snapshot<Output>(
            source: transaction.source,
            bound: bound,
            owner: owner,
            id: root
        )
        snapshot = read
        transaction.events += read.reading.events
        guard let output = read.value else { return }
        do {
            let selector = RecordSourceProxy.Selector(operation, root: root)
            try RecordSourceProxy.run(&transaction, operation: selector) { store in
                try body(store, output)
            }
        } catch {
            self.error = error
        }
    }
}
