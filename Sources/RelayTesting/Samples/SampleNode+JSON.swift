import Relay

extension SampleNode {
    /// The values as an object of a response, by response keys.
    ///
    /// A value that the test has chosen replaces the defaults of other fragments.
    func json(_ artifact: Artifact) -> JSONObject {
        var object = JSONObject()
        for defaults in [false, true] {
            add(to: &object, artifact.reader, .root, defaults: defaults)
        }
        return object
    }

    /// Adds either the values that the test has chosen, or the defaults, to those that are there.
    fileprivate func add(
        to object: inout JSONObject,
        _ plan: ReaderPlan,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        defaults: Bool
    ) {
        let block = self.block(plan, block)
        // An object type comes before one of an abstract type, in whatever fragment.
        if object["__typename"] == nil, let type = type(by: defaults ? .abstract : .object) {
            object["__typename"] = .string(type)
        }
        for (position, value) in ordered {
            let index = block.items.lowerBound + position
            guard block.items.contains(index) else { continue }
            let item = plan.items[index]
            if case .fragment(let node, let artifact) = value {
                node.add(to: &object, artifact.reader, .root, defaults: defaults)
            } else if item.key.isNone {
                guard case .inline(let node) = value else { continue }
                node.add(to: &object, plan, item.block, defaults: defaults)
            } else if !item.isTypename, !item.isDerived {
                let key = plan.names[index]
                object[key] = value.json(completing: object[key], plan, item.block, defaults)
            }
        }
    }
}

extension SampleNode.Value {
    /// The value in a response; `nil` if another pass adds it, or if it is generated.
    ///
    /// `known` is the value that the response has already. It is kept, and only objects in it get
    /// the fields that they lack.
    fileprivate func json(
        completing known: JSONValue?,
        _ plan: ReaderPlan,
        _ block: OptionalPlanIndex<ReaderPlan.Block>,
        _ defaults: Bool
    ) -> JSONValue? {
        switch self {
        case .leaf(let json, _, let isDefault): return known ?? (isDefault == defaults ? json : nil)
        case .id(let id): return known ?? (defaults ? nil : id.map { .string($0.rawValue) })
        case .null: return known ?? (defaults ? .null : nil)
        case .fragment, .inline: return known
        case .list(let elements):
            let others = known?.array ?? []
            guard known == nil || known?.array != nil else { return known }
            let values = elements.enumerated().map { index, element -> JSONValue in
                let other = others.indices.contains(index) ? others[index] : nil
                if case .null = element { return other ?? .null }
                return element.json(completing: other, plan, block, defaults) ?? [:]
            }
            return .array(values + others.dropFirst(elements.count))
        case .object(let node):
            var object = known?.object ?? JSONObject()
            guard known == nil || known?.object != nil else { return known }
            node.add(to: &object, plan, block, defaults: defaults)
            return .object(object)
        }
    }
}
