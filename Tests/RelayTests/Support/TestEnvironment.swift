import Foundation

@testable import Relay

/// An environment over a scripted network, with everything that a test may want to look at.
struct TestEnvironment: Sendable {
    let network = ScriptedNetwork()
    let environment: RelayEnvironment
    private let events: Locked<[LogEvent]>

    init(
        releaseBufferSize: Int = 10,
        _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) {
        let events = Locked<[LogEvent]>([])
        var options = RelayEnvironment.Options()
        options.releaseBufferSize = releaseBufferSize
        options.warn = nil
        configure(&options)
        environment = RelayEnvironment(network: network, options: options) { event in
            events.withLock { $0.append(event) }
        }
        self.events = events
    }

    /// So few names that each collection looks for those that nobody needs.
    static let noNames = -1_000_000_000

    /// What the environment has logged.
    var log: [LogEvent] { events.withLock { $0.copied } }

    func forgetLog() { events.withLock { $0 = [] } }

    /// The records of the newest version, by name; equal for equal records, however numbered.
    var records: [String: String] { environment.store.records }

    /// Writes a response as if the network had delivered it.
    @discardableResult
    func write<Operation: GraphQLOperation>(
        _ response: String,
        _ operation: Operation
    ) throws -> Written {
        // Counted and copied under the lock: the thread sanitizer doesn't see who else has let go of
        // an array that is written in its place.
        let count = events.withLock { $0.count }
        try environment.commit(
            Data(response.utf8),
            environment.describe(operation),
            root: .root
        )
        return Written(events: events.withLock { Array($0.dropFirst(count)) })
    }

    /// Reads a query, whatever comes of it.
    func snapshot<Query: GraphQLQuery>(_ query: Query) -> Snapshot<Query.Output> {
        environment.snapshot(
            environment.describe(query),
            root: .root,
            in: environment.store.source
        )
    }

    func snapshot<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> Snapshot<Fragment.Output> {
        environment.snapshot(reference, in: environment.store.source)
    }

    func isAvailable<Query: GraphQLQuery>(_ query: Query) -> Bool {
        environment.isAvailable(environment.describe(query))
    }
}

/// What writing a response came to.
struct Written {
    let events: [LogEvent]

    var isPublished: Bool {
        events.contains { if case .storePublish = $0 { true } else { false } }
    }

    var missing: [String] {
        events.flatMap { event -> [String] in
            if case .executeNormalize(_, _, let fields, _) = event { fields } else { [] }
        }
    }
}

extension RelayEnvironment {
    func isAvailable(_ operation: OperationDescriptor) -> Bool {
        store.examine(operation).isAvailable
    }

    /// Commits a response as if the network had delivered it.
    func commit(
        _ response: Data,
        _ operation: OperationDescriptor,
        root: DataID,
        updater: (any ResponseUpdater)? = nil
    ) throws {
        var execution = Execution(operation, root: root)
        execution.answersQuery = operation.request.operationKind == .query
        try store.commit(response, of: &execution, updater: updater)
    }
}

/// An updater that is given no data, and whose changes alone are dropped if it throws.
final class PlainUpdater: ResponseUpdater {
    private let body: (RecordSourceProxy) throws -> Void

    init(_ body: @escaping (RecordSourceProxy) throws -> Void) {
        self.body = body
    }

    func update(_ transaction: inout StoreTransaction) {
        try? RecordSourceProxy.run(&transaction, body)
    }
}

extension Store {
    /// The newest version's records as text: name, then type and fields in order.
    var records: [String: String] {
        let source = self.source
        var result: [String: String] = [:]
        source.forEachID { id in
            guard let record = source[id] else { return }
            let fields = record.keys.compactMap { key -> String? in
                record[key] == .absent ? nil : "\(symbols.text(key)): \(text(record[key]))"
            }
            let type = symbols.text(record.typeName)
            let body = "\(type) {\(fields.sorted().joined(separator: "; "))}"
            result[describe(id).escaped] = record.isDeleted ? "deleted" : body.escaped
        }
        return result
    }

    private func text(_ value: Value) -> String {
        switch value {
        case .link(let id): "->\(describe(id))"
        case .links(let ids): "[\(ids.map { "->\(describe($0))" }.joined(separator: ","))]"
        case .list(let values): "[\(values.map { text($0) }.joined(separator: ","))]"
        case .error(let errors): "error(\(errors.map(\.message).joined(separator: ",")))"
        case .json(let json): "json \(json)"
        case .int(let value): "int \(value)"
        default: value.json?.description ?? "absent"
        }
    }
}

extension String {
    /// Other than ASCII as `\\u{e9}`, so that texts with other bytes are never equal.
    var escaped: String {
        unicodeScalars.map { scalar in
            scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }.joined()
    }
}

extension Snapshot {
    var errors: [FieldError] { reading.errors }
    var seen: SeenRecords { reading.seen }
    var events: [LogEvent] { reading.events }
}
