import Foundation

@testable import Relay

/// Writes the payloads of one response, one after the other, as an execution does.
struct PartWriter {
    let test: TestEnvironment
    let operation: OperationDescriptor
    private var execution: Execution
    /// The fields that payloads have been missing, in order.
    private(set) var missing: [String] = []
    /// What the server has told of errors, in order.
    private(set) var errors: [String] = []

    init<Operation: GraphQLOperation>(
        _ operation: Operation,
        in test: TestEnvironment = TestEnvironment(),
        root: DataID = .root
    ) {
        self.init(test.environment.describe(operation), in: test, root: root)
    }

    init(_ operation: OperationDescriptor, in test: TestEnvironment, root: DataID = .root) {
        self.test = test
        self.operation = operation
        execution = Execution(operation, root: root)
    }

    /// Writes a payload; how many records it changed.
    @discardableResult
    mutating func write(_ payload: String) throws -> Int {
        // A copy, so that a refused payload leaves everything as it was.
        var execution = execution
        let store = test.environment.store
        let publication = try store.commit(Data(payload.utf8), of: &execution)
        self.execution = execution
        guard let response = publication?.response else { return 0 }
        errors += response.envelope.errors.map(\.message)
        missing += response.envelope.missing
        return response.changedRecords
    }

    /// Has the next payload begin a response elsewhere, as a subscription's events do.
    mutating func begin(at root: DataID) { execution.root = root }

    /// The number of pages that may not have come whole.
    var streamedPageCount: Int { execution.streamedPages.count }

    mutating func write(_ payloads: [String]) throws {
        for payload in payloads { try write(payload) }
    }

    /// What the server has announced and not delivered; `nil` when that is all.
    var outstanding: [String]? { execution.delivery?.outstanding }

    var records: [String: String] { test.records }

    /// The records after one whole response to the same operation.
    static func records<Operation: GraphQLOperation>(
        _ response: String,
        _ operation: Operation
    ) throws -> [String: String] {
        var writer = PartWriter(operation)
        try writer.write(response)
        return writer.records
    }
}
