@testable import Relay

/// One operation on a store.
///
/// Numbers choose among what there is when it runs.
enum ModelStep: Sendable {
    case publish(operation: Int, response: String, isRefused: Bool)
    /// `nil` is the optimistic update that was added last.
    case commit(
        operation: Int,
        response: String,
        optimisticUpdate: Int?,
        edits: [ModelEdit],
        isRefused: Bool = false
    )
    case update(edits: [ModelEdit])
    case addOptimisticResponse(operation: Int, response: String, edits: [ModelEdit])
    case addOptimisticUpdate(edits: [ModelEdit])
    /// `nil` is the one that was added last.
    case removeOptimisticUpdate(Int?)
    case subscribe(operation: Int)
    case cancel(Int)
    case retain(operation: Int)
    case release(Int)
    /// Somebody has a reference to data of the operation.
    case refer(operation: Int)
    case dropReference(Int)
    case collect
    case collectSteps(Int)
    case keepSnapshot(operation: Int)
    /// Has a field of the root lead to an object that only optimistic updates have made up.
    case link(field: String, id: String)
    case check(operation: Int)
    /// Looks for objects that arguments name.
    case lookUp(operation: Int)
    /// Waits for invalidations of objects.
    case watch([String])
    case begin(operation: Int)
    case answer(Int, seed: UInt64)
    case wait(seconds: Int)
    case releaseMemory
    /// Keeps the store, and looks at what another run of the app would find.
    case persist
    case reset
    /// Has the operation described anew, so that what those who hold the old description know it by
    /// must be what others find.
    case describe(operation: Int)
}

/// Makes up steps.
struct ModelScript {
    static let operations: [any GraphQLOperation] = [
        ViewerQuery(), WideQuery(), WideQuery(group: "g"), NodesQuery(ids: ["1"]),
        StoryQuery(id: "1"), UpdateQuery(id: "1"), HeroNameQuery(), BoardQuery(), BeingsQuery(),
        ConditionsQuery(a: true, b: true), ConditionsQuery(a: false, b: true),
        SearchQuery(text: "a"), CharacterCardQuery(id: "1"), StarshipsQuery(), KeyedQuery(),
        LookupQuery(),
    ]

    static let ids = [
        "1", "client:root", "root", "\u{e9}", "e\u{301}", "0 0", ResponseGraph.longID,
    ]
    private static let types = ["User", "Human", "Droid", "Item", "Story", "Starship"]
    private static let scalars: [(String, [JSONValue])] = [
        ("name", ["x", "\u{e9}", "e\u{301}", .null]), ("email", [.null, "m"]), ("value", [1, 2]),
        ("title", ["t"]),
        ("id", ["1"]), ("likeCount", [3, 4]), ("mass", [1.25, .null]), ("appearsIn", [.null]),
    ]

    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func steps(_ count: Int, _ operations: [OperationDescriptor]) -> [ModelStep] {
        var steps: [ModelStep] = []
        while steps.count < count {
            switch Int.random(in: 0..<200, using: &generator) {
            case 0..<4: steps += disturbedCollection(operations)
            case 4: steps += lesson()
            case 5..<12: steps.append(description(operations))
            case 12..<18: steps += temporaryKeys(operations)
            case 18..<22: steps += lookups(operations)
            case 22..<26: steps += relaunches(operations)
            default: steps.append(step(operations))
            }
        }
        return Array(steps.prefix(count))
    }

    /// A collection in steps, and between two of them something that it has to notice.
    private mutating func disturbedCollection(_ operations: [OperationDescriptor]) -> [ModelStep] {
        let operation = Int.random(in: 0..<operations.count, using: &generator)
        let disturbance: ModelStep =
            generator.chance(50) ? .retain(operation: operation) : .subscribe(operation: operation)
        let begin = ModelStep.collectSteps(Int.random(in: 1...3, using: &generator))
        return [begin, disturbance, .collectSteps(15)]
    }

