import Relay

/// The records that the script of faults writes, as a store has them.
struct StoreContents: Hashable {
    /// An object of the store.
    struct Object: Hashable {
        var number: Int64 = 0
        /// The lengths of its texts; -1 if there is none.
        var texts = [-1, -1, -1]
    }

    static let count = 132

    /// `nil` for those that are missing.
    var objects = [Object?](repeating: nil, count: count)
    /// The objects that the query has found, -1 for one without an id; `nil` if it was not fetched.
    var kept: [Int]?

    init() {}

    /// Reads them.
    init(_ store: RecordSourceProxy) {
        for index in objects.indices {
            guard let record = store.record(Self.id(index)) else { continue }
            var object = Object(number: record.value("number")?.int ?? -1)
            for text in object.texts.indices {
                let value = record.value("text(of:\(text))")?.string
                object.texts[text] = value?.utf8.count ?? -1
            }
            objects[index] = object
        }
        kept = store.root.linkedRecords("kept")?.map { record in
            record?.id.flatMap { Self.indices[$0] } ?? -1
        }
    }

    static func id(_ index: Int) -> ID { ID("object:\(index)") }

    private static let indices = Dictionary(
        uniqueKeysWithValues: (0..<count).map { (id($0), $0) }
    )

    /// Returns whether each object that is not missing is that of one of the versions.
    ///
    /// The objects that the query has found may have lost their ids.
    func isMixture(of versions: [StoreContents]) -> Bool {
        objects.indices.allSatisfy { index in
            objects[index] == nil || versions.contains { $0.objects[index] == objects[index] }
        } && (kept ?? []).allSatisfy { $0 < 0 || Self.found.contains($0) }
    }

    // MARK: Changes

    /// Gives a number to objects of all rows, and adds others.
    mutating func change(_ number: Int64) {
        for index in Self.changed(number) {
            var object = objects[index] ?? Object()
            object.number = Self.number(number, of: index)
            object.texts[Int(number % 3)] = Int(number % 50)
            objects[index] = object
        }
    }

    /// Makes the same change in a store.
    static func change(_ number: Int64, in store: RecordSourceProxy) {
        for index in changed(number) {
            let record =
                store.record(id(index)) ?? store.create(id(index), type: "Object")
            record.setValue(.int(Self.number(number, of: index)), for: "number")
            let text = String(repeating: "x", count: Int(number % 50))
            record.setValue(.string(text), for: "text(of:\(number % 3))")
        }
    }

    private static func changed(_ number: Int64) -> [Int] {
        (0..<count).filter { $0 % 11 == 0 || $0 % 32 == Int(number % 32) }
    }

    private static func number(_ number: Int64, of index: Int) -> Int64 {
        index % 11 == 0 ? number : 0
    }

    /// The objects that the query finds.
    static let found = Array(stride(from: 0, to: 66, by: 3))

    /// Fetches the query.
    mutating func fetch(_ number: Int64) {
        for index in Self.found {
            var object = objects[index] ?? Object()
            object.number = number
            objects[index] = object
        }
        kept = Self.found
    }

    /// Drops the objects that the query has not found.
    mutating func collect() {
        let kept = Set(kept ?? [])
        for index in objects.indices where !kept.contains(index) { objects[index] = nil }
    }
}

extension StoreContents: CustomStringConvertible {
    /// The numbers, each with how many objects have it.
    var description: String {
        var counts: [Int64: Int] = [:]
        for object in objects { if let object { counts[object.number, default: 0] += 1 } }
        let numbers = counts.sorted { $0.key < $1.key }.map { "\($0.key)×\($0.value)" }
        return "[\(numbers.joined(separator: " "))\(kept == nil ? "" : " kept")]"
    }
}
