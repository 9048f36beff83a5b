import GraphQLLanguage

/// Finds the changes between two versions of a server's schema.
///
/// The classes are those of graphql-js (`findBreakingChanges`, `findDangerousChanges`). In addition
/// it finds changed root types, defaults of input fields, types of arguments of directives, `@oneOf`,
/// `@specifiedBy`, `@semanticNonNull` and deprecations. Descriptions are not compared, and neither are
/// the client's extensions.
public struct SchemaComparison {
    private var changes: [SchemaChange] = []

    private init() {}

    /// Returns the changes, sorted by severity and coordinate.
    ///
    /// - Parameters:
    ///   - old: The version before.
    ///   - new: The version after.
    /// - Returns: The changes.
    public static func changes(from old: Schema, to new: Schema) -> [SchemaChange] {
        var comparison = SchemaComparison()
        comparison.compareRoots(old, new)
        comparison.compareTypes(old, new)
        comparison.compareDirectives(old, new)
        return comparison.changes.sorted {
            ($0.severity, $0.coordinate, $0.kind.rawValue)
                < ($1.severity, $1.coordinate, $1.kind.rawValue)
        }
    }

    mutating func add(
        _ kind: SchemaChange.Kind,
        _ severity: SchemaChange.Severity,
        _ coordinate: String,
        _ message: String,
        affects affected: Set<String> = []
    ) {
        changes.append(
            SchemaChange(
                severity: severity,
                kind: kind,
                coordinate: coordinate,
                message: message,
                affected: affected
            )
        )
    }

    /// Returns the elements that were removed, added and kept, by their names.
    func match<Element: Named>(
        _ old: [Element],
        _ new: [Element]
    ) -> (removed: [Element], added: [Element], kept: [(Element, Element)]) {
        let olds = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let news = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return (
            old.filter { news[$0.name] == nil },
            new.filter { olds[$0.name] == nil },
            old.compactMap { element in news[element.name].map { (element, $0) } }
        )
    }

    // MARK: - Types

    private mutating func compareRoots(_ old: Schema, _ new: Schema) {
        for operation in OperationType.allCases {
            guard let before = old.rootTypeName(for: operation) else { continue }
            let after = new.rootTypeName(for: operation)
            guard after != before else { continue }
            let what = "The root type of \(operation.rawValue) operations"
            add(
                .rootTypeChanged,
                .breaking,
                before,
                after.map { "\(what) changed from `\(before)` to `\($0)`." }
                    ?? "\(what), `\(before)`, was removed.",
                affects: [before]
            )
        }
    }

    private mutating func compareTypes(_ old: Schema, _ new: Schema) {
        func server(_ schema: Schema) -> [SchemaType] {
            schema.types.filter { $0.definition.origin == .server }
        }
        let types = match(server(old), server(new))
        for type in types.removed {
            add(
                .typeRemoved,
                .breaking,
                type.name,
                "\(type.title) was removed.",
                affects: Set(type.interfaces + [type.name])
            )
        }
        for type in types.added { add(.typeAdded, .safe, type.name, "\(type.title) was added.") }
        for (before, after) in types.kept { compare(before, after) }
    }

    private mutating func compare(_ old: SchemaType, _ new: SchemaType) {
        switch (old, new) {
        case (.scalar(let old), .scalar(let new)): compare(old, new)
        case (.enum(let old), .enum(let new)): compare(old, new)
        case (.union(let old), .union(let new)): compare(old, new)
        case (.inputObject(let old), .inputObject(let new)): compare(old, new)
        case (.object, .object), (.interface, .interface):
            compareInterfaces(old, new)
            compareFields(old, new)
        default:
            add(
                .typeChangedKind,
                .breaking,
                old.name,
                "`\(old.name)` changed from \(old.kindWithArticle) to \(new.kindWithArticle).",
                affects: Set(old.interfaces + [old.name])
            )
        }
    }

    private mutating func compare(_ old: ScalarType, _ new: ScalarType) {
        guard old.specifiedByURL != new.specifiedByURL else { return }
        func quoted(_ url: String?) -> String { url.map { "`\($0)`" } ?? "nothing" }
        add(
            .specifiedByChanged,
            .dangerous,
            old.name,
            "The specification of scalar `\(old.name)` changed from \(quoted(old.specifiedByURL)) to "
                + "\(quoted(new.specifiedByURL)).",
            affects: [old.name]
        )
    }

