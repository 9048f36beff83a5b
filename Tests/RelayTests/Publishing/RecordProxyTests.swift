import Testing

@testable import Relay

/// What updaters can do to records, beyond setting fields.
@Suite struct RecordProxyTests {
    private let test = TestEnvironment()

    @Test func anObjectThatIsMadeHasItsID() throws {
        try test.environment.commitUpdate { _ = $0.create("s", type: "Story") }
        #expect(test.records["\"s\""] == #"Story {id: "s"}"#)
    }

    @Test func fieldsAreCopied() throws {
        try test.environment.commitUpdate { store in
            let one = store.create("1", type: "Story")
            one.setValue("t", for: "title")
            one.setLinkedRecord(store.root, for: "origin")
            let two = store.create("2", type: "Story")
            two.setValue("u", for: "title")
            two.setValue(3, for: "likes")
            two.copyFields(from: one)
        }
        #expect(
            test.records["\"2\""] == #"Story {id: "1"; likes: int 3; origin: ->root; title: "t"}"#
        )
    }

    @Test func whatWasUnlinkedIsLinkedAgainAsItWas() throws {
        try test.environment.commitUpdate { store in
            store.root.getOrCreateLinkedRecord("panel", type: "Panel").setValue(1, for: "x")
            store.root.setLinkedRecord(nil, for: "panel")
            let again = store.root.getOrCreateLinkedRecord("panel", type: "Panel")
            #expect(again.value("x") == 1)
        }
    }

    @Test func errorsOfFieldsAreTold() throws {
        let document = try TestDocument("normalization\n a: Int\n b: Int", in: test)
        try document.write(
            #"{"a":null,"b":1}"#,
            errors: #"[{"message":"m","path":["a"]}]"#
        )
        try test.environment.commitUpdate { store in
            #expect(store.root.errors("a").map(\.message) == ["m"])
            #expect(store.root.errors("b") == [])
            #expect(store.root.value("a") == .null)
        }
    }

    @Test func anUpdaterThatThrowsLeavesNothingBehind() throws {
        let before = test.records
        #expect(throws: Outage.self) {
            try test.environment.commitUpdate { store in
                store.create("s", type: "Story").setValue("t", for: "title")
                throw Outage()
            }
        }
        #expect(test.records == before)
        try test.environment.commitUpdate { _ = $0.create("s", type: "Story") }
        #expect(test.records["\"s\""] == #"Story {id: "s"}"#)
    }

    @Test func updatersFindTheDataOfTheirOperation() async throws {
        let mutation = LikeStoryMutation(id: "s")
        test.network.answer { _, _ in
            #"{"data":{"likeStory":{"id":"s","likeCount":7}}}"#
        }
        try await test.environment.commit(mutation) { store, _ in
            #expect(store.rootField("likeStory")?.id == "s")
            #expect(store.rootField("other") == nil)
            #expect(store.pluralRootField("likeStory") == nil)
            store.rootField("likeStory")?.setValue("liked", for: "title")
        }
        #expect(test.records["\"s\""]?.contains("liked") == true)
        try test.environment.commitUpdate { #expect($0.rootField("likeStory") == nil) }
    }

    @Test func optimisticUpdatersFindTheOptimisticResponse() async throws {
        let seen = Locked<[Int64?]>([])
        test.network.answer { _, _ in #"{"data":{"likeStory":{"id":"s","likeCount":7}}}"# }
        try await test.environment.commit(
            LikeStoryMutation(id: "s"),
            optimisticResponse: ["likeStory": ["id": "s", "likeCount": 2]],
            optimisticUpdater: { store in
                let count = store.rootField("likeStory")?.value("likeCount")?.int
                seen.withLock { $0.append(count) }
            }
        )
        #expect(seen.withLock { $0.first } == 2)
    }
}
