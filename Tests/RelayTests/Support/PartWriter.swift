import Foundation

@testable import Relay

/// Writes the payloads of one response, one after the other, as an execution does.
struct PartWriter {
    let test: TestEnvironment
    let operation: OperationDescriptor
    private let root: DataID
    private var delivery: IncrementalDelivery?
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
        self.root = root
    }

    /// Writes a payload; how many records it changed.
    @discardableResult
    mutating func write(_ payload: String) throws -> Int {
        var delivery = delivery
        let written = try test.environment.store.publish(for: operation) { transaction in
            let (envelope, missing) = try Data(payload.utf8).withUnsafeBytes { bytes in
                try transaction.normalize(
                    bytes,
                    operation.normalization,
                    root: root,
                    &delivery
                )
            }
            try test.environment.executor.handlers.run(&transaction)
            return (envelope.errors, missing, transaction.changed.count)
        }
        self.delivery = delivery
        errors += written.0.map(\.message)
        missing += written.1
        return written.2
    }

    mutating func write(_ payloads: [String]) throws {
        for payload in payloads { try write(payload) }
    }

    /// What the server has announced and not delivered; `nil` when that is all.
    var outstanding: [String]? { delivery?.outstanding }

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
