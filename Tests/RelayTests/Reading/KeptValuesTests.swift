import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// A live reader builds large values again only if they have changed.
@Suite struct KeptValuesTests {
    /// JSON that counts how many times it is parsed.
    private struct Parsed: CustomScalar {
        @TaskLocal static var count = Locked(0)

        let json: JSONValue

        init(_ json: JSONValue) { self.json = json }

        init(scalar: JSONValue) throws {
            Self.count.withLock { $0 += 1 }
            if case .object(let object) = scalar, object["isInvalid"] != nil {
                throw InvalidScalar("invalid")
            }
            json = scalar
        }

        var inputValue: JSONValue { json }
        static var placeholder: Parsed { Parsed(.null) }
    }

    private struct Large: TestSelection, FieldValue {
        let number: Int?
        let texts: [String?]?
        let rows: [[Int]]?
        let box: Parsed?
        let boxes: [Parsed]?

        init(_ reader: inout Reader) {
            number = reader.value(0)
            texts = reader.value(1)
            rows = reader.value(2)
            box = reader.value(3)
            boxes = reader.value(4)
        }

        func hasTexts(of other: Large) -> Bool {
            guard let texts = other.texts else { return self.texts == nil }
            return self.texts?.hasSameMemory(as: texts) == true
        }
    }

    private let document: TestDocument

