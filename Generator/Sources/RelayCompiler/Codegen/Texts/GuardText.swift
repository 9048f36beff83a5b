/// Writes the conditions of an artifact, and the section with those that are shared.
struct GuardText {
    private var numbers: [String: Int] = [:]
    /// The shared conditions, each after those that it refers to: `1: $a & $b | $c`.
    private(set) var lines: [String] = []

    /// Returns `$a & !$b | $1`.
    mutating func text(of condition: Condition) -> String {
        condition.alternatives.map { alternative in
            alternative.map { literal in
                let name = literal.shared.map { "\(number(of: $0))" } ?? literal.variable
                return "\(literal.passingValue ? "" : "!")$\(name)"
            }.joined(separator: " & ")
        }.joined(separator: " | ")
    }

    private mutating func number(of shared: SharedCondition) -> Int {
        if let number = numbers[shared.name] { return number }
        let content = text(of: shared.content)
        let number = lines.count + 1
        numbers[shared.name] = number
        lines.append("\(number): \(content)")
        return number
    }
}
