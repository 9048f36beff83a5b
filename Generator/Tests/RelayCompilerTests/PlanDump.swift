import GraphQLSchema
import Relay

/// The fields of a plan as lines that are the same for plans with the same meaning.
struct PlanDump {
    private let plan: NormalizationPlan
    private let schema: Schema
    private let hasManyVariables: Bool
    private var lines: [String] = []

    static func lines(of artifact: Relay.Artifact, schema: Schema) -> [String] {
        let plan = artifact.normalization
        var dump = PlanDump(plan: plan, schema: schema)
        dump.add(.root, declared: nil, indent: "", under: [])
        return dump.lines
    }

    private init(plan: NormalizationPlan, schema: Schema) {
        self.plan = plan
        self.schema = schema
        hasManyVariables = Self.variables(of: plan.guards).count > 10
    }

    private static func variables(of guards: [Guard]) -> [String] {
        guards.reduce(into: Set<String>()) { $0.formUnion($1.variables) }.sorted()
    }

    private mutating func add(
        _ index: PlanIndex<NormalizationPlan.Level>,
        declared: String?,
        indent: String,
        under guards: [[Guard]]
    ) {
        let level = plan.levels[index]
        let known = level.concreteType.index.map { plan.typeNames[$0] }
        let possible =
            declared.flatMap { schema.type(named: $0) }.map { schema.possibleTypes(of: $0) } ?? []
        let types = known.map { [$0] } ?? possible.map(\.name).sorted()
        for type in types.isEmpty ? [nil] : types.map(Optional.some) {
            let object = plan.object(index, type: type)
            let entry = plan.objects[object]
            let key = entry.key.index.map { "\(plan.declaredKeys[$0])" } ?? ""
            lines.append("\(indent)on \(type ?? "the root"): id \(entry.hasID) \(key)")
            lines += fields(of: object, type, declared, indent, guards)
        }
    }

    /// Returns the lines of an object's fields.
    private func fields(
        of object: PlanIndex<NormalizationPlan.Object>,
        _ type: String?,
        _ declared: String?,
        _ indent: String,
        _ guards: [[Guard]]
    ) -> [String] {
        plan.objects[object].fields.map { position in
            var dump = self
            dump.lines = []
            dump.add(plan.fields[position], position, type, declared, indent + " ", guards)
            return dump.lines
        }.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
    }

    private mutating func add(
        _ field: NormalizationPlan.Field,
        _ position: Int,
        _ object: String?,
        _ declared: String?,
        _ indent: String,
        _ outer: [[Guard]]
    ) {
        guard let test = test(of: field, object, declared) else { return }
        let guards =
            outer + (field.condition.index.map { [[plan.guards[$0]]] } ?? [])
            + (guards(ofTypesOf: field, object).map { [$0] } ?? [])
        guard let truths = truths(guards) else { return }
        let key = plan.keys[field.key]
        let arguments = key.arguments.map { "\($0.name): \($0.value)" }
        let handles = plan.handles[field.handles].map { "\($0)" }.sorted()
        let all = (plan.deferralChains[position] ?? []).map { chain in
            chain.map { index in
                let deferral = plan.deferrals[index]
                let condition = deferral.condition.index.map { "\(plan.guards[$0])" } ?? ""
                return deferral.label + condition
            }
        }
        // What is also selected outside of a part comes without it.
        let chains = Set(
            all.filter { chain in
                !all.contains { $0.count < chain.count && chain.starts(with: $0) }
            }.map { $0.joined(separator: ">") }
        ).sorted().filter { !$0.isEmpty }
        let age = plan.ages[position].map { "age \($0)" } ?? ""
        lines.append(
            "\(indent)\(plan.responseKey(field)) = \(key.name)(\(arguments)): "
                + "\(plan.types[field.type]) \(field.role) \(field.kind) client \(field.isClient) "
                + "if \(truths) \(test) \(handles) \(chains) \(age) "
                + "\(plan.streamLabels[position] ?? []) \(plan.lookups[position].map { "\($0)" } ?? "")"
        )
        let level = plan.level(of: position) { type in
            object.map { schema.isSubtype($0, of: plan.typeNames[type]) } ?? true
        }
        if let level = level.index {
            let name = plan.types[field.type].named.name
            add(level, declared: name, indent: indent + " ", under: guards)
        }
    }

