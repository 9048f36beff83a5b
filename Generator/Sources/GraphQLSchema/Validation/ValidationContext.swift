public import GraphQLLanguage

/// What rules know of the place the walk is at, and where they put their findings.
public struct ValidationContext: Sendable {
    /// The schema the documents are meant for.
    public let schema: Schema
    /// What was found so far.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The fragments of all documents by name; the last of several with one name.
    public let fragments: [String: FragmentDefinition]

    /// The directives that the documents define themselves, by their names.
    ///
    /// Such definitions do not belong there, but uses of the directives are checked by them.
    private let definedDirectives: [String: SchemaDirective]
    /// The variables of the fragments that have any, by the fragments' names.
    private let fragmentVariables: [String: NamedList<InputValue>]

    /// The type of the selection set the walk is in; nil outside, and when it is unknown or has
    /// no fields.
    public internal(set) var parentType: SchemaType?
    /// The definition of the innermost field the walk is in; nil outside and when unknown.
    public internal(set) var fieldDefinition: OutputField?
    /// The type of the innermost selection, before it is narrowed to composite types.
    public internal(set) var type: SchemaType?
    /// The operation the walk is in; nil in fragments.
    public internal(set) var operation: OperationDefinition?
    /// The fragment the walk is in; nil in operations.
    public internal(set) var fragment: FragmentDefinition?
    /// Whether the walk is in a definition that is not executable.
    public internal(set) var isInTypeSystem = false

    /// Looks for what was meant.
    public internal(set) var suggestions = SuggestionSearch()

    /// The numbers of fragments, by their names; from 0.
    public let fragmentNumbers: [String: Int32]
    private let maximumDiagnostics = 10_000

    init(
        schema: Schema,
        fragments: [String: FragmentDefinition],
        definedDirectives: [String: DirectiveDefinition]
    ) {
        self.schema = schema
        self.definedDirectives = definedDirectives.mapValues {
            SchemaDirective($0, origin: .client)
        }
        self.fragments = fragments
        fragmentVariables = fragments.compactMapValues { fragment in
            fragment.variableDefinitions.isEmpty
                ? nil : NamedList(fragment.variableDefinitions.map { InputValue($0) })
        }
        var numbers: [String: Int32] = [:]
        for name in fragments.keys { numbers[name] = Int32(numbers.count) }
        fragmentNumbers = numbers
    }

    /// The type of a name, unless the schema does not have it: built-in scalars count when the
    /// schema uses them.
    public func type(named name: String) -> SchemaType? {
        schema.isKnown(name) ? schema.type(named: name) : nil
    }

    /// The directive of a name as uses of it are checked: a definition in the documents counts
    /// before that of the schema.
    func directive(named name: String) -> SchemaDirective? {
        definedDirectives[name] ?? schema.directive(named: name)
    }

    /// The variables of a fragment, which spreads give as arguments; nil when it has none.
    func variables(ofFragment name: String) -> NamedList<InputValue>? { fragmentVariables[name] }

    /// A variable's type when it is one that variables can have.
    public func inputType(_ node: TypeNode) -> TypeReference? {
        guard let type = type(named: node.namedType.name.text), type.isInput else { return nil }
        return TypeReference(node)
    }

    /// A type when it is one that values can be written for.
    func inputType(_ type: TypeReference) -> TypeReference? {
        self.type(named: type.name)?.isInput == true ? type : nil
    }

    /// Whether so much was found that looking for more helps nobody.
    var isFull: Bool { diagnostics.count >= maximumDiagnostics }

    mutating func report(_ diagnostic: Diagnostic) {
        guard !isFull else { return }
        diagnostics.append(diagnostic)
    }
}

/// A place where a variable is used.
public struct VariableUsage: Sendable {
    /// The variable.
    public let variable: Variable
    /// The type expected at the place; nil when it is unknown.
    public let type: TypeReference?
    /// Whether the place has a default value of its own.
    public let hasDefault: Bool
    /// The input object whose only field the value is, when it is `@oneOf`.
    public let oneOfType: InputObjectType?
    /// The fragment's own variable it refers to; nil when it is the operation's.
    public let fragmentVariable: VariableDefinition?
}

/// An operation or a fragment with what was collected on the walk through it.
struct DefinitionFacts: Sendable {
    /// The numbers of the fragments it spreads.
    var spreads: [Int32] = []
    var usages: [VariableUsage] = []
}

/// An operation with everything that the fragments it reaches use.
public struct OperationClosure: Sendable {
    /// The operation.
    public let operation: OperationDefinition
    /// The numbers of the fragments it reaches, in the order they are met.
    public let fragments: [Int32]
    /// Where it and its fragments use variables of the operation.
    public let usages: [VariableUsage]
}
