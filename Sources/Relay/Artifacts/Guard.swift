/// The condition that results from `@include` and `@skip`: `if $a & !$b | $c`.
package struct Guard: Sendable, Hashable {
    /// A variable that must be true, or false if `isNegated`.
    package struct Test: Sendable, Hashable {
        package let variable: String
        package let isNegated: Bool
    }

    /// The guard is true if any of these is true; each is true if all of its tests are.
    package let alternatives: [[Test]]

    /// Returns a guard that is true if this one and `other` are; without alternatives if they never are
    /// at once.
    func and(_ other: Guard) -> Guard {
        var both: [[Test]] = []
        for tests in alternatives {
            for more in other.alternatives {
                let all = tests + more.filter { !tests.contains($0) }
                let contradicts = all.contains { test in
                    all.contains { $0.variable == test.variable && $0.isNegated != test.isNegated }
                }
                if !contradicts, !both.contains(all) { both.append(all) }
            }
        }
        return Guard(alternatives: both)
    }

    /// Whether it is never true.
    var isNever: Bool { alternatives.isEmpty }

    /// Returns a guard that is true if this one or `other` is.
    func or(_ other: Guard) -> Guard {
        let all = alternatives + other.alternatives
        var rest: [[Test]] = []
        for (index, tests) in all.enumerated() {
            // An alternative is needless if a shorter one, or an equal one before it, holds as well.
            let isNeedless = all.enumerated().contains { other, shorter in
                other != index && shorter.allSatisfy(tests.contains)
                    && (shorter.count < tests.count || other < index)
            }
            if !isNeedless { rest.append(tests) }
        }
        return Guard(alternatives: rest)
    }

    package func holds(_ variables: VariableData) -> Bool {
        alternatives.contains { tests in
            tests.allSatisfy { test in
                (variables[test.variable]?.bool ?? false) != test.isNegated
            }
        }
    }
}
