/// The conditions under which fragments occur in an object, while its fields are collected.
///
/// The ways to a fragment can double with each fragment on the way. So each fragment is collected once,
/// under a placeholder for a condition that is known when all of its occurrences are.
///
/// ```graphql
/// { ...F @include(if: $a) ...F @skip(if: $b) }    F is collected under F·0, which becomes $a | !$b
/// ```
///
/// A class because selections deep inside add to the objects around them.
final class FragmentOccurrences {
    private struct Place: Hashable {
        let level: ObjectIdentifier
        /// The name of the fragment, or of its copy for the arguments of the spread.
        let name: String
        let match: String?
    }

    private var placeholders: [Place: String] = [:]
    /// The conditions of placeholders; `nil` if a fragment is there in any case.
    private var conditions: [String: Guard?] = [:]
    private var known: [Guard.Test: Guard] = [:]

    /// A fragment that occurs for the first time.
    struct First {
        /// The condition to collect it under.
        let condition: Guard?
    }

    /// Adds an occurrence of a fragment.
    ///
    /// Returns `nil` if the fragment is collected already.
    func add(
        _ copy: FragmentCopy,
        on match: NormalizationSelection.TypeTest?,
        in level: FieldCollector,
        under condition: Guard?
    ) -> First? {
        let place = Place(
            level: ObjectIdentifier(level),
            name: copy.name,
            match: match?.type
        )
        if let placeholder = placeholders[place] {
            if case let before?? = conditions[placeholder] {
                conditions[placeholder] = .some(condition.map { before.or($0) })
            }
            return nil
        }
        // No variable has such a name.
        let placeholder = "\(copy.fragment)·\(placeholders.count)"
        placeholders[place] = placeholder
        conditions[placeholder] = .some(condition)
        guard condition != nil else { return First(condition: nil) }
        let test = Guard.Test(variable: placeholder, isNegated: false)
        return First(condition: Guard(alternatives: [[test]]))
    }

    /// Returns a condition without placeholders, once all occurrences are added; `nil` if it is always
    /// true.
    func resolved(_ condition: Guard?) -> Guard? {
        guard let condition, hasPlaceholders(condition) else { return condition }
        let result = condition.replacing { test in
            if let result = known[test] { return result }
            let inner: Guard?
            if let shared = test.shared {
                inner = shared.content
            } else if let own = conditions[test.variable] {
                inner = own
            } else {
                return nil
            }
            let content = resolved(inner)
            let isSame = test.shared != nil && content == inner
            let result =
                isSame
                ? Guard(alternatives: [[test]]) : content ?? Guard(alternatives: [[]])
            known[test] = result
            return result
        }
        return result.isAlways ? nil : result
    }

    private func hasPlaceholders(_ condition: Guard) -> Bool {
        condition.alternatives.joined().contains { test in
            test.shared != nil || conditions[test.variable] != nil
        }
    }
}
