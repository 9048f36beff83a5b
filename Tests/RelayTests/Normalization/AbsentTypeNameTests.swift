import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// An absent `__typename` is missing, like any field that was asked for.
@Suite struct AbsentTypeNameTests {
    private let test = TestEnvironment()

    static let search = #"{"__typename":"Human","id":"1","name":"L","height":1.5}"#
    static let ghost = #"{"__typename":"Ghost","born":null,"home":null,"haunts":"x"}"#

    private func withoutType(_ object: String) -> String {
        object.replacing(/"__typename":"\w+",/, with: "")
    }

    @Test func ofAUnionIsMissing() throws {
        let written = try test.write(
            #"{"data":{"search":[\#(Self.search),\#(withoutType(Self.search).replacing("1", with: "2"))]}}"#,
            SearchQuery(text: "x")
        )
        #expect(written.missing == ["search.1.__typename"])
        #expect(!test.isAvailable(SearchQuery(text: "x")))
        let error = #expect(throws: StoreError.self) {
            try test.environment.read(SearchQuery(text: "x"))
        }
        guard case .missing("SearchQuery", let fields)? = error else { throw try #require(error) }
        #expect(Set(fields) == ["search.1.__typename"])
    }

    @Test func ofAnInterfaceIsMissingThoughNobodyReadsIt() throws {
        let node = #"{"id":"1","name":"L"}"#
        let written = try test.write(
            #"{"data":{"nodes":[\#(node)]}}"#,
            NodesQuery(ids: ["1"])
        )
        #expect(written.missing == ["nodes.0.__typename"])
        #expect(!test.isAvailable(NodesQuery(ids: ["1"])))
        #expect(throws: StoreError.self) { try test.environment.read(NodesQuery(ids: ["1"])) }
    }

    @Test func ofAnObjectWithoutIDIsMissing() throws {
        let written = try test.write(
            #"{"data":{"beings":[\#(withoutType(Self.ghost))]}}"#,
            BeingsQuery()
        )
        #expect(written.missing.contains("beings.0.__typename"))
        #expect(!test.isAvailable(BeingsQuery()))
    }

    @Test func ofTheRootIsMissing() throws {
        let document = try TestDocument(
            """
            normalization
             __typename: String!
            reader
             __typename
            """
        )
        let written = try document.write("{}")
        #expect(written.missing == ["__typename"])
        #expect(!document.isAvailable)
        let snapshot = document.read(Field<String>.self)
        #expect(snapshot.failure == .missing(["__typename"]))
        try document.write(#"{"__typename":"Query"}"#)
        #expect(document.isAvailable)
        #expect(document.read(Field<String>.self).value?.value == "Query")
    }

    @Test func ofAnEmptyTextIsMissingToo() throws {
        try test.write(
            #"{"data":{"search":[\#(Self.search.replacing("Human", with: ""))]}}"#,
            SearchQuery(text: "x")
        )
        #expect(!test.isAvailable(SearchQuery(text: "x")))
        #expect(throws: StoreError.self) { try test.environment.read(SearchQuery(text: "x")) }
    }

    @Test func staysWhatItWasWhereAnotherResponseHasSaidIt() throws {
        let query = SearchQuery(text: "x")
        try test.write(#"{"data":{"search":[\#(Self.search)]}}"#, query)
        let written = try test.write(
            #"{"data":{"nodes":[{"id":"1","name":"Luke"}]}}"#,
            NodesQuery(ids: ["1"])
        )
        #expect(written.missing == ["nodes.0.__typename"])
        #expect(test.isAvailable(query))
        guard case .human(let human) = try test.environment.read(query).search[0] else {
            throw Timeout(description: "no human")
        }
        #expect(human.name == "Luke")
    }

    /// Takes each `__typename` out of whole responses, one at a time.
    @Test(arguments: [HeroQuery(friends: true) as any GraphQLOperation, BeingsLaterQuery()])
    func isNeverReadAsATypeWithoutName(operation: any GraphQLOperation) throws {
        var count = 0
        for seed in 0..<20 as Range<UInt64> {
            let whole = ResponseGraph(seed: seed).answer(
                TestEnvironment().environment.describe(operation)
            )
            let text = JSONValue.object(["data": whole]).description
            for match in text.matches(of: /"__typename":"\w+",?/) {
                var cut = text
                cut.removeSubrange(match.range)
                cut = cut.replacing(",}", with: "}")
                let test = TestEnvironment()
                let descriptor = test.environment.describe(operation)
                var missing: [String] = []
                try test.environment.commit(Data(cut.utf8), descriptor, root: .root)
                for case .executeNormalize(_, _, let fields, _) in test.log { missing += fields }
                // The same object may be elsewhere in the response, with its type.
                let isUntyped = test.records.values.contains { $0.hasPrefix(" {") }
                #expect(missing.contains { $0.hasSuffix("__typename") }, "\(cut)")
                let untyped = test.records.filter { $0.value.hasPrefix(" {") }.keys
                guard isUntyped, untyped.count > 1 || !untyped.contains("root") else { continue }
                count += 1
                #expect(!test.environment.isAvailable(descriptor), "\(cut)")
            }
        }
        #expect(count > 5)
    }
}
