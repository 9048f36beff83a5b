public import GraphQLLanguage

/// No fragment spreads itself, directly or through others.
///
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spreads-Must-Not-Form-Cycles
public struct NoFragmentCyclesRule: ValidationRule {
    private var spreads: [String: [FragmentSpread]] = [:]
    private var order: [String] = []
    private var current: String?

    /// Creates the rule.
    public init() {}

    /// Begins to collect the spreads of a fragment.
    public mutating func enter(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        if spreads.updateValue([], forKey: fragment.name.text) == nil {
            order.append(fragment.name.text)
        }
    }

    /// Collects a spread.
    public mutating func enter(_ spread: FragmentSpread, _ context: inout ValidationContext) {
        if let fragment = context.fragment {
            spreads[fragment.name.text]?.append(spread)
        }
    }

    /// Reports each cycle once, at the spread that leads into it.
    public mutating func finish(_ documents: [Document], _ context: inout ValidationContext) {
        var visited: Set<String> = []
        for name in order {
            findCycles(from: name, &visited, &context)
        }
    }

    /// Searches in depth, with a stack of its own: chains of fragments may be long.
    private func findCycles(
        from root: String,
        _ visited: inout Set<String>,
        _ context: inout ValidationContext
    ) {
        guard visited.insert(root).inserted else { return }
        var path: [(name: String, spreads: [FragmentSpread], next: Int)] = []
        var positions: [String: Int] = [:]
        path.append((root, spreads[root] ?? [], 0))
        positions[root] = 0
        while let last = path.last {
            guard last.next < last.spreads.count else {
                path.removeLast()
                positions[last.name] = nil
                continue
            }
            path[path.count - 1].next += 1
            let spread = last.spreads[last.next]
            let name = spread.name.text
            if let position = positions[name] {
                let cycle = path[position...].map { $0.spreads[$0.next - 1] }
                report(cycle, name, &context)
            } else if visited.insert(name).inserted, let next = spreads[name] {
                positions[name] = path.count
                path.append((name, next, 0))
            }
        }
    }

    private func report(
        _ cycle: [FragmentSpread],
        _ name: String,
        _ context: inout ValidationContext
    ) {
        guard let first = cycle.first else { return }
        let via = cycle.dropLast().map { "`\($0.name.text)`" }
        let path =
            via.count > 10
            ? " through \(via.prefix(10).joined(separator: ", ")) and \(via.count - 10) more"
            : via.isEmpty ? "" : " through \(via.joined(separator: ", "))"
        report(
            "Fragment `\(name)` spreads itself\(path).",
            at: first.span,
            related: cycle.dropFirst().prefix(10).map {
                .init(message: "`\($0.name.text)` is spread here.", span: $0.span)
            },
            &context
        )
    }
}