    /// Somebody waits for what is known of a type, which an answer about another object tells: that
    /// object is of another type than before, and nothing else changes.
    private func lesson() -> [ModelStep] {
        let edits: [ModelEdit] = [
            .create("1", type: "Droid"), .set("1", field: "name", "x"),
            .link(nil, field: "hero", to: "1"),
        ]
        let (reader, teacher) = (
            position(of: HeroNameQuery.self), position(of: CharacterCardQuery.self)
        )
        let answers = [
            #""Story""#, #""Droid","__isCharacter":"Droid","name":"d","friends":null"#,
        ].map { #"{"data":{"node":{"id":"0 0","__typename":\#($0)}}}"# }
        return [
            .reset, .update(edits: edits), .cancel(0), .subscribe(operation: reader),
            .publish(operation: teacher, response: answers[0], isRefused: false),
            .publish(operation: teacher, response: answers[1], isRefused: false),
        ]
    }

    private mutating func description(_ operations: [OperationDescriptor]) -> ModelStep {
        .describe(operation: Int.random(in: 0..<operations.count, using: &generator))
    }

    func position<Query: GraphQLOperation>(of query: Query.Type) -> Int {
        Self.operations.firstIndex { $0 is Query } ?? 0
    }

    mutating func step(_ operations: [OperationDescriptor]) -> ModelStep {
        let operation = Int.random(in: 0..<operations.count, using: &generator)
        let choice = Int.random(in: 0..<100_000, using: &generator)
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<20:
            let isRefused = generator.chance(8)
            let response = response(operations[operation], isRefused: isRefused)
            return .publish(operation: operation, response: response, isRefused: isRefused)
        case 20..<26:
            return .commit(
                operation: operation,
                response: response(operations[operation]),
                optimisticUpdate: choice,
                edits: edits()
            )
        case 26..<38: return .update(edits: edits())
        case 38..<41:
            return .addOptimisticResponse(
                operation: operation,
                response: response(operations[operation]),
                edits: generator.chance(50) ? edits() : []
            )
        case 41..<46: return .addOptimisticUpdate(edits: edits())
        case 46..<56: return .removeOptimisticUpdate(choice)
        case 56..<62: return .subscribe(operation: operation)
        case 62..<68: return .cancel(choice)
        case 68..<71: return .retain(operation: operation)
        case 71..<74: return .refer(operation: operation)
        case 74..<77: return .release(choice)
        case 77..<80: return .dropReference(choice)
        case 80..<82: return .collect
        case 82..<88: return .collectSteps(Int.random(in: 1...15, using: &generator))
        case 88..<92: return .check(operation: operation)
        case 92..<93: return .watch((0..<2).map { _ in id() })
        case 93..<95: return .begin(operation: operation)
        case 95..<97: return .answer(choice, seed: generator.next())
        case 97..<98 where generator.chance(60): return .persist
        case 97..<98: return .wait(seconds: generator.pick([1, 50, 99, 100, -70]))
        case 98..<99:
            if generator.chance(60) { return .reset }
            if generator.chance(30) { return .releaseMemory }
            return .wait(seconds: 200)
        default: return .keepSnapshot(operation: operation)
        }
    }

    mutating func response(
        _ operation: OperationDescriptor,
        isRefused: Bool = false
    ) -> String {
        var graph = ResponseGraph(seed: generator.next())
        graph.hasTypedIDs = generator.chance(30)
        graph.contradictsItself = generator.chance(20)
        graph.sendsExcludedFields = generator.chance(20)
        var data = graph.answer(operation)
        if generator.chance(20) { data = withHoles(data) }
        if generator.chance(20) { data = Self.withNumericIDs(data) }
        if generator.chance(20) { data = data.shuffled(&generator) }
        var response: JSONObject = ["data": data]
        if generator.chance(25) {
            let nulls = Self.nulls(data, [])
            let errors = nulls.filter { _ in generator.chance(50) }.map { path -> JSONValue in
                ["message": "e", "path": .array(path)]
            }
            if !errors.isEmpty { response["errors"] = .array(errors) }
        }
        if isRefused, generator.chance(50), let wrong = withWrongEnd(data, operation) {
            response["data"] = wrong
            return JSONValue.object(response).description
        }
        let text = JSONValue.object(response).description
        return isRefused ? String(text.dropLast()) : text
    }

    /// The same with a number where the root's last object or list is, which is found to be wrong
    /// when all before it was read.
    func withWrongEnd(_ data: JSONValue, _ operation: OperationDescriptor) -> JSONValue? {
        guard case .object(var object) = data else { return nil }
        let fields = operation.artifact.contents.normalization.fields
        let composite = fields.filter { $0.selection != nil && $0.condition == nil }
        let last = object.keys.last { key in composite.contains { $0.responseKey == key } }
        guard let last, object[last]?.isNull == false else { return nil }
        object[last] = 5
        return .object(object)
    }

