/// The condition of a selection, which combines `@include` and `@skip` directives.
///
/// It consists of alternatives, each a conjunction of variables that must be true or false:
/// `@include(if: $a) @skip(if: $b)` is `$a & !$b`. It is stored in a normal form, so that
/// conditions with the same meaning are equal in all but contrived cases.
struct Condition: Hashable, Sendable {
    /// A variable and its required value.
    struct Literal: Hashable, Comparable, Sendable {
        var variable: String
        var passingValue: Bool

        var negated: Literal { Literal(variable: variable, passingValue: !passingValue) }

        static func < (lhs: Literal, rhs: Literal) -> Bool {
            lhs.variable != rhs.variable
                ? lhs.variable < rhs.variable : lhs.passingValue && !rhs.passingValue
        }
    }

    /// Conjunctions.
    ///
    /// The condition is true if any of them is; without any it means never, and an empty one means
    /// always.
    private(set) var alternatives: [[Literal]]

    static let always = Condition(alternatives: [[]])
    static let never = Condition(alternatives: [])

    /// Creates a condition on a single variable.
    init(variable: String, passingValue: Bool) {
        alternatives = [[Literal(variable: variable, passingValue: passingValue)]]
    }

    private init(alternatives: [[Literal]]) {
        self.alternatives = alternatives
    }

    var isAlways: Bool { alternatives.first?.isEmpty ?? false }
    var isNever: Bool { alternatives.isEmpty }

    /// The variables in the condition.
    var variables: Set<String> { Set(alternatives.joined().map(\.variable)) }

    /// Returns the condition that is true if both are.
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

    /// Returns the condition that is true if either is.
    func or(_ other: Condition) -> Condition {
        if isAlways || other.isNever { return self }
        if other.isAlways || isNever { return other }
        return Condition(alternatives: Self.normalized(alternatives + other.alternatives))
    }

    /// Returns the condition with some literals replaced by other conditions.
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

    /// Returns whether the other condition is true whenever this one is.
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

    /// Removes redundant alternatives and literals: `a & b | a & !b` becomes `a`, and `a & !b | b`
    /// becomes `a | b`.
    private static func normalized(_ alternatives: [[Literal]]) -> [[Literal]] {
        var result = alternatives
        while let simpler = simplified(result) {
            result = simpler
        }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Returns the alternatives after one simplification, or `nil` if none is possible.
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
