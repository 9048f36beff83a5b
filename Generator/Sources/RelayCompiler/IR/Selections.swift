import GraphQLLanguage
import GraphQLSchema

/// A selection on a type, with names resolved and types known.
indirect enum Selection: Equatable, Sendable {
    case scalarField(ScalarField)
    case linkedField(LinkedField)
    case fragmentSpread(FragmentSpread)
    case inlineFragment(InlineFragment)

    /// The condition under which it is selected.
    var condition: Condition {
        get {
            switch self {
            case .scalarField(let selection): selection.condition
            case .linkedField(let selection): selection.condition
            case .fragmentSpread(let selection): selection.condition
            case .inlineFragment(let selection): selection.condition
            }
        }
        set {
            switch self {
            case .scalarField(var selection):
                selection.condition = newValue
                self = .scalarField(selection)
            case .linkedField(var selection):
                selection.condition = newValue
                self = .linkedField(selection)
            case .fragmentSpread(var selection):
                selection.condition = newValue
                self = .fragmentSpread(selection)
            case .inlineFragment(var selection):
                selection.condition = newValue
                self = .inlineFragment(selection)
            }
        }
    }
}

/// A selected field, with its alias and arguments.
struct FieldReference: Sendable {
    /// The alias, if it has one.
    var alias: String?
    /// The field in the schema.
    var definition: OutputField
    /// Its arguments, sorted by name.
    var arguments: [Argument]
    /// The directives that are sent to the server.
    var directives: [Directive]
    /// The instructions of Relay's directives for readers and the store.
    var marks: FieldMarks
    /// The type for readers, if it is narrower than that of the schema.
    var readerType: TypeReference?
    /// Its position in the document.
    var span: SourceSpan

    init(
        alias: String? = nil,
        definition: OutputField,
        arguments: [Argument] = [],
        directives: [Directive] = [],
        marks: FieldMarks = .none,
        span: SourceSpan = .synthesized
    ) {
        self.alias = alias
        self.definition = definition
        self.arguments = arguments
        self.directives = directives
        self.marks = marks
        self.span = span
    }

    /// Its name in the response.
    var responseKey: String { alias ?? definition.name }
    /// The type of its value.
    var type: TypeReference { readerType ?? definition.type }
}

extension FieldReference: Equatable {
    /// Returns whether both select the same, regardless of their positions.
    static func == (lhs: FieldReference, rhs: FieldReference) -> Bool {
        lhs.alias == rhs.alias && lhs.definition === rhs.definition
            && lhs.arguments == rhs.arguments && lhs.directives == rhs.directives
            && lhs.marks == rhs.marks && lhs.readerType == rhs.readerType
    }
}

/// A field whose value is a scalar, an enum, or a list of them.
struct ScalarField: Equatable, Sendable {
    var field: FieldReference
    var condition = Condition.always
}

/// A field that links to objects.
struct LinkedField: Equatable, Sendable {
    var field: FieldReference
    var condition = Condition.always
    var selections: [Selection]
}

/// A fragment spread, `...Name`.
struct FragmentSpread: Sendable {
    var fragment: String
    /// The type that the fragment applies to.
    var typeCondition: String
    /// The values of the fragment's variables, sorted by name.
    var arguments: [Argument] = []
    /// The alias that it is read under, if `@alias` gives it one.
    var alias: String?
    /// Whether its fields become those of the enclosing definition, as with `@relay(mask: false)`.
    var isUnmasked = false
    /// Whether the fragment is updatable.
    ///
    /// Servers never get it.
    var isUpdatable = false
    /// Whether a derived field implies it, so that it is fetched and not read.
    var isImplied = false
    /// The directives that are sent to the server.
    var directives: [Directive] = []
    var condition = Condition.always
    /// The age that its type declares, for linking.
    var maxAge: Int?
    var span = SourceSpan.synthesized
}

extension FragmentSpread: Equatable {
    /// Returns whether both select the same, regardless of their positions.
    static func == (lhs: FragmentSpread, rhs: FragmentSpread) -> Bool {
        lhs.fragment == rhs.fragment && lhs.arguments == rhs.arguments && lhs.alias == rhs.alias
            && lhs.directives == rhs.directives && lhs.condition == rhs.condition
    }
}

/// Selections on a narrower type, or under a condition, or both.
struct InlineFragment: Equatable, Sendable {
    /// The type that it applies to; `nil` for the enclosing type.
    var typeCondition: String?
    /// The alias that it is read under, if `@alias` gives it one.
    ///
    /// It then has a type condition.
    var alias: String?
    /// How errors in it are caught, if they are.
    var catchTarget: CatchTarget?
    /// The directives that are sent to the server.
    var directives: [Directive] = []
    var condition = Condition.always
    /// Whether all objects here have the type, so that the server need not say it.
    var isKnown = false
    /// The age that its type declares, for linking.
    var maxAge: Int?
    var selections: [Selection]
}
