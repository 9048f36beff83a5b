import Testing

@testable import Relay

/// No two keys of different scopes or parts are the same object.
@Suite struct KeyCollisionTests {
    private static let texts = [
        "", "1", "2", "1:2", "Foo", "Bar", "FooBar", "Foo:1", "\u{0}", "\u{0}\u{0}\u{0}\u{1}",
        "a\u{0}b", "é", "e\u{301}", "\"", "\\", String(repeating: "x", count: 300), "client:root",
    ]

    @Test func hostileTextsOfAllSplitsAreApart() {
        let symbols = Symbols()
        let scopes = ["Foo", "FooBar", "", "1"].map { symbols.typeName($0) }
        var identities = Identities()
        var keys: [(scope: TypeName, parts: [String], id: DataID)] = []
        for scope in scopes {
            for first in Self.texts {
                keys.append((scope, [first], identities.internKey(scope, [first])))
                for second in Self.texts {
                    let id = identities.internKey(scope, [first, second])
                    keys.append((scope, [first, second], id))
                }
            }
        }
        let global = Self.texts.map { identities.intern($0) }
        #expect(Set(keys.map(\.id) + global).count == keys.count + global.count)
        for (scope, parts, id) in keys {
            let known = identities.key(of: id)
            #expect(known?.parts.elementsEqual(parts) { $0.hasSameBytes(as: $1) } == true)
            #expect(known?.scope == scope)
        }
    }

    /// Ten million pairs in the proofs.
    @Test func randomPairsOfTypeAndKeyAreApart() {
        let count = Thoroughness.isFull ? 10_000_000 : 300_000
        let symbols = Symbols()
        let scopes = (0..<64).map { symbols.typeName("Type\($0)") }
        var identities = Identities()
        for number in 0..<count {
            let scope = scopes[number & 63]
            let rest = number >> 6
            // Numbers that are written in one part, or split into two at any digit.
            let text = String(rest / 8)
            let cut = text.index(text.startIndex, offsetBy: rest % 8, limitedBy: text.endIndex)
            let parts =
                cut.map { [String(text[..<$0]), String(text[$0...])] } ?? [text, "x\(rest % 8)"]
            _ = identities.internKey(scope, parts)
        }
        #expect(identities.usedCount - 1 == count)
    }

    @Test func keysThatAreOnlyLookedUpLeaveNothing() {
        let scope = Symbols().typeName("Book")
        var identities = Identities()
        let known = identities.internKey(scope, ["a", "b"])
        #expect(identities.findKey(scope, ["a", "c"]) == nil)
        #expect(identities.findKey(scope, ["ab"]) == nil)
        #expect(identities.findKey(scope, ["a", "b"]) == known)
        #expect(identities.usedCount == 2)
        #expect(identities.serverID(of: known) == nil)
        #expect(identities.find("ab") == nil)
    }
}
