import Testing

@testable import Relay

/// Apollo Kotlin's tests of `remove` and `removeDanglingReferences`.
///
/// Apollo removes what the cache knows of an object, so that it is fetched again. Here this is an
/// invalidation. A deletion says that the object no longer exists.
@Suite struct ApolloRemovalTests {
    private let test = TestEnvironment()
    private let hero: TestDocument
    private let friends: [TestDocument]

    init() throws {
        hero = try TestDocument(
            """
            normalization
             hero: type Droid @key(fields: ["id"])
              id: ID!
              name: String
              friends: [type Human!] @key(fields: ["id"])
               id: ID!
               name: String
            """,
            in: test
        )
        friends = try ["1000", "1002"].map { [test] id in
            try TestDocument(
                """
                normalization
                 human(id: "\(id)"): type Human @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "Human")
                  id: ID!
                  name: String
                """,
                in: test
            )
        }
        try writeAll()
    }

    private func writeAll() throws {
        try hero.write(
            #"{"hero":{"id":"2001","name":"R2-D2","friends":["#
                + #"{"id":"1000","name":"Luke"},{"id":"1002","name":"Han"}]}}"#
        )
        for friend in friends { test.environment.store.resolveMissingFields(of: friend.operation) }
    }

    private func update(_ body: (RecordSourceProxy) -> Void) throws {
        try test.environment.store.update { body($0) }
    }

    /// What the store says of the hero and of each friend.
    private var states: [String] {
        ([hero] + friends).map { document in
            switch test.environment.store.check(document.operation) {
            case .available: "available"
            case .missing: "missing"
            case .stale: "stale"
            }
        }
    }

    /// Apollo's `removeFromStore`, `removeMultipleFromStore` and `directAccess`.
    @Test func removedObjectsAreFetchedAgain() throws {
        #expect(states == ["available", "available", "available"])
        // What selects the object is fetched again, and nothing else.
        try update { $0.record(RecordKey("Droid", id: "2001"))?.invalidateRecord() }
        #expect(states == ["stale", "available", "available"])
        try writeAll()
        try update { $0.record(RecordKey("Human", id: "1002"))?.invalidateRecord() }
        #expect(states == ["stale", "available", "stale"])
        try update { $0.record(RecordKey("Human", id: "1000"))?.invalidateRecord() }
        #expect(states == ["stale", "stale", "stale"])
        // Data on screen stays.
        #expect(test.records[#"Human("1000")"#]?.contains("Luke") == true)
    }

    /// Apollo's `cascadeRemove`: there, all that the object refers to is removed with it.
    ///
    /// Here others may show the friends, and the collector drops them if nobody does.
    @Test func deletionsDoNotCascade() throws {
        try update { $0.delete(RecordKey("Droid", id: "2001")) }
        #expect(states == ["available", "available", "available"])
        #expect(test.records[#"Droid("2001")"#] == "deleted")
        #expect(test.records[#"Human("1002")"#]?.contains("Han") == true)
        let store = test.environment.store
        let retained = store.retain(friends[0].operation, from: .root)
        store.collectGarbage()
        #expect(test.records[#"Human("1000")"#] != nil)
        #expect(test.records[#"Human("1002")"#] == nil)
        retained.dispose()
    }

    /// Apollo's `removeQueryFromStore` and `removeFragmentFromStore`: there, the fields of an
    /// operation are removed even if others select them.
    @Test func releasedOperationsLeaveWhatOthersNeed() throws {
        let store = test.environment.store
        let retained = [hero, friends[1]].map { store.retain($0.operation, from: .root) }
        store.collectGarbage()
        #expect(test.records[#"Human("1000")"#] != nil)
        retained[0].dispose()
        store.releaseMemory()
        #expect(test.records.keys.sorted() == [#"Human("1002")"#, "root"])
        retained[1].dispose()
    }

    /// Apollo's `simple` and `multiple`: there, links to a removed object are removed by a call, and
    /// then all fields and objects that lead to nothing else.
    @Test func listsInListsLeaveOutDeletedObjectsAndStay() throws {
        let projects = try TestDocument(
            """
            normalization
             projects: [[type Project!]!]!
              type: type ProjectType!
               owners: [type User!]! @key(fields: ["id"])
                id: ID!
            reader
             projects
              type
               owners
                id
            """,
            in: test
        )
        func project(_ id: String) -> String { #"{"type":{"owners":[{"id":"\#(id)"}]}}"# }
        try projects.write(
            #"{"projects":[[\#(project("0")),\#(project("1"))],[\#(project("2"))]]}"#
        )
        let retained = test.environment.store.retain(projects.operation, from: .root)
        try update { $0.delete(RecordKey("User", id: "0")) }
        let snapshot = Tree.read(projects.operation, test.environment.store.source)
        #expect(
            snapshot.text == #"{projects:[[{type:{owners:[]}},{type:{owners:[{id:"1"}]}}],"#
                + #"[{type:{owners:[{id:"2"}]}}]]}"#
        )
        #expect(projects.isAvailable)
        // Nothing is left to be cleaned up.
        let count = test.records.count
        test.environment.store.collectGarbage()
        #expect(test.records.keys.filter { $0.hasPrefix("root.") }.count == 6)
        #expect(test.records.count <= count)
        retained.dispose()
    }

    /// Apollo's `deep`: a chain whose end is missing, which is removed link by link.
    @Test func theEndOfAChainIsNilAndTheRestStays() throws {
        let length = 50
        var lines = ["normalization"]
        var reader = ["reader"]
        for depth in 0..<length {
            let indent = String(repeating: " ", count: depth + 1)
            let name = depth == 0 ? "first" : "next"
            lines.append(#"\#(indent)\#(name): type Link @key(fields: ["id"])"#)
            lines.append("\(indent) id: ID!")
            reader.append("\(indent)\(name)")
            reader.append("\(indent) id")
        }
        let chain = try TestDocument((lines + reader).joined(separator: "\n"), in: test)
        var data = "null"
        for index in (0..<length).reversed() {
            let name = index == 0 ? "first" : "next"
            let next = index == length - 1 ? "" : ",\(data)"
            data = #""\#(name)":{"id":"\#(index)"\#(next)}"#
        }
        try chain.write("{\(data)}")
        try update { $0.delete(RecordKey("Link", id: "\(length - 1)")) }
        let text = Tree.read(chain.operation, test.environment.store.source).text
        #expect(text.contains(#"id:"\#(length - 2)",next:nil"#))
        #expect(text.hasPrefix(#"{first:{id:"0",next:{id:"1""#))
        #expect(chain.isAvailable)
    }
}
