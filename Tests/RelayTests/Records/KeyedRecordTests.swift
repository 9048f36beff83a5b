import Relay
import Testing

/// A record that collects more keys than a shape may have keeps its fields by key.
@Suite struct KeyedRecordTests {
    @Test func holdsAnyNumberOfFields() {
        let symbols = Symbols()
        var record = Record(typeName: symbols.typeName("Query"), empty: .makeEmpty())
        let keys = (0..<1000).map { symbols.fieldKey("node(id:\($0))") }
        var snapshots: [Record] = []
        for (value, key) in keys.enumerated() {
            record[key] = .int(Int64(value))
            if value % 50 == 0 { snapshots.append(record) }
        }
        #expect(record.isKeyed)
        #expect(keys.enumerated().allSatisfy { record[$1] == .int(Int64($0)) })
        #expect(record[symbols.fieldKey("other")] == .absent)
        record[keys[3]] = .null
        record[keys[999]] = .absent
        #expect(record[keys[3]] == .null)
        #expect(record[keys[999]] == .absent)
        for (index, snapshot) in snapshots.enumerated() {
            #expect(snapshot[keys[3]] == (index == 0 ? .absent : .int(3)))
            #expect(snapshot[keys[index * 50]] == .int(Int64(index * 50)))
            #expect(snapshot[keys[index * 50 + 1]] == .absent)
        }
    }
}
