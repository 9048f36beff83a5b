package import GraphQLLanguage

/// Walks all documents once, and calls each rule at each node with the types at that position.
struct ValidationWalker {
    var context: ValidationContext
    private let documents: [Document]
    private var rules: [any ValidationRule]
    private var operations: [(node: OperationDefinition, facts: DefinitionFacts)] = []
    private var fragmentFacts: [DefinitionFacts]
    private var facts = DefinitionFacts()
    /// The fragment variables that are in scope.
    private var fragmentVariables: [String: VariableDefinition] = [:]
    /// How many spreads may be followed before the documents are rejected.
    private let maximumSteps = 100_000_000

    init(documents: [Document], schema: Schema, rules: [any ValidationRule.Type]) {
        self.documents = documents
        self.rules = rules.map { $0.init() }
        var fragments: [String: FragmentDefinition] = [:]
        var directives: [String: DirectiveDefinition] = [:]
        for definition in documents.lazy.flatMap(\.definitions) {
            switch definition {
            case .fragment(let node): fragments[node.name.text] = node
            case .directive(let node): directives[node.name.text] = node
            default: continue
            }
        }
        context = ValidationContext(
            schema: schema,
            fragments: fragments,
            definedDirectives: directives
        )
        fragmentFacts = Array(repeating: DefinitionFacts(), count: fragments.count)
    }

    mutating func walk() {
        let documents = documents
        each { $0.begin(documents, &$1) }
        for document in documents {
            for definition in document.definitions where !context.isFull {
                switch definition {
                case .operation(let operation): walk(operation)
                case .fragment(let fragment): walk(fragment)
                default: walk(typeSystem: definition)
                }
            }
        }
        checkOperations()
        each { $0.finish(documents, &$1) }
    }

    @inline(__always)
    mutating func each(
        _ body: (inout any ValidationRule, inout ValidationContext) -> Void
    ) {
        for index in rules.indices {
            body(&rules[index], &context)
        }
    }

    // MARK: - Definitions

    private mutating func walk(_ operation: OperationDefinition) {
        facts = DefinitionFacts()
        context.operation = operation
        context.type = context.schema.rootType(for: operation.operation).map(SchemaType.object)
        each { $0.enter(operation, &$1) }
        walk(variables: operation.variableDefinitions, at: .variableDefinition)
        walk(operation.directives, at: DirectiveLocation(operation.operation))
        walk(operation.selectionSet)
        context.operation = nil
        context.type = nil
        operations.append((operation, facts))
    }

    private mutating func walk(_ fragment: FragmentDefinition) {
        facts = DefinitionFacts()
        for variable in fragment.variableDefinitions {
            fragmentVariables[variable.variable.name.text] = variable
        }
        context.fragment = fragment
        let type = context.type(named: fragment.typeCondition.name.text)
        context.type = type?.isOutput == true ? type : nil
        each { $0.enter(fragment, &$1) }
        walk(variables: fragment.variableDefinitions, at: .fragmentVariableDefinition)
        each { $0.enter(fragment.typeCondition, &$1) }
        walk(fragment.directives, at: .fragmentDefinition)
        walk(fragment.selectionSet)
        let usages = facts.usages.filter { $0.fragmentVariable != nil }
        if !usages.isEmpty {
            each { $0.check(fragmentUsages: usages, &$1) }
        }
        context.fragment = nil
        context.type = nil
        fragmentVariables.removeAll()
        if let number = context.fragmentNumbers[fragment.name.text] {
            fragmentFacts[Int(number)] = facts
        }
    }

    private mutating func walk(
        variables: [VariableDefinition],
        at location: DirectiveLocation
    ) {
        guard !variables.isEmpty else { return }
        each { $0.enter(variables: variables, &$1) }
        for variable in variables where !context.isFull {
            each { $0.enter(variable, &$1) }
            let namedType = variable.type.namedType
            each { $0.enter(namedType, &$1) }
            if let value = variable.defaultValue {
                walk(value, expecting: context.inputType(variable.type), hasDefault: false)
            }
            walk(variable.directives, at: location)
        }
    }

    // MARK: - Selections

    private mutating func walk(_ selectionSet: SelectionSet) {
        let outer = context.parentType
        context.parentType = context.type?.isComposite == true ? context.type : nil
        each { $0.enter(selectionSet, &$1) }
        for selection in selectionSet.selections where !context.isFull {
            switch selection {
            case .field(let field): walk(field)
            case .fragmentSpread(let spread): walk(spread)
            case .inlineFragment(let inlineFragment): walk(inlineFragment)
            }
        }
        each { $0.leave(selectionSet, &$1) }
        context.parentType = outer
    }

    private mutating func walk(_ field: Field) {
        let (outerField, outerType) = (context.fieldDefinition, context.type)
        let definition = context.parentType.flatMap {
            context.schema.field(named: field.name.text, on: $0)
        }
        context.fieldDefinition = definition
        let type = definition.flatMap { context.schema.namedType(of: $0.type) }
        context.type = type?.isOutput == true ? type : nil
        each { $0.enter(field, &$1) }
        walk(field.arguments, of: .field(field, definition), definition?.arguments)
        walk(field.directives, at: .field)
        if let selectionSet = field.selectionSet {
            walk(selectionSet)
        }
        each { $0.leave(field, &$1) }
        context.fieldDefinition = outerField
        context.type = outerType
    }

