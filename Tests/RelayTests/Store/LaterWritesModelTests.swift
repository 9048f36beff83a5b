import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queries, mutations, events and updaters in random order, beside a model that knows when each field was
/// written last.
@Suite(.timeLimit(.minutes(10))) struct LaterWritesModelTests {
    @Test(arguments: Thoroughness.seeds("LATER_SEEDS", short: 6, full: 60))
    func eachFieldIsThatOfTheLastWriter(seed: UInt64) async throws {
        let run = try await LaterWritesRun(seed: seed)
        for step in 0..<120 {
            try await run.perform()
            #expect(try run.found() == run.expected, "seed \(seed), step \(step): \(run.last)")
            guard try run.found() == run.expected else { return }
        }
        try await run.finish()
    }
}

/// A field of a story.
private struct Place: Hashable, CustomStringConvertible {
    let id: String
    let field: String
    var description: String { "\(id).\(field)" }
}

private final class LaterWritesRun {
    private struct Asked {
        let call: ScriptedNetwork.Call
        let task: Task<Void, any Error>
        let id: String
        let fields: [String]
        let time: Int
    }

    private static let ids = ["s0", "s1", "s2"]

    private let test = TestEnvironment()
    private var random: SeededGenerator
    private var asked: [Asked] = []
    private var time = 0
    private var value = 0
    private var written: [Place: Int] = [:]
    private let events: [Collector<StoryUpdatedSubscription.Data>]
    private var eventCalls: [ScriptedNetwork.Call] = []
    private var eventCounts = [0, 0, 0]
    private(set) var expected: [Place: Int] = [:]
    private(set) var last = ""

    init(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        let environment = test.environment
        for id in Self.ids {
            try test.write(Self.story(id, likes: 0, title: 0), StoryQuery(id: ID(id)))
            for field in ["likeCount", "title"] { expected[Place(id: id, field: field)] = 0 }
        }
        events = Self.ids.map {
            Collector(environment.subscribe(StoryUpdatedSubscription(id: ID($0))))
        }
        try await eventually { [test] in test.network.calls.count == Self.ids.count }
        // The subscriptions begin in any order.
        for id in Self.ids {
            eventCalls += test.network.calls.filter { $0.variables["id"]?.string == id }
        }
    }

    private static func story(_ id: String, likes: Int, title: Int) -> String {
        storyResponse(likes: likes, title: "\(title)", id: id)
    }

    func found() throws -> [Place: Int] {
        var found: [Place: Int] = [:]
        try test.environment.commitUpdate { store in
            for id in Self.ids {
                let record = store.record(ID(id))
                let likes = record?.value("likeCount")?.int
                found[Place(id: id, field: "likeCount")] = likes.map { Int(truncatingIfNeeded: $0) }
                found[Place(id: id, field: "title")] = record?.value("title")?.string.flatMap {
                    Int($0)
                }
            }
        }
        return found
    }

    /// Notes that a field was written by something that isn't the answer to a query.
    private func write(_ id: String, _ fields: [String], _ values: [Int]) {
        time += 1
        for (field, value) in zip(fields, values) {
            let place = Place(id: id, field: field)
            expected[place] = value
            written[place] = time
        }
    }

    /// Another value, or one that was there before.
    private func newValue() -> Int {
        if random.chance(25) { return Int.random(in: 0...max(0, value), using: &random) }
        value += 1
        return value
    }

