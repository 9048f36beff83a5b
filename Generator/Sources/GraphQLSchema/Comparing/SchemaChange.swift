/// A difference between two versions of a schema.
///
/// `User.name: String!` → `User.name: String`: breaking, `FIELD_CHANGED_KIND`, `User.name`.
public struct SchemaChange: Hashable, Sendable {
    /// The effect of a change on documents that were valid before, and on code that uses their data.
    public enum Severity: String, CaseIterable, Comparable, Sendable {
        /// Documents with this part may be invalid, or their data has another type.
        case breaking
        /// Documents stay valid, but code may meet data that it does not expect.
        case dangerous
        /// Neither documents nor code are affected.
        case safe

        private var rank: Int {
            switch self {
            case .breaking: 0
            case .dangerous: 1
            case .safe: 2
            }
        }

        /// Returns whether one severity is worse than another.
        ///
        /// - Parameters:
        ///   - lhs: A severity.
        ///   - rhs: Another severity.
        /// - Returns: Whether `lhs` is worse.
        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    }

    /// The kind of change.
    ///
    /// Kinds that graphql-js also finds have its names.
    public enum Kind: String, CaseIterable, Sendable {
        /// A type was removed.
        case typeRemoved = "TYPE_REMOVED"
        /// A type is of another kind, such as a union that was an interface.
        case typeChangedKind = "TYPE_CHANGED_KIND"
        /// A type is new.
        case typeAdded = "TYPE_ADDED"
        /// The root type of a kind of operation is gone, or another type.
        case rootTypeChanged = "ROOT_TYPE_CHANGED"
        /// A member was removed from a union.
        case typeRemovedFromUnion = "TYPE_REMOVED_FROM_UNION"
        /// A union has a new member.
        case typeAddedToUnion = "TYPE_ADDED_TO_UNION"
        /// A value was removed from an enum.
        case valueRemovedFromEnum = "VALUE_REMOVED_FROM_ENUM"
        /// An enum has a new value.
        case valueAddedToEnum = "VALUE_ADDED_TO_ENUM"
        /// An input object type has a new field that must be given.
        case requiredInputFieldAdded = "REQUIRED_INPUT_FIELD_ADDED"
        /// An input object type has a new field that can be left out.
        case optionalInputFieldAdded = "OPTIONAL_INPUT_FIELD_ADDED"
        /// An input object type now requires exactly one of its fields, or no longer does.
        case oneOfChanged = "ONE_OF_CHANGED"
        /// A type no longer implements an interface.
        case implementedInterfaceRemoved = "IMPLEMENTED_INTERFACE_REMOVED"
        /// A type implements another interface.
        case implementedInterfaceAdded = "IMPLEMENTED_INTERFACE_ADDED"
        /// A field or an input field was removed.
        case fieldRemoved = "FIELD_REMOVED"
        /// A field is new.
        case fieldAdded = "FIELD_ADDED"
        /// The type of a field or an input field is incompatible with that before.
        case fieldChangedKind = "FIELD_CHANGED_KIND"
        /// A field is non-null now, or an input field may be null.
        case fieldChangedKindSafe = "FIELD_CHANGED_KIND_SAFE"
        /// `@semanticNonNull` was removed from a field, or applies to fewer levels.
        case semanticNonNullRemoved = "SEMANTIC_NON_NULL_REMOVED"
        /// `@semanticNonNull` was added to a field, or applies to more levels.
        case semanticNonNullAdded = "SEMANTIC_NON_NULL_ADDED"
        /// A field has a new argument that must be given.
        case requiredArgAdded = "REQUIRED_ARG_ADDED"
        /// A field has a new argument that can be left out.
        case optionalArgAdded = "OPTIONAL_ARG_ADDED"
        /// An argument was removed.
        case argRemoved = "ARG_REMOVED"
        /// The type of an argument is incompatible with that before.
        case argChangedKind = "ARG_CHANGED_KIND"
        /// An argument may be null now.
        case argChangedKindSafe = "ARG_CHANGED_KIND_SAFE"
        /// The default of an argument is another value or gone.
        case argDefaultValueChange = "ARG_DEFAULT_VALUE_CHANGE"
        /// An argument has a default that had none.
        case argDefaultValueAdded = "ARG_DEFAULT_VALUE_ADDED"
        /// The default of an input field is another value or gone.
        case inputFieldDefaultValueChange = "INPUT_FIELD_DEFAULT_VALUE_CHANGE"
        /// An input field has a default that had none.
        case inputFieldDefaultValueAdded = "INPUT_FIELD_DEFAULT_VALUE_ADDED"
        /// A directive was removed.
        case directiveRemoved = "DIRECTIVE_REMOVED"
        /// A directive is new.
        case directiveAdded = "DIRECTIVE_ADDED"
        /// An argument of a directive was removed.
        case directiveArgRemoved = "DIRECTIVE_ARG_REMOVED"
        /// A directive has a new argument that must be given.
        case requiredDirectiveArgAdded = "REQUIRED_DIRECTIVE_ARG_ADDED"
        /// A directive has a new argument that can be left out.
        case optionalDirectiveArgAdded = "OPTIONAL_DIRECTIVE_ARG_ADDED"
        /// A directive may be applied only once now.
        case directiveRepeatableRemoved = "DIRECTIVE_REPEATABLE_REMOVED"
        /// A directive may be applied several times now.
        case directiveRepeatableAdded = "DIRECTIVE_REPEATABLE_ADDED"
        /// A directive may no longer be applied at a location.
        case directiveLocationRemoved = "DIRECTIVE_LOCATION_REMOVED"
        /// A directive may be applied at another location.
        case directiveLocationAdded = "DIRECTIVE_LOCATION_ADDED"
        /// The specification of a scalar is at another address.
        case specifiedByChanged = "SPECIFIED_BY_CHANGED"
        /// A part is deprecated now.
        case deprecationAdded = "DEPRECATION_ADDED"
        /// A part is no longer deprecated.
        case deprecationRemoved = "DEPRECATION_REMOVED"
    }

    /// How bad it is.
    public var severity: Severity
    /// The kind of change.
    public var kind: Kind
    /// The coordinate of the part that changed: `User.name`, `User.friends(first:)`, `@tag`.
    public var coordinate: String
    /// One sentence that says what changed.
    public var message: String
    /// The coordinates whose users are affected.
    ///
    /// `Role.*` are the users that depend on all values of an enum, or on all fields of an input
    /// object type.
    public var affected: Set<String>
}