    private mutating func walk(_ spread: FragmentSpread) {
        if let number = context.fragmentNumbers[spread.name.text] {
            facts.spreads.append(number)
        }
        each { $0.enter(spread, &$1) }
        if !spread.arguments.isEmpty {
            walkArguments(of: spread)
        }
        walk(spread.directives, at: .fragmentSpread)
    }

    private mutating func walk(_ inlineFragment: InlineFragment) {
        let outerType = context.type
        if let condition = inlineFragment.typeCondition {
            let type = context.type(named: condition.name.text)
            context.type = type?.isOutput == true ? type : nil
        }
        each { $0.enter(inlineFragment, &$1) }
        if let condition = inlineFragment.typeCondition {
            each { $0.enter(condition, &$1) }
        }
        walk(inlineFragment.directives, at: .inlineFragment)
        walk(inlineFragment.selectionSet)
        each { $0.leave(inlineFragment, &$1) }
        context.type = outerType
    }

    // MARK: - Directives and arguments

    mutating func walk(_ directives: [Directive], at location: DirectiveLocation) {
        guard !directives.isEmpty else { return }
        each { $0.enter(directives: directives, at: location, &$1) }
        for directive in directives where !context.isFull {
            each { $0.enter(directive, at: location, &$1) }
            let definition = context.schema.directive(named: directive.name.text)
            walk(
                directive.arguments,
                of: .directive(directive, definition),
                definition?.arguments ?? context.fieldDefinition?.arguments
            )
        }
    }

    private mutating func walk(
        _ arguments: [Argument],
        of owner: ArgumentOwner,
        _ definitions: NamedList<InputValue>?
    ) {
        guard !arguments.isEmpty else { return }
        each { $0.enter(arguments: arguments, of: owner, &$1) }
        for argument in arguments where !context.isFull {
            let definition = definitions?[argument.name.text]
            let isInput =
                definition.flatMap { context.schema.namedType(of: $0.type) }?.isInput ?? false
            walk(
                argument.value,
                expecting: isInput ? definition?.type : nil,
                hasDefault: definition?.defaultValue != nil
            )
        }
    }

    private mutating func walkArguments(of spread: FragmentSpread) {
        let fragment = context.fragments[spread.name.text]
        each { $0.enter(arguments: spread.arguments, of: .spread(spread, fragment), &$1) }
        let variables = context.variables(ofFragment: spread.name.text)
        for argument in spread.arguments where !context.isFull {
            let definition = variables?[argument.name.text]
            walk(
                argument.value,
                expecting: definition.flatMap { context.inputType($0.type) },
                hasDefault: definition?.defaultValue != nil
            )
        }
    }

    mutating func walk(
        _ value: Value,
        expecting type: TypeReference?,
        hasDefault: Bool
    ) {
        each { $0.enter(value, expecting: type, &$1) }
        collectUsages(in: value, type, hasDefault: hasDefault, oneOfType: nil)
    }

    private mutating func collectUsages(
        in value: Value,
        _ type: TypeReference?,
        hasDefault: Bool,
        oneOfType: InputObjectType?
    ) {
        switch value {
        case .variable(let variable):
            facts.usages.append(
                VariableUsage(
                    variable: variable,
                    type: type,
                    hasDefault: hasDefault,
                    oneOfType: oneOfType,
                    fragmentVariable: fragmentVariables[variable.name.text]
                )
            )
        case .list(let list):
            let elementType = type?.elementType ?? type?.nullable
            for element in list.values {
                collectUsages(in: element, elementType, hasDefault: false, oneOfType: nil)
            }
        case .object(let object):
            var inputObject: InputObjectType?
            if let type, case .inputObject(let found)? = context.schema.namedType(of: type) {
                inputObject = found
            }
            for field in object.fields {
                let definition = inputObject?.fields[field.name.text]
                collectUsages(
                    in: field.value,
                    definition?.type,
                    hasDefault: definition?.defaultValue != nil,
                    oneOfType: inputObject?.isOneOf == true ? inputObject : nil
                )
            }
        default: break
        }
    }

    // MARK: - Operations with all their fragments

    private mutating func checkOperations() {
        var steps = 0
        var reachedBy = Array(repeating: -1, count: fragmentFacts.count)
        for (index, (operation, own)) in operations.enumerated() where !context.isFull {
            var fragments: [Int32] = []
            var usages = own.usages
            var pending = own.spreads
            var next = 0
            while true {
                for fragment in pending where reachedBy[Int(fragment)] != index {
                    reachedBy[Int(fragment)] = index
                    fragments.append(fragment)
                }
                steps += pending.count + 1
                guard next < fragments.count else { break }
                let facts = fragmentFacts[Int(fragments[next])]
                next += 1
                for usage in facts.usages where usage.fragmentVariable == nil {
                    usages.append(usage)
                }
                steps += facts.usages.count * 10
                pending = facts.spreads
            }
            if steps > maximumSteps {
                context.report(.tooComplex(at: operation.span))
                return
            }
            let closure = OperationClosure(
                operation: operation,
                fragments: fragments,
                usages: usages
            )
            each { $0.check(closure, &$1) }
        }
    }
}

extension Diagnostic {
    /// Returns the error for documents that would take too long to check.
    static func tooComplex(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            rule: "ComplexityLimit",
            message: "The fragments spread each other too often to be checked in reasonable time. "
                + "Split the document.",
            span: span
        )
    }
}

extension DirectiveLocation {
    /// The directive location for an operation of this kind.
    package init(_ operation: OperationType) {
        switch operation {
        case .query: self = .query
        case .mutation: self = .mutation
        case .subscription: self = .subscription
        }
    }
}
