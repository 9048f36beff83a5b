import Relay

extension SampleNode {
    /// The values as an object of a response, by response keys.
    ///
    /// A value that the test has chosen replaces the defaults of other fragments.
    func json(_ artifact: Artifact) -> JSONObject {
        var object = JSONObject()
        for defaults in [false, true] {
            var part = JSONObject()
            add(to: &part, artifact.reader, .root, defaults: defaults)
            for (key, value) in part { object.complete(key, value) }
        }
        return object
    }

    /// Adds either the values that the test has chosen, or the defaults.
    private func add(
        to object: inout JSONObject,
        _ plan: ReaderPlan,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        defaults: Bool
    ) {
        let block = self.block(plan, block)
        if let chosenType { object["__typename"] = .string(chosenType) }
        for (position, value) in values {
            let index = block.items.lowerBound + position
            guard block.items.contains(index) else { continue }
            let item = plan.items[index]
            if case .fragment(let node, let artifact) = value {
                var inner = JSONObject()
                node.add(to: &inner, artifact.reader, .root, defaults: defaults)
                for (key, value) in inner { object.complete(key, value) }
            } else if item.key.isNone {
                guard case .inline(let node) = value else { continue }
                node.add(to: &object, plan, item.block, defaults: defaults)
            } else if !item.isTypename, !item.isDerived,
                let json = value.json(plan, item.block, defaults: defaults)
            {
                object.complete(plan.names[index], json)
            }
        }
    }
}

extension SampleNode.Value {
    /// The value in a response; `nil` if another pass adds it, or if it is generated.
    fileprivate func json(
        _ plan: ReaderPlan,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        defaults: Bool
    ) -> JSONValue? {
        switch self {
        case .leaf(let json, _, let isDefault): return isDefault == defaults ? json : nil
        case .id(let id): return defaults ? nil : id.map { .string($0.rawValue) }
        case .null: return defaults ? .null : nil
        case .fragment, .inline: return nil
        case .list(let elements):
            return .array(
                elements.map { element in
                    if case .null = element { return .null }
                    return element.json(plan, block, defaults: defaults) ?? [:]
                }
            )
        case .object(let node):
            var object = JSONObject()
            node.add(to: &object, plan, block, defaults: defaults)
            return .object(object)
        }
    }
}

extension JSONObject {
    /// Sets a member, or adds the members of an object to those that are there.
    fileprivate mutating func complete(_ key: String, _ value: JSONValue) {
        self[key] = self[key]?.completed(with: value) ?? value
    }
}

extension JSONValue {
    /// Returns the value with what only `other` has.
    fileprivate func completed(with other: JSONValue) -> JSONValue {
        switch (self, other) {
        case (.object(var object), .object(let other)):
            for (key, value) in other { object.complete(key, value) }
            return .object(object)
        case (.array(let array), .array(let others)):
            let pairs = zip(array, others).map { $0.completed(with: $1) }
            return .array(pairs + array.dropFirst(others.count) + others.dropFirst(array.count))
        default: return self
        }
    }
}
