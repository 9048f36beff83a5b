import Foundation
import GraphQLSchema
import StoreTape
import Testing

/// Recordings that are damaged, or made to do harm: each is read or refused, and no question traps.
@Suite struct DamagedTapeTests {
    private static let recorded: [UInt8] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Generator/Tests/Inspector/tracker.tape")
        return (try? [UInt8](Data(contentsOf: file))) ?? []
    }()

    private static func ask(_ tape: Tape) {
        let questions = TapeQuestions(tape)
        let names = TapeStore(tape).records.keys.sorted().prefix(5)
        for (question, arguments, _) in TapeQuestions.all {
            switch arguments {
            case "NAME", "[NAME]": for name in names { _ = try? questions.answer(question, [name]) }
            case "V1 V2": _ = try? questions.answer(question, ["0", "3"])
            default: _ = try? questions.answer(question)
            }
        }
    }

    @Test(arguments: 0..<60)
    func aDamagedRecordingIsReadOrRefused(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = Self.recorded
        try #require(!bytes.isEmpty)
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(UInt8(ascii: "9"), at: place)
            default: bytes.removeSubrange(place..<min(place + 50, bytes.count))
            }
        }
        if let tape = try? Tape(bytes) { Self.ask(tape) }
    }

    @Test func theLastLineMayBeCutOff() throws {
        let tape = try Tape(Self.recorded.dropLast(40))
        #expect(!tape.lines.isEmpty)
        Self.ask(tape)
    }

    @Test(arguments: ["", "{}", "not JSON", #"{"k":"tape","format":2}"#, #"{"k":"event"}"#])
    func whatIsNoRecordingIsRefused(text: String) {
        #expect(throws: Tape.Failure.self) { try Tape(Array(text.utf8)) }
    }

    /// Values of other kinds than a recording has, numbers beyond all bounds, and links in circles.
    @Test func hostileLinesAreIgnored() throws {
        let lines = [
            #"{"k":"tape","t":0,"format":1}"#, #"{"k":"unknown","t":1e308}"#,
            #"{"k":"version","t":-1e308,"version":9223372036854775807,"records":{"a":{"b":{"__ref":"a"}}}}"#,
            #"{"k":"version","t":"x","version":"y","records":[1],"base":7,"ages":{"a":{"b":[1e300,-1e300]}}}"#,
            #"{"k":"version","t":2,"version":3,"records":{"a":{"l":{"__splice":[-1,99,["x"]]},"m":{"__splice":[]}}}}"#,
            #"{"k":"plan","operation":"Q","levels":[[{"A":-1},99],[]],"objects":[[["b",-5]],7]}"#,
            #"{"k":"roots","roots":[{"operation":"Q","record":"a","retained":1}],"recalled":[{}]}"#,
            #"{"k":"read","reader":1,"reads":{"a":true,"b":7}}"#, #"{"k":"read","reader":"x"}"#,
            #"{"k":"end","reader":-1}"#, #"{"k":"queue","mutations":[1,{}]}"#,
            #"{"k":"collected","gone":7,"removed":{"a":7}}"#,
            #"{"k":"version","t":3,"version":4,"renamed":{"a":"a","b":7},"whole":true,"records":{"__proto__":{}}}"#,
        ]
        let tape = try Tape(Array(lines.joined(separator: "\n").utf8))
        Self.ask(tape)
        #expect(TapeStore(tape).records["__proto__"] != nil)
    }
}
