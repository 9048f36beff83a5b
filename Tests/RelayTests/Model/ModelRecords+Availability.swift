@testable import Relay

extension ModelRecords {
    /// What a walk over all that an operation selects finds.
    struct Availability {
        var isComplete = true
        /// Whether each value is one of its field's type.
        var fits = true
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
            if !Self.fits(value, field.type) { result.fits = false }
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

    /// Whether a value can be one of a type.
    private static func fits(_ value: Value, _ type: TypeReference) -> Bool {
        switch (type, value) {
        case (_, .errors): true
        case (.nonNull, .null): false
        case (_, .null): true
        case (.nonNull(let inner), _): fits(value, inner)
        case (.list(let inner), .list(let values)): values.allSatisfy { fits($0, inner) }
        case (.list(let inner), .scalar(.array(let values))):
            values.allSatisfy { fits($0.isNull ? .null : .scalar($0), inner) }
        case (.list, _): false
        case (.named(let kind, _), .link): kind == .object || kind == .abstract
        case (.named(let kind, _), .list): kind == .scalar
        case (.named(let kind, _), .scalar(let value)): fits(value, kind)
        }
    }

    private static func fits(_ value: JSONValue, _ kind: TypeReference.Kind) -> Bool {
        switch kind {
        case .int: value.int != nil
        case .float: value.double != nil || value.int != nil
        case .string, .enumeration: value.string != nil
        case .boolean: value == true || value == false
        case .id: value.string != nil || value.int != nil
        case .scalar: true
        case .object, .abstract: false
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
