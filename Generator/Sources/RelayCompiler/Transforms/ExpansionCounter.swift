/// Counts the selections after fragments have replaced their spreads.
///
/// It counts each occurrence of a field, so the true number is never larger. Chains of fragments
/// may be long, so they are processed without recursion. Fragments must not spread themselves.
struct ExpansionCounter {
    /// The size of selections after expansion.
    struct Size: Equatable {
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

    private let program: Program
    /// Whether a spread is replaced by its fragment.
    ///
    /// Otherwise it is a single selection.
    private let isExpanded: @Sendable (FragmentSpread) -> Bool
    private var sizes: [String: Size] = [:]

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
        sizes.reserveCapacity(program.fragments.count)
        for fragment in program.fragments where sizes[fragment.name] == nil {
            measure(fragment)
        }
    }

    /// Returns the size of selections.
    func size(of selections: [Selection]) -> Size {
        var size = Size()
        for selection in selections {
            size.add(Size(selections: 1, depth: 1))
            switch selection {
            case .scalarField: break
            case .linkedField(let linked): size.add(self.size(of: linked.selections), below: 1)
            case .inlineFragment(let fragment):
                size.add(self.size(of: fragment.selections), below: 1)
            case .fragmentSpread(let spread):
                if isExpanded(spread) {
                    size.add(sizes[spread.fragment] ?? Size(), below: 1)
                }
            }
        }
        return size
    }

    /// Returns the number of selections without expanding any spread.
    static func count(_ selections: [Selection]) -> Int {
        selections.reduce(0) { count, selection in
            switch selection {
            case .scalarField, .fragmentSpread: count + 1
            case .linkedField(let linked): count + 1 + Self.count(linked.selections)
            case .inlineFragment(let fragment): count + 1 + Self.count(fragment.selections)
            }
        }
    }

    /// Returns the size of a fragment.
    func size(of fragment: String) -> Size { sizes[fragment] ?? Size() }

    /// Returns the fragments that selections expand, once for each spread.
    func spreads(in selections: [Selection]) -> [String] {
        var names: [String] = []
        collectSpreads(in: selections, into: &names)
        return names
    }

    private func collectSpreads(in selections: [Selection], into names: inout [String]) {
        for selection in selections {
            switch selection {
            case .scalarField: break
            case .linkedField(let linked): collectSpreads(in: linked.selections, into: &names)
            case .inlineFragment(let fragment):
                collectSpreads(in: fragment.selections, into: &names)
            case .fragmentSpread(let spread):
                if isExpanded(spread) { names.append(spread.fragment) }
            }
        }
    }

    /// Measures a fragment after all fragments that it spreads.
    private mutating func measure(_ root: Fragment) {
        if hasMeasuredSpreads(root.selections) {
            sizes[root.name] = size(of: root.selections)
            return
        }
        var waiting: [(fragment: Fragment, isEntered: Bool)] = [(root, false)]
        var entered: Set<String> = []
        while let (fragment, isEntered) = waiting.popLast() {
            if isEntered {
                sizes[fragment.name] = size(of: fragment.selections)
            } else if sizes[fragment.name] == nil, entered.insert(fragment.name).inserted {
                waiting.append((fragment, true))
                for name in spreads(in: fragment.selections) where sizes[name] == nil {
                    if let next = program.fragment(named: name) {
                        waiting.append((next, false))
                    }
                }
            }
        }
    }

    /// Returns whether all fragments that selections expand are measured.
    private func hasMeasuredSpreads(_ selections: [Selection]) -> Bool {
        selections.allSatisfy { selection in
            switch selection {
            case .scalarField: true
            case .linkedField(let linked): hasMeasuredSpreads(linked.selections)
            case .inlineFragment(let fragment): hasMeasuredSpreads(fragment.selections)
            case .fragmentSpread(let spread):
                !isExpanded(spread) || sizes[spread.fragment] != nil
            }
        }
    }
}
