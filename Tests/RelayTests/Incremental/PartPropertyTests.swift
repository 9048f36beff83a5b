import Foundation
import Testing

@testable import Relay

/// However a response is cut into parts, and in whatever order they come, they make what the whole
/// would have made, and who reads it is told.
@Suite struct PartPropertyTests {
    static let operations: [any GraphQLOperation] = [
        ProfileQuery(), ProfileQuery(isLater: false), BeingsLaterQuery(), BoardLaterQuery(),
        FriendsLaterQuery(), FriendsLaterQuery(isStreamed: false), FeedLaterQuery(first: 3),
        RanksLaterQuery(), CrewLaterQuery(),
    ]

    @Test(arguments: operations.indices, PartRun.Format.allCases)
    func partsComeToTheSameAsTheWhole(index: Int, format: PartRun.Format) throws {
        var cutCount = 0
        for seed in 0..<(Thoroughness.isFull ? 2000 : 60) as Range<UInt64> {
            let run = PartRun(seed: seed, format) {
                Self.describe(Self.operations[index], in: $0)
            }
            // A page of a connection doesn't have one node twice.
            guard run.hasDistinctNodes else { continue }
            cutCount += run.payloads.count > 1 ? 1 : 0
            try run.check()
        }
        #expect(cutCount > 0 || index == 1 || format == .of2020)
    }

    private static func describe(
        _ operation: some GraphQLOperation,
        in test: TestEnvironment
    ) -> OperationDescriptor {
        test.environment.describe(operation)
    }

    /// Lists that are streamed, whole or deferred, in several places of one response.
    @Test(
        .bug(
            id: "streamed-and-whole",
            "A list that was streamed in one place and whole in another lacked fields."
        ),
        arguments: PartRun.Format.allCases
    )
    func listsInSeveralPlacesComeToTheSameAsTheWhole(format: PartRun.Format) throws {
        for seed in 0..<(Thoroughness.isFull ? 4000 : 150) as Range<UInt64> {
            var document = RandomLists(seed: seed)
            let text = document.makeText()
            let run = try PartRun(seed: seed, format) { try TestDocument(text, in: $0).operation }
            try run.check(text)
        }
    }

    /// Objects that have other fields if the object around them has another type.
    @Test(arguments: PartRun.Format.allCases)
    func fieldsOfTypesComeToTheSameAsTheWhole(format: PartRun.Format) throws {
        var cutCount = 0
        for seed in 0..<(Thoroughness.isFull ? 4000 : 150) as Range<UInt64> {
            var document = RandomVariants(seed: seed)
            let text = document.makeText()
            let run = try PartRun(seed: seed, format) { try TestDocument(text, in: $0).operation }
            cutCount += run.payloads.count > 1 ? 1 : 0
            try run.check(text)
        }
        #expect(cutCount > 20)
    }
}
