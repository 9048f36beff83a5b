import Foundation
import Relay
import Testing

@Suite struct JSONObjectTests {
    /// On both sides of the number of members from which a dictionary finds the repeated ones.
    @Test(arguments: [2, 15, 16, 17, 40])
    func lastOfARepeatedKeyWinsInTheFirstPlace(count: Int) throws {
        var members = (0..<count).map { "\"k\($0)\":\($0)" }
        members.append("\"k1\":-1")
        let parsed = try JSONValue(parsing: Data("{\(members.joined(separator: ","))}".utf8))
        let object = try #require(parsed.object)
        #expect(object.keys == (0..<count).map { "k\($0)" })
        #expect(object["k1"] == -1)
        #expect(object["k0"] == 0)
        #expect(
            object == JSONObject((0..<count).map { ("k\($0)", .int($0 == 1 ? -1 : Int64($0))) })
        )
    }

    @Test func keysThatUnicodeCallsEquivalentAreTwo() throws {
        let parsed = try JSONValue(parsing: Data("{\"\u{e9}\":1,\"e\u{301}\":2}".utf8))
        #expect(parsed.object?.count == 2)
        #expect(parsed["\u{e9}"] == 1)
        #expect(parsed["e\u{301}"] == 2)
    }
}