    init() throws {
        document = try TestDocument(
            """
            normalization
             number: Int
             texts: [String]
             rows: [[Int!]!]
             box: scalar Box
             boxes: [scalar Box!]
            reader
             number
             texts
             rows
             box
             boxes
            """
        )
    }

    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        "[\((0..<count).map(element).joined(separator: ","))]"
    }

    private func write(
        _ number: Int,
        texts: String? = nil,
        rows: String? = nil,
        box: String? = nil,
        boxes: String? = nil,
        errors: String = "[]"
    ) throws {
        let members = [
            #""number":\#(number)"#,
            #""texts":\#(texts ?? list(100) { #""text \#($0)""# })"#,
            #""rows":\#(rows ?? list(100) { "[\($0),1]" })"#,
            #""box":\#(box ?? "{\"values\":\(list(100, \.description))}")"#,
            #""boxes":\#(boxes ?? list(100) { #"{"x":\#($0)}"# })"#,
        ]
        try document.write("{\(members.joined(separator: ","))}", errors: errors)
    }

    private var source: RecordSource { document.test.environment.store.source }

    /// Reads for the first time.
    private func begin() -> LiveFragment<Large> {
        let operation = document.operation
        let bound = operation.reader(of: operation.artifact, arguments: nil)
        return LiveFragment.begin(bound, owner: operation, id: .root, source).0
    }

    private func value(_ live: LiveFragment<Large>) async throws -> Large {
        try #require(await live.next())
    }

    /// Runs a test with a count of its own.
    private func counting(_ test: (Locked<Int>) async throws -> Void) async throws {
        let count = Locked(0)
        try await Parsed.$count.withValue(count) { try await test(count) }
    }

    // MARK: - What is kept

    @Test func aSiblingThatChangesLeavesLargeValues() async throws {
        try await counting { count in
            try write(1)
            let live = begin()
            let first = try await value(live)
            #expect(count.withLock { $0 } == 101)
            for number in 2..<10 {
                try write(number)
                #expect(live.refresh(source).hasChanged)
                let next = try await value(live)
                #expect(next.number == number)
                #expect(next.hasTexts(of: first))
                #expect(next.rows == first.rows && next.box == first.box)
            }
            #expect(count.withLock { $0 } == 101)
        }
    }

    @Test func whatChangesIsReadAgain() async throws {
        try await counting { count in
            try write(1)
            let live = begin()
            let first = try await value(live)
            try write(1, texts: list(100) { #""text \#($0 == 99 ? -1 : $0)""# })
            #expect(live.refresh(source).hasChanged)
            let second = try await value(live)
            #expect(second.texts?.last == "text -1" && !second.hasTexts(of: first))
            #expect(count.withLock { $0 } == 101)
            // The lists in between are other ones, and the same as at first.
            try write(2, box: "[1]", boxes: "[]")
            #expect(live.refresh(source).hasChanged)
            let third = try await value(live)
            #expect(third.texts == first.texts && third.box?.json == [1])
            #expect(third.boxes?.isEmpty == true)
            try write(1)
            #expect(live.refresh(source).hasChanged)
            #expect(try await value(live) == first)
        }
    }

    @Test func whatHasNotChangedIsNotDelivered() async throws {
        try write(1)
        let live = begin()
        _ = try await value(live)
        #expect(!live.refresh(source).hasChanged)
        try document.test.environment.commitUpdate { $0.root.setValue(1, for: "other") }
        #expect(!live.refresh(source).hasChanged)
    }

    /// What no read needs any more is released.
    @Test func onlyTheValuesOfTheLastReadAreKept() async throws {
        let kept = KeptValues()
        for number in 0..<20 {
            try write(number, texts: list(100 + number) { "\"\($0)\"" })
            kept.begin()
            #expect(read(kept).number == number)
            kept.end()
            // The texts, the rows, the box and the boxes.
            #expect(kept.count == 4)
        }
        try write(0, texts: "null", rows: "[]", box: "1", boxes: "[]")
        kept.begin()
        _ = read(kept)
        kept.end()
        #expect(kept.count == 0)
    }

    private var reader: Reader {
        let operation = document.operation
        return Reader(
            source: source,
            bound: operation.reader(of: operation.artifact, arguments: nil),
            owner: operation,
            id: .root
        )
    }

    private func read(_ kept: KeptValues?) -> Large {
        var reader = reader
        reader.keepValues(kept)
        return reader.definition()
    }

    @Test func readsOfOneTimeKeepNothing() throws {
        try write(1)
        var reader = reader
        let _: Large = reader.definition()
        #expect(reader.kept == nil)
    }

    @Test(arguments: [0, 1, 63, 64, 65]) func listsFromACertainLengthOnAreKept(count: Int) throws {
        let texts = list(count) { "\"\($0)\"" }
        try write(1, texts: texts, rows: "null", box: "null", boxes: "null")
        let kept = KeptValues()
        #expect(read(kept).texts?.count == count)
        #expect(kept.count == (count < KeptValues.leastCount ? 0 : 1))
    }

    @Test func jsonOfManyValuesIsKept() throws {
        let boxes = [
            ("{}", 0), ("[]", 0), ("\"text\"", 0), ("null", 0), (list(62, \.description), 0),
            (list(70, \.description), 1), ("[[[\(list(70, \.description))]]]", 1),
            ("{\"a\":{\"b\":\(list(70, \.description))},\"c\":1}", 1),
            (list(30) { "[\($0)]" }, 0), (list(40) { "[\($0)]" }, 1),
        ]
        for (box, count) in boxes {
            try write(1, texts: "[]", rows: "[]", box: box, boxes: "[]")
            let kept = KeptValues()
            _ = read(kept)
            #expect(kept.count == count, "\(box)")
        }
    }

    // MARK: - What is not kept

    @Test func aListWithAnErrorIsReadAgain() async throws {
        try await counting { count in
            let boxes = list(100) { $0 == 50 ? #"{"isInvalid":true}"# : "{}" }
            try write(1, boxes: boxes)
            let live = begin()
            #expect(try await value(live).boxes == nil)
            let parsed = count.withLock { $0 }
            try write(2, boxes: boxes)
            let refreshed = live.refresh(source)
            #expect(refreshed.hasChanged)
            // The error is found again, and logged for each read.
            #expect(count.withLock { $0 } == parsed + 100)
            #expect(document.read(Large.self).errors.map(\.path) == ["boxes.50"])
            try write(3)
            #expect(live.refresh(source).hasChanged)
            #expect(try await value(live).boxes?.count == 100)
        }
    }

    @Test func errorsOfElementsAreFoundAgain() async throws {
        let texts = list(100) { $0 == 7 ? "null" : "\"\($0)\"" }
        let errors = #"[{"message":"no","path":["texts",7]}]"#
        try write(1, texts: texts, errors: errors)
        let kept = KeptValues()
        #expect(read(kept).texts?[7] == nil)
        for number in 2..<4 {
            try write(number, texts: texts, errors: errors)
            kept.begin()
            var reader = reader
            reader.keepValues(kept)
            let _: Large = reader.definition()
            kept.end()
            #expect(Reading(&reader).errors.map(\.path) == ["texts.7"])
        }
    }

    @Test func aValueOfAnotherTypeIsNotTaken() throws {
        try write(1)
        let kept = KeptValues()
        let texts = try #require(source[.root]?[key("texts")])
        let identity = try #require(texts.largeIdentity)
        kept.keep(1, from: texts, identity)
        #expect(kept.output(identity) as String? == nil)
        #expect(kept.output(identity) as Int? == 1)
        #expect(read(kept).texts?.count == 100)
        #expect(kept.output(identity) as Int? == nil)
    }

    /// A list that is held by others too is copied when it changes, so an entry that did not keep
    /// the list would be found here: the memory that identifies it would get other contents.
    @Test(arguments: [KeptValues.leastCount, 1_000, 100_000])
    func anEntryKeepsTheMemoryByWhichItIsKnown(count: Int) throws {
        let kept = KeptValues()
        var list = ContiguousArray((0..<count).map { Value.int(Int64($0)) })
        var json = (0..<count).map { JSONValue.int(Int64($0)) }
        let listIdentity = try #require(Value.list(list).largeIdentity)
        let jsonIdentity = try #require(Value.json(.array(json)).largeIdentity)
        kept.begin()
        kept.keep("list", from: .list(list), listIdentity)
        kept.keep("json", from: .json(.array(json)), jsonIdentity)
        kept.end()
        // Reads that take the entries over keep them too.
        for _ in 0..<3 {
            kept.begin()
            #expect(kept.output(listIdentity) == "list")
            #expect(kept.output(jsonIdentity) == "json")
            kept.end()
        }
        list[0] = .int(-1)
        json[0] = .int(-1)
        #expect(Value.list(list).largeIdentity != listIdentity)
        #expect(Value.json(.array(json)).largeIdentity != jsonIdentity)
    }

    /// Lists of the same size that come and go, of which the allocator reuses the memory.
    @Test func memoryThatIsUsedAgainIsNotTakenForTheListBefore() throws {
        try write(0)
        let live = begin()
        for number in 1..<200 {
            try write(0, texts: list(100) { "\"\($0)-\(number)\"" })
            #expect(live.refresh(source).hasChanged)
            #expect(document.read(Large.self).value?.texts?.last == "99-\(number)")
        }
    }

    private func key(_ field: String) -> FieldKey {
        document.test.environment.store.symbols.fieldKey(field)
    }

    // MARK: - Through the environment

    /// Random changes, of which observers see what a read of the newest version returns.
    @Test(arguments: 0..<UInt64(20)) func observersSeeWhatIsStored(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        try write(0)
        let live = begin()
        _ = try await value(live)
        for number in 1..<40 {
            let count = random.pick([0, 10, 64, 100])
            let first = random.pick([0, 0, 0, 1])
            try write(
                random.chance(50) ? number : 0,
                texts: random.chance(20) ? "null" : list(count) { "\"\($0 + first)\"" },
                rows: random.chance(20) ? "null" : list(count) { "[\($0),\(first)]" },
                box: random.chance(20) ? "null" : list(count) { "\($0 + first)" },
                boxes: list(random.pick([1, 70])) { "[\($0),\(first)]" }
            )
            let expected = document.read(Large.self).value
            if live.refresh(source).hasChanged {
                #expect(try await value(live) == expected)
            }
            #expect(live.refresh(source).hasChanged == false)
        }
        try write(-1)
        #expect(live.refresh(source).hasChanged)
        #expect(try await value(live) == document.read(Large.self).value)
    }

    @Test func aResetEndsWhatIsKept() async throws {
        try write(1)
        let live = begin()
        let first = try await value(live)
        document.test.environment.reset()
        #expect(!live.refresh(source).hasChanged)
        #expect(first.texts?.count == 100)
    }
}
