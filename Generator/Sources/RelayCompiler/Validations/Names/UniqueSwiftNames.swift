import GraphQLLanguage
import GraphQLSchema

/// The Swift types of operations, fragments, enums and input objects must have unique names.
///
/// `fragment hero on Character { … } fragment Hero on Character { … }`:
/// "Fragment `Hero` and fragment `hero` would both become the Swift type `Hero`. Rename one."
///
/// Definitions of different kinds get different names, see `DefinitionNames`.
///
/// It is separate from the rules because it depends on how the project names things.
enum UniqueSwiftNames {
    /// Returns the clashes of Swift names in documents.
    static func check(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let definitions = documents.flatMap(\.definitions).compactMap(head)
        let mapper = SwiftTypeMapper(documents, schema: schema, options: options)
        var owners: [String: Owner] = [:]
        for (kind, name) in definitions {
            let swiftName =
                kind == nil
                ? mapper.names.fragment(name.text) : mapper.names.operation(name.text)
            let this = Owner(kind: kind?.rawValue ?? "fragment", name: name.text, span: name.span)
            guard
                let owner = owners[swiftName]
                    ?? mapper.schemaType(named: swiftName).map({ Owner($0) })
            else {
                owners[swiftName] = this
                continue
            }
            // Another rule reports two operations or two fragments with the same name.
            guard owner.name != this.name || owner.kind != this.kind else { continue }
            diagnostics.append(
                Diagnostic(
                    rule: "UniqueSwiftNames",
                    message: "\(SwiftNames.capitalized(this.title)) and \(owner.title) would both "
                        + "become the Swift type `\(swiftName)`. Rename one.",
                    span: name.span,
                    related: [.init(message: "The other is defined here.", span: owner.span)]
                )
            )
        }
        return diagnostics
    }

    /// A definition whose Swift type has a name.
    fileprivate struct Owner {
        let kind: String
        let name: String
        let span: SourceSpan

        /// Its name in messages.
        var title: String { "\(kind) `\(name)`" }
    }

    /// Returns the name of a definition that has one, with its kind if it is an operation.
    private static func head(_ definition: Definition) -> (kind: OperationType?, name: Name)? {
        switch definition {
        case .operation(let operation): operation.name.map { (operation.operation, $0) }
        case .fragment(let fragment): (nil, fragment.name)
        default: nil
        }
    }
}

extension UniqueSwiftNames.Owner {
    fileprivate init(_ type: SchemaType) {
        self.init(kind: type.kindName, name: type.name, span: type.definition.span)
    }
}
