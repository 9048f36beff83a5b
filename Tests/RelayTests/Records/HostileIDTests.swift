import Testing

@testable import Relay

/// Ids that are chosen to collide; work is counted, because time says what else the machine does.
@Suite struct HostileIDTests {
    private static let count = 200_000
    private static let seed: UInt64 = 42

    /// Slots looked at to give each of the ids a place.
    private func work(_ makeID: (Int) -> [UInt8]) -> (probes: Int, distinct: Int) {
        var identities = Identities(seed: Self.seed)
        for index in 0..<Self.count {
            _ = makeID(index).withUnsafeBytes { identities.intern($0) }
        }
        return (identities.probeCount, identities.usedCount - 1)
    }

    /// What somebody sends who knows the seed: a second word that is what the first has made of
    /// the state turns it to zero, so all ids have one hash.
    private static func colliding(_ index: Int) -> [UInt8] {
        let first = UInt64(index)
        let factor = 0x9E37_79B9_7F4A_7C15 ^ seed
        let (high, low) = (seed ^ 24 ^ first).multipliedFullWidth(by: factor)
        return [first, high ^ low, 7].flatMap { word in
            withUnsafeBytes(of: word) { Array($0) }
        }
    }

    @Test func idsMadeToCollideCollide() {
        let table = ByteTable(seed: Self.seed)
        let hashes = (0..<1_000).map { index in
            Self.colliding(index).withUnsafeBytes { table.hash($0) }
        }
        #expect(Set(hashes).count == 1)
    }

    @Test func costNoMoreThanThriceWhatFriendlyOnesDo() {
        let friendly = work { Array("user:\($0)".utf8) }
        let hostile = work { Self.colliding($0) }
        #expect(friendly.distinct == Self.count)
        #expect(hostile.distinct == Self.count)
        #expect(hostile.probes < 3 * friendly.probes)
    }

    @Test(arguments: [
        "%", "%%%%%%%%", "aaaaaaaaaaaaaaaa%", "%aaaaaaaaaaaaaaaa", "aaaaaaa%aaaaaaaa%aaaaaaa",
    ])
    func patternsCostNoMoreThanThrice(pattern: String) {
        let friendly = work { Array("user:\($0)".utf8) }
        let hostile = work { index in
            Array(pattern.replacing("%", with: String(index * 65_536)).utf8)
        }
        #expect(hostile.distinct == Self.count)
        #expect(hostile.probes < 3 * friendly.probes)
    }

    // MARK: - Whole responses

    private static let itemCount = Thoroughness.isFull ? 200_000 : 10_000

    /// Slots looked at while a response with these ids is read and published.
    private func workOfResponse(_ makeID: (Int) -> String) throws -> Int {
        let test = TestEnvironment()
        let items = (0..<Self.itemCount).map { #"{"id":"\#(makeID($0))"}"# }
        let response = #"{"data":{"items":[\#(items.joined(separator: ","))]}}"#
        try test.write(response, WideQuery())
        return test.environment.store.writer.withLock { state in
            #expect(state.identities.usedCount == Self.itemCount + 1)
            return state.identities.probeCount
        }
    }

    /// A store's seed is not known outside, so what is left is the structure of ids.
    @Test(arguments: ["%", "aaaaaaaaaaaaaaaa%", "%aaaaaaaaaaaaaaaa", "aaaaaaaa%aaaaaaaa"])
    func responsesCostNoMoreThanThrice(pattern: String) throws {
        let friendly = try workOfResponse { "user:\($0)" }
        let hostile = try workOfResponse { index in
            let digits = String(index * 65_536)
            let padding = String(repeating: "0", count: 12 - digits.count)
            return pattern.replacing("%", with: padding + digits)
        }
        #expect(hostile < 3 * friendly)
    }
}
