import GraphQLLanguage
import GraphQLSchema

extension EditedProject {
    /// Returns the name of the property for spreads of a fragment without an alias.
    package func spreadProperty(_ fragment: String) -> String {
        SwiftNames.property(SwiftNames.uncapitalized(fragment))
    }

    /// Returns the label of the argument for a variable, as it is written in code.
    package func label(_ variable: String) -> String {
        SwiftNames.escapedArgumentLabel(property(variable))
    }

    /// Returns the names that the type of a selection with a response name may have, before names that
    /// clash are changed.
    package func selectionTypes(_ responseName: String) -> Set<String> {
        let property = property(responseName)
        return Set(
            [responseName, property].flatMap { name in
                [SwiftNames.type(name, isList: false), SwiftNames.type(name, isList: true)]
            }
        )
    }

    /// Returns whether a Swift name is one of some names, or one of them that was changed because of a
    /// clash: `Story_` and `Story2` for `Story`.
    package static func isName(_ name: String, among names: Set<String>) -> Bool {
        names.contains(name) || names.contains(String(SwiftNames.stem(name)))
    }

    /// The names in the documents of the project from which properties and nested types are generated.
    package var selectionNames: SelectionNames {
        var names = SelectionNames()
        for file in files {
            for entry in file.parsed.definitions { names.add(entry.definition) }
        }
        return names
    }
}

/// The names in documents from which properties and nested types are generated.
package struct SelectionNames: Sendable {
    /// The names of fields in responses.
    package private(set) var responses: Set<String> = []
    /// The aliases of spreads and inline fragments.
    package private(set) var aliases: Set<String> = []
    /// The names of arguments and variables.
    package private(set) var arguments: Set<String> = []

    /// Returns whether a name is one of them.
    package func contains(_ name: String) -> Bool {
        responses.contains(name) || aliases.contains(name) || arguments.contains(name)
    }

    fileprivate mutating func add(_ definition: Definition) {
        switch definition {
        case .operation(let operation):
            arguments.formUnion(operation.variableDefinitions.map(\.variable.name.text))
            add(operation.selectionSet)
        case .fragment(let fragment):
            arguments.formUnion(fragment.variableDefinitions.map(\.variable.name.text))
            add(fragment.selectionSet)
        default: break
        }
    }

    private mutating func add(_ set: SelectionSet) {
        for selection in set.selections {
            if let alias = selection.directives.first(.alias)?.string("as") {
                aliases.insert(alias)
            }
            switch selection {
            case .field(let field):
                responses.insert(field.responseName.text)
                arguments.formUnion(field.arguments.map(\.name.text))
                if let set = field.selectionSet { add(set) }
            case .inlineFragment(let fragment): add(fragment.selectionSet)
            case .fragmentSpread(let spread): arguments.formUnion(spread.arguments.map(\.name.text))
            }
        }
    }
}
