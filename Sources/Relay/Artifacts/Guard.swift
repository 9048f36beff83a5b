/// The condition that results from `@include` and `@skip`: `if $a & !$b | $c`.
package struct Guard: Sendable, Hashable {
    /// A variable that must be true, or false if `isNegated`.
    package struct Test: Sendable, Hashable {
        package let variable: String
        package let isNegated: Bool
    }

    /// The guard is true if any of these is true; each is true if all of its tests are.
    package let alternatives: [[Test]]

    /// Returns a guard that is true if this one and `other` are.
    func and(_ other: Guard) -> Guard {
        Guard(
            alternatives: alternatives.flatMap { tests in other.alternatives.map { tests + $0 } }
        )
    }

    package func holds(_ variables: VariableData) -> Bool {
        alternatives.contains { tests in
            tests.allSatisfy { test in
                (variables[test.variable]?.bool ?? false) != test.isNegated
            }
        }
    }
}
