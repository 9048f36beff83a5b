import Testing

@testable import Relay

@Suite struct RecordSourceTests {
    private let symbols = Symbols()
    private let empty = Shape.makeEmpty()

    private func record(_ value: Int64) -> Record {
        var record = Record(typeName: symbols.typeName("T"), empty: empty)
        record[symbols.fieldKey("n")] = .int(value)
        return record
    }

    @Test func findsWhatWasPutIn() {
        var source = RecordSource()
        #expect(source[.root] == nil)
        for index: UInt32 in [0, 31, 32, 1023, 1024, 70_000] {
            source[DataID(index: index)] = record(Int64(index))
        }
        #expect(source.count == 6)
        #expect(source.endIndex > 70_000)
        for index: UInt32 in [0, 31, 32, 1023, 1024, 70_000] {
            #expect(source[DataID(index: index)] == record(Int64(index)))
        }
        for index: UInt32 in [1, 30, 33, 1022, 1025, 69_999, 70_001, 4_000_000] {
            #expect(source[DataID(index: index)] == nil)
        }
    }

    @Test func findsWhatWasWrittenBetweenTwoVersions() {
        var source = RecordSource()
        for index: UInt32 in 0..<3_000 { source[DataID(index: index)] = record(Int64(index)) }
        let before = source
        func differences(_ source: RecordSource, _ other: RecordSource) -> [UInt32] {
            var found: [UInt32] = []
            source.forEachDifference(from: other) { found.append($0.index) }
            return found
        }
        #expect(differences(source, before).isEmpty)
        source[.root] = record(-1)
        source[DataID(index: 9)] = record(9)
        source[DataID(index: 1_500)] = nil
        source[DataID(index: 70_000)] = record(1)
        var changed = source[DataID(index: 2_000)]
        changed?[symbols.fieldKey("n")] = .int(-1)
        source[DataID(index: 2_000)] = changed
        #expect(differences(source, before) == [0, 9, 1_500, 2_000, 70_000])
        #expect(differences(before, source) == [0, 9, 1_500, 2_000, 70_000])
        #expect(differences(before, RecordSource()).count == 3_000)
        #expect(differences(RecordSource(), before).count == 3_000)
    }

    /// Records without the field, of other shapes, with too many fields for a shape, and none at all.
    @Test(arguments: [0, 1, 63, 64, 65, 300]) func findsTheLinksOfManyRecords(count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let link = symbols.fieldKey("link")
        var source = RecordSource()
        var expected: [Int: DataID] = [:]
        var ids: ContiguousArray<DataID> = []
        for position in 0..<count {
            let id = DataID(index: UInt32.random(in: 0..<2_000, using: &random))
            ids.append(id)
            guard source[id] == nil, Int.random(in: 0..<9, using: &random) > 0 else { continue }
            var record = record(1)
            let others = [0, 0, 1, 3, 100].randomElement(using: &random) ?? 0
            for other in 0..<others { record[symbols.fieldKey("f\(other)")] = .null }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: break
            case 1: record[link] = .null
            default: record[link] = .link(DataID(index: UInt32(position + 5_000)))
            }
            source[id] = record
        }
        for (position, id) in ids.enumerated() {
            if case .link(let target)? = source[id]?[link] { expected[position] = target }
        }
        var found: [Int: DataID] = [:]
        source.forEachLink(link, of: ids) { found[$0] = $1 }
        #expect(found == expected)
    }

    @Test func forgetsWhatIsTakenOut() {
        var source = RecordSource()
        source[DataID(index: 5)] = record(1)
        source[DataID(index: 5)] = record(2)
        #expect(source.count == 1)
        source[DataID(index: 5)] = nil
        source[DataID(index: 6)] = nil
        #expect(source.count == 0)
        #expect(source[DataID(index: 5)] == nil)
    }

    @Test func copiesStayAsTheyWere() {
        var source = RecordSource()
        for index in 0..<UInt32(3000) { source[DataID(index: index)] = record(0) }
        let snapshot = source
        for index in 0..<UInt32(3000) where index % 7 == 0 {
            source[DataID(index: index)]?[symbols.fieldKey("n")] = .int(1)
        }
        source[DataID(index: 1)] = nil
        source[DataID(index: 9000)] = record(2)
        #expect(snapshot.count == 3000)
        #expect((0..<UInt32(3000)).allSatisfy { snapshot[DataID(index: $0)] == record(0) })
        #expect(snapshot[DataID(index: 9000)] == nil)
        #expect(source[DataID(index: 7)] == record(1))
    }

    @Test(arguments: UInt64(1)...5)
    func isWhatADictionaryIs(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var source = RecordSource()
        var model: [UInt32: Record] = [:]
        var snapshots: [(RecordSource, [UInt32: Record])] = []
        for step in 0..<3000 {
            let index = UInt32.random(in: 0..<2200, using: &generator)
            if generator.chance(25) {
                source[DataID(index: index)] = nil
                model[index] = nil
            } else {
                source[DataID(index: index)] = record(Int64(step))
                model[index] = record(Int64(step))
            }
            if step % 500 == 0 { snapshots.append((source, model)) }
        }
        snapshots.append((source, model))
        for (source, model) in snapshots {
            #expect(source.count == model.count)
            let differs = (0..<UInt32(source.endIndex)).first {
                source[DataID(index: $0)] != model[$0]
            }
            #expect(differs == nil)
        }
    }
}
