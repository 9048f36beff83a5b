import Testing

@testable import Relay

/// What people are shown of a store.
@Suite struct InspectionTests {
    private let test = TestEnvironment(releaseBufferSize: 1)

    private func write() throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
    }

    @Test func tellsRecordsAsText() throws {
        try write()
        #expect(
            test.environment.inspect().description == """
                "s" Story
                  author: → "u"
                  id: "s"
                  likeCount: 1
                  title: "t"
                "u" User
                  id: "u"
                  name: "a"
                root
                  node(id:"s"): → "s"
                """
        )
        #expect(test.environment.inspect().description(of: "u")?.hasSuffix(#"name: "a""#) == true)
        #expect(test.environment.inspect().description(of: "x") == nil)
    }

    @Test func tellsListsErrorsAndWhatIsDeleted() throws {
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":[{"id":"2","name":"b"}]}},"#
                + #""errors":[{"message":"secret","path":["viewer","email"]}]}"#,
            ViewerQuery()
        )
        try test.environment.commitUpdate { $0.delete("2") }
        let text = test.environment.inspect().description
        #expect(text.contains("email: null, because secret"))
        #expect(text.contains("friends: [→ \"2\"]"))
        #expect(text.contains("\"2\" User (deleted)"))
    }

    @Test func tellsRecordsAsJSON() throws {
        try write()
        try test.environment.commitUpdate { store in
            store.record("s")?.setLinkedRecords([store.record("u"), nil], for: "readers")
            store.record("s")?.setLinkedRecords([store.record("u")], for: "likers")
            store.create("x", type: "User").setValue(["a", 1], for: "tags")
            store.delete("y")
        }
        let json = test.environment.inspect().json
        #expect(json.keys == ["\"s\"", "\"u\"", "\"x\"", "\"y\"", "root"])
        #expect(json["\"s\""]?["author"] == ["__ref": "\"u\""])
        #expect(json["\"s\""]?["likers"] == ["__refs": ["\"u\""]])
        #expect(json["\"s\""]?["readers"] == [["__ref": "\"u\""], .null])
        #expect(json["\"x\""] == ["__typename": "User", "id": "x", "tags": ["a", 1]])
        #expect(json["\"y\""] == .null)
    }

    @Test func counts() throws {
        try write()
        let one = test.environment.retain(StoryQuery(id: "s"))
        let two = test.environment.retain(StoryQuery(id: "s"))
        test.environment.retain(WideQuery()).dispose()
        try test.environment.commitUpdate { $0.delete("gone") }
        let update = try test.environment.store.add(OptimisticUpdate { _ in })
        let statistics = test.environment.inspect().statistics
        #expect(statistics.records == 4)
        #expect(statistics.deletedRecords == 1)
        #expect(statistics.shapes == 4)
        #expect(statistics.identities == 4)
        #expect(statistics.subscriptions == 0)
        #expect(statistics.retainedOperations == 1)
        #expect(statistics.releasedOperations == 1)
        #expect(statistics.optimisticUpdates == 1)
        #expect((100...2_000).contains(statistics.bytes))
        test.environment.store.remove(update)
        one.dispose()
        two.dispose()
    }

    @Test func tellsWhyARecordIsKept() throws {
        try write()
        #expect(test.environment.inspect().retentionReason(of: "u") == nil)
        let retained = test.environment.retain(StoryQuery(id: "s"))
        let reason = test.environment.inspect().retentionReason(of: "u")
        #expect(reason?.origin == .retained(operation: #"StoryQuery {"id":"s"}"#))
        #expect(reason?.path == ["root", "\"s\"", "\"u\""])
        #expect(
            reason?.description == #"retained: StoryQuery {"id":"s"} → root → "s" → "u""#
        )
        retained.dispose()
        #expect(
            test.environment.inspect().retentionReason(of: "u")?.origin
                == .released(operation: #"StoryQuery {"id":"s"}"#)
        )
        test.environment.releaseMemory()
        #expect(test.environment.inspect().retentionReason(of: "u") == nil)
    }

    @Test func tellsOfLiveReaders() async throws {
        try write()
        let story = try #require(
            try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
        )
        let values = Collector(test.environment.observe(story))
        _ = try await values.values(1)
        // An observed fragment has a reference, which keeps more than the fragment has read.
        let reason = test.environment.inspect().retentionReason(of: "s")
        #expect(reason?.origin == .referenced(operation: #"StoryQuery {"id":"s"}"#))
        #expect(test.environment.inspect().statistics.subscriptions == 1)
        values.cancel()
    }

    @Test func tellsOfReadersWithoutAReference() throws {
        try write()
        let store = test.environment.store
        let id = try #require(store.writer.withLock { $0.identities.find("s") })
        let reader = store.subscribe { _ in
            .init(seen: [SeenRecord(id)], hasChanged: false)
        }
        #expect(test.environment.inspect().retentionReason(of: "s")?.origin == .observed)
        reader.dispose()
    }

    @Test func whatHasAReasonIsWhatIsKept() throws {
        try write()
        try test.write(itemsResponse(["1", "2"]), WideQuery())
        let retained = test.environment.retain(WideQuery())
        let before = test.environment.inspect()
        test.environment.collectGarbage()
        for id: ID in ["s", "u", "1", "2"] {
            let isKept = test.environment.inspect().description(of: id) != nil
            #expect(isKept == (before.retentionReason(of: id) != nil), "\(id)")
        }
        retained.dispose()
    }
}
