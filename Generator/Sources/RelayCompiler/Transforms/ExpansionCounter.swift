/// Counts the selections after fragments have replaced their spreads.
///
/// It counts each occurrence of a field, so the true number is never larger. Chains of fragments
/// may be long, so they are processed without recursion. Fragments must not spread themselves.
struct ExpansionCounter {
    /// The size of selections after expansion.
    struct Size: Equatable, Sendable {
        /// The number of fields, spreads and inline fragments, up to `Int.max`.
        var selections = 0
        /// The nesting depth.
        var depth = 0

        fileprivate mutating func add(_ other: Size, below levels: Int = 0) {
            let (sum, overflows) = selections.addingReportingOverflow(other.selections)
            selections = overflows ? .max : sum
            depth = max(depth, other.depth + levels)
        }
    }

    /// The size of selections before expansion, and the spreads in them that are expanded.
    private struct Unexpanded: Sendable {
        var size = Size()
        /// The position of each fragment in the program, and the level of its spread.
        var spreads: [(fragment: Int, level: Int)] = []

        mutating func add(
            _ selections: [Selection],
            at level: Int = 1,
            _ expanded: (FragmentSpread) -> Int?
        ) {
            guard !selections.isEmpty else { return }
            size.selections += selections.count
            size.depth = max(size.depth, level)
            for selection in selections {
                switch selection {
                case .scalarField: break
                case .linkedField(let linked): add(linked.selections, at: level + 1, expanded)
                case .inlineFragment(let fragment):
                    add(fragment.selections, at: level + 1, expanded)
                case .fragmentSpread(let spread):
                    if let fragment = expanded(spread) { spreads.append((fragment, level)) }
                }
            }
        }

        func expanded(_ sizes: [Size?]) -> Size {
            spreads.reduce(into: size) { size, spread in
                size.add(sizes[spread.fragment] ?? Size(), below: spread.level)
            }
        }
    }

    private let program: Program
    /// Whether a spread is replaced by its fragment.
    ///
    /// Otherwise it is a single selection.
    private let isExpanded: @Sendable (FragmentSpread) -> Bool
    /// The sizes of the program's fragments.
    private var sizes: [Size?]

    /// Creates a counter for a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - isExpanded: Whether a spread is replaced by its fragment.
    init(
        _ program: Program,
        where isExpanded: @escaping @Sendable (FragmentSpread) -> Bool = { _ in true }
    ) {
        self.program = program
        self.isExpanded = isExpanded
        sizes = Array(repeating: nil, count: program.fragments.count)
        let fragments = Parallel.map(program.fragments) { [self] in unexpanded($0.selections) }
        measure(fragments)
    }

    /// Measures each fragment after all fragments that it spreads.
    private mutating func measure(_ fragments: [Unexpanded]) {
        var isEntered = Array(repeating: false, count: fragments.count)
        for root in fragments.indices {
            var waiting = [root]
            while let index = waiting.last {
                if isEntered[index] {
                    if sizes[index] == nil { sizes[index] = fragments[index].expanded(sizes) }
                    waiting.removeLast()
                } else {
                    isEntered[index] = true
                    for (next, _) in fragments[index].spreads where !isEntered[next] {
                        waiting.append(next)
                    }
                }
            }
        }
    }

    private func unexpanded(_ selections: [Selection]) -> Unexpanded {
        var result = Unexpanded()
        result.add(selections) { isExpanded($0) ? program.index(ofFragment: $0.fragment) : nil }
        return result
    }

    /// Returns the size of selections.
    func size(of selections: [Selection]) -> Size { unexpanded(selections).expanded(sizes) }

    /// Returns the number of selections without expanding any spread.
    static func count(_ selections: [Selection]) -> Int {
        var result = Unexpanded()
        result.add(selections) { _ in nil }
        return result.size.selections
    }

    /// Returns the size of a fragment.
    func size(of fragment: String) -> Size {
        program.index(ofFragment: fragment).flatMap { sizes[$0] } ?? Size()
    }

    /// Returns the fragments that selections expand, once for each spread.
    func spreads(in selections: [Selection]) -> [String] {
        unexpanded(selections).spreads.map { program.fragments[$0.fragment].name }
    }
}