    func perform() async throws {
        let number = Int.random(in: 0..<Self.ids.count, using: &random)
        let id = Self.ids[number]
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<30: try await ask(id)
        case 30..<55: try await answer()
        case 55..<60: try await end(isCancelled: true)
        case 60..<65: try await end(isCancelled: false)
        case 65..<75: try await mutate(id)
        case 75..<85: try await sendEvent(number)
        case 85..<97: try update(id)
        default: try collect()
        }
    }

    private func ask(_ id: String) async throws {
        let isWhole = random.chance(50)
        let fields = isWhole ? ["likeCount", "title"] : ["likeCount"]
        // Identical queries share a request.
        guard !asked.contains(where: { $0.id == id && $0.fields == fields }) else { return }
        last = "ask for \(id), \(fields)"
        let count = test.network.calls.count
        let environment = test.environment
        let task = Task {
            if isWhole {
                _ = try await environment.fetch(StoryQuery(id: ID(id)), fetchPolicy: .networkOnly)
            } else {
                _ = try await environment.fetch(UpdateQuery(id: ID(id)), fetchPolicy: .networkOnly)
            }
        }
        let call = try await test.network.call(count)
        asked.append(Asked(call: call, task: task, id: id, fields: fields, time: time))
    }

    private func answer() async throws {
        guard let question = takeQuestion() else { return }
        let (likes, title) = (newValue(), newValue())
        last = "answer \(question.id), \(question.fields): \(likes), \(title)"
        let isWhole = question.fields.count == 2
        let short =
            #"{"data":{"node":{"__typename":"Story","id":"\#(question.id)","likeCount":\#(likes)}}}"#
        question.call.respond(
            isWhole ? Self.story(question.id, likes: likes, title: title) : short
        )
        try await question.task.value
        for (field, value) in zip(question.fields, [likes, title]) {
            let place = Place(id: question.id, field: field)
            if written[place] ?? 0 <= question.time { expected[place] = value }
        }
    }

    private func end(isCancelled: Bool) async throws {
        guard let question = takeQuestion() else { return }
        last = isCancelled ? "cancel \(question.id)" : "fail \(question.id)"
        if isCancelled {
            question.task.cancel()
        } else if random.chance(50) {
            question.call.fail(Outage())
        } else {
            question.call.respond(#"{"data":{"node":{"__typename":"Story","likeCount":"#)
        }
        await #expect(throws: (any Error).self) { try await question.task.value }
    }

    private func takeQuestion() -> Asked? {
        asked.isEmpty ? nil : asked.remove(at: Int.random(in: 0..<asked.count, using: &random))
    }

    private func mutate(_ id: String) async throws {
        let likes = newValue()
        last = "mutation of \(id): \(likes)"
        let environment = test.environment
        let count = test.network.calls.count
        let mutation = Task {
            try await environment.commit(
                LikeStoryMutation(id: ID(id)),
                optimisticResponse: ["likeStory": ["id": .string(id), "likeCount": -1]]
            )
        }
        let call = try await test.network.call(count)
        if random.chance(20) {
            call.fail(Outage())
            _ = try? await mutation.value
            return
        }
        call.respond(likeResponse(likes, id: id))
        _ = try await mutation.value
        write(id, ["likeCount"], [likes])
    }

    private func sendEvent(_ number: Int) async throws {
        let (id, likes, title) = (Self.ids[number], newValue(), newValue())
        last = "event of \(id): \(likes), \(title)"
        eventCalls[number].send(
            #"{"data":{"storyUpdated":{"__typename":"Story","id":"\#(id)","title":"\#(title)","#
                + #""likeCount":\#(likes),"author":{"id":"u","name":"a"}}}}"#
        )
        eventCounts[number] += 1
        _ = try await events[number].values(eventCounts[number])
        write(id, ["likeCount", "title"], [likes, title])
    }

    private func update(_ id: String) throws {
        let (value, isTitle) = (newValue(), random.chance(50))
        let field = isTitle ? "title" : "likeCount"
        last = "update of \(id).\(field): \(value)"
        let old = expected[Place(id: id, field: field)]
        try test.environment.commitUpdate { store in
            let json: JSONValue = isTitle ? .string("\(value)") : .int(Int64(value))
            store.record(ID(id))?.setValue(json, for: field)
        }
        // An updater that changes nothing has said nothing.
        if old != value { write(id, [field], [value]) }
    }

    /// A collection, while queries are on their way.
    private func collect() throws {
        last = "collection"
        test.environment.collectGarbage()
        // What nothing needs is gone.
        for id in Self.ids where try found()[Place(id: id, field: "title")] == nil {
            try test.write(Self.story(id, likes: 0, title: 0), StoryQuery(id: ID(id)))
            write(id, ["likeCount", "title"], [0, 0])
        }
    }

    func finish() async throws {
        while let question = takeQuestion() {
            question.task.cancel()
            _ = try? await question.task.value
        }
        try await eventually { [test] in
            test.environment.store.laterWrites.withLock { !$0.isNeeded && $0.keys.isEmpty }
        }
    }
}
