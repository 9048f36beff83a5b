import Foundation

@testable import Relay

/// Runs a script on a store and on a model of it, and compares them after every step.
final class ModelRun {
    /// Where and how the store and its model went apart.
    struct Difference: Error, CustomStringConvertible {
        let step: Int
        let description: String
    }

    private struct Subscription {
        let number: Int
        let operation: OperationDescriptor
        let disposable: Disposable
        var text: String
        var seen: Set<ByteKey>
    }

    private static let bufferSize = 2

    private let store: Store
    private let scheduled = Locked<[@Sendable () -> Void]>([])
    let operations: [OperationDescriptor]

    private var base = ModelRecords()
    private var view = ModelRecords()
    private var layers: [(id: Int, apply: (inout ModelRecords) throws -> Void)] = []
    private var needsCollection = false
    private var subscriptions: [Subscription] = []
    private var retained: [(operation: OperationDescriptor, disposable: Disposable)] = []
    private var released: [OperationDescriptor] = []
    private var snapshots: [(operation: OperationDescriptor, source: RecordSource, text: String)] =
        []
    private var subscriptionCount = 0
    /// What readers were told, and what they should have been told.
    private let told = Locked<[String]>([])
    private var expected: [String] = []

    init() {
        let scheduled = scheduled
        store = Store(
            releaseBufferSize: Self.bufferSize,
            schedule: { work in
                scheduled.withLock { $0.append(work) }
            }
        )
        let environment = RelayEnvironment(network: ScriptedNetwork())
        let symbols = store.symbols
        operations = ModelScript.operations.map { operation in
            let described = environment.describe(operation)
            return OperationDescriptor(
                artifact: described.artifact,
                request: described.request,
                variables: described.variables,
                symbols: symbols
            )
        }
    }

    func run(_ steps: [ModelStep]) throws {
        for (index, step) in steps.enumerated() {
            do {
                try perform(step)
                collectWhatIsScheduled()
                try compare(index, isThorough: index % 20 == 19 || index == steps.count - 1)
            } catch {
                throw Difference(step: index, description: "\(error)")
            }
        }
    }

    // MARK: - Steps

    private func perform(_ step: ModelStep) throws {
        switch step {
        case .publish(let operation, let response, let isRefused):
            try publish(operations[operation], response, isRefused: isRefused)
        case .commit(let operation, let response, let layer, let edits):
            try commit(operations[operation], response, layer: layer, edits)
        case .update(let edits): update(edits)
        case .responseLayer(let operation, let response):
            try addLayer(operations[operation], response)
        case .updateLayer(let edits): addLayer(edits)
        case .removeLayer(let number): removeLayer(number)
        case .subscribe(let operation): subscribe(operations[operation])
        case .cancel(let number): cancel(number)
        case .retain(let operation):
            let operation = operations[operation]
            retained.append((operation, store.retain(operation, from: .root)))
        case .release(let number): release(number)
        case .collect:
            store.collectGarbage()
            collect()
        case .keepSnapshot(let operation): keepSnapshot(operations[operation])
        }
    }

    private func normalize(
        _ operation: OperationDescriptor,
        _ response: String,
        _ transaction: inout StoreTransaction
    ) throws {
        let bytes = Array(response.utf8)
        _ = try bytes.withUnsafeBytes {
            try transaction.normalize($0, BoundNormalization(operation), root: .root)
        }
    }

    private func publish(
        _ operation: OperationDescriptor,
        _ response: String,
        isRefused: Bool
    ) throws {
        do {
            try store.publish { try normalize(operation, response, &$0) }
        } catch {
            guard isRefused else { throw error }
            return
        }
        guard !isRefused else { throw Outage(reason: "a bad response was taken") }
        base.write(try JSONValue(parsing: Data(response.utf8)), operation)
        replay()
        collectIfNeeded()
    }

    private func commit(
        _ operation: OperationDescriptor,
        _ response: String,
        layer: Int,
        _ edits: [ModelEdit]
    ) throws {
        let layer = layers.isEmpty ? nil : layers[layer % layers.count].id
        try store.publish(removingLayer: layer) { transaction in
            try normalize(operation, response, &transaction)
            // As an updater that may throw, which then is dropped alone.
            try? RecordSourceProxy.run(&transaction) { store in
                for edit in edits { try edit.apply(to: store) }
            }
        }
        base.write(try JSONValue(parsing: Data(response.utf8)), operation)
        Self.attempt(edits, on: &base)
        layers.removeAll { $0.id == layer }
        replay()
        collectIfNeeded()
    }

    private func update(_ edits: [ModelEdit]) {
        try? store.publish { transaction in
            try RecordSourceProxy.run(&transaction) { store in
                for edit in edits { try edit.apply(to: store) }
            }
        }
        guard Self.attempt(edits, on: &base) else { return }
        replay()
        collectIfNeeded()
    }

    /// Makes the changes, or none.
    @discardableResult
    private static func attempt(_ edits: [ModelEdit], on records: inout ModelRecords) -> Bool {
        var changed = records
        do {
            for edit in edits { try edit.apply(to: &changed) }
        } catch {
            return false
        }
        records = changed
        return true
    }

