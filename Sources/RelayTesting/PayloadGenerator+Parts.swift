import Relay

/// Fields that are delivered later.
extension PayloadGenerator {
    /// Returns the label of the fragment with which a field is delivered later; `nil` if it is
    /// delivered with the object.
    func deferredLabel(of position: Int) -> String? {
        guard let condition = plan.plan.fields[position].deferral.index, guards[condition.position]
        else { return nil }
        for chain in plan.plan.deferralChains[position] ?? [] {
            let active = chain.last { fragment in
                plan.plan.deferrals[fragment].condition.index.map { guards[$0.position] } ?? true
            }
            guard let active else { continue }
            let label = plan.plan.deferrals[active].label
            // The fields inside of a deferred field belong to its fragment too.
            return labels.contains(label) ? nil : label
        }
        return nil
    }

    mutating func deliver(
        _ deferred: [(label: String, field: PayloadSelection.Field)],
        of selection: PayloadSelection,
        _ typename: String?,
        _ known: [GivenValue],
        _ place: Place
    ) {
        var found: [String] = []
        for (label, _) in deferred where !found.contains(label) { found.append(label) }
        for label in found {
            labels.append(label)
            defer { labels.removeLast() }
            let index = parts.count
            // The parts inside of this one come after it.
            parts.append([:])
            var data = JSONObject()
            for (other, field) in deferred where other == label {
                data[key(field.position)] = value(field, of: selection, typename, known, nil, place)
            }
            let steps = String(decoding: path, as: UTF8.self).split(separator: ".")
            parts[index] = [
                "label": .string(label),
                "path": .array(steps.map { Int64($0).map { .int($0) } ?? .string(String($0)) }),
                "data": .object(data),
            ]
        }
    }
}