    /// Returns the guards of which one must hold so that an object type has a field; `nil` if they add
    /// nothing to that of the field.
    private func guards(
        ofTypesOf field: NormalizationPlan.Field,
        _ object: String?
    ) -> [Guard]? {
        guard let index = field.typeTest.index, let object else { return nil }
        let test = plan.typeTests[index]
        var guards: [Guard] = []
        for (chain, condition) in zip(test.chains, test.conditions) {
            let matches = chain.allSatisfy { schema.isSubtype(object, of: plan.typeNames[$0]) }
            guard matches else { continue }
            guard let condition = condition.index else { return nil }
            guards.append(plan.guards[condition])
        }
        return test.conditions.isEmpty ? nil : guards
    }

    /// Returns the types that an object must have for a field to apply, as far as they don't follow from
    /// those that it is known to have; `nil` if the field never applies, or says only what is known.
    private func test(
        of field: NormalizationPlan.Field,
        _ object: String?,
        _ declared: String?
    ) -> String? {
        guard let test = field.typeTest.index else { return "" }
        let known = object ?? declared
        let chains = plan.typeTests[test].chains.map { chain in
            Set(
                chain.map { plan.typeNames[$0] }.filter { type in
                    known.map { !schema.isSubtype($0, of: type) } ?? true
                }
            )
        }
        if field.role == .discriminator, known != nil, chains.contains([]) { return nil }
        if chains.contains([]) { return "" }
        if object != nil { return nil }
        // What follows from another type, and whole chains that follow from others, say nothing.
        let least = chains.map { chain in
            chain.filter { type in
                !chain.contains { $0 != type && schema.isSubtype($0, of: type) }
            }
        }
        let rest = least.filter { chain in
            !least.contains { $0 != chain && $0.isSubset(of: chain) }
        }
        return Set(rest.map { $0.sorted().joined(separator: "&") }).sorted().joined(separator: "|")
    }

    /// Returns for which values of the variables one guard of each group holds, or for some values if
    /// there are many variables; `nil` if for none.
    private func truths(_ guards: [[Guard]]) -> String? {
        guard !hasManyVariables else {
            let truths = Self.sampledTruths(guards)
            return truths.contains("1") ? truths : nil
        }
        var names = Self.variables(of: guards.flatMap(\.self))
        func truths() -> [Bool] {
            (0..<1 << names.count).map { bits in
                var variables: VariableData = [:]
                for (index, name) in names.enumerated() {
                    variables[name] = .bool(bits & (1 << index) != 0)
                }
                return guards.allSatisfy { group in group.contains { $0.holds(variables) } }
            }
        }
        // Without variables that have no influence.
        for name in names {
            guard let index = names.firstIndex(of: name) else { continue }
            let all = truths()
            let hasInfluence = all.indices.contains { all[$0] != all[$0 ^ (1 << index)] }
            if !hasInfluence { names.remove(at: index) }
        }
        let all = truths()
        guard all.contains(true) else { return nil }
        return names.isEmpty ? "" : "\(names) \(all.map { $0 ? "1" : "0" }.joined())"
    }

    /// Returns for which of 320 sets of values one guard of each group holds.
    ///
    /// Few, half or most of the variables in each are true.
    private static func sampledTruths(_ guards: [[Guard]]) -> String {
        let names = variables(of: guards.flatMap(\.self))
        var random = SeededGenerator(state: 5)
        let seeds = names.map { name in
            name.utf8.reduce(7 as UInt64) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
        }
        return (0..<320).map { sample in
            let salt = random.next()
            var variables: VariableData = [:]
            for (name, seed) in zip(names, seeds) {
                var own = SeededGenerator(state: salt ^ seed)
                variables[name] = .bool(own.next() % 16 < [1, 4, 8, 12, 15][sample % 5])
            }
            var evaluation = GuardEvaluation(variables)
            let holds = guards.allSatisfy { group in group.contains { evaluation.holds($0) } }
            return holds ? "1" : "0"
        }.joined()
    }
}
