/// The condition that results from `@include` and `@skip`: `if $a & !$b | $c`.
package struct Guard: Sendable, Hashable {
    /// A variable that must be true, or false if `isNegated`; or another guard that must be true.
    package struct Test: Sendable, Hashable {
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
                if !isContradictory { both.append(tests + more.filter { !tests.contains($0) }) }
            }
        }
        return Guard(alternatives: Self.simplified(both))
    }

    /// Returns a guard that is true if this one or `other` is.
    func or(_ other: Guard) -> Guard {
        if isAlways || other.isNever || self == other { return self }
        if other.isAlways || isNever { return other }
        let all = Guard(alternatives: Self.simplified(alternatives + other.alternatives))
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

    /// Removes redundant alternatives and tests: `a & b | a & !b` becomes `a`, and `a & !b | b`
    /// becomes `a | b`.
    private static func simplified(_ alternatives: [[Test]]) -> [[Test]] {
        var rest = alternatives
        var index = 0
        while index < rest.count {
            switch simplification(of: index, in: rest) {
            case .remove: rest.remove(at: index)
            case .shorten(let test):
                rest[index].removeAll { $0 == test }
                // Others may be redundant now.
                index = 0
            case nil: index += 1
            }
        }
        return rest
    }

    private enum Simplification {
        case remove
        case shorten(Test)
    }

    private static func simplification(
        of index: Int,
        in alternatives: [[Test]]
    ) -> Simplification? {
        let tests = alternatives[index]
        var needless: Test?
        for (position, other) in alternatives.enumerated() where position != index {
            var missing = other.lazy.filter { !tests.contains($0) }.makeIterator()
            guard let first = missing.next() else { return .remove }
            if missing.next() == nil, needless == nil {
                needless = tests.first { $0.contradicts(first) }
            }
        }
        return needless.map { .shorten($0) }
    }
}
