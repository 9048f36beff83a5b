import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// An operation given as the text of its artifact, and an environment to run it in.
struct TestDocument {
    let test: TestEnvironment
    let operation: OperationDescriptor

    /// `sections` is what follows the text of the query `Q`; `marks` end its first line.
    init(
        _ sections: String,
        marks: String = "",
        variables: VariableData = [:],
        in test: TestEnvironment = TestEnvironment()
    ) throws {
        self.test = test
        let artifact = try Artifact(parsing: "query Q\(marks)\ntext query Q\n" + sections)
        operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: variables,
            symbols: test.environment.store.symbols,
            session: test.environment.store.session
        )
    }

    /// Writes what the network might have delivered.
    @discardableResult
    func write(_ data: String, errors: String = "[]", root: DataID = .root) throws -> Written {
        test.forgetLog()
        try test.environment.commit(
            Data("{\"data\":\(data),\"errors\":\(errors)}".utf8),
            operation,
            root: root
        )
        return Written(events: test.log)
    }

    func read<Output>(_ type: Output.Type) -> Snapshot<Output> {
        test.environment.snapshot(operation, root: .root, in: test.environment.store.source)
    }

    /// A reader of the newest version.
    func reader() -> Reader {
        Reader(
            source: test.environment.store.source,
            bound: BoundReader(
                operation.artifact,
                scope: FragmentScope(operation.variables),
                symbols: operation.symbols
            ),
            owner: operation,
            id: .root
        )
    }

    var isAvailable: Bool { test.environment.isAvailable(operation) }
    var records: [String: String] { test.records }
}

/// A selection of one object, at the position 0.
struct One<Inner: Selection & FieldValue>: TestSelection, FieldValue {
    let inner: Inner?

    init(_ reader: inout Reader) { inner = reader.optionalObject(0) }
}

/// A selection of one field of any type, at the position 0.
struct Field<Content: FieldValue & Equatable>: TestSelection, FieldValue {
    let value: Content

    init(_ reader: inout Reader) { value = reader.value(0) }
}
