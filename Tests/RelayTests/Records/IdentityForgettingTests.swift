import Testing

@testable import Relay

/// Identities that nothing needs any more make room.
@Suite struct IdentityForgettingTests {
    private let symbols = Symbols()
    private var identities = Identities()

    @Test mutating func forgetsAllButTheRoot() {
        let id = identities.intern("1")
        identities.forgetAll()
        #expect(identities.usedCount == 1)
        #expect(identities.find("1") == nil)
        #expect(identities.origin(of: id) == .forgotten)
        #expect(identities.origin(of: .root) == .root)
    }

    @Test mutating func numbersAreNeverUsedAgain() {
        let first = identities.intern("1")
        identities.forgetAll()
        let second = identities.intern("1")
        #expect(first != second)
        #expect(identities.serverID(of: second) == "1")
        #expect(identities.serverID(of: first) == nil)
    }

    @Test mutating func whatIsKeptIsFoundUnderItsNumber() {
        let ids = (0..<5_000).map { identities.intern("id\($0)") }
        let kept = Set(ids.filter { $0.index % 997 == 0 })
        identities.keep(NumberSet(kept))
        #expect(identities.usedCount == kept.count + 1)
        for (position, id) in ids.enumerated() {
            #expect(identities.find("id\(position)") == (kept.contains(id) ? id : nil))
            if kept.contains(id) { #expect(identities.intern("id\(position)") == id) }
        }
    }

    @Test mutating func placesKeepThoseInWhichTheyAre() {
        let key = symbols.fieldKey("friends")
        let parent = identities.intern("1")
        let child = identities.intern(parent: parent, key: key, index: 2)
        let other = identities.intern(parent: parent, key: key, index: 3)
        identities.keep(NumberSet([child]))
        #expect(identities.describe(child, symbols.texts) == "\"1\".friends.2")
        #expect(identities.intern(parent: parent, key: key, index: 2) == child)
        #expect(identities.origin(of: other) == .forgotten)
    }

    @Test mutating func goesOnInAnyChunk() {
        for round in 0..<3_000 {
            let id = identities.intern("\(round)")
            if round % 700 == 0 { identities.keep(NumberSet([id])) }
            #expect(identities.find("\(round)") == id)
            #expect(identities.count == round + 2)
        }
    }

    @Test mutating func emptyChunksTakeNoSpace() {
        for round in 0..<10_000 { _ = identities.intern("\(round)") }
        identities.forgetAll()
        #expect(identities.chunks.count > 1)
        #expect(identities.chunks.dropFirst().allSatisfy { $0.isEmpty })
    }
}
