/// When a selection is wanted: what remains of `@include` and `@skip`.
///
/// Alternatives, each a conjunction of variables that must be true or false:
/// `@include(if: $a) @skip(if: $b)` is `$a & !$b`. Kept in a normal form, so that conditions
/// which were written differently but mean the same are equal in all but contrived cases.
struct Condition: Hashable, Sendable {
    /// A variable and what it must be.
    struct Literal: Hashable, Comparable, Sendable {
        var variable: String
        var passingValue: Bool

        var negated: Literal { Literal(variable: variable, passingValue: !passingValue) }

        static func < (lhs: Literal, rhs: Literal) -> Bool {
            lhs.variable != rhs.variable
                ? lhs.variable < rhs.variable : lhs.passingValue && !rhs.passingValue
        }
    }

    /// Conjunctions, of which one must hold; none mean never, an empty one always.
    private(set) var alternatives: [[Literal]]

    static let always = Condition(alternatives: [[]])
    static let never = Condition(alternatives: [])

    /// A condition on one variable.
    init(variable: String, passingValue: Bool) {
        alternatives = [[Literal(variable: variable, passingValue: passingValue)]]
    }

    private init(alternatives: [[Literal]]) {
        self.alternatives = alternatives
    }

    var isAlways: Bool { alternatives.first?.isEmpty ?? false }
    var isNever: Bool { alternatives.isEmpty }

    /// The variables it depends on.
    var variables: Set<String> { Set(alternatives.joined().map(\.variable)) }

    /// Both conditions.
    func and(_ other: Condition) -> Condition {
        if isAlways { return other }
        if other.isAlways { return self }
        var result: [[Literal]] = []
        for left in alternatives {
            for right in other.alternatives {
                let both = Set(left).union(right)
                if !both.contains(where: { both.contains($0.negated) }) {
                    result.append(both.sorted())
                }
            }
        }
        return Condition(alternatives: Self.normalized(result))
    }

    /// One of the conditions.
    func or(_ other: Condition) -> Condition {
        if isAlways || other.isNever { return self }
        if other.isAlways || isNever { return other }
        return Condition(alternatives: Self.normalized(alternatives + other.alternatives))
    }

    /// Whether the other condition holds wherever this one does.
    func implies(_ other: Condition) -> Bool {
        other.isAlways
            || alternatives.allSatisfy { left in
                other.alternatives.contains { $0.allSatisfy(left.contains) }
            }
    }

    /// What is left to check where another condition is known to hold.
    func assuming(_ known: Condition) -> Condition {
        if known.isAlways { return self }
        if known.implies(self) { return .always }
        guard known.alternatives.count == 1, let facts = known.alternatives.first else {
            return self
        }
        let rest = alternatives.map { $0.filter { !facts.contains($0) } }
        return Condition(alternatives: Self.normalized(rest))
    }

    /// Removes alternatives that others cover, and joins `a & b | a & !b` to `a`.
    private static func normalized(_ alternatives: [[Literal]]) -> [[Literal]] {
        var result = alternatives
        var changed = true
        while changed {
            changed = false
            search: for (index, left) in result.enumerated() {
                for (otherIndex, right) in result.enumerated() where index != otherIndex {
                    if left.allSatisfy(right.contains) {
                        result.remove(at: otherIndex)
                        changed = true
                        break search
                    }
                    if let joined = joined(left, right) {
                        result[min(index, otherIndex)] = joined
                        result.remove(at: max(index, otherIndex))
                        changed = true
                        break search
                    }
                }
            }
        }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// `a` of `a & b` and `a & !b`; nil when they are not such a pair.
    private static func joined(_ left: [Literal], _ right: [Literal]) -> [Literal]? {
        guard left.count == right.count else { return nil }
        let differing = left.filter { !right.contains($0) }
        guard differing.count == 1, right.contains(differing[0].negated) else { return nil }
        return left.filter { $0 != differing[0] }
    }
}

extension Condition: CustomStringConvertible {
    /// `$a & !$b | $c`.
    var description: String {
        alternatives.map { alternative in
            alternative.map { "\($0.passingValue ? "" : "!")$\($0.variable)" }
                .joined(separator: " & ")
        }.joined(separator: " | ")
    }
}
