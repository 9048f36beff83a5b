public import GraphQLLanguage

/// The state of the walk that rules can use, and their findings.
public struct ValidationContext: Sendable {
    /// The schema of the documents.
    public let schema: Schema
    /// The findings so far.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The fragments of all documents by name; the last one, if a name is repeated.
    public let fragments: [String: FragmentDefinition]

    /// The directives that the documents themselves define, by name.
    ///
    /// Such definitions are errors, but they are used to check the directives.
    private let definedDirectives: [String: SchemaDirective]
    /// The variables of fragments that have any, by the names of the fragments.
    private let fragmentVariables: [String: NamedList<InputValue>]

    /// The type of the current selection set; `nil` outside of selection sets, and if the type is
    /// unknown or has no fields.
    public internal(set) var parentType: SchemaType?
    /// The definition of the innermost field; `nil` outside of fields, and if it is unknown.
    public internal(set) var fieldDefinition: OutputField?
    /// The type of the innermost selection, even if it is not a composite type.
    public internal(set) var type: SchemaType?
    /// The current operation; `nil` in fragments.
    public internal(set) var operation: OperationDefinition?
    /// The current fragment; `nil` in operations.
    public internal(set) var fragment: FragmentDefinition?
    /// Whether the current definition is not executable.
    public internal(set) var isInTypeSystem = false

    /// Finds suggestions for misspelt names.
    public internal(set) var suggestions = SuggestionSearch()

    /// The numbers of fragments by name, starting at 0.
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

    /// Returns the type with this name if the schema contains it.
    ///
    /// Built-in scalars count only if the schema uses them.
    public func type(named name: String) -> SchemaType? {
        schema.isKnown(name) ? schema.type(named: name) : nil
    }

    /// Returns the directive with this name.
    ///
    /// Definitions in the documents take precedence over those in the schema.
    func directive(named name: String) -> SchemaDirective? {
        definedDirectives[name] ?? schema.directive(named: name)
    }

    /// Returns the variables of a fragment, which spreads provide as arguments, or `nil` if it has
    /// none.
    func variables(ofFragment name: String) -> NamedList<InputValue>? { fragmentVariables[name] }

    /// Returns a variable's type if it is an input type.
    public func inputType(_ node: TypeNode) -> TypeReference? {
        guard let type = type(named: node.namedType.name.text), type.isInput else { return nil }
        return TypeReference(node)
    }

    /// Returns the type if it is an input type.
    func inputType(_ type: TypeReference) -> TypeReference? {
        self.type(named: type.name)?.isInput == true ? type : nil
    }

    /// Whether there are so many findings that more would not help the user.
    var isFull: Bool { diagnostics.count >= maximumDiagnostics }

    mutating func report(_ diagnostic: Diagnostic) {
        guard !isFull else { return }
        diagnostics.append(diagnostic)
    }
}

/// A use of a variable.
public struct VariableUsage: Sendable {
    /// The variable.
    public let variable: Variable
    /// The type that is expected at the position; `nil` if it is unknown.
    public let type: TypeReference?
    /// Whether the position has a default value.
    public let hasDefault: Bool
    /// The `@oneOf` input object that contains the value as its only field.
    public let oneOfType: InputObjectType?
    /// The fragment variable that it refers to; `nil` if it refers to a variable of the operation.
    public let fragmentVariable: VariableDefinition?
}

/// The facts that the walk collects about an operation or a fragment.
struct DefinitionFacts: Sendable {
    /// The numbers of the fragments that it spreads.
    var spreads: [Int32] = []
    var usages: [VariableUsage] = []
}

/// An operation with the variables that it and its fragments use.
public struct OperationClosure: Sendable {
    /// The operation.
    public let operation: OperationDefinition
    /// The numbers of the fragments that it uses, in the order in which they are first reached.
    public let fragments: [Int32]
    /// The uses of the operation's variables, in the operation and in its fragments.
    public let usages: [VariableUsage]
}
