import Testing

@testable import Relay

/// A check finds out only once which fields an object of a type must have, and where records of a
/// shape have them.
@Suite struct CheckedFieldsTests {
    private let test = TestEnvironment()
    private let query = SearchQuery(text: "x")

    /// An object of the list.
    private struct Object {
        let id: ID
        let type: String
        /// In the order in which they are written, which determines the shape.
        var fields: [String]
        var isDeleted = false
        var isInvalidated = false

        /// The fields that the query selects, beside the id.
        var required: [String] {
            switch type {
            case "Human": ["name", "height"]
            case "Droid": ["name", "primaryFunction"]
            default: ["name", "length"]
            }
        }

        var isComplete: Bool { isDeleted || Set(required).isSubset(of: fields) }
    }

    /// Teaches which interfaces the types implement.
    private func teach() throws {
        try test.write(
            #"{"data":{"search":[{"__typename":"Human","__isNode":"Human","id":"1","name":"a","#
                + #""height":1},{"__typename":"Droid","__isNode":"Droid","id":"2","name":"b","#
                + #""primaryFunction":"c"},{"__typename":"Starship","__isNode":"Starship","#
                + #""id":"3","name":"d","length":2}]}}"#,
            query
        )
    }

    private func arguments(_ field: String) -> JSONObject {
        field == "length" ? ["unit": "FOOT"] : [:]
    }

    private func write(_ objects: [Object]) throws {
        try test.environment.commitUpdate { store in
            var records: [RecordProxy?] = []
            for object in objects {
                let record = store.create(object.id, type: object.type)
                record.setValue(.string(object.id.description), for: "id")
                for field in object.fields {
                    record.setValue(.null, for: field, arguments: arguments(field))
                }
                records.append(record)
            }
            store.root.setLinkedRecords(
                records,
                for: "search",
                arguments: ["text": "x", "first": 10]
            )
            for object in objects {
                if object.isInvalidated { store.record(object.id)?.invalidateRecord() }
                if object.isDeleted { store.delete(object.id) }
            }
        }
    }

    private func expected(_ objects: [Object]) -> OperationAvailability {
        // What was deleted is neither looked at nor stale.
        if objects.contains(where: { $0.isInvalidated && !$0.isDeleted }) { return .stale }
        return objects.allSatisfy(\.isComplete) ? .available(fetched: nil) : .missing
    }

    private func objects(_ random: inout SeededGenerator) -> [Object] {
        let count = Int.random(in: 1...12, using: &random)
        return (0..<count).map { index in
            var object = Object(
                id: ID("o\(index)"),
                type: random.pick(["Human", "Droid", "Starship"]),
                fields: []
            )
            object.fields = object.required
            if random.chance(8), let last = object.required.last {
                object.fields.removeAll { $0 == last }
            } else if random.chance(4) {
                object.fields.removeFirst()
            }
            // Fields of the other types too, and so many that they are kept by key.
            let others = random.chance(10) ? 80 : Int.random(in: 0...3, using: &random)
            object.fields += (0..<others).map { "other\($0)" }
            object.fields += ["primaryFunction", "height"].filter { _ in random.chance(5) }
            object.fields.shuffle(using: &random)
            object.isDeleted = random.chance(5)
            object.isInvalidated = random.chance(3)
            return object
        }
    }

    @Test(arguments: 0..<UInt64(150)) func findsWhatIsMissing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try teach()
        #expect(test.environment.check(query) == .available(fetched: nil))
        let objects = objects(&random)
        try write(objects)
        #expect(test.environment.check(query) == expected(objects), "\(objects)")
    }

    /// Only the last one is incomplete, and has the shape of the one before or the one before that.
    @Test func aShapeIsThatOfEachRecord() throws {
        try teach()
        let human = { (id: ID, fields: [String]) in Object(id: id, type: "Human", fields: fields) }
        let complete = [
            human("a", ["name", "height"]), human("b", ["height", "name"]),
            human("c", ["mass", "name", "height"]),
        ]
        try write(complete)
        #expect(test.environment.check(query) == .available(fetched: nil))
        for last in [["name", "mass"], ["mass", "name"], ["height"], []] {
            try write(complete + [human(ID("d\(last.joined())"), last)])
            #expect(test.environment.check(query) == .missing, "\(last)")
        }
    }

    /// Humans have the fields that droids need, and not their own.
    @Test func theFieldsAreThoseOfTheType() throws {
        try teach()
        let fields = ["name", "primaryFunction"]
        let droids = [Object(id: "a", type: "Droid", fields: fields)]
        try write(droids)
        #expect(test.environment.check(query) == .available(fetched: nil))
        for type in ["Human", "Starship"] {
            let other = [Object(id: "h\(type)" as ID, type: type, fields: fields)]
            try write(droids + other)
            #expect(test.environment.check(query) == .missing)
            try write(other + droids)
            #expect(test.environment.check(query) == .missing)
        }
    }

    @Test func aTypeOfWhichTooLittleIsKnownIsMissing() throws {
        try teach()
        let human = Object(id: "a", type: "Human", fields: ["name", "height"])
        let alien = Object(id: "b", type: "Alien", fields: ["name", "height", "length"])
        for objects in [[alien], [human, alien], [alien, human], [human, alien, alien, human]] {
            try write(objects)
            #expect(test.environment.check(query) == .missing)
        }
    }

    /// The same type and shape at two levels with other fields.
    @Test func eachLevelHasItsFields() throws {
        let test = TestEnvironment()
        let query = NodesQuery(ids: ["1"])
        let human = #"{"__typename":"Human","id":"1","name":"a"}"#
        try test.write(#"{"data":{"nodes":[\#(human)]}}"#, query)
        #expect(test.environment.check(query) == .available(fetched: nil))
        try test.write(
            #"{"data":{"search":[{"__typename":"Human","__isNode":"Human","id":"1","name":"a","#
                + #""height":1}]}}"#,
            self.query
        )
        #expect(test.environment.check(query) == .available(fetched: nil))
        #expect(test.environment.check(self.query) == .available(fetched: nil))
        try test.environment.commitUpdate { store in
            store.create("2", type: "Human").setValue("2", for: "id")
            let records = [store.record("1"), store.record("2")]
            store.root.setLinkedRecords(records, for: "nodes", arguments: ["ids": ["1"]])
        }
        #expect(test.environment.check(query) == .missing)
    }

    @Test func aFieldThatWasInvalidatedInTheMiddleIsStale() throws {
        try teach()
        let fields = ["name", "height"]
        let humans = (0..<5).map { Object(id: ID("h\($0)"), type: "Human", fields: fields) }
        try write(humans)
        try test.environment.commitUpdate { $0.record("h2")?.invalidateField("mass") }
        #expect(test.environment.check(query) == .available(fetched: nil))
        try test.environment.commitUpdate { $0.record("h2")?.invalidateField("height") }
        #expect(test.environment.check(query) == .stale)
    }
}
