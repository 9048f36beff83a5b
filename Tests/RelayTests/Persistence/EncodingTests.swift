import Foundation
import Testing

@testable import Relay

/// Values, records and identities as bytes.
struct EncodingTests {
    private let known = KnownNames(idCount: 1_000_000)

    private func encode(_ value: Value, of id: DataID = DataID(index: 500)) -> [UInt8] {
        var writer = ByteWriter()
        var used = UsedNames()
        writer.write(value, of: id, &used)
        return Array(writer.bytes)
    }

    private func decode(_ bytes: [UInt8], of id: DataID = DataID(index: 500)) throws -> Value {
        try bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes)
            let value = try reader.value(of: id, known)
            #expect(reader.isAtEnd)
            return value
        }
    }

    private func link(_ index: UInt32) -> DataID { DataID(index: index) }

    @Test func valuesAreWhatTheyWere() throws {
        let long = String(repeating: "é", count: 100)
        let values: [Value] = [
            .absent, .null, .bool(true), .bool(false), .int(0), .int(31), .int(32), .int(-1),
            .int(.max), .int(.min), .double(0), .double(-0.0), .double(.infinity), .double(1e300),
            .string(""), .string("a"), .string(String(repeating: "x", count: 63)),
            .string(String(repeating: "x", count: 64)), .string(long), .string("\u{0}"),
            .json([1, "a", ["b": .null, "c": [true, 1.5]]]), .json([:]), .json([]),
            .link(link(501)), .link(link(628)), .link(link(629)), .link(link(499)), .link(.root),
            .link(link(500)), .link(link(999_999)),
            .links(LinkList([])), .links(LinkList([link(3), link(2), link(900_000)])),
            .links(LinkList(ContiguousArray((0..<1_000).map { link($0 * 7) }))),
            .list([]), .list([.null, .link(link(7)), .list([.string("x"), .int(40)])]),
            .error([
                GraphQLError(
                    message: "m",
                    path: [.key("a"), .index(3), .key("b")],
                    extensions: ["code": "X", "deep": [1, [:]]]
                ),
                GraphQLError(message: ""),
            ]),
        ]
        for value in values {
            #expect(try decode(encode(value)) == value, "\(value)")
        }
        let nan = try decode(encode(.double(.nan)))
        guard case .double(let number) = nan else {
            Issue.record("\(nan)")
            return
        }
        #expect(number.isNaN)
    }

    @Test func shortFormsAreShort() {
        #expect(encode(.int(31)).count == 1)
        #expect(encode(.string("abc")).count == 4)
        #expect(encode(.link(link(628))).count == 1)
        #expect(encode(.link(link(499))).count == 2)
    }

    @Test func neighboursTakeNoBytesEach() throws {
        func list(_ indices: some Sequence<UInt32>) -> Value {
            .links(LinkList(ContiguousArray(indices.map { link($0) })))
        }
        #expect(encode(list(1..<100_000)).count < 10)
        #expect(encode(list(stride(from: 5, to: 90_000, by: 3))).count < 10)
        var random = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            var indices: [UInt32] = []
            var last: UInt32 = 50_000
            for _ in 0..<Int.random(in: 0..<9, using: &random) {
                let step = Int32.random(in: -4...4, using: &random)
                for _ in 0..<Int.random(in: 1..<6, using: &random) {
                    last = UInt32(Int32(last) + step)
                    indices.append(last)
                }
            }
            #expect(try decode(encode(list(indices))) == list(indices))
        }
    }

    @Test func aFewBytesTakeNoMemory() {
        // A run of a million links to one object, many times.
        var run = ByteWriter()
        for _ in 0..<100 {
            run.write(signed: 0)
            run.write(1_000_000)
        }
        var bytes = ByteWriter()
        bytes.write(byte: ValueTag.linkRuns)
        bytes.write(100)
        bytes.write(run)
        #expect(throws: DamagedRow.self) { try decode(Array(bytes.bytes)) }
        for (distance, count) in [(Int64.min, 1), (.max, 2), (-1, 1_000), (1, .max), (0, -1)] {
            var bytes = ByteWriter()
            bytes.write(byte: ValueTag.distinctLinkRuns)
            bytes.write(1)
            bytes.write(signed: distance)
            bytes.write(UInt64(bitPattern: Int64(count)))
            #expect(throws: DamagedRow.self) { try decode(Array(bytes.bytes)) }
        }
    }

    @Test func listsRememberThatTheirNodesAreDistinct() throws {
        var list = LinkList(ContiguousArray((1..<300).map { link($0) }))
        list.noteDistinctNodes()
        guard case .links(let decoded) = try decode(encode(.links(list))) else {
            Issue.record("It is no list of links.")
            return
        }
        #expect(decoded.hasDistinctNodes)
        #expect(Array(decoded) == Array(list))
    }

    @Test func messagesOfErrorsStillHideValuesOfVariables() throws {
        let error = GraphQLError(message: "No such token: secret-token")
        let hidden = GraphQLError.hidingValues(
            of: VariableData(["token": "secret-token"]),
            in: [error]
        )
        guard case .error(let decoded) = try decode(encode(.error(hidden))) else {
            Issue.record("It is no error.")
            return
        }
        #expect(decoded.map(\.description) == hidden.map(\.description))
        #expect(!decoded[0].description.contains("secret"))
    }

    @Test func valuesThatAreNestedTooDeeplyAreMissing() throws {
        var json: JSONValue = 1
        for _ in 0..<2_000 { json = [json] }
        #expect(try decode(encode(.json(json))) == .absent)
        var list: Value = .null
        for _ in 0..<2_000 { list = .list([list]) }
        #expect(try decode(encode(list)) == .absent)
        let hostile = [UInt8](repeating: ValueTag.list, count: 1) + [1]
        #expect(throws: DamagedRow.self) {
            try decode(Array(repeatElement(hostile, count: 10_000).joined()))
        }
    }

    @Test func linksToNothingAreRefused() {
        for value in [Value.link(link(1_000_000)), .links(LinkList([link(1_000_000)]))] {
            #expect(throws: DamagedRow.self) { try decode(encode(value)) }
        }
        #expect(throws: DamagedRow.self) { try decode(encode(.link(link(3))), of: link(0)) }
    }

    @Test func numbersAreWhatTheyWere() throws {
        let numbers: [UInt64] = [0, 1, 127, 128, 300, 1 << 32, .max, .max - 1, 1 << 63]
        for number in numbers {
            var writer = ByteWriter()
            writer.write(number)
            writer.write(signed: Int64(bitPattern: number))
            let read = try writer.bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                return (try reader.number(), try reader.signed(), reader.isAtEnd)
            }
            #expect(read == (number, Int64(bitPattern: number), true))
        }
        // Eleven bytes, and ten that are too large.
        for bytes in [
            [UInt8](repeating: 0xff, count: 10) + [1], [UInt8](repeating: 0xff, count: 10),
        ] {
            #expect(throws: DamagedRow.self) {
                try bytes.withUnsafeBytes { bytes in
                    var reader = ByteReader(bytes)
                    return try reader.number()
                }
            }
        }
    }
}
