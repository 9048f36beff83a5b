import GraphQLLanguage
import GraphQLSchema

/// A generated file.
public struct GeneratedFile: Equatable, Sendable {
    /// The name, without a folder.
    public var name: String
    /// Its text.
    public var text: String
    /// The SHA-256 digest of the text, in hexadecimal digits.
    public var digest: String
}

/// Creates the files of a program: one for each definition, and one for each enum and input object
/// type that definitions use.
struct ArtifactBuilder: Sendable {
    private let programs: Programs
    private let passes: CompilerPasses
    private let options: CodegenOptions
    private let mapper: SwiftTypeMapper

    /// Creates a builder.
    ///
    /// If the program is only a part, `names` contains the names of all definitions.
    init(programs: Programs, options: CodegenOptions, names: DefinitionNames? = nil) {
        self.programs = programs
        passes = CompilerPasses(schema: programs.source.schema)
        self.options = options
        mapper = SwiftTypeMapper(schema: programs.source.schema, options: options) { reserved in
            names
                ?? DefinitionNames(
                    operations: programs.source.operations.map { ($0.name, $0.kind) },
                    fragments: programs.source.fragments.map(\.name),
                    reserved: reserved
                )
        }
    }

    /// The Swift names of definitions.
    var names: DefinitionNames { mapper.names }

    /// The schema of the program.
    var schema: Schema { programs.source.schema }

    /// Returns the artifacts of definitions.
    ///
    /// - Parameters:
    ///   - definitions: The definitions.
    ///   - persistedIDs: The ids of persisted operations by name; nil when none is persisted.
    /// - Returns: One artifact for each definition, in their order.
    func definitions(
        _ definitions: [CompiledDefinition],
        persistedIDs: [String: String]?
    ) -> [DefinitionArtifact] {
        let codegen = DefinitionCodegen(
            access: options.accessLevel,
            mapper: mapper,
            isHashable: options.isHashable,
            sharesStorage: options.hasMemberwiseInitializers
        )
        return Parallel.map(definitions) { definition in
            var definition = definition
            if let persistedIDs, case .operation(var operation) = definition.kind {
                operation.id = persistedIDs[definition.name]
                operation.sendsText = options.keepsPersistedText
                definition.kind = .operation(operation)
            }
            let stem = fileStem(definition)
            let leaves = definition.leafTypes
            let declaration = codegen.declaration(definition)
            let text = print([.type(declaration)], of: definition, stem, "graphql", leaves)
            var parts = [ArtifactPart(kind: "graphql", text: text)]
            let initializers = MemberwiseInitializers.extensions(of: declaration)
            if options.hasMemberwiseInitializers, !initializers.isEmpty {
                let text = print(
                    initializers,
                    of: definition,
                    stem,
                    "memberwise",
                    leaves.filter { name in
                        MemberwiseInitializers.mentions(mapper.leaf(name), initializers)
                    },
                    importsRuntime: MemberwiseInitializers.mentionRuntime(initializers)
                )
                parts.append(.init(kind: "memberwise", text: text))
            }
            return DefinitionArtifact(
                definition: definition,
                stem: stem,
                parts: parts,
                leafTypes: leaves
            )
        }
    }

    /// Returns the artifacts of the enums and input object types that definitions use, by name.
    ///
    /// - Parameters:
    ///   - definitions: The definitions.
    ///   - known: Definitions compiled earlier with the same schema, by name.
    /// - Returns: The artifacts.
    func types(
        usedBy definitions: [DefinitionArtifact],
        known: [String: TypeArtifact] = [:]
    ) -> [TypeArtifact] {
        Parallel.map(usedTypes(definitions)) { type in
            if let artifact = known[type.name] { return artifact }
            let declaration: SwiftTypeDeclaration
            var leaves: Set<String> = []
            switch type {
            case .inputObject(let object):
                let codegen = InputObjectCodegen(access: options.accessLevel, mapper: mapper)
                declaration = codegen.declaration(object)
                leaves = Set(object.fields.map(\.type.name))
            case .enum(let type):
                let codegen = EnumCodegen(
                    access: options.accessLevel,
                    mapper: mapper,
                    naming: options.naming
                )
                declaration = codegen.declaration(type)
            default:
                preconditionFailure("Only enums and input object types have files.")
            }
            let text = print(
                [.type(declaration)],
                name: "\(type.name).schema",
                digest: SHA256.hexadecimal(Self.rendition(of: type).utf8),
                origin: "the schema",
                scalars: leaves
            )
            return TypeArtifact(name: type.name, file: .init(kind: "schema", text: text))
        }
    }

