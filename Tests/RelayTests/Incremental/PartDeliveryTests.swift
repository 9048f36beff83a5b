import Foundation
import Testing

@testable import Relay

/// Operations whose responses come in parts, as those see them who wait for them, read and observe.
@Suite(.timeLimit(.minutes(10))) struct PartDeliveryTests {
    private let test = TestEnvironment()
    private let payloads = DeferTests.formats[0].payloads

    private var versions: Int {
        test.log.count { if case .storePublish = $0 { true } else { false } }
    }

    @Test func aFetchEndsWithTheLastPart() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        for payload in payloads.dropLast() { call.send(payload) }
        try await eventually { versions == 3 }
        call.respond(payloads[3])
        let me = try #require(try await fetch.value.me)
        #expect(try test.environment.read(me.profileDetails_user).email == "a@b")
        // Each payload is one version.
        #expect(versions == 4)
        #expect(test.log.contains { $0.name == "network.operation.complete" })
    }

    @Test func observersSeeTheFirstPartAtOnceAndEachFragmentWithItsOwn() async throws {
        let values = Collector(test.environment.observe(ProfileQuery()))
        let call = try await test.network.call()
        call.send(payloads[0])
        let me = try #require(try await values.values(1)[0].me)
        #expect(me.name == "Ann")
        let details = Collector(test.environment.observe(me.profileDetails_user))
        let friends = Collector(test.environment.observe(me.profileFriends_user))
        #expect(try await remains { details.values.isEmpty && friends.values.isEmpty })
        call.send(payloads[1])
        #expect(try await details.values(1)[0].email == "a@b")
        call.send(payloads[2])
        let friend = try #require(try await friends.values(1)[0].friends?.first)
        let mail = Collector(test.environment.observe(friend.profileMail_user))
        #expect(try await remains { mail.values.isEmpty })
        call.respond(payloads[3])
        #expect(try await mail.values(1)[0].email == "b@b")
        #expect(try await remains { values.values.count == 1 && values.ending == nil })
        // A fragment that has not come yet is no failure to tell of.
        #expect(!test.log.contains { $0.name == "read.definition.error" })
    }

    @Test func aPartThatContradictsItselfIsReadInTheOrderOfTheSelection() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        // `email` of the record is `details`'s own, and each friend is the same person.
        let friends = #"[{"name":"Bob","id":"1"},{"id":"1","name":"Rob"}]"#
        call.send(
            """
            {"incremental":[{"path":["me"],"label":"\(DeferTests.details)","data":{
            "friends":\(friends),"email":"a@b","avatar":{"url":"u","width":3}}}],"hasNext":true}
            """
        )
        call.respond(
            """
            {"incremental":[{"path":["me"],"label":"\(DeferTests.friends)","data":{
            "friends":\(friends)}},
            {"label":"\(DeferTests.mail)","path":["me","friends",0],"data":{"email":"b@b"}},
            {"label":"\(DeferTests.mail)","path":["me","friends",1],"data":{"email":"b@b"}}],
            "hasNext":false}
            """
        )
        _ = try await fetch.value
        let record = try #require(test.records["\"1\""])
        #expect(record.contains(#"name: "Rob""#))
        #expect(record.contains(#"email: "b@b""#))
        let conflicts = test.log.filter { $0.name == "execute.value.conflict" }
        #expect(!conflicts.isEmpty)
    }

    @Test func observersOfAStreamSeeItGrow() async throws {
        let values = Collector(test.environment.observe(FriendsLaterQuery()))
        let call = try await test.network.call()
        for (index, payload) in StreamTests.formats[0].payloads.enumerated() {
            call.send(payload)
            _ = try await values.values(index + 1)
        }
        call.finish()
        #expect(values.values.map { $0.viewer?.friends?.count } == [1, 3, 4])
    }

    @Test func whoJoinsLaterSeesWhatIsThere() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { versions == 1 }
        let values = Collector(test.environment.observe(ProfileQuery()))
        #expect(try await values.values(1)[0].me?.name == "Ann")
        for payload in payloads.dropFirst() { call.send(payload) }
        call.finish()
        #expect(try await fetch.value.me?.name == "Ann")
        #expect(test.network.calls.count == 1)
    }

    @Test func anEndBeforeAllPartsIsAnErrorAndWhatCameStays() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        call.respond(payloads[1])
        let error = await #expect(throws: ResponseError.self) { try await fetch.value }
        #expect(error == .unfinished(operation: "ProfileQuery", parts: []))
        #expect(error?.description.contains("fetch it again") == true)
        let me = try #require(try test.environment.read(ProfileQuery()).me)
        #expect(try test.environment.read(me.profileDetails_user).email == "a@b")
        let newer = DeferTests.formats[2].payloads
        let again = Task { try await test.environment.fetch(ProfileQuery()) }
        let second = try await test.network.call(1)
        second.send(newer[0])
        second.respond(#"{"hasNext":false}"#)
        let other = await #expect(throws: ResponseError.self) { try await again.value }
        let parts = [DeferTests.details, DeferTests.friends]
        #expect(other == .unfinished(operation: "ProfileQuery", parts: parts))
        #expect(other?.description.contains(DeferTests.friends) == true)
    }

    @Test func aPartThatIsRefusedEndsTheOperation() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        call.send(#"{"incremental":[{"path":["you"],"data":{}}],"hasNext":true}"#)
        let error = await #expect(throws: ResponseError.self) { try await fetch.value }
        #expect(error == .invalidPart(operation: "ProfileQuery", path: "you", .noPlace))
        #expect(test.log.contains { $0.name == "execute.normalize.refuse" })
        #expect(try test.environment.read(ProfileQuery()).me?.name == "Ann")
        try await eventually { call.termination != nil }
        // The next execution knows nothing of this one.
        let again = Task { try await test.environment.fetch(ProfileQuery()) }
        try await test.network.call(1).respond(DeferTests.whole)
        #expect(try await again.value.me?.name == "Ann")
    }

    @Test func errorsOfAFragmentThatFailedAreLogged() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        call.respond(
            #"{"incremental":[{"path":["me"],"data":null,"errors":[{"message":"no"}]}],"hasNext":false}"#
        )
        let me = try #require(try await fetch.value.me)
        #expect(throws: StoreError.self) { try test.environment.read(me.profileDetails_user) }
        let error = LogEvent.executeFieldErrors(
            operation: "ProfileQuery",
            count: 1,
            errors: [LoggedFieldError(path: "", reason: .reported)]
        )
        #expect(test.log.contains(error))
    }

    @Test func afterCancellingNoPartIsWritten() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { versions == 1 }
        fetch.cancel()
        await #expect(throws: CancellationError.self) { try await fetch.value }
        call.send(payloads[1])
        #expect(try await remains { versions == 1 })
    }

    @Test func afterAResetNoPartIsWritten() async throws {
        let fetch = Task { try await test.environment.fetch(ProfileQuery()) }
        let call = try await test.network.call()
        call.send(payloads[0])
        try await eventually { versions == 1 }
        test.environment.reset()
        call.send(payloads[1])
        await #expect(throws: StoreError.self) { try await fetch.value }
        #expect(try await remains { test.records.isEmpty })
    }

    @Test func optimisticUpdatesLieOverPartsToo() async throws {
        let fetch = Task { try await test.environment.fetch(FriendsLaterQuery()) }
        let call = try await test.network.call()
        let stream = StreamTests.formats[0].payloads
        call.send(stream[0])
        try await eventually { versions == 1 }
        let update = try test.environment.store.add(
            OptimisticUpdate { $0.record("v")?.setLinkedRecords([], for: "friends") }
        )
        call.send(stream[1])
        call.respond(stream[2])
        let friends = try await fetch.value.viewer?.friends
        #expect(friends?.isEmpty == true)
        test.environment.store.remove(update)
        #expect(test.records == (try PartWriter.records(StreamTests.whole, FriendsLaterQuery())))
    }

    @Test func whatIsInFlightIsNotCollected() async throws {
        let test = TestEnvironment(releaseBufferSize: 0)
        let fetch = Task { try await test.environment.fetch(FriendsLaterQuery()) }
        let call = try await test.network.call()
        call.send(StreamTests.formats[1].payloads[0])
        try await eventually { !test.records.isEmpty }
        test.environment.collectGarbage()
        for payload in StreamTests.formats[1].payloads.dropFirst() { call.send(payload) }
        call.finish()
        #expect(try await fetch.value.viewer?.friends?.count == 4)
    }

    @Test func aMutationEndsWithItsLastPartAndItsUpdaterRunsOnce() async throws {
        let updates = Locked(0)
        let commit = Task {
            try await test.environment.commit(
                LikeStoryLaterMutation(id: "s"),
                optimisticResponse: ["likeStory": ["id": "s", "title": "soon", "likeCount": 8]],
                updater: { _, _ in updates.withLock { $0 += 1 } }
            )
        }
        let call = try await test.network.call()
        call.send(#"{"data":{"likeStory":{"id":"s","title":"t"}},"hasNext":true}"#)
        // The updater runs before what it makes is to be seen.
        try await eventually { updates.withLock { $0 } == 1 }
        try await eventually { test.records["\"s\""]?.contains("soon") == false }
        call.respond(
            #"{"incremental":[{"path":["likeStory"],"data":{"likeCount":7}}],"hasNext":false}"#
        )
        let story = try #require(try await commit.value.likeStory)
        #expect(try test.environment.read(story.storyLikes_story).likeCount == 7)
        #expect(updates.withLock { $0 } == 1)
    }

    @Test func anEventIsDeliveredOnceAndItsPartsGoToItsOwnObjects() async throws {
        let events = Collector(
            test.environment.subscribe(StoryUpdatedLaterSubscription(id: "s"))
        )
        let call = try await test.network.call()
        for (index, id) in ["s", "t"].enumerated() {
            call.send(#"{"data":{"storyUpdated":{"id":"\#(id)","title":"a"}},"hasNext":true}"#)
            let story = try #require(try await events.values(index + 1)[index].storyUpdated)
            #expect(throws: StoreError.self) { try test.environment.read(story.storyLikes_story) }
            let likes = Collector(test.environment.observe(story.storyLikes_story))
            call.send(
                """
                {"incremental":[{"path":["storyUpdated"],"data":{"likeCount":\(index)}}],
                "hasNext":false}
                """
            )
            #expect(try await likes.values(1)[0].likeCount == index)
        }
        call.finish()
        try await eventually { events.ending != nil }
        #expect(events.error == nil)
        #expect(events.values.count == 2)
    }
}
