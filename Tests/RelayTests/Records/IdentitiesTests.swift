import Testing

@testable import Relay

@Suite struct IdentitiesTests {
    static let hostile = [
        "client:root", "root", "", "0", "1", "client:root:hero", "\u{e9}", "e\u{301}",
        "local.1", String(repeating: "x", count: 300), "a\u{0}b", "a", "😀", "12345678", "123456789",
    ]

    @Test func givesEachTextOneIdentity() {
        var identities = Identities()
        let first = Self.hostile.map { identities.intern($0) }
        #expect(Set(first).count == Self.hostile.count)
        #expect(Self.hostile.map { identities.intern($0) } == first)
        for (text, id) in zip(Self.hostile, first) {
            #expect(identities.find(text) == id)
            #expect(identities.serverID(of: id)?.hasSameBytes(as: text) == true)
        }
        #expect(!first.contains(.root))
        #expect(identities.count == Self.hostile.count + 1)
    }

    @Test(arguments: [
        "abcdefghijklmnopqrst", "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}",
        "ééééééééé",
    ])
    func idsOfAllLengthsAreKeptAsTheyCame(text: String) {
        var identities = Identities()
        let texts = (0...text.count).flatMap { count in
            [String(text.prefix(count)), String(text.prefix(count)) + "1"]
        }
        let ids = texts.map { identities.intern($0) }
        #expect(Set(ids).count == texts.count)
        for _ in 0..<2 {
            for (text, id) in zip(texts, ids) {
                #expect(identities.intern(text) == id)
                #expect(identities.serverID(of: id)?.hasSameBytes(as: text) == true)
            }
            // Nothing is different in larger tables, and where some are forgotten.
            for number in 0..<2_000 { _ = identities.intern("other:\(number)") }
            identities.keep(NumberSet(ids))
        }
    }

    @Test func knowsOnlyWhatItHasMet() {
        var identities = Identities()
        _ = identities.intern("a")
        #expect(identities.find("b") == nil)
        #expect(identities.find("aa") == nil)
        #expect(identities.count == 2)
    }

    @Test func tellsPlacesApart() {
        let symbols = Symbols()
        let (a, b) = (symbols.fieldKey("a"), symbols.fieldKey("b"))
        var identities = Identities()
        let places = [
            identities.intern(parent: .root, key: a, index: -1),
            identities.intern(parent: .root, key: b, index: -1),
            identities.intern(parent: .root, key: a, index: 0),
            identities.intern(parent: .root, key: a, index: 1),
        ]
        let nested = identities.intern(parent: places[2], key: a, index: -1)
        #expect(Set(places + [nested]).count == 5)
        #expect(identities.intern(parent: .root, key: a, index: 1) == places[3])
        #expect(identities.serverID(of: nested) == nil)
        #expect(identities.describe(nested, symbols.texts) == "root.a.0.a")
        #expect(identities.describe(.root, symbols.texts) == "root")
    }

    @Test func makesLocalOnesThatNothingElseNames() {
        let symbols = Symbols()
        var identities = Identities()
        let locals = [identities.makeLocal(), identities.makeLocal()]
        let server = identities.intern("local.1")
        #expect(Set(locals + [server, .root]).count == 4)
        #expect(identities.describe(locals[1], symbols.texts) == "local.2")
        #expect(identities.describe(server, symbols.texts) == "\"local.1\"")
    }

    @Test func keepsAsManyAsComeApart() {
        var generator = SeededGenerator(seed: 1)
        var identities = Identities()
        var model: [ByteKey: DataID] = [:]
        for _ in 0..<20_000 {
            let length = Int.random(in: 0..<12, using: &generator)
            let text = String(
                (0..<length).map { _ in generator.pick(["a", "b", "\u{e9}"]) }.joined()
            )
            let id = identities.intern(text)
            if let known = model[ByteKey(text)] { #expect(known == id) }
            model[ByteKey(text)] = id
        }
        #expect(identities.count == model.count + 1)
        #expect(Set(model.values).count == model.count)
    }

    @Test func isAValue() {
        var original = Identities()
        let a = original.intern("a")
        var copy = original
        let b = copy.intern("b")
        #expect(original.find("b") == nil)
        #expect(copy.find("a") == a)
        #expect(copy.find("b") == b)
    }
}
