import GraphQLLanguage
import GraphQLSchema

/// A file to be written.
public struct GeneratedFile: Equatable, Sendable {
    /// Its name, without a folder.
    public var name: String
    /// What is in it.
    public var text: String
}

/// Makes the files of a program: one for each definition, and one for each enum and input object
/// type that definitions use.
struct ArtifactBuilder {
    private let programs: Programs
    private let passes: CompilerPasses
    private let options: CodegenOptions
    private let mapper: SwiftTypeMapper

    init(programs: Programs, options: CodegenOptions) {
        self.programs = programs
        passes = CompilerPasses(schema: programs.source.schema)
        self.options = options
        mapper = SwiftTypeMapper(
            schema: programs.source.schema,
            customScalarTypes: options.customScalarTypes
        )
    }

    /// The files, by name.
    func files() -> [GeneratedFile] {
        let definitions = compiledDefinitions()
        let codegen = DefinitionCodegen(access: options.accessLevel, mapper: mapper)
        var names = FileNames()
        var files = definitions.map { definition in
            GeneratedFile(
                name: names.allocate(
                    fileStem(definition),
                    "graphql"
                ),
                text: print(
                    codegen.declaration(definition),
                    name: "\(fileStem(definition)).graphql",
                    digest: SHA256.hexadecimal(definition.source.span.text.utf8),
                    origin: options.pathInHeaders(definition.source.span.source.path)
                )
            )
        }
        for type in usedTypes(definitions) {
            let declaration: SwiftTypeDeclaration
            switch type {
            case .enum(let type):
                declaration = EnumCodegen(access: options.accessLevel, mapper: mapper).declaration(
                    type
                )
            case .inputObject(let type):
                let codegen = InputObjectCodegen(access: options.accessLevel, mapper: mapper)
                declaration = codegen.declaration(type)
            default:
                continue
            }
            files.append(
                GeneratedFile(
                    name: names.allocate(type.name, "schema"),
                    text: print(
                        declaration,
                        name: "\(type.name).schema",
                        digest: SHA256.hexadecimal(Self.rendition(of: type).utf8),
                        origin: "the schema"
                    )
                )
            )
        }
        return files.sorted { $0.name < $1.name }
    }

    /// The first part of a file's name: the definition's own, but where another has it as well.
    private func fileStem(_ definition: CompiledDefinition) -> String {
        let plainName = SwiftTypeMapper.definitionName(definition.name)
        return definition.swiftName == plainName ? definition.name : definition.swiftName
    }

    private func print(
        _ declaration: SwiftTypeDeclaration,
        name: String,
        digest: String,
        origin: String
    ) -> String {
        SwiftPrinter.print(
            SwiftFile(
                header: [
                    "\(ArtifactWriter.marker) \(name) sha256:\(digest)",
                    "Made by relay-generator from \(origin). Do not edit.",
                ],
                importAccess: options.accessLevel,
                declarations: [.type(declaration)]
            )
        )
    }

    // MARK: - Definitions

    private func compiledDefinitions() -> [CompiledDefinition] {
        let texts = OperationText(programs.operationText)
        let names = OperationNames(
            operations: programs.source.operations.map(\.name),
            fragments: programs.source.fragments.map(\.name)
        )
        let operations = programs.source.operations.map { operation in
            let text = programs.operationText.operation(named: operation.name)
                .map { texts.text(of: $0) }
            return CompiledDefinition(
                kind: .operation(
                    CompiledOperation(
                        kind: operation.kind,
                        text: text?.text ?? "",
                        variables: operation.variables,
                        sentVariables: text?.variables ?? [],
                        normalization: passes.normalization(of: operation, in: programs)
                    )
                ),
                name: operation.name,
                swiftName: names.name(operation.name, operation.kind),
                type: operation.type,
                reader: passes.reader(of: operation, in: programs),
                source: operation.source
            )
        }
        let fragments = programs.source.fragments.map { fragment in
            CompiledDefinition(
                kind: .fragment(fragment.variables),
                name: fragment.name,
                swiftName: SwiftTypeMapper.definitionName(fragment.name),
                type: fragment.type,
                reader: passes.reader(of: fragment, in: programs),
                source: fragment.source
            )
        }
        return operations + fragments
    }

    // MARK: - Types of the schema

    /// The enums and input object types that definitions use, by name.
    private func usedTypes(_ definitions: [CompiledDefinition]) -> [SchemaType] {
        var found: [String: SchemaType] = [:]
        func use(_ name: String) {
            guard found[name] == nil, let type = programs.source.schema.type(named: name) else {
                return
            }
            switch type {
            case .enum:
                found[name] = type
            case .inputObject(let object):
                found[name] = type
                object.fields.forEach { use($0.type.name) }
            default:
                break
            }
        }
        for definition in definitions {
            definition.reader.leafTypes.forEach(use)
            if case .operation(let operation) = definition.kind {
                operation.variables.forEach { use($0.type.namedType.name.text) }
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// A type as text, for its hash.
    private static func rendition(of type: SchemaType) -> String {
        switch type {
        case .enum(let type):
            "enum \(type.name) { \(type.values.names.joined(separator: " ")) }"
        case .inputObject(let type):
            "input \(type.name) { "
                + type.fields.map { field in
                    let value = field.defaultValue.map { " = \(GraphQLText.value($0))" } ?? ""
                    return "\(field.name): \(field.type)\(value)"
                }.joined(separator: " ") + " }"
        default: type.name
        }
    }
}

/// What the project says about generated code.
struct CodegenOptions: Sendable {
    var accessLevel = AccessLevel.internal
    var customScalarTypes: [String: String] = [:]
    /// How headers call a source, by its path.
    var pathsInHeaders: [String: String] = [:]

    func pathInHeaders(_ path: String) -> String {
        pathsInHeaders[path] ?? path
    }
}

/// Names of files, different even where case makes no difference.
private struct FileNames {
    private var taken: Set<String> = []

    mutating func allocate(_ name: String, _ kind: String) -> String {
        var candidate = "\(name).\(kind).swift"
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(name)-\(number).\(kind).swift"
            number += 1
        }
        return candidate
    }
}

extension ReaderSelections {
    /// The names of the scalars and enums in it.
    fileprivate var leafTypes: [String] {
        switch self {
        case .items(let items): items.flatMap(\.leafTypes)
        case .variants(let variants, let others):
            variants.flatMap { $0.items.flatMap(\.leafTypes) } + others.flatMap(\.leafTypes)
        }
    }
}

extension ReaderItem {
    fileprivate var leafTypes: [String] {
        switch kind {
        case .scalar(let field): [field.type.name]
        case .linked(_, let selections): selections.leafTypes
        case .refinement(_, _, let selections): selections.leafTypes
        case .fragment: []
        }
    }
}
