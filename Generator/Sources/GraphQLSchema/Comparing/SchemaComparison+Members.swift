import GraphQLLanguage

extension SchemaComparison {
    /// The kinds of changes of arguments, which have other names for directives.
    struct ArgumentKinds {
        var removed: SchemaChange.Kind
        var requiredAdded: SchemaChange.Kind
        var optionalAdded: SchemaChange.Kind
        var optionalAddedSeverity: SchemaChange.Severity

        static let ofField = ArgumentKinds(
            removed: .argRemoved,
            requiredAdded: .requiredArgAdded,
            optionalAdded: .optionalArgAdded,
            optionalAddedSeverity: .dangerous
        )
        static let ofDirective = ArgumentKinds(
            removed: .directiveArgRemoved,
            requiredAdded: .requiredDirectiveArgAdded,
            optionalAdded: .optionalDirectiveArgAdded,
            optionalAddedSeverity: .safe
        )
    }

    // MARK: - Fields

    mutating func compareFields(_ old: SchemaType, _ new: SchemaType) {
        func server(_ type: SchemaType) -> [OutputField] {
            type.fields?.filter { $0.origin == .server } ?? []
        }
        let fields = match(server(old), server(new))
        for field in fields.removed {
            let coordinate = "\(old.name).\(field.name)"
            add(
                .fieldRemoved,
                .breaking,
                coordinate,
                "Field `\(coordinate)` was removed.",
                affects: [coordinate]
            )
        }
        for field in fields.added {
            let coordinate = "\(old.name).\(field.name)"
            add(.fieldAdded, .safe, coordinate, "Field `\(coordinate)` was added.")
        }
        for (before, after) in fields.kept {
            compare(before, after, "\(old.name).\(before.name)")
        }
    }

    private mutating func compare(_ old: OutputField, _ new: OutputField, _ coordinate: String) {
        if old.type != new.type {
            let isSafe = Self.isSafe(output: old.type, new.type)
            add(
                isSafe ? .fieldChangedKindSafe : .fieldChangedKind,
                isSafe ? .safe : .breaking,
                coordinate,
                "The type of field `\(coordinate)` changed from `\(old.type)` to `\(new.type)`.",
                affects: [coordinate]
            )
        }
        compareSemanticNonNull(old, new, coordinate)
        compareDeprecation(
            old.deprecationReason,
            new.deprecationReason,
            coordinate,
            affects: [coordinate]
        )
        compareArguments(
            Array(old.arguments),
            Array(new.arguments),
            owner: coordinate,
            kinds: .ofField
        )
    }

    private mutating func compareSemanticNonNull(
        _ old: OutputField,
        _ new: OutputField,
        _ coordinate: String
    ) {
        func levels(_ field: OutputField) -> Set<String> {
            guard let directive = field.appliedDirectives.first(named: "semanticNonNull") else {
                return []
            }
            guard case .list(let list)? = directive.argument(named: "levels")?.value else {
                return ["0"]
            }
            return Set(list.values.map { Printer.print($0) })
        }
        let (before, after) = (levels(old), levels(new))
        if !before.isSubset(of: after) {
            add(
                .semanticNonNullRemoved,
                .dangerous,
                coordinate,
                "`@semanticNonNull` was removed from field `\(coordinate)`, so it is optional in Swift.",
                affects: [coordinate]
            )
        } else if before != after {
            add(
                .semanticNonNullAdded,
                .safe,
                coordinate,
                "`@semanticNonNull` was added to field `\(coordinate)`.",
                affects: [coordinate]
            )
        }
    }

    // MARK: - Arguments

    mutating func compareArguments(
        _ old: [InputValue],
        _ new: [InputValue],
        owner: String,
        kinds: ArgumentKinds
    ) {
        let arguments = match(old, new)
        for argument in arguments.removed {
            let coordinate = "\(owner)(\(argument.name):)"
            add(
                kinds.removed,
                .breaking,
                coordinate,
                "Argument `\(coordinate)` was removed.",
                affects: [coordinate]
            )
        }
        for argument in arguments.added {
            let coordinate = "\(owner)(\(argument.name):)"
            let isRequired = argument.isRequired
            add(
                isRequired ? kinds.requiredAdded : kinds.optionalAdded,
                isRequired ? .breaking : kinds.optionalAddedSeverity,
                coordinate,
                "\(isRequired ? "Required" : "Optional") argument `\(coordinate)` was added.",
                affects: [owner]
            )
        }
        for (before, after) in arguments.kept {
            let coordinate = "\(owner)(\(before.name):)"
            compareInput(
                before,
                after,
                coordinate,
                "argument",
                (.argChangedKind, .argChangedKindSafe),
                (.argDefaultValueChange, .argDefaultValueAdded),
                // Those that leave the argument out depend on its default.
                owner: owner,
                users: [coordinate]
            )
        }
    }

