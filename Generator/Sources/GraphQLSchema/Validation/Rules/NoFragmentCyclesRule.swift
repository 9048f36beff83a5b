public import GraphQLLanguage

/// Fragments must not spread themselves, directly or through others.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spreads-Must-Not-Form-Cycles
public struct NoFragmentCyclesRule: ValidationRule {
    private var fragments: [(name: String, spreads: [FragmentSpread])] = []
    /// The position of each fragment; the last one, if a name is repeated.
    private var positions: [String: Int] = [:]
    /// How many spreads of a long cycle the message lists.
    private static let namedSpreads = 10

    /// Creates the rule.
    public init() {}

    /// Starts collecting the spreads of a fragment.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        positions[fragment.name.text] = fragments.count
        fragments.append((fragment.name.text, []))
    }

    /// Collects a spread.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        if context.fragment != nil {
            fragments[fragments.count - 1].spreads.append(spread)
        }
    }

    /// Reports each cycle once, at the spread that leads into it.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        var visited: Set<String> = []
        for index in fragments.indices {
            findCycles(from: index, &visited, &context)
        }
    }

    /// Searches depth-first with its own stack, because chains of fragments may be long.
    private func findCycles(
        from root: Int,
        _ visited: inout Set<String>,
        _ context: inout ValidationContext
    ) {
        guard visited.insert(fragments[root].name).inserted else { return }
        var path: [(fragment: Int, next: Int)] = [(root, 0)]
        var depths = [fragments[root].name: 0]
        while let last = path.last {
            let (name, spreads) = fragments[last.fragment]
            guard last.next < spreads.count else {
                path.removeLast()
                depths[name] = nil
                continue
            }
            path[path.count - 1].next += 1
            let target = spreads[last.next].name.text
            if let depth = depths[target] {
                let cycle = path[depth...].prefix(Self.namedSpreads + 1).map {
                    fragments[$0.fragment].spreads[$0.next - 1]
                }
                report(cycle, length: path.count - depth, target, &context)
            } else if let next = positions[target], visited.insert(target).inserted {
                depths[target] = path.count
                path.append((next, 0))
            }
        }
    }

    /// Reports a cycle of `length` spreads, given the first ones.
    private func report(
        _ cycle: [FragmentSpread],
        length: Int,
        _ name: String,
        _ context: inout ValidationContext
    ) {
        guard let first = cycle.first else { return }
        let via = cycle.prefix(min(length - 1, Self.namedSpreads)).map { "`\($0.name.text)`" }
        let others = length - 1 - via.count
        var path = via.isEmpty ? "" : " through \(via.joined(separator: ", "))"
        if others > 0 {
            path += " and \(others) more"
        }
        report(
            "Fragment `\(name)` spreads itself\(path).",
            at: first.span,
            related: cycle.dropFirst().map {
                .init(message: "`\($0.name.text)` is spread here.", span: $0.span)
            },
            &context
        )
    }
}
