import Foundation
import Testing

@testable import Relay

/// Data of the store as JSON.
@Suite struct ReadJSONTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }

    private static func json(_ text: String) throws -> JSONValue {
        try JSONValue(parsing: Data(text.utf8))
    }

    // MARK: - Whole queries

    private static let reviews = #"""
        {"reviews":[{"id":"1","stars":5,"commentary":null,"createdAt":"2024-02-29T12:00:00Z",
        "author":{"id":"u","name":"Ann"}},{"id":"2","stars":1,"commentary":"é",
        "createdAt":"2024-03-01T00:00:00Z","author":null}]}
        """#

    @Test func aQueryWithItsFragmentsIsWhatTheServerSent() throws {
        let query = ReviewsQuery(episode: .jedi)
        try test.write(#"{"data":\#(Self.reviews)}"#, query)
        let sent = try Self.json(Self.reviews)
        #expect(try environment.json(of: query, includingFragments: true) == sent)
        let snapshot = environment.snapshot()
        try test.write(#"{"data":{"reviews":[]}}"#, query)
        #expect(try environment.json(of: query, includingFragments: true) == ["reviews": []])
        #expect(try snapshot.json(of: query, includingFragments: true) == sent)
        #expect(try snapshot.json(of: query) == ["reviews": [[:], [:]]])
    }

    @Test func aFragmentHasItsOwnFieldsOnly() throws {
        let query = ReviewsQuery(episode: .jedi)
        try test.write(#"{"data":\#(Self.reviews)}"#, query)
        let rows = try #require(try environment.read(query).reviews).map(\.reviewRow_review)
        let sent = try Self.json(Self.reviews)
        #expect(
            try environment.json(of: rows[0], includingFragments: true) == sent["reviews"]?[0]
        )
        #expect(try environment.json(of: rows[0])["author"] == ["name": "Ann"])
        let author = try #require(try environment.read(rows[0]).author).userName_user
        #expect(try environment.json(of: author) == ["id": "u", "name": "Ann"])
        #expect(try environment.snapshot().json(of: author) == ["id": "u", "name": "Ann"])
    }

    @Test func membersAreInTheOrderOfTheDocument() throws {
        try test.write(
            #"{"data":{"items":[{"id":"1","value":1,"name":"a"}]}}"#,
            WideQuery()
        )
        #expect(
            try environment.json(of: WideQuery()).description
                == #"{"items":[{"id":"1","name":"a","value":1}]}"#
        )
    }

    // MARK: - Types, arguments and conditions

    @Test func theObjectsTypeSelectsTheFields() throws {
        let found = #"""
            {"search":[{"__typename":"Human","__isNode":"Human","id":"1","name":"L","height":1.5},
            {"__typename":"Droid","__isNode":"Droid","id":"2","name":"R","primaryFunction":null},
            {"__typename":"Starship","__isNode":"Starship","id":"3","name":"S","length":7},
            {"__typename":"Planet"}]}
            """#
        let query = SearchQuery(text: "x")
        try test.write(#"{"data":\#(found)}"#, query)
        #expect(
            try environment.json(of: query) == [
                "search": [
                    ["__typename": "Human", "id": "1", "name": "L", "height": 1.5],
                    ["__typename": "Droid", "name": "R", "primaryFunction": .null],
                    ["__typename": "Starship", "name": "S", "length": 7.0],
                    ["__typename": "Planet"],
                ]
            ]
        )
    }

    @Test func fragmentsOnSeveralTypesAreMerged() throws {
        let found = #"""
            {"search":[{"__typename":"Human","__isSearchResult":"Human","__isNode":"Human",
            "__isCharacter":"Human","id":"1","name":"L","appearsIn":["JEDI",null]},
            {"__typename":"Starship","__isSearchResult":"Starship","__isNode":"Starship","id":"3",
            "name":"S","length":7}]}
            """#
        let query = SearchRowsQuery(text: "x")
        try test.write(#"{"data":\#(found)}"#, query)
        #expect(
            try environment.json(of: query, includingFragments: true) == [
                "search": [
                    ["name": "L", "appearsIn": ["JEDI", .null]], ["name": "S", "length": 7.0],
                ]
            ]
        )
    }

    @Test(.bug(id: "json-typename", "An object without selected fields had its `__typename`."))
    func objectsOfTypesWithoutFieldsAreEmpty() throws {
        let piece = #""piece":{"__typename":"Queen","__isPiece":"Queen","id":"q","color":"white"}"#
        try test.write(
            #"{"data":{"board":{"id":"b","cells":[[{"x":1,\#(piece)}]]}}}"#,
            BoardLaterQuery()
        )
        let cells = try #require(try environment.read(BoardLaterQuery()).board).cells
        let moves = try #require(cells.first?.first??.piece).pieceMoves_piece
        #expect(try environment.json(of: moves, includingFragments: true) == [:])
    }

    @Test func fragmentsHaveTheirArguments() throws {
        func friend(_ size: Int, _ rest: String) -> String {
            #""picture":{"url":"u\#(size)"\#(rest)},"friendsConnection":{"totalCount":\#(size)}"#
        }
        let data = #"""
            {"hero":{"__typename":"Human","__isCharacter":"Human","id":"1",\#(friend(8, ""))},
            "luke":{"id":"1000","__isCharacter":"Human",\#(friend(16, ""))},
            "vader":{"id":"1001","friends":[null,{"__typename":"Human","__isCharacter":"Human",
            "id":"2",\#(friend(32, #","width":32"#))}]}}
            """#
        let query = ArgumentsQuery(large: false)
        try test.write(#"{"data":\#(data)}"#, query)
        #expect(
            try environment.json(of: query, includingFragments: true)
                == Self.json(
                    """
                    {"hero":{\(friend(8, ""))},"luke":{\(friend(16, ""))},
                    "vader":{"friends":[null,{\(friend(32, #","width":32"#))}]}}
                    """
                )
        )
    }

    @Test func listsOfListsKeepTheirNulls() throws {
        let data = #"""
            {"starships":{"edges":[{"cursor":"c","node":{"id":"1","coordinates":[[1,2.5],[]],
            "crew":[[{"__typename":"Human","id":"h","name":"H"},null],[]],"name":"S","length":null}}],
            "pageInfo":{"hasNextPage":false,"endCursor":null}}}
            """#
        try test.write(#"{"data":\#(data)}"#, StarshipsQuery())
        let json = try environment.json(of: StarshipsQuery(), includingFragments: true)
        #expect(
            json["starships"]?["edges"]?[0]?["node"] == [
                "id": "1", "coordinates": [[1.0, 2.5], []], "crew": [[["name": "H"], .null], []],
                "name": "S", "length": .null,
            ]
        )
    }

    // MARK: - Missing data

    @Test func failsLikeReading() throws {
        let query = ReviewsQuery(episode: .jedi)
        #expect(throws: StoreError.self) { try environment.json(of: query) }
        try test.write(#"{"data":\#(Self.reviews)}"#, query)
        let row = try #require(try environment.read(query).reviews?.first).reviewRow_review
        let other = TestEnvironment().environment
        #expect(throws: StoreError.foreignReference(definition: "ReviewRow_review")) {
            try other.json(of: row)
        }
        try environment.commitUpdate { $0.delete("1") }
        #expect(throws: StoreError.deleted(definition: "ReviewRow_review")) {
            try environment.json(of: row)
        }
        #expect(
            try environment.json(of: query, includingFragments: true)["reviews"]?.array?.count == 1
        )
        environment.reset()
        #expect(throws: StoreError.reset(definition: "ReviewRow_review")) {
            try environment.json(of: row)
        }
    }

    @Test func whatFragmentsLackIsLeftOut() throws {
        let query = ReviewsQuery(episode: .jedi)
        try test.write(
            #"{"data":{"reviews":[{"id":"1","stars":5,"author":{"id":"u"}}]}}"#,
            query
        )
        #expect(
            try environment.json(of: query, includingFragments: true) == [
                "reviews": [["id": "1", "stars": 5, "author": ["id": "u"]]]
            ]
        )
        let row = try #require(try environment.read(query).reviews?.first).reviewRow_review
        #expect(throws: StoreError.self) { try environment.json(of: row) }
    }

    @Test func failedFieldsAreNull() throws {
        try test.write(
            #"""
            {"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},
            "errors":[{"message":"no","path":["viewer","email"]}]}
            """#,
            ViewerQuery()
        )
        #expect(
            try environment.json(of: ViewerQuery()) == [
                "viewer": ["id": "1", "name": "a", "email": .null, "friends": .null]
            ]
        )
    }

    // MARK: - Size

    @Test func manyObjectsAndThreads() async throws {
        let rows = (0..<2_000).map { index in
            #"{"id":"\#(index)","stars":1,"commentary":null,"createdAt":"2024-02-29T12:00:00Z","#
                + #""author":{"id":"u\#(index % 7)","name":"n"}}"#
        }
        let query = ReviewsQuery(episode: .jedi)
        let data = #"{"reviews":[\#(rows.joined(separator: ","))]}"#
        try test.write(#"{"data":\#(data)}"#, query)
        let sent = try Self.json(data)
        let environment = environment
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try environment.json(of: query, includingFragments: true) == sent
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}