    // MARK: - Input object types

    mutating func compare(_ old: InputObjectType, _ new: InputObjectType) {
        let all = "\(old.name).*"
        if old.isOneOf != new.isOneOf {
            add(
                .oneOfChanged,
                new.isOneOf ? .breaking : .dangerous,
                old.name,
                new.isOneOf
                    ? "Input object type `\(old.name)` requires exactly one field now."
                    : "Input object type `\(old.name)` no longer requires exactly one field.",
                affects: [old.name]
            )
        }
        let fields = match(
            old.fields.filter { $0.origin == .server },
            new.fields.filter { $0.origin == .server }
        )
        for field in fields.removed {
            let coordinate = "\(old.name).\(field.name)"
            add(
                .fieldRemoved,
                .breaking,
                coordinate,
                "Input field `\(coordinate)` was removed.",
                affects: [coordinate, all]
            )
        }
        for field in fields.added {
            let coordinate = "\(old.name).\(field.name)"
            let isRequired = field.isRequired
            add(
                isRequired ? .requiredInputFieldAdded : .optionalInputFieldAdded,
                isRequired ? .breaking : .dangerous,
                coordinate,
                "\(isRequired ? "Required" : "Optional") input field `\(coordinate)` was added.",
                affects: [old.name]
            )
        }
        for (before, after) in fields.kept {
            let coordinate = "\(old.name).\(before.name)"
            compareInput(
                before,
                after,
                coordinate,
                "input field",
                (.fieldChangedKind, .fieldChangedKindSafe),
                (.inputFieldDefaultValueChange, .inputFieldDefaultValueAdded),
                owner: old.name,
                users: [coordinate, all]
            )
        }
    }

    // MARK: - Inputs

    private mutating func compareInput(
        _ old: InputValue,
        _ new: InputValue,
        _ coordinate: String,
        _ what: String,
        _ kinds: (breaking: SchemaChange.Kind, safe: SchemaChange.Kind),
        _ defaults: (changed: SchemaChange.Kind, added: SchemaChange.Kind),
        owner: String,
        users: Set<String>
    ) {
        if old.type != new.type || !old.isRequired && new.isRequired {
            let isSafe =
                Self.isSafe(input: old.type, new.type) && (old.isRequired || !new.isRequired)
            add(
                isSafe ? kinds.safe : kinds.breaking,
                isSafe ? .safe : .breaking,
                coordinate,
                old.type == new.type
                    ? "The \(what) `\(coordinate)` is required now, because it has no default."
                    : "The type of \(what) `\(coordinate)` changed from `\(old.type)` to "
                        + "`\(new.type)`.",
                // A value that was left out may be required now.
                affects: isSafe ? users : users.union([owner])
            )
        }
        let before = old.defaultValue.map(Self.canonical)
        let after = new.defaultValue.map(Self.canonical)
        if let before, before != after {
            add(
                defaults.changed,
                .dangerous,
                coordinate,
                "The default of \(what) `\(coordinate)` changed from `\(before)` to "
                    + "\(after.map { "`\($0)`" } ?? "nothing").",
                affects: users.union([owner])
            )
        } else if let after, before == nil {
            add(
                defaults.added,
                .safe,
                coordinate,
                "The \(what) `\(coordinate)` has the default `\(after)` now.",
                affects: users.union([owner])
            )
        }
        compareDeprecation(
            old.deprecationReason,
            new.deprecationReason,
            coordinate,
            affects: users
        )
    }

    /// Returns the text of a value with the fields of objects in the order of their names, because
    /// their order means nothing.
    private static func canonical(_ value: Value) -> String {
        Printer.print(sorted(value))
    }

    private static func sorted(_ value: Value) -> Value {
        switch value {
        case .list(var list):
            list.values = list.values.map(sorted)
            return .list(list)
        case .object(var object):
            object.fields = object.fields.map {
                var field = $0
                field.value = sorted(field.value)
                return field
            }.sorted { $0.name.text < $1.name.text }
            return .object(object)
        default: return value
        }
    }

    // MARK: - Types

    /// Returns whether all values of a field's new type are values of the old one.
    private static func isSafe(output old: TypeReference, _ new: TypeReference) -> Bool {
        switch (old, new) {
        case (.nonNull(let old), .nonNull(let new)): isSafe(output: old, new)
        case (.nonNull, _): false
        case (_, .nonNull(let new)): isSafe(output: old, new)
        case (.list(let old), .list(let new)): isSafe(output: old, new)
        case (.named(let old), .named(let new)): old == new
        default: false
        }
    }

    /// Returns whether all values of an input's old type are values of the new one.
    private static func isSafe(input old: TypeReference, _ new: TypeReference) -> Bool {
        isSafe(output: new, old)
    }
}
