public import GraphQLLanguage

/// Executable documents must contain only operations and fragments.
///
/// `type User { id: ID }` next to a query: "The definition of `User` is not executable."
///
/// See https://spec.graphql.org/September2025/#sec-Executable-Definitions
public struct ExecutableDefinitionsRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports type-system definitions.
    public mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for definition in document.definitions where !definition.isExecutable {
                let subject = definition.typeSystemName.map { "of `\($0.text)`" } ?? "of a schema"
                report(
                    "The definition \(subject) is not executable. Move it to a schema file.",
                    at: definition.typeSystemName?.span ?? definition.span,
                    &context
                )
            }
        }
    }
}

extension Definition {
    /// The name of the type or directive that is defined or extended.
    var typeSystemName: Name? {
        switch self {
        case .type(let node): node.name
        case .typeExtension(let node): node.definition.name
        case .directive(let node): node.name
        case .directiveExtension(let node): node.name
        case .schema, .schemaExtension, .operation, .fragment: nil
        }
    }
}