    /// The same value with some fields left out.
    mutating func withHoles(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { withHoles($0) })
        case .object(let object):
            let members = object.filter { key, _ in
                key == "id" || key.hasPrefix("__") || !generator.chance(15)
            }
            return .object(JSONObject(members.map { ($0.key, withHoles($0.value)) }))
        default: return value
        }
    }

    /// The same value with numbers for the ids that could be.
    private static func withNumericIDs(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { withNumericIDs($0) })
        case .object(let object):
            let members = object.map { key, value -> (String, JSONValue) in
                guard key == "id", let number = value.string.flatMap({ Int64($0) }) else {
                    return (key, withNumericIDs(value))
                }
                return (key, .int(number))
            }
            return .object(JSONObject(members))
        default: return value
        }
    }

    private static func nulls(_ value: JSONValue, _ path: [JSONValue]) -> [[JSONValue]] {
        switch value {
        case .null: [path]
        case .array(let values):
            values.enumerated().flatMap { nulls($1, path + [.int(Int64($0))]) }
        case .object(let object): object.flatMap { nulls($0.value, path + [.string($0.key)]) }
        default: []
        }
    }

    /// Two relaunches, and between them something that takes data away.
    private mutating func relaunches(_ operations: [OperationDescriptor]) -> [ModelStep] {
        let choice = Int.random(in: 0..<100_000, using: &generator)
        let between: [ModelStep]
        switch Int.random(in: 0..<11, using: &generator) {
        case 0..<3: between = [.collect]
        case 3: between = [.cancel(choice), .release(choice), .dropReference(choice), .collect]
        case 4: between = [.removeOptimisticUpdate(choice)]
        case 5: between = [.update(edits: edits())]
        case 6..<8:
            // A link to an object that is gone then.
            let id = generator.pick(Self.temporaryIDs)
            between = [
                .addOptimisticUpdate(edits: [.create(id, type: generator.pick(Self.types))]),
                .link(field: field(), id: id), .removeOptimisticUpdate(nil),
            ]
        case 8: return abandonedPlace()
        case 9: between = [.update(edits: [.unset(nil, field: field())])]
        default: between = [step(operations), step(operations)]
        }
        return [.persist] + between + [.persist]
    }

    /// An object without an id stays when the one that it belongs to is gone.
    private func abandonedPlace() -> [ModelStep] {
        let (hero, board) = (position(of: HeroNameQuery.self), position(of: BoardQuery.self))
        let response =
            #"{"data":{"hero":{"__typename":"Human","__isBeing":"Human","id":"lone","#
            + #""name":"n","born":"b","home":{"name":"h","population":1.5}}}}"#
        return [
            .publish(operation: hero, response: response, isRefused: false),
            .retain(operation: board),
            .update(edits: [
                .copyLink("lone", field: "home", to: nil, as: "board"),
                .link(nil, field: "hero", to: nil),
            ]), .collect, .persist,
        ]
    }

    /// A field of the root.
    mutating func field() -> String { generator.pick(["viewer", "hero", "board", "member"]) }

    mutating func edits() -> [ModelEdit] {
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in edit() }
    }

    private mutating func id() -> String {
        generator.pick(generator.chance(10) ? Self.temporaryIDs : Self.ids)
    }

    private mutating func optionalID() -> String? { generator.chance(20) ? nil : id() }

    private mutating func edit() -> ModelEdit {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<35:
            let (field, values) = generator.pick(Self.scalars)
            return .set(id(), field: field, generator.pick(values))
        case 35..<37:
            return .unset(optionalID(), field: generator.pick(["name", "hero", "viewer"]))
        case 37..<50:
            let field = generator.pick(["viewer", "node(id:\"1\")", "hero", "board"])
            return .link(nil, field: field, to: optionalID())
        case 50..<53:
            let fields = ["viewer", "hero", "home", "price", "author"]
            return .copyLink(
                optionalID(),
                field: generator.pick(fields),
                to: optionalID(),
                as: generator.pick(fields)
            )
        case 53..<60:
            return .link(
                id(),
                field: generator.pick(["author", "home", "maker"]),
                to: optionalID()
            )
        case 60..<67:
            let field = generator.pick(["items", "items(group:\"g\")", "beings"])
            return .links(nil, field: field, to: [optionalID(), id()])
        case 67..<74: return .links(id(), field: "friends", to: [id(), optionalID()])
        case 74..<84: return .delete(id())
        case 84..<91: return .create(id(), type: generator.pick(Self.types))
        case 91..<94: return .invalidate(id())
        case 94..<95: return .invalidateAll
        case 95..<98: return .setLikes(id(), Int.random(in: 0...3, using: &generator))
        default: return .require(id())
        }
    }
}
