import Foundation
import Relay
import RelayTesting
import Testing

/// Values that a test gives for one alias of a field, whose objects have other response keys under
/// the field's other aliases.
@Suite struct PayloadAliasTests {
    private func data(_ given: JSONObject, seed: UInt64?) throws -> JSONValue {
        var options = PayloadOptions()
        options.data = ["me": .object(given)]
        let payload = Payload.of(NestedAliasesQuery(), seed: seed, options: options)
        let environment = RelayEnvironment(network: MockNothing())
        let bytes = JSONValue.object(payload.response).utf8()
        try environment.commitPayload(NestedAliasesQuery(), response: Data(bytes))
        guard case .available = environment.check(NestedAliasesQuery()) else {
            Issue.record("Fields are missing: \(payload.response)")
            return .null
        }
        return try #require(payload.data["me"])
    }

    private let seeds: [UInt64?] = [nil, 1, 2, 3]

    @Test func aNullIsNullUnderEveryAlias() throws {
        for seed in seeds {
            let list: JSONValue = ["list": [["item": .null], ["item": ["best": .null]]]]
            let me = try data(["first": list], seed: seed)
            let edges = me["friends"]?["edges"]
            #expect(edges?.array?.count == 2)
            #expect(edges?[0]?["node"] == .null)
            #expect(edges?[1]?["node"]?["author"] == .null)
            let none = try data(["first": .null], seed: seed)
            #expect(none["friends"] == .null)
        }
    }

    @Test func valuesAreFoundByTheirFields() throws {
        for seed in seeds {
            let item: JSONValue = ["label": "Ann", "name": "ann", "best": ["title": "Bo"]]
            let me = try data(["first": ["list": [["item": item]]]], seed: seed)
            let node = me["friends"]?["edges"]?[0]?["node"]
            // `name` is the key of `username` under the other alias.
            #expect(node?["name"] == "Ann")
            #expect(node?["author"]?["name"] == "Bo")
            #expect(me["friends"]?["edges"]?.array?.count == 1)
        }
    }

    @Test func valuesOfEveryAliasAreUsed() throws {
        for seed in seeds {
            let author: JSONValue = ["id": "8", "username": "bo"]
            let edges: JSONValue = [["node": ["id": "7", "author": author]]]
            let item: JSONValue = ["label": "Ann", "best": ["title": "Bo"]]
            let list: JSONValue = [["item": item], ["item": .null]]
            let given: JSONObject = ["first": ["list": list], "friends": ["edges": edges]]
            let me = try data(given, seed: seed)
            let found = me["friends"]?["edges"]
            #expect(found?.array?.count == 2)
            #expect(me["first"]?["list"]?.array?.count == 2)
            #expect(found?[0]?["node"]?["id"] == "7")
            #expect(found?[0]?["node"]?["name"] == "Ann")
            #expect(found?[0]?["node"]?["author"]?["name"] == "Bo")
            #expect(found?[0]?["node"]?["author"]?["username"] == "bo")
            #expect(found?[1]?["node"] == .null)
            #expect(me["first"]?["list"]?[0]?["item"]?["label"] == "Ann")
        }
    }

    @Test func anAliasHasItsOwnValueFirst() throws {
        let list: JSONValue = [["item": ["label": "Ann"]]]
        let edges: JSONValue = [["node": ["name": "Bo"]]]
        let me = try data(["first": ["list": list], "friends": ["edges": edges]], seed: 1)
        #expect(me["first"]?["list"]?[0]?["item"]?["label"] == "Ann")
        #expect(me["friends"]?["edges"]?[0]?["node"]?["name"] == "Bo")
    }
}
