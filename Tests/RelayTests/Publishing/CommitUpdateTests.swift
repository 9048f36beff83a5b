import Testing

@testable import Relay

@Suite struct CommitUpdateTests {
    private let test = TestEnvironment()

    private func update(_ body: (RecordSourceProxy) throws -> Void) throws {
        try test.environment.commitUpdate(body)
    }

    @Test func readsAndChangesFields() throws {
        try test.write(itemsResponse(["1"]), WideQuery(group: "g"))
        try update { store in
            let item = try #require(store.record("1"))
            #expect(item.id == "1" && item.type == "Item")
            #expect(item.value("name") == "n1" && item.value("nothing") == nil)
            item.setValue("new", for: "name")
            #expect(item.value("name") == "new")
            #expect(store.root.linkedRecords("items", arguments: ["group": "g"])?.count == 1)
            #expect(store.root.linkedRecords("items") == nil)
            #expect(store.root.id == nil)
        }
        #expect(try test.environment.read(WideQuery(group: "g")).items[0].name == "new")
    }

    @Test func setsEveryKindOfValue() throws {
        let values: [JSONValue] = [.null, true, 1, 1.5, "x", [1, [.null]], ["a": [:]], [], [:]]
        for value in values {
            try update { store in
                store.root.setValue(value, for: "f", arguments: ["a": 1])
                #expect(store.root.value("f", arguments: ["a": 1.0]) == value)
            }
        }
    }

    @Test func anUpdaterThatThrowsChangesNothing() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        let before = test.records
        test.forgetLog()
        #expect(throws: Outage()) {
            try update { store in
                store.record("1")?.setValue("x", for: "name")
                store.delete("1")
                _ = store.create("2", type: "Item")
                throw Outage()
            }
        }
        #expect(test.records == before)
        #expect(test.log.isEmpty)
    }

    @Test func aChangeToTheSameValueIsNone() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        test.forgetLog()
        try update { $0.record("1")?.setValue("n1", for: "name") }
        try update { _ in }
        #expect(test.log.isEmpty)
    }

    @Test func deletesAndMakesAnew() throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        try update { store in
            store.delete("1")
            #expect(store.record("1") == nil)
            #expect(store.root.linkedRecords("items")?.map { $0?.id } == [nil, "2"])
        }
        #expect(try test.environment.read(WideQuery()).items.map(\.id) == ["2"])
        try update { store in
            let item = store.create("1", type: "Item")
            #expect(item.value("name") == nil)
            item.setValue("1", for: "id")
            item.setValue("again", for: "name")
            item.setValue(3, for: "value")
            #expect(store.create("1", type: "Other").type == "Item")
        }
        #expect(try test.environment.read(WideQuery()).items.map(\.name) == ["again", "n2"])
    }

    @Test func aResponseBringsADeletedObjectBack() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        try update { $0.delete("1") }
        try test.write(itemsResponse(["1"], value: 2), WideQuery())
        #expect(try test.environment.read(WideQuery()).items.map(\.value) == [2])
    }

    @Test func linksObjects() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        try update { store in
            let record = try #require(store.record(story))
            #expect(record.linkedRecord("author")?.id == "u")
            #expect(record.linkedRecord("editor") == nil)
            let user = store.create("v", type: "User")
            user.setValue("v", for: "id")
            user.setValue("v", for: "name")
            record.setLinkedRecord(user, for: "author")
        }
        #expect(try test.environment.read(story).author.name == "v")
        try update { store in
            store.record(story)?.setLinkedRecord(nil, for: "author")
            #expect(store.record(story)?.linkedRecord("author") == nil)
        }
        #expect(test.records["\"s\""]?.contains("author: null") == true)
    }

    @Test func linksListsWithAndWithoutNull() throws {
        try update { store in
            let (a, b) = (store.create("a", type: "Item"), store.create("b", type: "Item"))
            store.root.setLinkedRecords([a, b, a], for: "items")
            store.root.setLinkedRecords([a, nil], for: "nodes", arguments: ["ids": ["a", "x"]])
            store.root.setLinkedRecords([], for: "none")
            #expect(store.root.linkedRecords("items")?.map { $0?.id } == ["a", "b", "a"])
            let nodes = store.root.linkedRecords("nodes", arguments: ["ids": ["a", "x"]])
            #expect(nodes?.map { $0?.id } == ["a", nil])
            #expect(store.root.linkedRecords("none")?.isEmpty == true)
        }
        #expect(
            test.records["root"]
                == #" {items: [->"a",->"b",->"a"]; nodes(ids:["a","x"]): [->"a",null]; none: []}"#
        )
    }

    @Test func makesObjectsWithoutID() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try update { store in
            let user = try #require(store.record("u"))
            let avatar = user.getOrCreateLinkedRecord("avatar", type: "Image")
            avatar.setValue("http://x", for: "url")
            #expect(avatar.id == nil && avatar.type == "Image")
            #expect(
                user.getOrCreateLinkedRecord("avatar", type: "Other").value("url") == "http://x"
            )
        }
        #expect(test.records["\"u\".avatar"] == #"Image {url: "http://x"}"#)
    }

    @Test func objectsAreFoundByTheirBytes() throws {
        try update { store in
            store.create("\u{e9}", type: "T").setValue(1, for: "n")
            store.create("e\u{301}", type: "T").setValue(2, for: "n")
            #expect(store.record("\u{e9}")?.value("n") == 1)
            #expect(store.record("e\u{301}")?.value("n") == 2)
            #expect(store.record("e") == nil)
        }
    }

    @Test func allObserversSeeOneVersion() async throws {
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        test.forgetLog()
        try update { store in
            for id in ["1", "2"] as [ID] { store.record(id)?.setValue(9, for: "value") }
            store.root.setLinkedRecords([store.record("2")], for: "items")
        }
        #expect(test.log.map(\.name) == ["store.publish.end"])
    }

    @Test func aProxyKeptForLaterStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let environment = RelayEnvironment(network: ScriptedNetwork())
            var kept: RecordSourceProxy?
            try environment.commitUpdate { kept = $0 }
            _ = kept?.record("1")
        }
    }
}
