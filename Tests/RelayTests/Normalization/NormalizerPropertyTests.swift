import Foundation
import Testing

@testable import Relay

/// What holds for every response to every operation.
@Suite struct NormalizerPropertyTests {
    static let operations: [any GraphQLOperation] = [
        HeroQuery(friends: true), HeroQuery(episode: .jedi, friends: false, size: 1),
        HeroNameQuery(), CharacterCardQuery(id: "1"), ConditionsQuery(a: true, b: true),
        ConditionsQuery(a: false, b: true), ConditionsQuery(a: true, b: false),
        ConditionsQuery(a: false, b: false), SearchQuery(text: "a"), SearchRowsQuery(text: "a"),
        StarshipsQuery(), BoardQuery(), BeingsQuery(), NodesQuery(ids: ["1", "2"]), AliasesQuery(),
        FeedQuery(first: 3), UpdateQuery(id: "1"), WideQuery(), StoryQuery(id: "1"),
        ReviewsQuery(episode: .jedi), ViewerQuery(), ProfileQuery(), BeingsLaterQuery(),
        BoardLaterQuery(), FriendsLaterQuery(), CrewLaterQuery(),
        FeedLaterQuery(first: 3),
    ]

    private func body(_ data: JSONValue, _ layout: JSONValue.Layout = .compact) -> Data {
        Data(JSONValue.object(["data": data]).utf8(layout: layout))
    }

    private func write(_ body: Data, _ operation: OperationDescriptor, _ test: TestEnvironment)
        throws
    {
        try test.environment.commit(body, operation, root: .root)
    }

    @Test(arguments: operations.indices)
    func readingWhatWasWrittenGivesTheResponse(index: Int) throws {
        for seed in 0..<40 as Range<UInt64> {
            let test = TestEnvironment()
            let operation = test.environment.describe(Self.operations[index])
            let data = ResponseGraph(seed: seed).answer(operation)
            try write(body(data), operation, test)
            let reader = ResponseReader(
                source: test.environment.store.source,
                symbols: test.environment.store.symbols,
                variables: operation.effectiveVariables
            )
            let read = reader.read([operation.artifact.contents.normalization], .root)
            try #require(read == data, "seed \(seed)\n\(read)\n\(data)")
            #expect(test.environment.isAvailable(operation), "seed \(seed)")
            #expect(
                !test.log.contains { event in
                    if case .executeNormalize(_, _, let missing, _) = event {
                        !missing.isEmpty
                    } else {
                        false
                    }
                }
            )
        }
    }

    @Test(arguments: operations.indices)
    func layoutAndOrderOfKeysDoNotMatter(index: Int) throws {
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let (one, other) = (TestEnvironment(), TestEnvironment())
            let operation = one.environment.describe(Self.operations[index])
            let data = ResponseGraph(seed: seed).answer(operation)
            try write(body(data), operation, one)
            let records = one.records
            let shuffled = data.shuffled(&generator)
            try write(
                body(shuffled, .pretty),
                other.environment.describe(Self.operations[index]),
                other
            )
            let differing = Set(records.keys).union(other.records.keys).filter {
                records[$0] != other.records[$0]
            }
            let differences = differing.map {
                "\($0): \(records[$0] ?? "") / \(other.records[$0] ?? "")"
            }
            try #require(differences == [], "seed \(seed)")
            // The same in other words, into the same store: nothing is new.
            one.forgetLog()
            try write(body(shuffled), operation, one)
            try write(body(data, .pretty), operation, one)
            #expect(!one.log.contains { $0.name == "store.publish.end" }, "seed \(seed)")
        }
    }

    /// A response that contradicts itself, with fields that nobody asked for, into a store that
    /// knows some of it.
    @Test(arguments: operations.indices)
    func theOrderOfTheSelectionDecidesWhereAResponseContradictsItself(index: Int) throws {
        for seed in 0..<40 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var graph = ResponseGraph(seed: seed)
            graph.hasTypedIDs = generator.chance(50)
            let environment = TestEnvironment().environment
            let before = graph.answer(environment.describe(Self.operations[index]))
            graph.contradictsItself = true
            graph.sendsExcludedFields = generator.chance(50)
            var first: [String: String]?
            for order in 0..<3 {
                let test = TestEnvironment()
                let operation = test.environment.describe(Self.operations[index])
                if seed % 2 == 0 { try write(body(before), operation, test) }
                let data = graph.answer(operation)
                try write(body(order == 0 ? data : data.shuffled(&generator)), operation, test)
                let records = test.records
                let expected = first ?? records
                first = expected
                try #require(records == expected, "seed \(seed), order \(order)")
                var model = ModelRecords()
                if seed % 2 == 0 { model.write(.object(["data": before]), operation) }
                model.write(.object(["data": data]), operation)
                if !operation.normalization.mayHaveParts {
                    try #require(records == model.dump, "seed \(seed), order \(order)")
                }
                test.forgetLog()
                try write(body(data.shuffled(&generator)), operation, test)
                #expect(!test.log.contains { $0.name == "store.publish.end" }, "seed \(seed)")
            }
        }
    }

    @Test(arguments: operations.indices)
    func oneResponseAfterAnotherIsAsIfTheyCameOnTheirOwn(index: Int) throws {
        // Fields of the later one count, whatever was there before.
        for seed in 0..<20 as Range<UInt64> {
            let test = TestEnvironment()
            let operation = test.environment.describe(Self.operations[index])
            for step in 0..<3 as Range<UInt64> {
                let data = ResponseGraph(seed: seed * 3 + step).answer(operation)
                try write(body(data), operation, test)
                let reader = ResponseReader(
                    source: test.environment.store.source,
                    symbols: test.environment.store.symbols,
                    variables: operation.effectiveVariables
                )
                let read = reader.read([operation.artifact.contents.normalization], .root)
                try #require(read == data, "seed \(seed), step \(step)")
            }
        }
    }

    @Test(arguments: operations.indices)
    func aBodyCutShortIsRefused(index: Int) throws {
        let test = TestEnvironment()
        let operation = test.environment.describe(Self.operations[index])
        let whole = body(ResponseGraph(seed: 7).answer(operation))
        for length in stride(from: 0, to: whole.count - 1, by: max(1, whole.count / 150)) {
            #expect(throws: ResponseError.self) { try write(whole.prefix(length), operation, test) }
        }
        #expect(test.records.isEmpty)
    }

    @Test(arguments: operations.indices)
    func anyDamagedByteIsRefusedOrRead(index: Int) throws {
        // Whatever comes, nothing stops the program and a refused body leaves no trace.
        var generator = SeededGenerator(seed: UInt64(index))
        let test = TestEnvironment()
        let operation = test.environment.describe(Self.operations[index])
        let whole = body(ResponseGraph(seed: 3).answer(operation))
        for _ in 0..<150 {
            var damaged = whole
            let position = Int.random(in: 0..<whole.count, using: &generator)
            damaged[position] = UInt8(truncatingIfNeeded: generator.next())
            let before = test.records
            do {
                try write(damaged, operation, test)
            } catch {
                #expect(error is ResponseError)
                #expect(test.records == before)
            }
        }
    }
}
