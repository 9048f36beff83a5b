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

    /// The condition with other conditions in place of some literals.
    func replacing(_ replacement: (Literal) -> Condition?) -> Condition {
        alternatives.reduce(.never) { result, alternative in
            let both = alternative.reduce(Condition.always) { condition, literal in
                condition.and(
                    replacement(literal)
                        ?? Condition(
                            variable: literal.variable,
                            passingValue: literal.passingValue
                        )
                )
            }
            return result.or(both)
        }
    }

    /// Whether the other condition holds wherever this one does.
    func implies(_ other: Condition) -> Bool {
        other.isAlways
            || alternatives.allSatisfy { left in
                other.alternatives.contains { $0.allSatisfy(left.contains) }
            }
    }

    /// Returns what is left to check where another condition is known to hold.
    func assuming(_ known: Condition) -> Condition {
        if known.isAlways { return self }
        if known.implies(self) { return .always }
        guard known.alternatives.count == 1, let facts = known.alternatives.first else {
            return self
        }
        let rest = alternatives.map { $0.filter { !facts.contains($0) } }
        return Condition(alternatives: Self.normalized(rest))
    }

    /// Removes alternatives that others cover, and literals that others make superfluous:
    /// `a & b | a & !b` is `a`, and `a & !b | b` is `a | b`.
    private static func normalized(_ alternatives: [[Literal]]) -> [[Literal]] {
        var result = alternatives
        while let simpler = simplified(result) {
            result = simpler
        }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The alternatives after one step; nil when there is none to make.
    private static func simplified(_ alternatives: [[Literal]]) -> [[Literal]]? {
        for (index, alternative) in alternatives.enumerated() {
            var others = alternatives
            others.remove(at: index)
            if others.contains(where: { $0.allSatisfy(alternative.contains) }) {
                return others
            }
            for literal in alternative {
                let rest = alternative.filter { $0 != literal }
                let covers = { (other: [Literal]) in
                    other.allSatisfy { $0 == literal.negated || rest.contains($0) }
                }
                if others.contains(where: covers) {
                    others.insert(rest, at: index)
                    return others
                }
            }
        }
        return nil
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
