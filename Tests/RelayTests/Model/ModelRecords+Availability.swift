@testable import Relay

extension ModelRecords {
    /// What a walk over all that an operation selects finds.
    struct Availability {
        var isComplete = true
        /// When the records that it came past were invalidated.
        var invalidations: [Int] = []
    }

    /// Looks for everything that an operation selects.
    func availability(of operation: OperationDescriptor) -> Availability {
        var result = Availability()
        look(
            at: Self.root,
            [operation.artifact.contents.normalization],
            operation.effectiveVariables,
            &result
        )
        return result
    }

    private func look(
        at key: ByteKey,
        _ selections: [NormalizationSelection],
        _ variables: VariableData,
        _ result: inout Availability
    ) {
        guard let record = records[key] else {
            if isDeleted(key) { return }
            result.isComplete = false
            return
        }
        guard !record.isDeleted else { return }
        if let time = invalidated[key] { result.invalidations.append(time) }
        let fields = ResponseGraph.collect(selections, type: record.type, variables) { type in
            facts[.init(type: record.type, abstractType: type)] ?? false
        }
        if isUndecided(selections, record.type, variables) { result.isComplete = false }
        for (field, children) in fields {
            let name = field.key.text(variables)
            if name.hasPrefix("__") { continue }
            guard let value = record.fields[ByteKey(name)] else {
                result.isComplete = false
                continue
            }
            if !children.isEmpty { follow(value, children, variables, &result) }
        }
    }

    private func follow(
        _ value: Value,
        _ children: [NormalizationSelection],
        _ variables: VariableData,
        _ result: inout Availability
    ) {
        switch value {
        case .link(let key): look(at: key, children, variables, &result)
        case .list(let values): for value in values { follow(value, children, variables, &result) }
        default: break
        }
    }

    /// Whether it is not known if something is meant for objects of `type`.
    private func isUndecided(
        _ selections: [NormalizationSelection],
        _ type: String,
        _ variables: VariableData
    ) -> Bool {
        selections.flatMap(\.refinements).contains { refinement in
            if refinement.kind == .object {
                return refinement.type == type
                    && isUndecided([refinement.selection], type, variables)
            }
            guard let isOne = facts[.init(type: type, abstractType: refinement.type)] else {
                let fields = ResponseGraph.collect(
                    [refinement.selection],
                    type: type,
                    variables,
                    isOne: { _ in true }
                )
                return !fields.isEmpty
            }
            return isOne && isUndecided([refinement.selection], type, variables)
        }
    }
}
