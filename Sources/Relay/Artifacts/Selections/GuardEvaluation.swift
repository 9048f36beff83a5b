/// Evaluates guards with the same variables, each shared one once.
package struct GuardEvaluation {
    private let variables: VariableData
    private var known: [SharedGuard: Bool] = [:]

    package init(_ variables: VariableData) {
        self.variables = variables
    }

    package mutating func holds(_ condition: Guard) -> Bool {
        condition.alternatives.contains { tests in tests.allSatisfy { holds($0) } }
    }

    private mutating func holds(_ test: Guard.Test) -> Bool {
        guard let shared = test.shared else {
            return (variables[test.variable]?.bool ?? false) != test.isNegated
        }
        if let result = known[shared] { return result }
        let result = holds(shared.content)
        known[shared] = result
        return result
    }

    /// Returns for each guard whether it holds.
    package static func truths(of guards: [Guard], _ variables: VariableData) -> [Bool] {
        var evaluation = GuardEvaluation(variables)
        return guards.map { evaluation.holds($0) }
    }
}
