import GraphQLLanguage

/// Counts the selections that a transform makes, and ends the work at a limit.
///
/// A class because all steps of one transform draw on it.
final class ExpansionBudget: @unchecked Sendable {  // because one thread at a time uses it.
    private var remaining: Int

    init(_ limit: Int) {
        remaining = limit
    }

    /// Whether more was asked for than the limit allows.
    var isExhausted: Bool { remaining < 0 }

    /// Takes selections off the budget.
    ///
    /// - Parameter count: How many selections.
    /// - Returns: Whether the limit allows them.
    func spend(_ count: Int = 1) -> Bool {
        guard remaining >= 0 else { return false }
        remaining -= min(count, remaining + 1)
        return remaining >= 0
    }

    /// Takes the parts of a value off the budget, as many as the budget has left.
    ///
    /// - Parameter value: A value whose lists and objects may hold each other many times over.
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
