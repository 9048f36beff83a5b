import Foundation
import Testing

@testable import Relay

/// Fragments with `@defer`, in the format of 2022, in the one before, and in the newer one.
@Suite struct DeferTests {
    static let whole = """
        {"data":{"me":{"id":"1","name":"Ann","email":"a@b","avatar":{"url":"u","width":3},
        "friends":[{"id":"2","name":"Bob","email":"b@b"},{"id":"3","name":"Cid","email":null}]}}}
        """
    static let first = #"{"data":{"me":{"id":"1","name":"Ann"}},"hasNext":true"#

    static let details = "ProfileQuery$defer$details"
    static let friends = "ProfileQuery$defer$friends"
    static let mail = "ProfileFriends_user$defer$ProfileMail_user"

    static let formats: [(name: String, payloads: [String])] = [
        (
            "2022",
            [
                first + "}",
                """
                {"incremental":[{"path":["me"],"label":"\(details)","data":{"email":"a@b",
                "avatar":{"url":"u","width":3},
                "friends":[{"id":"2","name":"Bob"},{"id":"3","name":"Cid"}]}}],"hasNext":true}
                """,
                """
                {"hasNext":true,"incremental":[{"data":{"friends":[{"id":"2","name":"Bob"},
                {"id":"3","name":"Cid"}]},"label":"\(friends)","path":["me"]},
                {"label":"\(mail)","path":["me","friends",1],"data":{"email":null}}]}
                """,
                """
                {"incremental":[{"path":["me","friends",0],"label":"\(mail)",
                "data":{"email":"b@b"}}],"hasNext":false}
                """,
            ]
        ),
        (
            "2020",
            [
                first + "}",
                """
                {"path":["me"],"label":"\(friends)","data":{"friends":[{"id":"2","name":"Bob"},
                {"id":"3","name":"Cid"}]},"hasNext":true}
                """,
                """
                {"label":"\(mail)","data":{"email":"b@b"},"path":["me","friends",0],"hasNext":true}
                """,
                """
                {"data":{"email":"a@b","avatar":{"url":"u","width":3},
                "friends":[{"id":"2","name":"Bob"},{"id":"3","name":"Cid"}]},"path":["me"],
                "label":"\(details)","hasNext":true}
                """,
                """
                {"label":"\(mail)","path":["me","friends",1],"data":{"email":null},"hasNext":true}
                """,
                #"{"hasNext":false}"#,
            ]
        ),
        (
            "newer",
            [
                first + """
                    ,"pending":[{"id":"0","path":["me"],"label":"\(details)"},
                    {"id":"1","path":["me"],"label":"\(friends)"}]}
                    """,
                // What both fragments have comes once, under the id of one.
                """
                {"pending":[{"id":"2","path":["me","friends",0],"label":"\(mail)"},
                {"id":"3","path":["me","friends",1],"label":"\(mail)"}],"hasNext":true,
                "incremental":[{"id":"0","data":{"friends":[{"id":"2","name":"Bob"},
                {"id":"3","name":"Cid"}]},"path":["me"],"label":"\(details)"},
                {"id":"3","path":["me","friends",1],"data":{"email":null}}],
                "completed":[{"id":"1"},{"id":"3"}]}
                """,
                // `path` beside `id` says nothing, `subPath` does.
                """
                {"incremental":[{"id":"0","data":{"email":"a@b","avatar":{}},"path":["me"]},
                {"id":"0","subPath":["avatar"],"path":["me"],"data":{"url":"u","width":3}}],
                "completed":[{"id":"0"}],"hasNext":true}
                """,
                #"{"hasNext":true}"#,
                """
                {"incremental":[{"id":"2","data":{"email":"b@b"}}],"completed":[{"id":"2"}],
                "hasNext":false}
                """,
            ]
        ),
    ]

