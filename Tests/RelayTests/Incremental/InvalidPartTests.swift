import Foundation
import Testing

@testable import Relay

/// What is wrong with a part: nothing of its payload is written, and the error says what it is.
@Suite struct InvalidPartTests {
    static let first = """
        {"data":{"viewer":{"id":"v","friends":[{"id":"1","name":"A"}]}},"hasNext":true,
        "pending":[{"id":"0","path":["viewer","friends",0],"label":"l"}]}
        """
    /// A good entry, so that it shows that a payload is refused whole.
    static let good = #"{"path":["viewer","friends",0],"label":"g","data":{"email":"x"}}"#

    static let wrong: [(entry: String, path: String, problem: ResponseError.InvalidPartReason)] = [
        (#"{"id":"7","data":{}}"#, "", .unknownID("7")),
        (
            #"{"id":"7","path":["viewer"],"data":{}}"#, "viewer", .unknownID("7")
        ),
        (#"{"path":["viewer","enemies"],"data":{}}"#, "viewer.enemies", .noPlace),
        (#"{"path":["viewer","friends"],"data":{}}"#, "viewer.friends", .noPlace),
        (#"{"path":["viewer","friends",1],"data":{}}"#, "viewer.friends.1", .noPlace),
        (#"{"path":["viewer","friends",-1],"data":{}}"#, "viewer.friends.-1", .noPlace),
        (#"{"path":["viewer",0],"data":{}}"#, "viewer.0", .noPlace),
        (#"{"path":[0],"data":{}}"#, "0", .noPlace),
        (#"{"path":["viewer",0],"items":[]}"#, "viewer", .noPlace),
        (#"{"path":["viewer","friends",2],"items":[]}"#, "viewer.friends.2", .pastEnd(count: 1)),
        (#"{"path":["viewer","friends",0],"data":{"id":"2"}}"#, "viewer.friends.0", .otherObject),
        (
            #"{"path":["viewer","friends"],"items":[]}"#, "viewer.friends",
            .malformed("the `path` of `items` doesn't end in a position")
        ),
        (#"{"data":{}}"#, "", .malformed("an entry has neither `path` nor `id`")),
        (#"{"path":[]}"#, "", .malformed("an entry has neither `data` nor `items`")),
        (
            #"{"path":[null],"data":{}}"#, "",
            .malformed("a `path` is no list of keys and positions")
        ),
        (#"{"path":[],"data":[]}"#, "", .malformed("`data` is no object")),
        (#"{"path":[],"items":{}}"#, "", .malformed("`items` is no list")),
        (#"[]"#, "", .malformed("an entry of `incremental` is no object")),
    ]

    @Test(arguments: wrong.indices)
    func entriesThatBelongNowhere(index: Int) throws {
        let (entry, path, problem) = Self.wrong[index]
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first)
        let before = writer.records
        let error = #expect(throws: ResponseError.self) {
            try writer.write(#"{"incremental":[\#(Self.good),\#(entry)],"hasNext":true}"#)
        }
        #expect(
            error == .invalidPart(operation: "FriendsLaterQuery", path: path, problem)
        )
        #expect(error?.description.contains("FriendsLaterQuery") == true)
        #expect(error?.description.contains("in order.") == true)
        #expect(path.isEmpty || error?.description.contains("`\(path)`") == true)
        #expect(writer.records == before)
    }

    static let wrongPayloads: [(payload: String, problem: ResponseError.InvalidPartReason)] = [
        (#"{"completed":[{"id":"1"}],"hasNext":true}"#, .unknownID("1")),
        (#"{"completed":[{}],"hasNext":true}"#, .malformed("an `id` is missing")),
        (#"{"pending":{},"hasNext":true}"#, .malformed("`pending` is no list")),
        (#"{"incremental":{},"hasNext":true}"#, .malformed("`incremental` is no list")),
        (#"{"hasNext":1}"#, .malformed("`hasNext` is neither true nor false")),
        (first, .unfinishedBefore),
    ]

    @Test(arguments: wrongPayloads.indices)
    func payloadsThatAreNoParts(index: Int) throws {
        let (payload, problem) = Self.wrongPayloads[index]
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first)
        let error = #expect(throws: ResponseError.self) { try writer.write(payload) }
        #expect(error == .invalidPart(operation: "FriendsLaterQuery", path: "", problem))
    }

    @Test func aPlaceThatIsNullHasNoParts() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(#"{"data":{"me":null},"hasNext":true}"#)
        let error = #expect(throws: ResponseError.self) {
            try writer.write(#"{"incremental":[{"path":["me"],"data":{}}],"hasNext":false}"#)
        }
        #expect(error == .invalidPart(operation: "ProfileQuery", path: "me", .noPlace))
    }

    @Test func aPartNeedsAResponseBefore() throws {
        var writer = PartWriter(FriendsLaterQuery())
        let payload = #"{"incremental":[\#(Self.good)],"hasNext":false}"#
        let expected = ResponseError.invalidPart(
            operation: "FriendsLaterQuery",
            path: "",
            .nothingBefore
        )
        let error = #expect(throws: ResponseError.self) { try writer.write(payload) }
        #expect(error == expected)
        // Nor is there one any more once it is complete.
        try writer.write(#"{"data":{"viewer":null},"hasNext":false}"#)
        let after = #expect(throws: ResponseError.self) { try writer.write(payload) }
        #expect(after == expected)
        let id = FriendsLaterQuery()
        #expect(throws: expected) {
            try writer.test.environment.commitPayload(id, response: Data(payload.utf8))
        }
    }

    @Test(
        arguments: [
            (#"{"data":{"email":1}}"#, "viewer.friends.0.email"),
            (#"{"data":{"name":"B","email":{}}}"#, "viewer.friends.0.email"),
        ]
    )
    func valuesOfTheWrongKindAreToldByTheirWholePath(entry: String, path: String) throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first)
        let before = writer.records
        let payload = """
            {"incremental":[\(Self.good),{"path":["viewer","friends",0],\(entry.dropFirst())],
            "hasNext":true}
            """
        let error = #expect(throws: ResponseError.self) { try writer.write(payload) }
        guard case .unexpectedKind(_, path, let offset, _, _)? = error else {
            Issue.record("\(error as Any)")
            return
        }
        let value = entry.hasSuffix("1}}") ? "1" : "{}"
        #expect(payload.utf8.dropFirst(offset).starts(with: value.utf8))
        #expect(writer.records == before)
    }

    @Test func elementsOfTheWrongKindAreToldByTheirWholePath() throws {
        var writer = PartWriter(FriendsLaterQuery())
        try writer.write(Self.first)
        let error = #expect(throws: ResponseError.self) {
            try writer.write(
                """
                {"incremental":[{"items":[{"id":"2","name":"B"},{"id":"3","name":3}],
                "path":["viewer","friends",1]}],"hasNext":true}
                """
            )
        }
        guard case .unexpectedKind(_, "viewer.friends.2.name", _, "String!", "a number")? = error
        else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test func partsAreStrictJSON() throws {
        for payload in [
            #"{"incremental":[{"path":["viewer"],"data":{"x":01}}],"hasNext":true}"#,
            #"{"incremental":[],"hasNext":true}x"#, #"{"hasNext":true"#,
            #"{"incremental":[{"path":["viewer"],"data":{"x":"\ud800"}}],"hasNext":true}"#,
        ] {
            var writer = PartWriter(FriendsLaterQuery())
            try writer.write(Self.first)
            let error = #expect(throws: ResponseError.self, "\(payload)") {
                try writer.write(payload)
            }
            guard case .invalidJSON? = error else {
                Issue.record("\(error as Any)")
                continue
            }
        }
    }

    @Test func aFragmentThatFailsStaysMissingAndItsErrorsAreTold() throws {
        var writer = PartWriter(ProfileQuery())
        let details = "ProfileQuery$defer$details"
        try writer.write(
            """
            {"data":{"me":{"id":"1","name":"Ann"}},"hasNext":true,
            "pending":[{"id":"0","path":["me"],"label":"\(details)"}]}
            """
        )
        let before = writer.records
        try writer.write(
            """
            {"completed":[{"id":"0","errors":[{"message":"no","path":["me","avatar"]}]}],
            "hasNext":true}
            """
        )
        #expect(writer.errors == ["no"])
        try writer.write(
            """
            {"incremental":[{"data":null,"path":["me"],"label":"ProfileQuery$defer$friends",
            "errors":[{"message":"nor this","path":["me","friends"]}]}],"hasNext":false}
            """
        )
        #expect(writer.errors == ["no", "nor this"])
        #expect(writer.missing == [])
        #expect(writer.records == before)
        let environment = writer.test.environment
        let me = try #require(try environment.read(ProfileQuery()).me)
        #expect(throws: StoreError.self) { try environment.read(me.profileDetails_user) }
        // So it is asked for again.
        #expect(!writer.test.isAvailable(ProfileQuery()))
    }

    @Test func errorsOfFieldsInAPartAreStoredThere() throws {
        var writer = PartWriter(ProfileQuery())
        try writer.write(#"{"data":{"me":{"id":"1","name":"Ann"}},"hasNext":true}"#)
        try writer.write(
            """
            {"incremental":[{"data":{"email":null,"avatar":{"url":"u","width":1},
            "friends":[{"id":"2","name":"B"}]},"path":["me"],"label":"ProfileQuery$defer$details",
            "errors":[{"message":"no mail","path":["me","email"]}]}],"hasNext":true}
            """
        )
        #expect(writer.records["\"1\""]?.contains("email: error(no mail)") == true)
        #expect(writer.missing == [])
    }
}
