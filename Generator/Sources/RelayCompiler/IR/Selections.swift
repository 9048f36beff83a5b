import GraphQLLanguage
import GraphQLSchema

/// A selection on a type, with names resolved and types known.
indirect enum Selection: Equatable, Sendable {
    case scalarField(ScalarField)
    case linkedField(LinkedField)
    case fragmentSpread(FragmentSpread)
    case inlineFragment(InlineFragment)

    /// When it is wanted.
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

/// A field as it is selected: which one, under what name, with what arguments.
struct FieldReference: Sendable {
    /// The name it has in the response, when it is not its own.
    var alias: String?
    /// The field of the schema.
    var definition: OutputField
    /// Its arguments, by name.
    var arguments: [Argument]
    /// Directives that go to the server.
    var directives: [Directive]
    /// The instructions of Relay's directives for readers and the store.
    var marks: FieldMarks
    /// The type as the reader sees it, where that is narrower than the schema's.
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

    /// The name it has in the response.
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

/// A field that has a value of its own: a scalar, an enum, or lists of them.
struct ScalarField: Equatable, Sendable {
    var field: FieldReference
    var condition = Condition.always
}

/// A field that leads to objects.
struct LinkedField: Equatable, Sendable {
    var field: FieldReference
    var condition = Condition.always
    var selections: [Selection]
}

/// The selections of a fragment, `...Name`.
struct FragmentSpread: Sendable {
    var fragment: String
    /// The type the fragment is on.
    var typeCondition: String
    /// The values of the fragment's variables, by name.
    var arguments: [Argument] = []
    /// The alias that it is read under, if `@alias` gives it one.
    var alias: String?
    /// Whether its fields are those of what spreads it, as `@relay(mask: false)` says.
    var isUnmasked = false
    /// Whether the fragment is updatable.
    ///
    /// Servers never get it.
    var isUpdatable = false
    /// Directives that go to the server.
    var directives: [Directive] = []
    var condition = Condition.always
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
    /// nil for the type of its surroundings.
    var typeCondition: String?
    /// The alias that it is read under, if `@alias` gives it one.
    ///
    /// It then has a type condition.
    var alias: String?
    /// How errors in it are caught, if they are.
    var catchTarget: CatchTarget?
    /// Directives that go to the server.
    var directives: [Directive] = []
    var condition = Condition.always
    var selections: [Selection]
}
