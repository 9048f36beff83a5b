import GraphQLLanguage

/// The names of the Swift types of operations and fragments.
///
/// A definition has its own name, with an upper-case first letter. GraphQL lets definitions of
/// different kinds have the same name, and tells upper from lower case. Where an enum, an input
/// object type or a custom scalar has the Swift name already, the definition's kind is appended:
/// `fragment Status` next to `enum Status` is `StatusFragment`. So it is for an operation whose
/// Swift name a fragment or an operation of another kind has: `query row` next to `fragment Row`
/// is `RowQuery`.
///
/// Definitions of one kind that differ in case only still clash; `UniqueSwiftNames` reports them.
struct DefinitionNames: Sendable, Equatable {
    private var operations: [String: String] = [:]
    private var fragments: [String: String] = [:]

    /// The names where no definition is known: each its own.
    init() {}

    /// The names for all definitions of a project.
    ///
    /// - Parameters:
    ///   - operations: The names of the operations, with their kinds.
    ///   - fragments: The names of the fragments.
    ///   - reserved: The names of other Swift types.
    init(
        operations: [(name: String, kind: OperationType)],
        fragments: [String],
        reserved: Set<String>
    ) {
        let fragmentNames = Set(fragments.map(Self.plain))
        var kinds: [String: Set<OperationType>] = [:]
        for (name, kind) in operations { kinds[Self.plain(name), default: []].insert(kind) }
        let taken = reserved.union(fragmentNames).union(kinds.keys)

        func name(_ plain: String, _ suffix: String) -> String {
            var candidate = plain + suffix
            while taken.contains(candidate) { candidate += "_" }
            return candidate
        }
        for fragment in fragments {
            let plain = Self.plain(fragment)
            self.fragments[fragment] = reserved.contains(plain) ? name(plain, "Fragment") : plain
        }
        for (operation, kind) in operations {
            let plain = Self.plain(operation)
            let isContested =
                reserved.contains(plain) || fragmentNames.contains(plain)
                || (kinds[plain]?.count ?? 0) > 1
            self.operations[operation] =
                isContested ? name(plain, SwiftNames.capitalized(kind.rawValue)) : plain
        }
    }

    /// The Swift name of a definition if nothing else has it.
    static func plain(_ name: String) -> String {
        SwiftNames.reserved(SwiftNames.capitalized(name))
    }

    /// The name of the Swift type of an operation.
    func operation(_ name: String) -> String { operations[name] ?? Self.plain(name) }

    /// The name of the Swift type of a fragment.
    func fragment(_ name: String) -> String { fragments[name] ?? Self.plain(name) }
}
