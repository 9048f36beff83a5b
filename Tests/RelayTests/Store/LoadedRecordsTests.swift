import Foundation
import Testing

@testable import Relay

/// Stores that are filled with the JSON of an inspection.
@Suite(.timeLimit(.minutes(10))) struct LoadedRecordsTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    /// Loads what a store has into another one, through text.
    private func copy(_ environment: RelayEnvironment) throws -> TestEnvironment {
        let copy = TestEnvironment()
        let text = JSONValue.object(environment.inspect().json).description
        let json = try JSONValue(parsing: Data(text.utf8)).object
        try copy.environment.load(try #require(json))
        #expect(copy.environment.inspect().json == environment.inspect().json)
        return copy
    }

    // MARK: - Round trips

    @Test func whatCouldBeReadCanBeRead() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let copy = try copy(environment)
        #expect(copy.records == test.records)
        let story = try #require(try copy.environment.read(StoryQuery(id: "s")).node)
        #expect(try copy.environment.read(try #require(story.storyRow_story)).title == "t")
        #expect(try copy.environment.read(WideQuery()).items.map(\.id) == ["1", "2"])
        #expect(copy.isAvailable(WideQuery()))
    }

    @Test func factsAboutTypesArePartOfIt() throws {
        let query = CharacterCardQuery(id: "h")
        try test.write(
            #"{"data":{"node":{"__typename":"Human","__isCharacter":"Human","__isBeing":"Human","#
                + #""id":"h","name":"Luke","mass":77,"born":null,"home":null,"friends":[]}}}"#,
            query
        )
        let json = environment.inspect().json
        #expect(
            json["client:__type:Human"]
                == ["__typename": "__TypeSchema", "__isBeing": true, "__isCharacter": true]
        )
        let copy = try copy(environment)
        let card = try copy.environment.read(query).node?.characterCard_character
        #expect(card?.dataID != nil)
        #expect(copy.environment.store.source.typeFacts.count == 2)
    }

    /// Loads a library whose list has its first page, and returns the query for it.
    private func loadLibrary(
        releaseBufferSize: Int = 10
    ) async throws -> (TestEnvironment, LibraryQuery) {
        let library = Library(5)
        let none = Input<String>(nil)
        let query = LibraryQuery(id: "l", first: Input(2), after: none, genre: none, tags: .null)
        _ = try await library.open(2)
        let json = library.environment.inspect().json
        let shelves = library.shelves
        let copy = TestEnvironment(releaseBufferSize: releaseBufferSize)
        copy.network.answer { shelves.response($0, $1) }
        try copy.environment.load(json)
        #expect(copy.environment.inspect().json == json)
        return (copy, query)
    }

    @Test func listsWithPagesGoOn() async throws {
        let (copy, query) = try await loadLibrary()
        let books = try #require(try copy.environment.read(query).library).books_library
        #expect(
            try await copy.environment.loadNext(2, of: books) == .loaded(added: 2, hasMore: true)
        )
        let ids = try copy.environment.read(books).books?.map(\.id)
        #expect(ids == ["b0", "b1", "b2", "b3"])
    }

    @Test(
        .bug(
            id: "loaded-list",
            "A loaded list that had grown by a page was unreadable after a collection."
        )
    )
    func aListThatGrowsIsKeptByCollections() async throws {
        let (copy, query) = try await loadLibrary(releaseBufferSize: 0)
        do {
            let books = try #require(try copy.environment.read(query).library).books_library
            _ = try await copy.environment.loadNext(2, of: books)
        }
        copy.environment.collectGarbage()
        #expect(copy.isAvailable(query))
        let books = try #require(try copy.environment.read(query).library).books_library
        let ids = try copy.environment.read(books).books?.nodes.map(\.id.rawValue)
        #expect(ids == ["b0", "b1", "b2", "b3"])
    }

    @Test func valuesThatLookLikeLinksStayScalars() throws {
        let scalars: [JSONValue] = [
            ["__ref": "\"x\""], ["__refs": []], ["__errors": ["e"]], ["__json": 1],
            [["__ref": "\"x\""]], [["a": ["__ref": "x"]], 2.5, .null], ["__ref": 1, "b": 2], [:],
            [],
            [[["__json": ["__json": 1]]]],
        ]
        try environment.commitUpdate { store in
            let record = store.create("x", type: "User")
            for (index, scalar) in scalars.enumerated() {
                record.setValue(scalar, for: "scalar\(index)")
            }
        }
        let copy = try copy(environment)
        let (source, other) = (environment.store.source, copy.environment.store.source)
        let id = try #require(environment.store.writer.withLock { $0.identities.find("x") })
        let copied = try #require(
            copy.environment.store.writer.withLock { $0.identities.find("x") }
        )
        for (index, scalar) in scalars.enumerated() {
            let key = environment.store.symbols.fieldKey("scalar\(index)")
            let copiedKey = copy.environment.store.symbols.fieldKey("scalar\(index)")
            #expect(source[id]?[key].json == scalar)
            #expect(other[copied]?[copiedKey].json == scalar)
        }
    }

    @Test(arguments: [
        "", "\"", "\\", "\"\\\"", "a\".b", "\".title", "\u{e9}", "e\u{301}", "\n\u{0}", "root",
        "local.1", "x\", \"y", "client:__type:Human", "4\".friends(first:\"3\").0",
    ])
    func hostileIDsAreNotMistaken(id: String) throws {
        try environment.commitUpdate { store in
            let user = store.create(RecordKey(ID(id)), type: "User")
            user.setLinkedRecord(
                store.create(RecordKey(ID("other" + id)), type: "User"),
                for: "friend"
            )
            store.root.setLinkedRecord(user, for: "viewer")
        }
        let copy = try copy(environment)
        #expect(copy.records == test.records)
        #expect(copy.environment.inspect().description(of: ID(id)) != nil)
    }

    @Test func keysAndPlacesAreFoundAgain() throws {
        let document = try TestDocument(
            """
            normalization
             books: [type Book] @key(fields: ["author.id", "isbn"])
              author: type User! @key(fields: ["id"])
               id: ID!
              isbn: String!
              pages = pages(text: "a).b\\"("): [[type Page]]
               text: String
            """
        )
        try document.write(
            #"{"books":[{"author":{"id":"\"a, \\"},"isbn":"1","pages":[[{"text":"x"}],[{"text":"y"}]]}]}"#
        )
        let json = document.test.environment.inspect().json
        let copy = Store()
        copy.load(try LoadedRecords(json))
        #expect(copy.inspect().json == json)
        #expect(copy.records == document.records)
    }

    @Test func recordsWithoutALinkKeepTheirPlace() throws {
        let json: JSONObject = [
            "root": ["__typename": "", "a": ["__refs": ["root.a.1"]]],
            "root.a.0": ["__typename": "A"],
            "root.a.1": ["__typename": "A"],
            "root.gone.deep(x:[\"]).\",{y:1}]).3.end": ["__typename": "B"],
            "local.7": ["__typename": "C"],
            "local.9.x": ["__typename": "C"],
            "local.9.y": ["__typename": "C"],
            "Book(\"1\", \"2\").cover": .null,
            "\"4\".x": .null,
        ]
        try environment.load(json)
        #expect(environment.inspect().json == json)
        // Records that are made later are others.
        for likes in 0..<20 {
            try environment.commit(
                Data(likeResponse(likes).utf8),
                environment.describe(LikeStoryMutation(id: "s")),
                root: environment.store.makeLocalID()
            )
        }
        let names = environment.inspect().json.keys
        #expect(Set(names).count == names.count)
        #expect(names.count == json.count + 21)
        #expect(environment.inspect().json["local.7"] == ["__typename": "C"])
    }

    @Test(arguments: Thoroughness.seeds("MODEL_SEEDS", short: 4, full: 40))
    func randomStoresAreTheSame(seed: UInt64) throws {
        var script = ModelScript(seed: seed)
        let run = ModelRun()
        for part in 0..<10 {
            try run.run(script.steps(100, run.operations))
            let json = run.store.inspect().json
            let copy = Store()
            copy.load(try LoadedRecords(json))
            #expect(copy.inspect().json == json, "seed \(seed), part \(part)")
            #expect(copy.records == run.store.records)
            for (old, new) in zip(run.operations, ModelScript.describe(copy)) {
                let read = Tree.read(new, copy.source).text
                let expected = Tree.read(old, run.store.source).text
                // An inspection doesn't say which objects optimistic updates have taken with them.
                if read == "missing", !run.base.withdrawn.isEmpty { continue }
                #expect(read == expected, "seed \(seed)")
            }
        }
    }

    // MARK: - The store

    @Test func replacesEverythingLikeAReset() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let json = environment.inspect().json
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let rows = Collector(environment.observe(row))
        _ = try await rows.values(1)
        try test.write(itemsResponse(["1"]), WideQuery())
        test.forgetLog()
        try environment.load(json)
        #expect(environment.inspect().json == json)
        #expect(test.log.contains(.storeReset))
        #expect(throws: StoreError.reset(definition: "StoryRow_story")) {
            try environment.read(row)
        }
        try await eventually { rows.ending != nil }
        let other = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        #expect(try environment.read(other).title == "t")
        // And again, over what was loaded.
        try environment.load(json)
        #expect(environment.inspect().json == json)
    }

    @Test func staysUntilTheNextReset() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let copy = try copy(environment)
        copy.environment.releaseMemory()
        copy.environment.collectGarbage()
        #expect(copy.records == test.records)
        #expect(copy.environment.inspect().retentionReason(of: "u")?.origin == .loaded)
        copy.environment.reset()
        #expect(copy.records.isEmpty)
        #expect(copy.environment.inspect().retentionReason(of: "u") == nil)
    }

    @Test func manyRootFieldsStay() throws {
        try environment.commitUpdate { store in
            for index in 0..<Int64(2_000) {
                store.root.setValue(1, for: "count", arguments: ["n": .int(index)])
            }
        }
        let copy = try copy(environment)
        let retained = copy.environment.retain(WideQuery())
        copy.environment.collectGarbage()
        #expect(copy.environment.inspect().json == environment.inspect().json)
        retained.dispose()
    }

    @Test func loadingBesideOthersIsOneVersion() async throws {
        try test.write(itemsResponse(["1", "2", "3"]), WideQuery())
        let json = environment.inspect().json
        let environment = environment
        let response = Data(itemsResponse(["8", "9"]).utf8)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for _ in 0..<40 {
                        switch task % 4 {
                        case 0: try? environment.load(json)
                        case 1: try? environment.commitPayload(WideQuery(), response: response)
                        case 2: environment.collectGarbage()
                        default:
                            let count = (try? environment.read(WideQuery()))?.items.count
                            #expect([nil, 2, 3].contains(count))
                        }
                    }
                }
            }
        }
        try environment.load(json)
        #expect(environment.inspect().json == json)
        #expect(try environment.read(WideQuery()).items.map(\.id) == ["1", "2", "3"])
    }

    @Test func anEmptyStoreIsLoadedToo() throws {
        try environment.load([:])
        #expect(test.records.isEmpty)
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try environment.load([:])
        #expect(test.records.isEmpty)
    }

    // MARK: - Hostile JSON

    @Test(arguments: [
        #"{"x":{}}"#, #"{"":{}}"#, #"{"root":1}"#, #"{"root":[]}"#, #"{"\"1":{}}"#,
        #"{"\"1\"x":{}}"#,
        #"{"\"\\":{}}"#, #"{"\"1\\":{}}"#, #"{"Book(\"\\":{}}"#, #"{"root.a(x:\"\\":{}}"#,
        #"{"local.2147483648":{}}"#, #"{"local.4294967295":{}}"#,
        #"{"\"\\u0041\"":{}}"#, #"{"root.":{}}"#, #"{"root..a":{}}"#, #"{"root.a.01":{}}"#,
        #"{"root.a.99999999999":{}}"#, #"{"root.a.0.1":{}}"#, #"{"root.0":{}}"#, #"{"root.a(":{}}"#,
        #"{"root.a(x:\"":{}}"#, #"{"root.a()b":{}}"#, #"{"local.":{}}"#, #"{"local.-1":{}}"#,
        #"{"local.01":{}}"#, #"{"local.99999999999":{}}"#, #"{"forgotten.3":{}}"#,
        #"{"Book()":{}}"#,
        #"{"Book(\"1\"":{}}"#, #"{"Book(\"1\",\"2\")":{}}"#, #"{"root":{"__typename":1}}"#,
        #"{"root":{"a":{"__ref":1}}}"#, #"{"root":{"a":{"__ref":"x y"}}}"#,
        #"{"root":{"a":{"__refs":"\"1\""}}}"#, #"{"root":{"a":{"__refs":[1]}}}"#,
        #"{"root":{"a":{"__errors":[null]}}}"#, #"{"root":{"a":[[{"__ref":null}]]}}"#,
        #"{"client:__type:A":null}"#, #"{"client:__type:A":{"__typename":"A"}}"#,
        #"{"client:__type:A":{"__typename":"__TypeSchema","x":true}}"#,
        #"{"client:__type:A":{"__typename":"__TypeSchema","__isB":1}}"#,
    ])
    func hostileJSONIsAnErrorAndChangesNothing(text: String) throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let row = try #require(try environment.read(StoryQuery(id: "s")).node?.storyRow_story)
        let json = try #require(try JSONValue(parsing: Data(text.utf8)).object)
        let before = environment.inspect().json
        test.forgetLog()
        #expect(throws: InspectionError.self) { try environment.load(json) }
        #expect(environment.inspect().json == before)
        #expect(try environment.read(row).title == "t")
        #expect(test.log.isEmpty)
    }

    @Test func longChainsAndManyRecordsAreNoTrouble() throws {
        var json: JSONObject = [:]
        var name = "root"
        var members: [(String, JSONValue)] = []
        for _ in 0..<2_000 {
            members.append((name, ["__typename": "A", "a": ["__ref": .string(name + ".a")]]))
            name += ".a"
        }
        json = JSONObject(members)
        try environment.load(json)
        #expect(environment.inspect().json == json)
        let deep: JSONObject = [.init(repeating: "a", count: 1): .null]
        #expect(throws: InspectionError.self) { try environment.load(deep) }
        try environment.load(["root" + String(repeating: ".a", count: 100_000): .null])
        #expect(environment.inspect().statistics.identities > 100_000)
    }

    @Test func errorsNameTheRecord() throws {
        #expect(
            throws: InspectionError.invalid(
                record: "\"1\"",
                reason: "it is neither an object nor null"
            )
        ) {
            try environment.load(["\"1\"": 5])
        }
        let error = InspectionError.invalid(record: "secret", reason: "it is odd")
        #expect(error.description.contains("`secret`"))
        #expect(!error.logDescription.contains("secret"))
    }
}
