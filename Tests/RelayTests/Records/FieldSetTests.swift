import Testing

@testable import Relay

@Suite struct FieldSetTests {
    private let symbols = Symbols()
    private let empty = Shape.makeEmpty()

    private func record(_ values: [Int: Value], type: String = "Story") -> Record {
        var record = Record(typeName: symbols.typeName(type), empty: empty)
        for (field, value) in values.sorted(by: { $0.key < $1.key }) {
            record[FieldKey(index: UInt32(field))] = value
        }
        return record
    }

    private func fields(_ numbers: some Sequence<Int>) -> FieldSet {
        var fields = FieldSet.none
        for number in numbers { fields.insert(FieldKey(index: UInt32(number))) }
        return fields
    }

    @Test func aSetIntersectsThoseWithOneOfItsFields() {
        let own = fields([1, 7, 62])
        #expect(own.intersects(fields([7])))
        #expect(!own.intersects(fields([2, 8, 61])))
        #expect(own.contains(fields([1, 62])) && !own.contains(fields([1, 2])))
        // A field may seem to be there, but never to be missing.
        for number in 0..<500 { #expect(fields([3, number]).intersects(fields([number]))) }
    }

    @Test func existenceConcernsOnlyWhatChangesAll() {
        #expect(FieldSet.existence.intersects(.all))
        #expect(!FieldSet.existence.intersects(fields(0..<63)))
        #expect(!FieldSet.none.intersects(.all))
    }

    @Test func theSameRecordHasNoDifferences() {
        let one = record([1: .int(1), 2: .string("a")])
        #expect(one.borrowed.fields(differingFrom: one.borrowed) == .none)
        let other = record([1: .int(1), 2: .string("a")])
        #expect(one.borrowed.fields(differingFrom: other.borrowed) == .none)
        withExtendedLifetime((one, other)) {}
    }

    @Test func anotherTypeAndADeletedRecordDifferInAll() {
        let one = record([1: .int(1)])
        let other = record([1: .int(1)], type: "User")
        let deleted = Record.deleted(symbols.typeName("Story"), empty: empty)
        #expect(one.borrowed.fields(differingFrom: other.borrowed) == .all)
        #expect(one.borrowed.fields(differingFrom: deleted.borrowed) == .all)
        #expect(deleted.borrowed.fields(differingFrom: one.borrowed) == .all)
        withExtendedLifetime((one, other, deleted)) {}
    }

    @Test func aRecordOfManyFieldsDiffersInAll() {
        let many = record(Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, .int(1)) }))
        let more = record(Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, .int(2)) }))
        #expect(many.isKeyed)
        #expect(many.borrowed.fields(differingFrom: more.borrowed) == .all)
        withExtendedLifetime((many, more)) {}
    }

    /// Beside a comparison of the two field by field.
    @Test(arguments: 0..<300)
    func differencesAreThoseOfTheFields(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pool: [Value] = [
            .absent, .null, .int(1), .int(2), .string("a"), .string("b"), .bool(true),
            .link(DataID(index: 4)), .links([DataID(index: 4)]), .links([]), .list([.int(1)]),
        ]
        func values() -> [Int: Value] {
            var values: [Int: Value] = [:]
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                values[Int.random(in: 0..<20, using: &random)] = pool.randomElement(using: &random)
            }
            return values
        }
        let (old, new) = (values(), values())
        let different = (0..<20).filter { (old[$0] ?? .absent) != (new[$0] ?? .absent) }
        let (before, after) = (record(old), record(new))
        #expect(after.borrowed.fields(differingFrom: before.borrowed) == fields(different))
        withExtendedLifetime((before, after)) {}
    }
}
