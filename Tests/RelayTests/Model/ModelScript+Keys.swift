@testable import Relay

extension ModelScript {
    /// The ids that the app makes up.
    static let temporaryIDs = ["temp 1", "temp 2", "a temporary id that is longer"]

    /// The optimistic update that was added before the last one.
    static let lastButOne = -2

    /// The same keys, of volumes.
    private static let isbns = ["a", "", "\u{e9}"]

    /// An optimistic response with new objects, and the response that replaces it, with other keys.
    mutating func temporaryKeys(_ operations: [OperationDescriptor]) -> [ModelStep] {
        let operation = Int.random(in: 0..<operations.count, using: &generator)
        var graph = ResponseGraph(seed: generator.next())
        graph.hasTypedIDs = generator.chance(50)
        var names: [String: String] = [:]
        let data = withOtherKeys(graph.answer(operations[operation]), &names) { script in
            script.generator.chance(60) ? script.generator.pick(Self.temporaryIDs) : nil
        }
        let isRefused = generator.chance(15)
        var steps: [ModelStep] = [
            .addOptimisticResponse(
                operation: operation,
                response: JSONValue.object(["data": data]).description,
                edits: generator.chance(20) ? edits() : []
            )
        ]
        if generator.chance(50) {
            steps.append(.link(field: field(), id: generator.pick(Self.temporaryIDs)))
        }
        // Another update names the objects, too.
        let isNamed = generator.chance(40)
        if isNamed {
            let id = generator.pick(Self.temporaryIDs)
            let edits: [ModelEdit] = [
                .set(id, field: "name", "named"), .setLikes(id, 7), .create(id, type: "Item"),
            ]
            steps.append(.addOptimisticUpdate(edits: [generator.pick(edits)]))
        } else {
            for _ in 0..<Int.random(in: 0...3, using: &generator) { steps.append(step(operations)) }
        }
        if isRefused {
            steps.append(answer(to: data, operation, operations, isRefused: true, isNamed: isNamed))
        }
        steps.append(answer(to: data, operation, operations, isNamed: isNamed))
        return steps
    }

    /// The response that replaces an optimistic one.
    private mutating func answer(
        to data: JSONValue,
        _ operation: Int,
        _ operations: [OperationDescriptor],
        isRefused: Bool = false,
        isNamed: Bool
    ) -> ModelStep {
        var names: [String: String] = [:]
        var data = withOtherKeys(data, &names) { script in
            let number = Int.random(in: 0..<30, using: &script.generator)
            let suffix = number % 2 == 0 ? "" : " of the server, which is longer"
            return script.generator.chance(10) ? nil : "new \(number)\(suffix)"
        }
        if generator.chance(15) { data = withHoles(data) }
        if generator.chance(30) { data = data.shuffled(&generator) }
        var text = JSONValue.object(["data": data]).description
        if isRefused {
            let wrong = withWrongEnd(data, operations[operation])
            text = wrong.map { JSONValue.object(["data": $0]).description } ?? "{"
        }
        return .commit(
            operation: operation,
            response: text,
            optimisticUpdate: generator.chance(80)
                ? isNamed ? Self.lastButOne : nil : Int.random(in: 0..<9, using: &generator),
            edits: generator.chance(20) ? edits() : [],
            isRefused: isRefused
        )
    }

    /// The same value, with other keys of objects.
    ///
    /// `names` are those that were chosen before.
    private mutating func withOtherKeys(
        _ value: JSONValue,
        _ names: inout [String: String],
        choose: (inout ModelScript) -> String?
    ) -> JSONValue {
        switch value {
        case .array(let values):
            return .array(values.map { withOtherKeys($0, &names, choose: choose) })
        case .object(let object):
            let members = object.map { key, value -> (String, JSONValue) in
                guard ["id", "isbn"].contains(key), let text = value.string else {
                    return (key, withOtherKeys(value, &names, choose: choose))
                }
                let name = names[text] ?? choose(&self) ?? text
                names[text] = name
                return (key, .string(name))
            }
            return .object(JSONObject(members))
        default: return value
        }
    }

    // MARK: - Lookups

    /// An answer that has some of the objects which arguments name, and the lookup of them.
    mutating func lookups(_ operations: [OperationDescriptor]) -> [ModelStep] {
        let keyed = position(of: KeyedQuery.self)
        let lookup = position(of: LookupQuery.self)
        let data = ResponseGraph(seed: generator.next(), hasTypedIDs: false)
            .answer(operations[keyed])
        let response = JSONValue.object(["data": withFewKeys(data)]).description
        var steps: [ModelStep] = []
        if generator.chance(20) { steps.append(.reset) }
        if generator.chance(50) { steps.append(.subscribe(operation: lookup)) }
        if generator.chance(70) {
            steps.append(.publish(operation: keyed, response: response, isRefused: false))
        } else {
            steps.append(
                .addOptimisticResponse(operation: keyed, response: response, edits: [])
            )
        }
        return steps + [.lookUp(operation: lookup)]
    }

    /// The same answer with volumes that others may have, too.
    private mutating func withFewKeys(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { withFewKeys($0) })
        case .object(let object):
            let members = object.map { key, value -> (String, JSONValue) in
                switch key {
                case "isbn": (key, .string(generator.pick(Self.isbns)))
                case "region": (key, .int(Int64.random(in: 0...1, using: &generator)))
                default: (key, withFewKeys(value))
                }
            }
            return .object(JSONObject(members))
        default: return value
        }
    }
}
