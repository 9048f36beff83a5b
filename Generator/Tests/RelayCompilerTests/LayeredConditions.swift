/// Writes documents in which fragments spread those of the next layer under conditions, so that the ways
/// to a fragment double with each layer.
struct LayeredConditions {
    static let schema = """
        type Query { me: User }
        type User { id: ID! best: User plain(n: Int): Int }
        """

    /// Where spreads are.
    enum Shape: CaseIterable {
        /// Each fragment spreads the next one twice.
        case pairs
        /// Each of two fragments spreads the next two.
        case mesh
        /// As `mesh`, with the spreads in objects below.
        case objects
    }

    private var random: SeededGenerator
    private var variables: [String] = []
    private var names = 0

    /// Returns a document in which all conditions have different variables.
    static func document(_ shape: Shape, layers: Int) -> String {
        var writer = LayeredConditions(seed: 0)
        let fragments = shape == .pairs ? ["F"] : ["F", "G"]
        var text = ""
        for layer in 0..<layers {
            for fragment in fragments {
                let next = (shape == .pairs ? ["F", "F"] : fragments).enumerated().map {
                    let isSkip = $0.offset == 1
                    return writer.spread("\($0.element)\(layer + 1)", writer.variable(), isSkip)
                }
                text += "fragment \(fragment)\(layer) on User { n\(layer): plain(n: \(layer)) "
                text +=
                    shape == .objects
                    ? next.map { "best { id \($0) } " }.joined() : next.joined(separator: " ")
                text += " }\n"
            }
        }
        for fragment in fragments { text += "fragment \(fragment)\(layers) on User { id }\n" }
        return text + writer.query(fragments.map { "...\($0)0" })
    }

    init(seed: UInt64) {
        random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 11)
    }

    /// Returns a random document with few variables or many, which occur again in other layers.
    mutating func document() -> String {
        let layers = Int.random(in: 2...9, using: &random)
        let width = Int.random(in: 1...3, using: &random)
        variables = (0..<Int.random(in: 2...14, using: &random)).map { "v\($0)" }
        var text = ""
        for layer in 0..<layers {
            for fragment in 0..<width { text += self.fragment(fragment, layer, width) }
        }
        for fragment in 0..<width {
            text += "fragment F\(layers)_\(fragment) on User { last\(fragment): plain }\n"
        }
        return text + query((0..<width).map { "...F0_\($0)" })
    }

    private mutating func fragment(_ number: Int, _ layer: Int, _ width: Int) -> String {
        var text = "fragment F\(layer)_\(number) on User {"
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let field = Int.random(in: 0..<4, using: &random)
            text += " n\(field): plain(n: \(field))\(randomCondition())"
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let next = "F\(layer + 1)_\(Int.random(in: 0..<width, using: &random))"
            names += 1
            let spread = "...\(next) @alias(as: \"s\(names)\")\(randomCondition())"
            let isBelow = Int.random(in: 0..<5, using: &random) == 0
            text += isBelow ? " best\(randomCondition()) { id \(spread) }" : " \(spread)"
        }
        return text + " }\n"
    }

    private mutating func randomCondition() -> String {
        guard Int.random(in: 0..<4, using: &random) > 0 else { return "" }
        let directive = Bool.random(using: &random) ? "include" : "skip"
        return " @\(directive)(if: $\(variables.randomElement(using: &random) ?? "v0"))"
    }

    private mutating func variable() -> String {
        variables.append("v\(variables.count)")
        return variables.last ?? ""
    }

    private mutating func spread(_ name: String, _ variable: String, _ isSkip: Bool) -> String {
        names += 1
        let directive = isSkip ? "skip" : "include"
        return "...\(name) @alias(as: \"s\(names)\") @\(directive)(if: $\(variable))"
    }

    /// Returns a query that uses all variables.
    private func query(_ spreads: [String]) -> String {
        let declarations = variables.map { "$\($0): Boolean!" }.joined(separator: ", ")
        let uses = variables.map { "\($0): id @include(if: $\($0))" }.joined(separator: " ")
        return "query Q(\(declarations)) { "
            + "all: me { id \(uses) } me { id \(spreads.joined(separator: " ")) } }"
    }
}
