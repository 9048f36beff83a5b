import Foundation
import Testing

@testable import RelayCompiler

struct SwiftNamesTests {
    @Test(arguments: [
        ("friends", "friend"), ("entries", "entry"), ("boxes", "box"), ("status", "status"),
        ("glass", "glass"), ("bus", "bus"), ("heroes", "hero"), ("shoes", "shoe"),
        ("ties", "tie"), ("classes", "class"), ("analysis", "analysis"), ("news", "news"),
        ("ids", "ids"), ("userNodes", "userNode"), ("series", "series"), ("nodes", "node"),
        ("matches", "match"), ("causes", "cause"), ("people", "people"),
    ])
    func findsOneOfMany(plural: String, singular: String) {
        #expect(SwiftNames.singular(plural) == singular)
    }

    @Test(arguments: [
        ("NEW_HOPE", "newHope"), ("EMPIRE", "empire"), ("empire", "empire"), ("Empire", "empire"),
        ("URL_V2", "urlV2"), ("_A", "_a"), ("iOS", "iOS"), ("A", "a"), ("__TYPE", "__type"),
    ])
    func namesEnumCases(value: String, name: String) {
        #expect(SwiftNames.enumCase(value) == name)
    }

    @Test func movesTypesOutOfTheWay() {
        #expect(SwiftNames.type("data", isList: false) == "Data_")
        #expect(SwiftNames.type("strings", isList: true) == "String_")
        #expect(SwiftNames.type("hero", isList: false) == "Hero")
        #expect(SwiftNames.type("_", isList: false) == "__")
    }

    /// What generated types conform to can't be the name of one.
    @Test(arguments: [
        "Tests/RelayTests/Generated", "Tests/GeneratedCodeTests/Directives/Generated",
    ])
    func keepsProtocolsInReach(folder: String) throws {
        let url = Repository.root.appendingPathComponent(folder)
        var names: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
            let text = try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("nonisolated") {
                guard line.hasSuffix(" {"), let colon = line.range(of: ": ") else { continue }
                names.formUnion(line[colon.upperBound...].dropLast(2).split(separator: ", "))
            }
        }
        #expect(names.contains("Selection"))
        for name in names { #expect(SwiftNames.reserved(String(name)) != name, "\(name)") }
    }

    @Test func escapesKeywords() {
        #expect(SwiftNames.escaped("default") == "`default`")
        #expect(SwiftNames.escaped("name") == "name")
        #expect(SwiftNames.property("self") == "self_")
        #expect(SwiftNames.property("_") == "__")
    }

    @Test func handsOutEachNameOnce() {
        var allocator = NameAllocator(reserving: ["Data"])
        #expect(allocator.allocate("Hero") == "Hero")
        #expect(allocator.allocate("Hero") == "Hero_")
        #expect(allocator.allocate("Hero") == "Hero__")
        #expect(allocator.allocate("Data") == "Data_")
    }
}
