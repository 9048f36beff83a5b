import GraphQLLanguage

/// The names of the Swift types of operations and fragments.
///
/// A definition's Swift type has its name, with an upper-case first letter. In GraphQL, definitions
/// of different kinds may have the same name, and names are case-sensitive. If an enum, an input
/// object type or a custom scalar already has the Swift name, the kind of the definition is
/// appended: `fragment Status` next to `enum Status` becomes `StatusFragment`. The same applies to
/// an operation if a fragment, or an operation of another kind, has its Swift name: `query row`
/// next to `fragment Row` becomes `RowQuery`.
///
/// `operationNames` and `fragmentNames` of a project's naming replace single names. Clashes are
/// resolved in the same way for them.
///
/// Definitions of the same kind whose names differ only in case still clash; `UniqueSwiftNames`
/// reports them.
struct DefinitionNames: Sendable, Equatable {
    private var operations: [String: String] = [:]
    private var fragments: [String: String] = [:]

    /// Creates names without known definitions: each definition keeps its own.
    init() {}

    /// Creates the names for all definitions of a project.
    ///
    /// - Parameters:
    ///   - operations: The names of the operations, with their kinds.
    ///   - fragments: The names of the fragments.
    ///   - reserved: The names of other Swift types.
    ///   - naming: The names that the project gives to definitions.
    init(
        operations: [(name: String, kind: OperationType)],
        fragments: [String],
        reserved: Set<String>,
        naming: CodegenOptions.Naming
    ) {
        let plainFragments = fragments.map { Self.plain(naming.fragmentNames[$0] ?? $0) }
        let plainOperations = operations.map {
            Self.plain(naming.operationNames[$0.name] ?? $0.name)
        }
        let fragmentNames = Set(plainFragments)
        // The operations of each name, up to the second kind.
        var kinds: [String: (first: OperationType, areSeveral: Bool)] = [:]
        for (plain, operation) in zip(plainOperations, operations) {
            let first = kinds[plain]?.first ?? operation.kind
            let areSeveral = kinds[plain]?.areSeveral ?? false
            kinds[plain] = (first, areSeveral || first != operation.kind)
        }

        func name(_ plain: String, _ suffix: String) -> String {
            var candidate = plain + suffix
            while reserved.contains(candidate) || fragmentNames.contains(candidate)
                || kinds[candidate] != nil
            {
                candidate += "_"
            }
            return candidate
        }
        self.operations.reserveCapacity(operations.count)
        self.fragments.reserveCapacity(fragments.count)
        for (plain, fragment) in zip(plainFragments, fragments) {
            self.fragments[fragment] = reserved.contains(plain) ? name(plain, "Fragment") : plain
        }
        for (plain, operation) in zip(plainOperations, operations) {
            let isContested =
                reserved.contains(plain) || fragmentNames.contains(plain)
                || kinds[plain]?.areSeveral == true
            self.operations[operation.name] =
                isContested ? name(plain, SwiftNames.capitalized(operation.kind.rawValue)) : plain
        }
    }

    /// Returns the Swift name of a definition if there is no clash and it is given no other.
    static func plain(_ name: String) -> String {
        SwiftNames.reserved(SwiftNames.capitalized(name))
    }

    /// Returns the first part of the name of a generated file: the GraphQL name, unless the Swift type
    /// has another one.
    static func fileStem(_ name: String, _ swiftName: String) -> String {
        swiftName == plain(name) ? name : swiftName
    }

    /// Returns the name of the Swift type of an operation.
    func operation(_ name: String) -> String { operations[name] ?? Self.plain(name) }

    /// Returns the name of the Swift type of a fragment.
    func fragment(_ name: String) -> String { fragments[name] ?? Self.plain(name) }
}
