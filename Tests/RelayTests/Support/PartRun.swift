import Foundation
import Testing

@testable import Relay

/// One response and one way to cut it.
struct PartRun {
    enum Format: CaseIterable {
        case of2020, of2022, newer
    }

    /// Describes the operation in an environment.
    private let describe: (TestEnvironment) throws -> OperationDescriptor
    let whole: JSONValue
    let payloads: [JSONValue]
    private let seed: UInt64

    init(
        seed: UInt64,
        _ format: Format,
        _ describe: @escaping (TestEnvironment) throws -> OperationDescriptor
    ) rethrows {
        self.describe = describe
        self.seed = seed
        let descriptor = try describe(TestEnvironment())
        whole = ResponseGraph(seed: seed).answer(descriptor)
        var splitter = PartSplitter(
            variables: descriptor.effectiveVariables,
            generator: SeededGenerator(seed: seed),
            isOne: { ResponseGraph.isOne($0, of: $1) }
        )
        let (first, parts) = splitter.split(descriptor, whole)
        let generator = splitter.generator
        switch format {
        case .newer:
            var payloads = NewerPayloads(generator: generator)
            self.payloads = payloads.payloads(first, parts)
        case .of2020, .of2022:
            var payloads = PayloadsOf2022(
                generator: generator,
                hasSinglePayloads: format == .of2020
            )
            self.payloads = payloads.payloads(first, parts)
        }
    }

    var hasDistinctNodes: Bool {
        guard let edges = whole["feed"]?["edges"]?.array else { return true }
        let ids = edges.compactMap { $0["node"]?["id"]?.string }
        return !ids.contains("") && Set(ids.map(\.escaped)).count == ids.count
    }

    private func makeWriter() throws -> PartWriter {
        let test = TestEnvironment()
        return PartWriter(try describe(test), in: test)
    }

    func check(_ document: String = "") throws {
        let comment = Comment(rawValue: "seed \(seed)\n\(document)\n\(whole)\n\(payloads)")
        var expected = try makeWriter()
        try expected.write(JSONValue.object(["data": whole]).description)
        var writer = try makeWriter()
        let reader = LastReading(writer)
        for payload in payloads {
            try writer.write(payload.description)
            #expect(reader.isUpToDate, comment)
        }
        let (records, other) = (writer.records, expected.records)
        let differing = Set(records.keys).union(other.keys).filter { records[$0] != other[$0] }
        let differences = differing.map { "\($0): \(records[$0] ?? "") / \(other[$0] ?? "")" }
        try #require(differences == [], comment)
        #expect(writer.typeFacts == expected.typeFacts, comment)
        #expect(writer.missing == [], comment)
        #expect(writer.outstanding == nil, comment)
        #expect(writer.test.environment.isAvailable(writer.operation), comment)
        let read = ResponseReader(
            source: writer.test.environment.store.source,
            symbols: writer.operation.symbols,
            variables: writer.operation.effectiveVariables
        ).read([writer.operation.artifact.contents.normalization], .root)
        #expect(read == whole, comment)
    }
}

/// What somebody last read who looks at all that an operation reaches.
private final class LastReading: @unchecked Sendable {  // because only one test uses it.
    private let store: Store
    private var last: [DataID: Record] = [:]
    private var subscription: Disposable?

    init(_ writer: PartWriter) {
        store = writer.test.environment.store
        subscription = store.subscribe { [unowned self] source in
            last = Self.reach(source)
            let seen = last.keys.sorted { $0.index < $1.index }
            return .init(seen: SeenRecords(seen.lazy.map { SeenRecord($0) }), hasChanged: true)
        }
    }

    /// Whether the newest version has nothing that the reader wasn't told of.
    var isUpToDate: Bool { Self.reach(store.source) == last }

    private static func reach(_ source: RecordSource) -> [DataID: Record] {
        let empty = Record(typeName: Symbols().typeName(""), empty: Shape.makeEmpty())
        var reached: [DataID: Record] = [:]
        var open: [DataID] = [.root]
        while let id = open.popLast() {
            guard reached[id] == nil else { continue }
            let record = source[id] ?? empty
            reached[id] = record
            record.borrowed.forEachLink { open.append($0) }
        }
        return reached
    }
}

extension PartWriter {
    fileprivate var typeFacts: [String: Bool] {
        let facts = test.environment.store.source.typeFacts.map { fact, holds in
            let names = [fact.type, fact.abstractType].map { operation.symbols.text($0) }
            return (names.joined(separator: "/"), holds)
        }
        return Dictionary(facts) { $1 }
    }
}
