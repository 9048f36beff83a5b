import GraphQLLanguage
import GraphQLSchema

/// Converts fragment variables that have a provider to variables of operations.
///
/// ```graphql
/// fragment F($isBig: Boolean! @provider(name: "ScreenProvider")) on T { big @include(if: $isBig) }
/// query Q { …F }
/// ```
/// becomes
/// ```graphql
/// fragment F on T { big @include(if: $__relay_internal__pv__ScreenProvider) }
/// query Q($__relay_internal__pv__ScreenProvider: Boolean!) { …F }
/// ```
///
/// Follows Relay's `provided_variable_fragment_transform`. It runs before validation, so that the
/// same rules apply to all variables.
struct ProvidedVariables {
    /// The prefix of the names of provided variables.
    static let prefix = "__relay_internal__pv__"

    private static let rule = "ProvidedVariablesRule"

    /// The provided variables of each fragment, by their names in the fragment.
    private var provided: [String: [String: VariableDefinition]] = [:]
    /// The first variable of each provider.
    private var first: [String: VariableDefinition] = [:]
    /// The fragments that each fragment spreads.
    private var spreads: [String: [String]] = [:]
    private var diagnostics: [Diagnostic] = []

    /// Returns the documents with provided variables, and the errors in them.
    static func resolve(_ documents: [Document]) -> ([Document], [Diagnostic]) {
        var pass = ProvidedVariables()
        for document in documents {
            for fragment in document.fragments { pass.collect(fragment) }
        }
        guard !pass.provided.isEmpty else { return (documents, pass.diagnostics) }
        for document in documents {
            for fragment in document.fragments {
                pass.spreads[fragment.name.text] = SpreadNames.all(in: fragment.selectionSet)
            }
        }
        let resolved = documents.map { pass.resolve($0) }
        return (resolved, pass.diagnostics)
    }

    /// Returns the name of a variable's provider, or `nil` if it has none.
    static func provider(of variable: String) -> String? {
        variable.hasPrefix(prefix) ? String(variable.dropFirst(prefix.count)) : nil
    }

    // MARK: - Collecting

    private mutating func collect(_ fragment: FragmentDefinition) {
        guard !fragment.variableDefinitions.isEmpty else { return }
        let used = VariableNames.all(in: fragment.selectionSet)
            .union(VariableNames.all(in: fragment.directives))
        for definition in fragment.variableDefinitions {
            guard let directive = definition.directives.first(.provider),
                let provider = directive.string("name")
            else { continue }
            let name = definition.variable.name.text
            var global = definition
            global.directives.removeAll { $0.isNamed(.provider) }
            if let value = definition.defaultValue {
                report(
                    "`$\(name)` has a provider, so its default would never be used. "
                        + "Remove one of the two.",
                    value.span
                )
            }
            guard SwiftNames.isTypeName(provider), SwiftNames.isTypePath(provider) else {
                report(
                    "`\(provider)` can't be the name of a Swift type. Name a type that is a "
                        + "`VariableProvider`.",
                    directive.span
                )
                provided[fragment.name.text, default: [:]][name] = global
                continue
            }
            // An unused variable is not changed, and is reported as unused.
            guard used.contains(name) else { continue }
            global.variable.name = Name(Self.prefix + provider, span: definition.variable.name.span)
            let other = first[provider, default: global]
            first[provider] = other
            if TypeReference(other.type) != TypeReference(global.type) {
                report(
                    "`\(provider)` provides a `\(other.type)` elsewhere, but a `\(global.type)` "
                        + "here. Use a provider of its own.",
                    definition.span
                )
            }
            provided[fragment.name.text, default: [:]][name] = other
        }
    }

    // MARK: - Resolving

    private mutating func resolve(_ document: Document) -> Document {
        var document = document
        document.definitions = document.definitions.map { definition in
            switch definition {
            case .fragment(var fragment):
                if let variables = provided[fragment.name.text] {
                    fragment.variableDefinitions.removeAll {
                        variables[$0.variable.name.text] != nil
                    }
                    let names = variables.mapValues(\.variable.name.text)
                    let renaming = VariableRenaming(names: names)
                    fragment.directives = renaming.rename(fragment.directives)
                    fragment.selectionSet = renaming.rename(fragment.selectionSet)
                }
                fragment.selectionSet = withoutArguments(fragment.selectionSet)
                return .fragment(fragment)
            case .operation(var operation):
                operation.variableDefinitions += variables(reachedBy: operation.selectionSet)
                operation.selectionSet = withoutArguments(operation.selectionSet)
                return .operation(operation)
            default:
                return definition
            }
        }
        return document
    }

    /// Returns the provided variables of all fragments that selections reach, sorted by name.
    private func variables(reachedBy set: SelectionSet) -> [VariableDefinition] {
        var found: [String: VariableDefinition] = [:]
        var open = SpreadNames.all(in: set)
        var reached = Set(open)
        while let name = open.popLast() {
            for variable in (provided[name] ?? [:]).values {
                found[variable.variable.name.text] = variable
            }
            open += (spreads[name] ?? []).filter { reached.insert($0).inserted }
        }
        return found.values.sorted { $0.variable.name.text < $1.variable.name.text }
    }

    /// Reports and removes arguments for provided variables.
    private mutating func withoutArguments(_ set: SelectionSet) -> SelectionSet {
        var set = set
        set.selections = set.selections.map { selection in
            switch selection {
            case .field(var field):
                field.selectionSet = field.selectionSet.map { withoutArguments($0) }
                return .field(field)
            case .inlineFragment(var fragment):
                fragment.selectionSet = withoutArguments(fragment.selectionSet)
                return .inlineFragment(fragment)
            case .fragmentSpread(var spread):
                guard let variables = provided[spread.name.text] else { return selection }
                for argument in spread.arguments where variables[argument.name.text] != nil {
                    report(
                        "`\(argument.name)` of fragment `\(spread.name)` has a provider, so it "
                            + "can't be passed. Remove it.",
                        argument.span
                    )
                }
                spread.arguments.removeAll { variables[$0.name.text] != nil }
                return .fragmentSpread(spread)
            }
        }
        return set
    }

    private mutating func report(_ message: String, _ span: SourceSpan) {
        diagnostics.append(Diagnostic(rule: Self.rule, message: message, span: span))
    }
}