    @Test(arguments: formats.indices)
    func partsComeToTheSameAsTheWhole(format: Int) throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(Self.formats[format].payloads)
        #expect(writer.records == (try PartWriter.records(Self.whole, ProfileQuery())))
        #expect(writer.missing == [])
        #expect(writer.outstanding == nil)
        #expect(writer.test.isAvailable(ProfileQuery()))
    }

    @Test func aFragmentIsMissingUntilItsPartIsThereAndTheQueryIsNot() throws {
        var writer = PartWriter(ProfileQuery())
        let payloads = Self.formats[0].payloads
        try writer.write(payloads[0])
        #expect(writer.missing == [])
        let environment = writer.test.environment
        let me = try #require(try environment.read(ProfileQuery()).me)
        #expect(me.name == "Ann")
        #expect(throws: StoreError.self) { try environment.read(me.profileDetails_user) }
        #expect(!writer.test.isAvailable(ProfileQuery()))
        try writer.write(payloads[1])
        #expect(try environment.read(me.profileDetails_user).email == "a@b")
        #expect(!writer.test.isAvailable(ProfileQuery()))
        try writer.write(payloads[2])
        let friends = try #require(try environment.read(me.profileFriends_user).friends)
        #expect(try environment.read(friends[1].profileMail_user).email == nil)
        #expect(throws: StoreError.self) { try environment.read(friends[0].profileMail_user) }
    }

    @Test func aPartThatSaysNothingNewChangesNothing() throws {
        var writer = PartWriter(ProfileQuery())
        let payloads = Self.formats[0].payloads
        try writer.write(Array(payloads.prefix(2)))
        #expect(try writer.write(payloads[1]) == 0)
        #expect(try writer.write(#"{"hasNext":true}"#) == 0)
        #expect(try writer.write(#"{"incremental":[],"hasNext":true}"#) == 0)
        #expect(try writer.write(#"{"hasNext":true,"extensions":{"a":1}}"#) == 0)
        #expect(try writer.write(#"{"extensions":{"a":1}}"#) == 0)
        #expect(writer.outstanding == [])
    }

    @Test(arguments: [0, 1])
    func extensionsOfPartsAreThoseOfTheResponse(format: Int) async throws {
        let test = TestEnvironment()
        async let response = test.environment.response(to: ProfileQuery())
        let call = try await test.network.call()
        let payloads = Self.formats[format].payloads
        for (index, payload) in payloads.enumerated() {
            let body = payload.trimmingCharacters(in: .whitespacesAndNewlines).dropLast()
            call.send(body + #","extensions":{"part":\#(index)}}"#)
        }
        call.finish()
        #expect(try await response.extensions == ["part": .int(Int64(payloads.count - 1))])
    }

    /// Each path to an object would be walked otherwise: a thousand million of them.
    @Test func anObjectInManyPlacesIsLookedAtOnce() throws {
        let document = try TestDocument(
            """
            normalization
             a: type User
              id: ID!
              friends: [type User]
               id: ID!
               friends: [type User]
                id: ID!
                friends: [type User]
                 id: ID!
                 ... @defer(label: "L")
                  email: String
            """
        )
        var writer = PartWriter(document.operation, in: document.test)
        let friends = Array(repeating: #"{"id":"1","friends":[]}"#, count: 3_000)
        let list = friends.joined(separator: ",")
        try writer.write(#"{"data":{"a":{"id":"1","friends":[\#(list)]}}}"#)
        #expect(writer.missing == ["a.friends.0.friends.0.friends.0.email"])
    }

    @Test func aServerMayIgnoreIt() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(Self.whole)
        #expect(writer.missing == [])
        #expect(writer.outstanding == nil)
        try writer.write(Self.first + "}")
        // Now that it says nothing of parts, what belongs to them is missing.
        var other = PartWriter(ProfileQuery())
        try other.write(#"{"data":{"me":{"id":"1","name":"Ann"}}}"#)
        #expect(other.missing == ["me.email", "me.avatar", "me.friends"])
    }

    @Test func itMayBeSwitchedOff() throws {
        var writer = PartWriter(ProfileQuery(isLater: false))
        try writer.write(Self.first + "}")
        #expect(writer.missing == ["me.email", "me.avatar", "me.friends"])
        var other = PartWriter(ProfileQuery(isLater: false))
        try other.write(
            """
            {"data":{"me":{"id":"1","name":"Ann","email":null,"avatar":{"url":"u","width":3},
            "friends":[{"id":"2","name":"Bob"}]}},"hasNext":true}
            """
        )
        #expect(other.missing == [])
        try other.write(#"{"hasNext":false}"#)
        #expect(other.missing == ["me.friends.0.email"])
    }

    @Test func fieldsAreReportedMissingOnceTheirPartIsComplete() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(Self.first + "}")
        try writer.write(
            """
            {"incremental":[{"path":["me"],"label":"\(Self.details)","data":{"email":null,
            "friends":[{"id":"2","name":"Bob"}]}}],"hasNext":true}
            """
        )
        #expect(writer.missing == ["me.avatar"])
        // The friends came with the other fragment.
        try writer.write(
            #"{"incremental":[{"path":["me"],"label":"\#(Self.friends)","data":{}}],"hasNext":true}"#
        )
        #expect(writer.missing == ["me.avatar"])
        try writer.write(#"{"hasNext":false}"#)
        #expect(writer.missing == ["me.avatar", "me.friends.0.email"])
    }

    @Test func fieldsOfANewerPartAreReportedMissingWhenItIsCompleted() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(Self.formats[2].payloads[0])
        try writer.write(
            #"{"incremental":[{"id":"0","data":{"email":null,"friends":[]}}],"hasNext":true}"#
        )
        #expect(writer.missing == [])
        try writer.write(#"{"completed":[{"id":"0"}],"hasNext":true}"#)
        #expect(writer.missing == ["me.avatar"])
        try writer.write(#"{"completed":[{"id":"1"}],"hasNext":false}"#)
        #expect(writer.missing == ["me.avatar"])
    }

    /// Servers refuse operations in which a label occurs twice.
    @Test func copiesOfAFragmentHaveLabelsOfTheirOwn() throws {
        let text = try #require(ContactLaterQuery.artifact.parameters?.text)
        let labels = [true, false].map { hasMail in
            FragmentCopy("Contact_user", "(hasMail:\(hasMail))").name + "$defer$details"
        }
        #expect(labels[0] != labels[1])
        for label in labels { #expect(text.contains(#"@defer(label:"\#(label)")"#), "\(text)") }
        var writer = PartWriter(ContactLaterQuery())
        try writer.write(
            #"{"data":{"me":{"id":"1","friends":[{"id":"1"},{"id":"2"}]}},"hasNext":true}"#
        )
        try writer.write(
            """
            {"incremental":[{"path":["me"],"label":"\(labels[0])","data":{"email":"a@b"}},
            {"path":["me","friends",1],"label":"\(labels[1])","data":{"avatar":{"url":"u"}}},
            {"path":["me","friends",0],"label":"\(labels[1])","data":{"avatar":{}}}],
            "hasNext":false}
            """
        )
        let environment = writer.test.environment
        let me = try #require(try environment.read(ContactLaterQuery()).me)
        let mail = try environment.read(me.contact_user).contactDetails_user
        #expect(try environment.read(mail).email == "a@b")
        let friend = try #require(me.friends?.last).contact_user
        let picture = try environment.read(environment.read(friend).contactDetails_user)
        #expect(picture.avatar?.url == "u")
        #expect(writer.missing == ["me.friends.0.avatar.url"])
    }

    /// A server sends a fragment although all of it is selected outside, or nothing is for the type.
    @Test(arguments: [false, true])
    func partsMayHaveNothingOfTheirOwn(isNewer: Bool) throws {
        var writer = PartWriter(EmptyLaterQuery())
        let labels = ["redundant", "nothing"].map { "EmptyLaterQuery$defer$\($0)" }
        let data = [#"{"email":"a@b"}"#, #"{"__typename":"User"}"#]
        let first = #"{"data":{"viewer":{"id":"1","email":"a@b","name":"Ann"}},"hasNext":true"#
        guard isNewer else {
            try writer.write(first + "}")
            for (label, data) in zip(labels, data) {
                try writer.write(
                    #"{"path":["viewer"],"label":"\#(label)","data":\#(data),"hasNext":true}"#
                )
            }
            // Any other part has no place.
            #expect(throws: ResponseError.self) {
                try writer.write(#"{"path":["viewer"],"label":"x","data":{},"hasNext":false}"#)
            }
            return
        }
        try writer.write(
            first + """
                ,"pending":[{"id":"0","path":["viewer"],"label":"\(labels[0])"},
                {"id":"1","path":["viewer"],"label":"\(labels[1])"}]}
                """
        )
        try writer.write(
            """
            {"incremental":[{"id":"1","data":\(data[1])},{"id":"0","data":\(data[0])}],
            "completed":[{"id":"0"},{"id":"1"}],"hasNext":false}
            """
        )
        #expect(writer.missing == [])
        #expect(writer.test.isAvailable(EmptyLaterQuery()))
        let viewer = try #require(try writer.test.environment.read(EmptyLaterQuery()).viewer)
        #expect(try writer.test.environment.read(viewer.redundant_user).email == "a@b")
    }

    /// Whoever reads a fragment knows no more about the object than the fragment does.
    @Test func whetherADeferredFragmentMatchesIsKnownWithIt() throws {
        var writer = PartWriter(FactLaterQuery())
        try writer.write(#"{"data":{"human":{"id":"1"}},"hasNext":true}"#)
        let environment = writer.test.environment
        let fact = try #require(try environment.read(FactLaterQuery()).human?.fact_node)
        try writer.write(
            """
            {"incremental":[{"path":["human"],"label":"Fact_node$defer$inner",
            "data":{"__isSearchResult":"Human","name":"Luke"}}],"hasNext":false}
            """
        )
        #expect(writer.missing == [])
        let inner = try #require(try environment.read(fact).inner)
        guard case .human(let human) = try environment.read(inner) else {
            Issue.record("It isn't a human.")
            return
        }
        #expect(human.name == "Luke")
    }

    @Test func anObjectWithoutIDIsTheSameInEachPart() throws {
        let whole = """
            {"data":{"beings":[{"__typename":"Ghost","home":{"name":"Moon","population":0},
            "born":"1900","haunts":"a house"},{"__typename":"Human","__isNode":"Human","id":"h",
            "home":{"name":"Mars","population":2.5},"born":null,"__isCharacter":"Human","name":"H"}]}}
            """
        var writer = PartWriter(BeingsLaterQuery())
        let (home, being) = ("BeingsLaterQuery$defer$home", "BeingsLaterQuery$defer$being")
        try writer.write([
            """
            {"data":{"beings":[{"__typename":"Ghost","home":{"name":"Moon"}},{"__typename":"Human",
            "__isNode":"Human","id":"h","home":{"name":"Mars"}}]},"hasNext":true}
            """,
            """
            {"incremental":[{"data":{"population":0},"path":["beings",0,"home"],"label":"\(home)"},
            {"data":{"population":2.5},"path":["beings",1,"home"],"label":"\(home)"},
            {"data":{"born":"1900","haunts":"a house"},"path":["beings",0],"label":"\(being)"}],
            "hasNext":true}
            """,
            """
            {"incremental":[{"data":{"born":null,"__isCharacter":"Human","id":"h","name":"H"},
            "path":["beings",1],"label":"\(being)"}],"hasNext":false}
            """,
        ])
        #expect(writer.records == (try PartWriter.records(whole, BeingsLaterQuery())))
        #expect(writer.missing == [])
        #expect(writer.test.isAvailable(BeingsLaterQuery()))
    }

    @Test func whetherAnObjectIsOfATypeIsKnownWithThePartThatTells() throws {
        var writer = PartWriter(BeingsLaterQuery())
        try writer.write(
            #"{"data":{"beings":[{"__typename":"Ghost","home":null}]},"hasNext":true}"#
        )
        let environment = writer.test.environment
        let being = try #require(try environment.read(BeingsLaterQuery()).beings?.first)
        #expect(throws: StoreError.self) { try environment.read(being.beingDetails_being) }
        let being0 = "BeingsLaterQuery$defer$being"
        try writer.write(
            """
            {"incremental":[{"data":{"born":"1900","haunts":"a house"},"path":["beings",0],
            "label":"\(being0)"}],"hasNext":false}
            """
        )
        #expect(writer.test.isAvailable(BeingsLaterQuery()))
        guard case .ghost(let ghost) = try environment.read(being.beingDetails_being) else {
            Issue.record("It is a ghost.")
            return
        }
        #expect(ghost.haunts == "a house")
    }

    @Test func partsOfTheRootHaveAnEmptyPath() throws {
        var writer = PartWriter(BoardLaterQuery())
        let label = "BoardLaterQuery$defer$settings"
        try writer.write([
            #"{"data":{"board":null},"hasNext":true}"#,
            """
            {"incremental":[{"path":[],"label":"\(label)","data":{"settings":{"a":[1]}}}],
            "hasNext":false}
            """,
        ])
        let whole = #"{"data":{"board":null,"settings":{"a":[1]}}}"#
        #expect(writer.records == (try PartWriter.records(whole, BoardLaterQuery())))
    }

    @Test func anObjectWithoutItsIDIsTheOneThatCameBefore() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(Array(Self.formats[0].payloads.prefix(2)))
        try writer.write(
            """
            {"incremental":[{"path":["me"],"label":"\(Self.friends)",
            "data":{"friends":[{"name":"Bert"},{"name":"Cid","email":"c"}]}}],"hasNext":true}
            """
        )
        #expect(writer.records["\"2\""]?.contains("name: \"Bert\"") == true)
        #expect(writer.records["\"3\""]?.contains("email: \"c\"") == true)
        #expect(writer.records.count == 5)
    }
}
