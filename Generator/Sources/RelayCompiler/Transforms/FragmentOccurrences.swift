/// The conditions under which fragments occur in an object, while its selections are collected.
///
/// The ways to a fragment can double with each fragment on the way. So each fragment is collected once,
/// under a placeholder for a condition that is known when all of its occurrences are.
///
/// ```graphql
/// { ...F @include(if: $a) ...F @skip(if: $b) }    F is collected under F·0, which becomes $a | !$b
/// ```
///
/// A class because selections deep inside add to the levels around them.
final class FragmentOccurrences {
    private struct Place: Hashable {
        var level: ObjectIdentifier
        var fragment: String
    }

    private var placeholders: [Place: String] = [:]
    private var conditions: [String: Condition] = [:]
    private var known: [String: Condition] = [:]

    /// Adds an occurrence of a fragment.
    ///
    /// - Parameters:
    ///   - fragment: The name of the fragment.
    ///   - level: The level that it is spread in.
    ///   - condition: The condition of the spread and of the selections around it.
    /// - Returns: The condition to collect the fragment under; `nil` if it is collected already.
    func add(
        _ fragment: String,
        in level: FlatteningLevel,
        under condition: Condition
    ) -> Condition? {
        let place = Place(level: ObjectIdentifier(level), fragment: fragment)
        if let placeholder = placeholders[place] {
            conditions[placeholder] = conditions[placeholder]?.or(condition)
            return nil
        }
        // No variable has such a name.
        let placeholder = "\(fragment)·\(placeholders.count)"
        placeholders[place] = placeholder
        conditions[placeholder] = condition
        guard !condition.isAlways else { return condition }
        return Condition(variable: placeholder, passingValue: true)
    }

    /// Returns a condition without placeholders, once all occurrences are added.
    func resolved(_ condition: Condition) -> Condition {
        let isResolved = condition.alternatives.joined().allSatisfy { literal in
            literal.shared == nil && conditions[literal.variable] == nil
        }
        guard !isResolved else { return condition }
        return condition.replacing { literal in
            if let result = known[literal.variable] { return result }
            guard let content = literal.shared?.content ?? conditions[literal.variable] else {
                return nil
            }
            let result = resolved(content)
            guard literal.shared == nil || result != content else { return nil }
            known[literal.variable] = result
            return result
        }
    }
}