    private func addLayer(_ operation: OperationDescriptor, _ response: String) throws {
        let json = try JSONValue(parsing: Data(response.utf8))
        let id = try store.addLayer { [self] in try normalize(operation, response, &$0) }
        layers.append((id, { $0.write(json, operation) }))
        replay()
    }

    private func addLayer(_ edits: [ModelEdit]) {
        let id = try? store.addLayer { transaction in
            try RecordSourceProxy.run(&transaction) { store in
                for edit in edits { try edit.apply(to: store) }
            }
        }
        let layer = { (records: inout ModelRecords) in
            for edit in edits { try edit.apply(to: &records) }
        }
        // One that throws at once is not laid; the model finds out by itself.
        layers.append((id ?? -1, layer))
        replay()
    }

    private func removeLayer(_ number: Int) {
        guard !layers.isEmpty else { return }
        let id = layers[number % layers.count].id
        store.removeLayer(id)
        layers.removeAll { $0.id == id }
        replay()
        collectIfNeeded()
    }

    private func replay() {
        view = base
        layers.removeAll { layer in
            var changed = view
            do {
                try layer.apply(&changed)
            } catch {
                return true
            }
            view = changed
            return false
        }
    }

    // MARK: - Readers

    private func subscribe(_ operation: OperationDescriptor) {
        subscriptionCount += 1
        let number = subscriptionCount
        let last = Locked<String?>(nil)
        let told = told
        let disposable = store.subscribe {
            Tree.read(operation, $0)
        } _: { (snapshot: Snapshot<Tree>) in
            let text = snapshot.text
            guard last.withLock({ take(&$0, text) }) != text else { return false }
            told.withLock { $0.append("\(number): \(text)") }
            return true
        }
        let (text, seen) = ModelReader.read(operation, view)
        expected.append("\(number): \(text)")
        subscriptions.append(
            Subscription(
                number: number,
                operation: operation,
                disposable: disposable,
                text: text,
                seen: seen
            )
        )
    }

    private func cancel(_ number: Int) {
        guard !subscriptions.isEmpty else { return }
        subscriptions.remove(at: number % subscriptions.count).disposable.dispose()
    }

    private func keepSnapshot(_ operation: OperationDescriptor) {
        let source = store.source
        snapshots.append((operation, source, Tree.read(operation, source).text))
        if snapshots.count > 8 { snapshots.removeFirst() }
    }

    // MARK: - Collection

    private func release(_ number: Int) {
        guard !retained.isEmpty else { return }
        let (operation, disposable) = retained.remove(at: number % retained.count)
        disposable.dispose()
        disposable.dispose()
        released.removeAll { $0.identifier == operation.identifier }
        released.append(operation)
        guard released.count > Self.bufferSize else { return }
        released.removeFirst()
        collect()
    }

    private func collectIfNeeded() {
        if layers.isEmpty, needsCollection { collect() }
    }

    private func collect() {
        needsCollection = !layers.isEmpty
        guard layers.isEmpty else { return }
        // What readers have read by now counts.
        tellReaders()
        var live = Set(subscriptions.flatMap(\.seen))
        for operation in retained.map(\.operation) + released {
            live.formUnion(base.reachable(by: operation))
        }
        base.records = base.records.filter { live.contains($0.key) }
        replay()
    }

    private func collectWhatIsScheduled() {
        while let work = scheduled.withLock({ $0.popLast() }) { work() }
    }

    // MARK: - Comparison

    private func compare(_ index: Int, isThorough: Bool) throws {
        tellReaders()
        let told = told.withLock { take(&$0, []) }
        try expect(
            told.joined(separator: "\n"),
            take(&expected, []).joined(separator: "\n"),
            "told"
        )
        let operation = operations[index % operations.count]
        let read = Tree.read(operation, store.source).text
        try expect(read, ModelReader.read(operation, view).text, operation.request.name)
        guard isThorough else { return }
        try expect(Self.lines(store.records), Self.lines(view.dump), "records")
        for (operation, source, text) in snapshots {
            let read = Tree.read(operation, source).text
            try expect(read, text, "snapshot of \(operation.request.name)")
        }
    }

    private func tellReaders() {
        for position in subscriptions.indices {
            let (text, seen) = ModelReader.read(subscriptions[position].operation, view)
            subscriptions[position].seen = seen
            guard text != subscriptions[position].text else { continue }
            subscriptions[position].text = text
            expected.append("\(subscriptions[position].number): \(text)")
        }
    }

    private static func lines(_ records: [String: String]) -> String {
        records.map { "\($0.key) = \($0.value)" }.sorted().joined(separator: "\n")
    }

    private func expect(_ found: String, _ expected: String, _ what: String) throws {
        guard !found.hasSameBytes(as: expected) else { return }
        let (a, b) = (found.split(separator: "\n"), expected.split(separator: "\n"))
        let first = zip(a, b).first { $0 != $1 }
        let more = "\(first?.0 ?? a.dropFirst(b.count).first ?? "nothing")"
        let less = "\(first?.1 ?? b.dropFirst(a.count).first ?? "nothing")"
        throw Outage(reason: "\(what): the store has\n  \(more)\nthe model has\n  \(less)")
    }
}

extension Snapshot<Tree> {
    fileprivate var text: String {
        switch result {
        case .value(let tree): tree.text
        case .missing: "missing"
        case .failed: "failed"
        case .deleted: "deleted"
        }
    }
}
