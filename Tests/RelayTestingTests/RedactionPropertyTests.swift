import Foundation
import Relay
import RelayTesting
import Testing

/// Secrets at random places of random operations, and every file of the recording searched for them.
struct RedactionPropertyTests {
    private let request = RequestParameters.named("Random", .mutation)

    @Test(arguments: 0..<60)
    func noSecretReachesARecording(seed: Int) async throws {
        let folder = TemporaryFolder()
        let redaction = Redaction.replacing(["token", "password", "pin"])
        for round in 0..<10 {
            var random = Random(seed: UInt64(seed * 10 + round))
            var generator = Generator(random: random)
            let variables = try generator.variables()
            let payloads = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Scripted.Step.payload(generator.payload())
            }
            let failure = Scripted.Step.failure("HTTP 500 \(generator.text())")
            let steps = payloads + (Bool.random(using: &random) ? [failure] : [])
            let network = RecordingNetwork(
                Scripted(steps: steps),
                folder: folder.url,
                redaction: redaction
            )
            _ = try? await network.run(request, variables)
            #expect(!folder.names.isEmpty)
            for name in folder.names {
                let text = name + (try folder.text(name))
                for secret in generator.secrets where text.contains(secret) {
                    Issue.record("`\(secret)` is in \(text), recorded from \(steps)")
                }
            }
            let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
            do {
                _ = try await replay.run(request, variables)
            } catch RecordingError.recorded {
                // As it ended.
            }
        }
    }

    @Test(arguments: 0..<60)
    func numbersKeepTheirDigits(seed: Int) async throws {
        let folder = TemporaryFolder()
        let redaction = Redaction.replacing(["token"])
        var random = Random(seed: UInt64(seed))
        let numbers = (0..<20).map { _ in Generator.number(&random) }
        let list = numbers.joined(separator: ",")
        let payload = #"{"data":{"token":"secret-0","list":[\#(list)],"token":1}}"#
        let network = RecordingNetwork(
            Scripted(.payload(payload)),
            folder: folder.url,
            redaction: redaction
        )
        _ = try await network.run(request)
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        let replayed = try #require(try await replay.run(request).first)
        for number in numbers where number.count > 20 { #expect(replayed.contains(number)) }
        #expect(
            try JSONValue(parsing: Data(replayed.utf8))["data"]?["list"]
                == JSONValue(parsing: Data(payload.utf8))["data"]?["list"]
        )
    }
}

/// A generator of numbers that gives the same ones for the same seed (SplitMix64).
private struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// Makes payloads, and remembers the secrets that it planted.
private struct Generator {
    var random: Random
    private(set) var secrets: Set<String> = []

    init(random: Random) { self.random = random }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func secret() -> String {
        if !secrets.isEmpty, chance(30), let known = secrets.sorted().first { return known }
        let secret = "s3cr\(random.next())"
        secrets.insert(secret)
        return secret
    }

    /// Text that repeats a secret, or none.
    mutating func text() -> String { chance(50) ? "wrong: \(secret())!" : "fine" }

    mutating func variables() throws -> VariableData {
        var object: JSONObject = [
            "name": "ada", "input": ["list": [["password": .string(secret())]], "n": 1],
        ]
        for secret in secrets where chance(50) { object["again"] = .string("it is \(secret)") }
        if chance(30) { object["pin"] = .int(Int64(random.next() >> 2)) }
        if let pin = object["pin"] { secrets.insert(pin.description) }
        return VariableData(object)
    }

    /// A response, which now and then is not JSON at all.
    mutating func payload() -> String {
        let known = secrets.sorted()
        var text = value(depth: 4, isObject: true)
        if chance(50), let echoed = known.randomElement(using: &random) {
            text = #"{"errors":[{"message":"\#(echoed) is wrong","extensions":\#(text)}]}"#
        }
        if chance(10) { text = String(text.prefix(Int.random(in: 0..<text.count, using: &random))) }
        if chance(5) { text = "<pre>\(text)" }
        return text
    }

    private mutating func value(depth: Int, isObject: Bool = false) -> String {
        switch isObject ? 0 : Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0 where depth > 0:
            let members = (0..<Int.random(in: 1...4, using: &random)).map { _ in member(depth) }
            return "{" + members.joined(separator: ", ") + "}"
        case 1, 2: return Self.number(&random)
        case 3: return "null"
        case 5, 6:
            let count = Int.random(in: 0...3, using: &random)
            let elements = (0..<count).map { _ in value(depth: depth - 1) }
            return "[" + elements.joined(separator: ",") + "]"
        default: return #""plain \u00e9 \" \\""#
        }
    }

    private mutating func member(_ depth: Int) -> String {
        guard chance(40) else {
            let key = ["a", "b", "data", "extensions", "headers"].randomElement(using: &random)
            return #""\#(key ?? "a")":\#(value(depth: depth - 1))"#
        }
        let key = ["token", "password", "pin", #"to\u006ben"#].randomElement(using: &random) ?? ""
        let planted: String
        switch Int.random(in: 0..<4, using: &random) {
        case 0: planted = #""\#(secret())""#
        case 1: planted = #"{"deep":["\#(secret())"]}"#
        case 2:
            let digits = "\(random.next() | 1 << 63)\(random.next() | 1 << 63)"
            secrets.insert(digits)
            planted = digits
        default:
            return #""request":"{\"variables\":{\"token\":\"\#(secret())\"}}""#
        }
        return #""\#(key)":\#(planted)"#
    }

    static func number(_ random: inout Random) -> String {
        let digits = "\(random.next() | 1 << 63)"
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: "\(Int.random(in: -1000...1000, using: &random))"
        case 1: digits + digits
        case 2: "-0.\(digits)\(digits)1"
        case 3: "\(digits.prefix(1)).\(digits)1e-7"
        case 4: "1e30"
        default: "1.50"
        }
    }
}
