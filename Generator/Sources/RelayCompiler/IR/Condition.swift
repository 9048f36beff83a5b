/// The condition of a selection, which combines `@include` and `@skip` directives.
///
/// It consists of alternatives, each a conjunction of variables that must be true or false:
/// `@include(if: $a) @skip(if: $b)` is `$a & !$b`. It is stored in a normal form, so that
/// conditions with the same meaning are equal in all but contrived cases. One with many alternatives
/// becomes a ``SharedCondition``, so that conditions stay small however they are combined.
struct Condition: Hashable, Sendable {
    /// A variable and its required value.
    struct Literal: Hashable, Comparable, Sendable {
        var variable: String
        var passingValue: Bool
        /// The condition that must be true, if it is not a variable.
        private(set) var shared: SharedCondition?

        init(variable: String, passingValue: Bool) {
            self.variable = variable
            self.passingValue = passingValue
        }

        fileprivate init(_ shared: SharedCondition) {
            variable = shared.name
            passingValue = true
            self.shared = shared
        }

        var negated: Literal { Literal(variable: variable, passingValue: !passingValue) }

        static func == (lhs: Literal, rhs: Literal) -> Bool {
            lhs.variable == rhs.variable && lhs.passingValue == rhs.passingValue
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(variable)
            hasher.combine(passingValue)
        }

        static func < (lhs: Literal, rhs: Literal) -> Bool {
            lhs.variable != rhs.variable
                ? lhs.variable < rhs.variable : lhs.passingValue && !rhs.passingValue
        }
    }

    /// The number of alternatives above which a condition is shared.
    private static let maximumAlternatives = 32

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
    var variables: Set<String> {
        var names: Set<String> = []
        var open = [self]
        while let next = open.popLast() {
            for literal in next.alternatives.joined()
            where names.insert(literal.variable).inserted {
                if let shared = literal.shared { open.append(shared.content) }
            }
        }
        return names.filter { !$0.hasPrefix("#") }
    }

    /// Returns the condition that is true if both are.
    func and(_ other: Condition) -> Condition {
        if isAlways || self == other { return other }
        if other.isAlways { return self }
        var (one, other) = (self, other)
        if one.alternatives.count * other.alternatives.count > Self.maximumAlternatives {
            if one.alternatives.count < other.alternatives.count { swap(&one, &other) }
            one = one.shared
        }
        var result: [[Literal]] = []
        for left in one.alternatives {
            for right in other.alternatives {
                let both = Set(left).union(right)
                if !both.contains(where: { both.contains($0.negated) }) {
                    result.append(both.sorted())
                }
            }
        }
        return Condition(alternatives: Self.simplified([], adding: result))
    }

    /// Returns the condition that is true if either is.
    func or(_ other: Condition) -> Condition {
        if isAlways || other.isNever || self == other { return self }
        if other.isAlways || isNever { return other }
        let all = Condition(
            alternatives: Self.simplified(alternatives, adding: other.alternatives)
        )
        return all.alternatives.count > Self.maximumAlternatives ? all.shared : all
    }

    /// The same condition with a single literal.
    private var shared: Condition {
        let isSingle = alternatives.count == 1
        return isSingle ? self : Condition(alternatives: [[Literal(SharedCondition(self))]])
    }

    /// Returns the condition with some literals replaced by other conditions.
    func replacing(_ replacement: (Literal) -> Condition?) -> Condition {
        alternatives.reduce(.never) { result, alternative in
            let both = alternative.reduce(Condition.always) { condition, literal in
                condition.and(replacement(literal) ?? Condition(alternatives: [[literal]]))
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
        return Condition(alternatives: Self.simplified([], adding: rest))
    }

    /// Returns simplified alternatives with others added to them, without redundant alternatives and
    /// literals: `a & b | a & !b` becomes `a`, and `a & !b | b` becomes `a | b`.
    private static func simplified(
        _ alternatives: [[Literal]],
        adding others: [[Literal]]
    ) -> [[Literal]] {
        var result = alternatives
        var open = Array(others.reversed())
        while let alternative = open.popLast() { add(alternative, to: &result, &open) }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Adds an alternative, unless it is redundant.
    ///
    /// Alternatives that become shorter are moved to `open`, because others may be redundant then.
    private static func add(
        _ alternative: [Literal],
        to result: inout [[Literal]],
        _ open: inout [[Literal]]
    ) {
        var index = 0
        while index < result.count {
            let other = result[index]
            switch missing(other, in: alternative) {
            case .nothing: return
            case .one(let literal) where alternative.contains(literal.negated):
                open.append(alternative.filter { $0 != literal.negated })
                return
            case .one, .more: break
            }
            switch missing(alternative, in: other) {
            case .nothing: result.remove(at: index)
            case .one(let literal) where other.contains(literal.negated):
                result.remove(at: index)
                open.append(other.filter { $0 != literal.negated })
            case .one, .more: index += 1
            }
        }
        result.append(alternative)
    }

    private enum Missing {
        case nothing
        case one(Literal)
        case more
    }

    /// Returns the literals of an alternative that another one doesn't have.
    private static func missing(_ alternative: [Literal], in other: [Literal]) -> Missing {
        var missing = Missing.nothing
        for literal in alternative where !other.contains(literal) {
            guard case .nothing = missing else { return .more }
            missing = .one(literal)
        }
        return missing
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
