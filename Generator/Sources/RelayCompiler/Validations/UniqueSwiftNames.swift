import GraphQLLanguage
import GraphQLSchema

/// Every operation, fragment, enum and input object that is generated has a Swift type of its
/// own name.
///
/// `fragment hero on Character { … } fragment Hero on Character { … }`:
/// "Fragment `Hero` and fragment `hero` would both become the Swift type `Hero`. Rename one."
///
/// It stands beside the rules because it depends on how the project names things.
enum UniqueSwiftNames {
    /// What is wrong with the names of documents.
    static func check(
        _ documents: [Document],
        schema: Schema,
        options: CodegenOptions
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let mapper = SwiftTypeMapper(schema: schema, options: options)
        var owners: [String: (what: String, name: String, span: SourceSpan)] = [:]
        for type in schema.types where isGenerated(type) {
            let name = mapper.schemaName(type.name)
            owners[name] = ("\(type.kindName) `\(type.name)`", type.name, type.definition.span)
        }
        let names = OperationNames(
            operations: documents.flatMap { $0.operations.compactMap { $0.name?.text } },
            fragments: documents.flatMap { $0.fragments.map(\.name.text) }
        )
        for document in documents {
            for definition in document.definitions {
                guard let (kind, name) = head(definition) else { continue }
                let swiftName =
                    OperationType(rawValue: kind).map { names.name(name.text, $0) }
                    ?? SwiftTypeMapper.definitionName(name.text)
                let what = "\(kind) `\(name)`"
                guard let owner = owners[swiftName] else {
                    owners[swiftName] = (what, name.text, name.span)
                    continue
                }
                // Two operations or two fragments of one name are another rule's business.
                guard owner.name != name.text || !owner.what.hasPrefix(kind) else { continue }
                diagnostics.append(
                    Diagnostic(
                        rule: "UniqueSwiftNames",
                        message: "\(SwiftNames.capitalized(what)) and \(owner.what) would both "
                            + "become the Swift type `\(swiftName)`. Rename one.",
                        span: name.span,
                        related: [.init(message: "The other is defined here.", span: owner.span)]
                    )
                )
            }
        }
        return diagnostics
    }

    private static func isGenerated(_ type: SchemaType) -> Bool {
        switch type {
        case .enum, .inputObject: type.definition.origin != .builtIn
        default: false
        }
    }

    private static func head(_ definition: Definition) -> (kind: String, name: Name)? {
        switch definition {
        case .operation(let operation):
            operation.name.map { (operation.operation.rawValue, $0) }
        case .fragment(let fragment): ("fragment", fragment.name)
        default: nil
        }
    }
}
