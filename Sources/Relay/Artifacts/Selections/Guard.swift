/// The condition that results from `@include` and `@skip`: `if $a & !$b | $c`.
package struct Guard: Sendable, Hashable {
    /// A variable that must be true, or false if `isNegated`; or another guard that must be true.
    package struct Test: Sendable, Hashable, Comparable {
        /// Empty if there is another guard.
        package let variable: String
        package let isNegated: Bool
        /// The other guard.
        package let shared: SharedGuard?

        init(variable: String, isNegated: Bool) {
            self.variable = variable
            self.isNegated = isNegated
            shared = nil
        }

        init(_ shared: SharedGuard) {
            variable = ""
            isNegated = false
            self.shared = shared
        }

        package static func < (lhs: Test, rhs: Test) -> Bool {
            lhs.variable != rhs.variable
                ? lhs.variable < rhs.variable : !lhs.isNegated && rhs.isNegated
        }

        fileprivate func contradicts(_ other: Test) -> Bool {
            isNegated != other.isNegated && variable == other.variable && shared == nil
                && other.shared == nil
        }
    }

    /// The number of alternatives above which a guard is shared.
    private static let maximumAlternatives = 32

    /// The guard is true if any of these is true; each is true if all of its tests are.
    package let alternatives: [[Test]]

    /// Whether it is never true.
    var isNever: Bool { alternatives.isEmpty }

    /// Whether it is always true.
    var isAlways: Bool { alternatives.first?.isEmpty ?? false }

    /// The variables in the guard.
    package var variables: Set<String> {
        var names: Set<String> = []
        var open = [self]
        var seen: Set<SharedGuard> = []
        while let next = open.popLast() {
            for test in next.alternatives.joined() {
                if let shared = test.shared {
                    if seen.insert(shared).inserted { open.append(shared.content) }
                } else {
                    names.insert(test.variable)
                }
            }
        }
        return names
    }

    /// Returns a guard that is true if this one and `other` are; without alternatives if they never are
    /// at once.
    func and(_ other: Guard) -> Guard {
        if isAlways || self == other { return other }
        if other.isAlways { return self }
        var (one, other) = (self, other)
        if one.alternatives.count * other.alternatives.count > Self.maximumAlternatives {
            if one.alternatives.count < other.alternatives.count { swap(&one, &other) }
            one = one.shared
        }
        var both: [[Test]] = []
        for tests in one.alternatives {
            for more in other.alternatives {
                let isContradictory = more.contains { test in
                    tests.contains { $0.contradicts(test) }
                }
                guard !isContradictory else { continue }
                both.append((tests + more.filter { !tests.contains($0) }).sorted())
            }
        }
        return Guard(alternatives: Self.simplified([], adding: both))
    }

    /// Returns a guard that is true if this one or `other` is.
    func or(_ other: Guard) -> Guard {
        if isAlways || other.isNever || self == other { return self }
        if other.isAlways || isNever { return other }
        let all = Guard(
            alternatives: Self.simplified(alternatives, adding: other.alternatives)
        )
        return all.alternatives.count > Self.maximumAlternatives ? all.shared : all
    }

    /// Returns the guard with some tests replaced by other guards.
    func replacing(_ replacement: (Test) -> Guard?) -> Guard {
        alternatives.reduce(Guard(alternatives: [])) { result, tests in
            let all = tests.reduce(Guard(alternatives: [[]])) { guards, test in
                guards.and(replacement(test) ?? Guard(alternatives: [[test]]))
            }
            return result.or(all)
        }
    }

    /// The same guard with a single test.
    private var shared: Guard {
        let isSingle = alternatives.count == 1
        return isSingle ? self : Guard(alternatives: [[Test(SharedGuard(self))]])
    }

    package func holds(_ variables: VariableData) -> Bool {
        var evaluation = GuardEvaluation(variables)
        return evaluation.holds(self)
    }

    // MARK: - Simplifying

    /// Returns simplified alternatives with others added to them, without redundant alternatives and
    /// tests: `a & b | a & !b` becomes `a`, and `a & !b | b` becomes `a | b`.
    private static func simplified(
        _ alternatives: [[Test]],
        adding others: [[Test]]
    ) -> [[Test]] {
        var result = alternatives
        var open = Array(others.reversed())
        while let tests = open.popLast() { add(tests, to: &result, &open) }
        // The same order in guards with the same meaning.
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Adds an alternative, unless it is redundant.
    ///
    /// Alternatives that become shorter are moved to `open`, because others may be redundant then.
    private static func add(
        _ tests: [Test],
        to result: inout [[Test]],
        _ open: inout [[Test]]
    ) {
        var index = 0
        while index < result.count {
            let other = result[index]
            switch missing(other, in: tests) {
            case .nothing: return
            case .one(let test) where tests.contains(where: test.contradicts):
                open.append(tests.filter { !test.contradicts($0) })
                return
            case .one, .more: break
            }
            switch missing(tests, in: other) {
            case .nothing: result.remove(at: index)
            case .one(let test) where other.contains(where: test.contradicts):
                result.remove(at: index)
                open.append(other.filter { !test.contradicts($0) })
            case .one, .more: index += 1
            }
        }
        result.append(tests)
    }

    private enum Missing {
        case nothing
        case one(Test)
        case more
    }

    /// Returns the tests of an alternative that another one doesn't have.
    private static func missing(_ tests: [Test], in other: [Test]) -> Missing {
        var missing = Missing.nothing
        for test in tests where !other.contains(test) {
            guard case .nothing = missing else { return .more }
            missing = .one(test)
        }
        return missing
    }
}
