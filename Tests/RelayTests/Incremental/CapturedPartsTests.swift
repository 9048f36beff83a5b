import Foundation
import Testing

@testable import Relay

/// What real servers have sent: bodies of other tests, without what stands around their payloads.
@Suite struct CapturedPartsTests {
    private func payloads(_ name: String) throws -> [String] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let body = tests.appendingPathComponent("RelayNetworkingTests/Samples/\(name).body")
        return try String(contentsOf: body, encoding: .utf8)
            .split(whereSeparator: \.isNewline).map(String.init).filter { $0.hasPrefix("{") }
    }

    /// Writes all payloads of a body, with an operation that has `normalization`.
    private func write(_ name: String, _ normalization: String) throws -> PartWriter {
        let document = try TestDocument("normalization\n\(normalization)\nreader\n __typename")
        var writer = PartWriter(document.operation, in: document.test)
        try writer.write(payloads(name))
        #expect(writer.outstanding == nil)
        return writer
    }

    @Test func a2022BodyWithErrors() throws {
        let writer = try write(
            "2022-basic",
            """
             hero: type Hero
              id: ID!
              ... @defer(label: "N")
               required: String!
              ... @defer(label: "D")
               slow: String
               broken: String
               friend: type Hero
                name: String
             letters: [String] @stream(label: "S", initialCount: 1)
            """
        )
        #expect(
            writer.records == [
                "root": #" {hero: ->"h1"; letters: ["a","b","c","d"]}"#,
                "\"h1\"": #"Hero {broken: error(division by zero); friend: ->"h1".friend; "#
                    + #"id: "h1"; slow: "slow"}"#,
                "\"h1\".friend": #"Hero {name: "Luke"}"#,
            ]
        )
        #expect(writer.errors.count == 2)
        #expect(writer.missing == [])
    }

    @Test func a2022BodyWithListsInStreams() throws {
        let writer = try write(
            "2022-nested-list",
            """
             films: [type Film]
              id: ID!
              ... @defer(label: "T")
               title: String
               slow: String
             hero: type Hero
              friends: [type Hero] @stream(label: "", initialCount: 1)
               id: ID!
               ... @defer(label: "")
                slow: String
            """
        )
        #expect(writer.records["root.hero"] == #"Hero {friends: [->"h1",->"h1",->"h1"]}"#)
        #expect(writer.records["\"h1\""] == #"Hero {id: "h1"; slow: "slow"}"#)
        #expect(writer.records["\"f2\""] == #"Film {id: "f2"; slow: "slow"; title: "Film 2"}"#)
        #expect(writer.missing == [])
    }

    @Test func aNewerBodyWithAFragmentThatFailed() throws {
        let writer = try write(
            "new-defer-null",
            """
             viewer: type User
              id: ID!
              ... @defer(label: "A")
               handle: String
             errors: type Errors
              inner: type Inner
               fine: String
              ... @defer(label: "N")
               requiredInner: type Inner!
                requiredFailing: String!
            """
        )
        #expect(writer.records["\"VXNlcjow\""]?.contains(#"handle: "amber0""#) == true)
        #expect(writer.records["root.errors"] == "Errors {inner: ->root.errors.inner}")
        #expect(writer.errors == ["requiredFailing failed"])
        #expect(writer.missing == [])
    }

    @Test func aNewerBodyWithAStreamInWhichAnElementFailed() throws {
        let writer = try write(
            "new-defer-stream",
            """
             viewer: type User
              id: ID!
              ... @defer(label: "F")
               handle: String
               bestFriend: type User
                id: ID!
                name: String
             letters: [String] @stream(label: "L", initialCount: 1)
            """
        )
        #expect(
            writer.records["root"]
                == #" {letters: ["a","b",error(letter 2 failed),"d"]; viewer: ->"VXNlcjow"}"#
        )
        #expect(writer.records["\"VXNlcjox\""] == #"User {id: "VXNlcjox"; name: "Birch"}"#)
        #expect(writer.missing == [])
    }

    @Test(arguments: ["new-nested", "new-shared"])
    func newerBodiesWhosePartsShareAndNest(name: String) throws {
        let isNested = name == "new-nested"
        let writer = try write(
            name,
            isNested
                ? """
                 viewer: type User
                  id: ID!
                  ... @defer(label: "O")
                   handle: String
                   bestFriend: type User
                    id: ID!
                    ... @defer(label: "I")
                     handle: String
                """
                : """
                 viewer: type User
                  id: ID!
                  ... @defer(label: "A")
                   bestFriend: type User
                    handle: String
                    name: String
                  ... @defer(label: "B")
                   bestFriend: type User
                    handle: String
                    joinedAt: String
                """
        )
        let friend = isNested ? "\"VXNlcjox\"" : "\"VXNlcjow\".bestFriend"
        #expect(
            writer.records[friend]
                == (isNested
                    ? #"User {handle: "birch1"; id: "VXNlcjox"}"#
                    : "User {handle: \"birch1\"; joinedAt: \"2026-01-02T00:00:00+00:00\"; "
                        + "name: \"Birch\"}")
        )
        #expect(writer.missing == [])
    }
}
