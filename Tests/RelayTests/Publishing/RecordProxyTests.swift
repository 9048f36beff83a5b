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

/// Mistakes of updaters that are refused or logged.
@Suite struct RefusedUpdateTests {
    private let test = TestEnvironment()

    init() throws {
        try test.write(
            #"{"data":{"viewer":{"id":"me","name":"a","email":null,"friends":[]}}}"#,
            ViewerQuery()
        )
        try test.write(storyResponse(), StoryQuery(id: "s"))
    }

    private func expectRefusal(
        _ error: UpdateError,
        _ update: (RecordSourceProxy) throws -> Void
    ) throws {
        let before = test.records
        #expect(throws: error) {
            try test.environment.commitUpdate { store in
                store.record("me")?.setValue("changed", for: "name")
                try update(store)
            }
        }
        #expect(test.records == before)
    }

    @Test func aValueOfAWrongKindIsRefused() throws {
        for (value, found) in [
            ("x", "a string"), (true, "a boolean"), ([1], "a list"), (1.5, "a number"),
        ] as [(JSONValue, String)] {
            try expectRefusal(
                .wrongKind(type: "Story", field: "likeCount", expected: "Int!", found: found)
            ) {
                $0.record("s")?.setValue(value, for: "likeCount")
            }
        }
        try expectRefusal(
            .wrongKind(type: "User", field: "name", expected: "String!", found: "a record")
        ) {
            $0.record("me")?.setLinkedRecord($0.record("s"), for: "name")
        }
        try expectRefusal(
            .wrongKind(type: "User", field: "friends", expected: "[User!]", found: "a record")
        ) {
            $0.record("me")?.setLinkedRecord($0.record("me"), for: "friends")
        }
        try expectRefusal(
            .wrongKind(type: "", field: "viewer", expected: "User", found: "a list of records")
        ) {
            $0.root.setLinkedRecords([], for: "viewer")
        }
        try expectRefusal(
            .wrongKind(type: "", field: "viewer", expected: "User", found: "an object")
        ) {
            $0.root.setValue(["id": "x"], for: "viewer")
        }
    }

    @Test func aValueOfTheRightKindIsStoredAsAResponseWould() throws {
        try test.environment.commitUpdate { store in
            store.record("s")?.setValue(3.0, for: "likeCount")
            store.record("s")?.setValue(.null, for: "title")
            store.record("me")?.setLinkedRecords([store.record("me")], for: "friends")
            store.root.setLinkedRecord(nil, for: "viewer")
        }
        #expect(test.records["\"s\""]?.contains("likeCount: int 3") == true)
        #expect(!test.log.contains { $0.name.hasPrefix("update.") })
    }

    @Test func aRecordOfAnotherEnvironmentIsRefused() throws {
        let other = TestEnvironment()
        let uses: [(RecordSourceProxy, RecordProxy) -> Void] = [
            { $0.root.setLinkedRecord($1, for: "viewer") },
            { $0.record("me")?.setLinkedRecords([$1], for: "friends") },
            { $0.record("me")?.copyFields(from: $1) },
            {
                let edge = ConnectionHandler.createEdge(in: $0.root, node: $1, type: "Edge")
                _ = edge
            },
            { ConnectionHandler.insertEdgeAfter($1, in: $0.root) },
        ]
        for use in uses {
            try other.environment.commitUpdate { foreign in
                let record = foreign.create("theirs", type: "User")
                try expectRefusal(.foreignRecord) { use($0, record) }
            }
        }
    }

    @Test func aRefusedUpdaterOfAMutationIsDroppedAlone() async throws {
        test.network.answer { _, _ in likeResponse(7) }
        await #expect(throws: UpdateError.self) {
            try await test.environment.commit(
                LikeStoryMutation(id: "s"),
                updater: { store, _ in
                    store.record("s")?.setValue("x", for: "title")
                    store.record("s")?.setValue("x", for: "likeCount")
                }
            )
        }
        #expect(test.records["\"s\""]?.contains("likeCount: int 7") == true)
        #expect(test.records["\"s\""]?.contains(#"title: "t""#) == true)
    }

    @Test func theErrorNamesTheFieldAndTheRemedy() {
        let error = UpdateError.wrongKind(
            type: "Story",
            field: "likeCount",
            expected: "Int!",
            found: "a string"
        )
        #expect(
            "\(error)" == "The updater set `likeCount` of `Story` to a string, but the schema says "
                + "`Int!`. Set a value of that type."
        )
    }

    @Test func aFieldThatNoOperationSelectsIsLoggedOnce() throws {
        test.forgetLog()
        try test.environment.commitUpdate { store in
            for _ in 0..<3 {
                store.record("me")?.setValue("x", for: "nmae")
                store.root.setLinkedRecord(nil, for: "veiwer")
            }
            store.create("p", type: "Planet").setValue("x", for: "anything")
        }
        #expect(
            test.log.filter { $0.name.hasPrefix("update.") } == [
                .updateUnknownField(type: "User", field: "nmae"),
                .updateUnknownField(type: "", field: "veiwer"),
            ]
        )
    }

    @Test func creatingAKnownObjectWithAnotherTypeIsLogged() throws {
        test.forgetLog()
        try test.environment.commitUpdate { store in
            #expect(store.create("me", type: "Story").type == "User")
            _ = store.create("me", type: "User")
        }
        #expect(test.log.contains(.updateTypeConflict(previous: "User", current: "Story")))
        #expect(test.log.count { $0.name == "update.type.conflict" } == 1)
    }

    @Test func anOptimisticUpdaterLogsWhenItIsMadeAndNotAgain() throws {
        test.forgetLog()
        let update = try test.environment.store.add(
            OptimisticUpdate { $0.record("me")?.setValue("x", for: "nmae") }
        )
        try test.write(storyResponse(likes: 9), StoryQuery(id: "s"))
        test.environment.store.remove(update)
        #expect(test.log.count { $0.name == "update.field.unknown" } == 1)
    }
}
