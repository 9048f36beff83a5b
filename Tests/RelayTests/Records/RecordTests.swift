import Testing

@testable import Relay

@Suite struct RecordTests {
    private let symbols = Symbols()
    private let empty = Shape.makeEmpty()
    private var type: TypeName { symbols.typeName("T") }

    private func record(_ fields: KeyValuePairs<String, Value>) -> Record {
        var record = Record(typeName: type, empty: empty)
        for (key, value) in fields { record[symbols.fieldKey(key)] = value }
        return record
    }

    @Test func holdsValuesByKey() {
        let record = record(["a": .int(1), "b": .null, "a": .int(2)])
        #expect(record[symbols.fieldKey("a")] == .int(2))
        #expect(record[symbols.fieldKey("b")] == .null)
        #expect(record[symbols.fieldKey("c")] == .absent)
        #expect(record.slotCount == 2)
    }

    @Test func sharesItsShapeWithRecordsAlike() {
        #expect(
            record(["a": .int(1), "b": .null]).shape === record(["a": .null, "b": .null]).shape
        )
        #expect(record(["a": .null, "b": .null]).shape !== record(["b": .null, "a": .null]).shape)
    }

    @Test func isEqualWhateverTheOrderOfItsSlots() {
        #expect(record(["a": .int(1), "b": .null]) == record(["b": .null, "a": .int(1)]))
        #expect(record(["a": .int(1)]) != record(["a": .int(1), "b": .null]))
        #expect(record(["a": .int(1), "b": .absent]) == record(["a": .int(1)]))
        #expect(record(["a": .string("\u{e9}")]) != record(["a": .string("e\u{301}")]))
    }

    @Test func forgetsAField() {
        var record = record(["a": .int(1), "b": .int(2)])
        record[symbols.fieldKey("a")] = .absent
        #expect(record[symbols.fieldKey("a")] == .absent)
        #expect(record == self.record(["b": .int(2)]))
    }

    @Test func differsWhenDeletedOrOfAnotherType() {
        let plain = Record(typeName: type, empty: empty)
        #expect(Record.deleted(type, empty: empty) != plain)
        #expect(Record(typeName: symbols.typeName("U"), empty: empty) != plain)
    }

    @Test func findsKeysInLargeShapesToo() {
        var record = Record(typeName: type, empty: empty)
        for index in 0..<100 { record[symbols.fieldKey("k\(index)")] = .int(Int64(index)) }
        let found = (0..<100).filter { record[symbols.fieldKey("k\($0)")] == .int(Int64($0)) }
        #expect(found.count == 100)
        #expect(record[symbols.fieldKey("k100")] == .absent)
    }

    @Test func valuesOfDifferentKindsDiffer() {
        let values: [Value] = [
            .absent, .null, .bool(false), .int(0), .double(0.5), .string(""), .json([]),
            .link(.root), .links([]), .links([.root]), .list([]), .list([.null]),
            .error([GraphQLError(message: "")]),
        ]
        for (index, value) in values.enumerated() {
            for (other, otherValue) in values.enumerated() {
                #expect((value == otherValue) == (index == other))
            }
        }
    }

    @Test func namesWhatAValueLinksTo() {
        let (a, b) = (DataID(index: 1), DataID(index: 2))
        var found: [DataID] = []
        Value.list([.link(a), .null, .list([.links([b, a])])]).forEachLink { found.append($0) }
        Value.link(b).forEachLink { found.append($0) }
        Value.string("x").forEachLink { found.append($0) }
        #expect(found == [a, b, a, b])
    }
}
