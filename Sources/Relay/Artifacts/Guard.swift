/// What is left of `@include` and `@skip`: `if $a & !$b | $c`.
package struct Guard: Sendable, Hashable {
    /// One variable that must be true, or false where `isNegated`.
    package struct Test: Sendable, Hashable {
        package let variable: String
        package let isNegated: Bool
    }

    /// Of these alternatives one must hold; each holds when all of its tests do.
    package let alternatives: [[Test]]

    /// What holds where both do.
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