    /// Returns the first part of a file's name: the definition's own name, unless another
    /// definition has the same.
    private func fileStem(_ definition: CompiledDefinition) -> String {
        let plainName = DefinitionNames.plain(definition.name)
        return definition.swiftName == plainName ? definition.name : definition.swiftName
    }

    /// Prints a file of a definition.
    private func print(
        _ declarations: [SwiftDeclaration],
        of definition: CompiledDefinition,
        _ stem: String,
        _ kind: String,
        _ scalars: Set<String>,
        importsRuntime: Bool = true
    ) -> String {
        print(
            declarations,
            name: "\(stem).\(kind)",
            digest: SHA256.hexadecimal(definition.source.span.text.utf8),
            origin: options.pathInHeaders(definition.source.span.source.path),
            scalars: scalars,
            importsRuntime: importsRuntime
        )
    }

    private func print(
        _ declarations: [SwiftDeclaration],
        name: String,
        digest: String,
        origin: String,
        scalars: Set<String>,
        importsRuntime: Bool = true
    ) -> String {
        SwiftPrinter.print(
            SwiftFile(
                header: [
                    "\(ArtifactWriter.marker) \(name) sha256:\(digest)",
                    "Made by relay-generator from \(origin). Do not edit.",
                ],
                importAccess: options.accessLevel,
                importsRuntime: importsRuntime,
                imports: Set(scalars.compactMap { options.customScalarModules[$0] }).sorted(),
                declarations: declarations
            )
        )
    }

    // MARK: - Definitions

    /// Returns the definitions with all data for their files: operations, then fragments.
    ///
    /// - Parameter isWanted: Whether the definition with this source is needed.
    /// - Returns: The definitions.
    func compiledDefinitions(
        where isWanted: (DefinitionSource) -> Bool = { _ in true }
    ) -> [CompiledDefinition] {
        let texts = OperationText(programs.operationText)
        let wantedOperations = programs.source.operations.filter { isWanted($0.source) }
        let operations = Parallel.map(wantedOperations) { operation in
            let text = programs.operationText.operation(named: operation.name)
                .map { texts.text(of: $0) }
            let normalization = passes.normalization(of: operation, in: programs)
            let used = Set((text?.variables ?? []).map(\.variable.name.text))
                .union(StoreVariables.used(in: normalization))
            return CompiledDefinition(
                kind: .operation(
                    CompiledOperation(
                        kind: operation.kind,
                        text: text?.text ?? "",
                        variables: operation.variables,
                        sentVariables: operation.variables.filter {
                            used.contains($0.variable.name.text)
                        },
                        normalization: normalization
                    )
                ),
                name: operation.name,
                swiftName: names.operation(operation.name),
                type: operation.type,
                reader: passes.reader(of: operation, in: programs),
                marks: operation.marks,
                source: operation.source
            )
        }
        let wantedFragments = programs.source.fragments.filter { isWanted($0.source) }
        let fragments = Parallel.map(wantedFragments) { fragment in
            CompiledDefinition(
                kind: .fragment(fragment.variables),
                name: fragment.name,
                swiftName: names.fragment(fragment.name),
                type: fragment.type,
                reader: passes.reader(of: fragment, in: programs),
                marks: fragment.marks,
                source: fragment.source
            )
        }
        return operations + fragments
    }

    // MARK: - Types of the schema

    /// Returns the enums and input object types that definitions use, sorted by name.
    private func usedTypes(_ definitions: [DefinitionArtifact]) -> [SchemaType] {
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
            definition.leafTypes.forEach(use)
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Returns a type as text, for its hash.
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
