import GraphQLLanguage

/// Counts the selections that a transform creates, and stops the work at a limit.
///
/// A class because all steps of a transform share it.
final class ExpansionBudget: @unchecked Sendable {  // because one thread at a time uses it.
    private var remaining: Int

    init(_ limit: Int) {
        remaining = limit
    }

    /// Whether the limit was exceeded.
    var isExhausted: Bool { remaining < 0 }

    /// Subtracts selections from the budget.
    ///
    /// - Parameter count: The number of selections.
    /// - Returns: Whether the limit allows them.
    func spend(_ count: Int = 1) -> Bool {
        guard remaining >= 0 else { return false }
        remaining -= min(count, remaining + 1)
        return remaining >= 0
    }

    /// Subtracts the parts of a value from the budget, until the budget is exhausted.
    ///
    /// - Parameter value: A value whose lists and objects may contain each other many times.
    /// - Returns: Whether the limit allows the value.
    func spend(_ value: Value) -> Bool {
        guard spend() else { return false }
        return switch value {
        case .list(let list): list.values.allSatisfy { spend($0) }
        case .object(let object): object.fields.allSatisfy { spend($0.value) }
        default: true
        }
    }
}