    private mutating func compare(_ old: EnumType, _ new: EnumType) {
        let all = "\(old.name).*"
        let values = match(old.values.filter(\.isServer), new.values.filter(\.isServer))
        for value in values.removed {
            let coordinate = "\(old.name).\(value.name)"
            add(
                .valueRemovedFromEnum,
                .breaking,
                coordinate,
                "Enum value `\(coordinate)` was removed.",
                affects: [coordinate, all]
            )
        }
        for value in values.added {
            let coordinate = "\(old.name).\(value.name)"
            add(
                .valueAddedToEnum,
                .dangerous,
                coordinate,
                "Enum value `\(coordinate)` was added.",
                affects: [all]
            )
        }
        for (before, after) in values.kept {
            let coordinate = "\(old.name).\(before.name)"
            compareDeprecation(
                before.deprecationReason,
                after.deprecationReason,
                coordinate,
                affects: [coordinate, all]
            )
        }
    }

    private mutating func compare(_ old: UnionType, _ new: UnionType) {
        for member in old.memberTypes where !new.memberTypes.contains(member) {
            add(
                .typeRemovedFromUnion,
                .breaking,
                old.name,
                "`\(member)` was removed from union `\(old.name)`.",
                affects: [old.name, member]
            )
        }
        for member in new.memberTypes where !old.memberTypes.contains(member) {
            add(
                .typeAddedToUnion,
                .dangerous,
                old.name,
                "`\(member)` was added to union `\(old.name)`.",
                affects: [old.name]
            )
        }
    }

    private mutating func compareInterfaces(_ old: SchemaType, _ new: SchemaType) {
        for name in old.interfaces where !new.interfaces.contains(name) {
            add(
                .implementedInterfaceRemoved,
                .breaking,
                old.name,
                "`\(old.name)` no longer implements `\(name)`.",
                affects: [old.name, name]
            )
        }
        for name in new.interfaces where !old.interfaces.contains(name) {
            add(
                .implementedInterfaceAdded,
                .dangerous,
                old.name,
                "`\(old.name)` implements `\(name)` now.",
                affects: [old.name, name]
            )
        }
    }

    mutating func compareDeprecation(
        _ old: String?,
        _ new: String?,
        _ coordinate: String,
        affects affected: Set<String>
    ) {
        if let new, old == nil {
            add(
                .deprecationAdded,
                .safe,
                coordinate,
                "`\(coordinate)` is deprecated now: \(new)",
                affects: affected
            )
        } else if old != nil, new == nil {
            add(
                .deprecationRemoved,
                .safe,
                coordinate,
                "`\(coordinate)` is no longer deprecated.",
                affects: affected
            )
        }
    }

    // MARK: - Directives

    private mutating func compareDirectives(_ old: Schema, _ new: Schema) {
        // A schema may redefine a directive of the specification, which otherwise is there as well.
        let defined = Set(
            (old.directives + new.directives).filter { $0.origin == .server }.map(\.name)
        )
        func known(_ schema: Schema) -> [SchemaDirective] {
            schema.directives.filter { $0.origin != .client && defined.contains($0.name) }
        }
        let directives = match(known(old), known(new))
        for directive in directives.removed {
            let name = "@\(directive.name)"
            add(
                .directiveRemoved,
                .breaking,
                name,
                "Directive `\(name)` was removed.",
                affects: [name]
            )
        }
        for directive in directives.added {
            let name = "@\(directive.name)"
            add(.directiveAdded, .safe, name, "Directive `\(name)` was added.")
        }
        for (before, after) in directives.kept { compare(before, after) }
    }

    private mutating func compare(_ old: SchemaDirective, _ new: SchemaDirective) {
        let name = "@\(old.name)"
        compareDeprecation(old.deprecationReason, new.deprecationReason, name, affects: [name])
        if old.isRepeatable, !new.isRepeatable {
            add(
                .directiveRepeatableRemoved,
                .breaking,
                name,
                "Directive `\(name)` is no longer repeatable.",
                affects: [name]
            )
        } else if !old.isRepeatable, new.isRepeatable {
            add(.directiveRepeatableAdded, .safe, name, "Directive `\(name)` is repeatable now.")
        }
        for location in old.locations where !new.locations.contains(location) {
            add(
                .directiveLocationRemoved,
                .breaking,
                name,
                "Directive `\(name)` can no longer be applied on \(location.rawValue).",
                affects: [name]
            )
        }
        for location in new.locations where !old.locations.contains(location) {
            add(
                .directiveLocationAdded,
                .safe,
                name,
                "Directive `\(name)` can be applied on \(location.rawValue) now."
            )
        }
        compareArguments(
            Array(old.arguments),
            Array(new.arguments),
            owner: name,
            kinds: .ofDirective
        )
    }
}

extension SchemaType {
    /// The kind and the name, to begin a sentence: "Object type `User`".
    fileprivate var title: String {
        kindName.prefix(1).uppercased() + kindName.dropFirst() + " `\(name)`"
    }
}

extension EnumMember {
    fileprivate var isServer: Bool { origin == .server }
}
