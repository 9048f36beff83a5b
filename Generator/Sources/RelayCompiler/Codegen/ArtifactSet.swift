import GraphQLLanguage
import GraphQLSchema

/// A file of an artifact.
struct ArtifactPart: Sendable, Equatable {
    /// The part of the file's name between the stem and `.swift`.
    let kind: String
    /// Its text.
    let text: String
    /// The digest of the text, computed here because this work is distributed among cores.
    let digest: String

    init(kind: String, text: String) {
        self.kind = kind
        self.text = text
        digest = SHA256.hexadecimal(text.utf8)
    }
}

/// The generated files of one definition.
struct DefinitionArtifact: Sendable {
    /// The definition's name.
    var name: String
    /// Whether it is an operation.
    var isOperation: Bool
    /// The first part of the files' names.
    var stem: String
    /// The files.
    var parts: [ArtifactPart]
    /// The names of the scalars, enums and input object types that it uses.
    var leafTypes: Set<String>
    /// The position of the definition.
    var source: DefinitionSource

    init(
        definition: CompiledDefinition,
        stem: String,
        parts: [ArtifactPart],
        leafTypes: Set<String>
    ) {
        name = definition.name
        isOperation = definition.isOperation
        self.stem = stem
        self.parts = parts
        self.leafTypes = leafTypes
        source = definition.source
    }
}

extension GeneratedFile {
    /// Whether it has functions for samples, and belongs into their folder.
    var isSample: Bool { name.hasSuffix(".\(SampleOptions.fileKind).swift") }
}

extension DefinitionArtifact {
    var key: DefinitionEntry.Key { .init(isOperation: isOperation, name: name) }
}

extension CompiledDefinition {
    var key: DefinitionEntry.Key { .init(isOperation: isOperation, name: name) }

    /// The operation as it goes to the server; nil for fragments and for what is never sent: updatable
    /// queries, and those of the app's objects.
    var operationOutput: Compiler.OperationOutput? {
        guard case .operation(let operation) = kind, !marks.isUpdatable, !marks.isNeverSent
        else { return nil }
        return .init(name: name, kind: operation.kind, text: operation.text)
    }
}

/// The generated file of an enum or an input object type.
struct TypeArtifact: Sendable {
    /// The type's name in the schema.
    var name: String
    /// The first part of the file's name.
    var stem: String
    var file: ArtifactPart
}

/// A generated file of one module.
struct ModuleArtifact: Sendable {
    /// The module; `nil` if the project is a single one.
    var module: String?
    var artifact: TypeArtifact
}

/// All artifacts of a project.
struct ArtifactSet: Sendable {
    var definitions: [DefinitionArtifact] = []
    var types: [TypeArtifact] = []
    /// The rules by which data is kept, if they are generated.
    var persistenceRules: TypeArtifact?
    /// The protocols for the functions of derived fields.
    var derivedFields: [ModuleArtifact] = []
    /// The description of the module for other packages, if it has one.
    var description: ModuleDescription?

    /// Returns the artifacts of each module, in the order of the modules.
    ///
    /// - Parameters:
    ///   - modules: The names of the modules.
    ///   - placement: The modules of the definitions.
    ///   - descriptions: The descriptions of modules, by name.
    /// - Returns: A set for each module.
    func parts(
        of modules: [String],
        _ placement: ModulePlacement,
        _ descriptions: [String: ModuleDescription]
    ) -> [ArtifactSet] {
        let groups = Dictionary(grouping: definitions) { placement.module(of: $0.source.span) }
        return modules.map { module in
            let hasTypes = module == placement.graph.schemaTypes
            return ArtifactSet(
                definitions: groups[module] ?? [],
                types: hasTypes ? types : [],
                persistenceRules: hasTypes ? persistenceRules : nil,
                derivedFields: derivedFields.filter { $0.module == module },
                description: descriptions[module]
            )
        }
    }

    /// Returns the files, sorted by name.
    ///
    /// If two names differ only in case, which definition gets which name does not depend on their
    /// order.
    func files() -> [GeneratedFile] {
        var names = FileNames()
        var files: [GeneratedFile] = []
        let sorted = definitions.sorted {
            $0.isOperation != $1.isOperation ? $0.isOperation : $0.name < $1.name
        }
        for definition in sorted {
            for part in definition.parts {
                files.append(names.file(definition.stem, part))
            }
        }
        for type in types.sorted(by: { $0.name < $1.name }) {
            files.append(names.file(type.stem, type.file))
        }
        if let persistenceRules {
            files.append(names.file(persistenceRules.stem, persistenceRules.file))
        }
        for module in derivedFields {
            files.append(names.file(module.artifact.stem, module.artifact.file))
        }
        if let description { files.append(names.file(description.module, description.file)) }
        return files.sorted { $0.name < $1.name }
    }
}

/// Allocates file names that differ even if case is ignored, and that are not too long for a file
/// system.
private struct FileNames {
    /// File systems allow 255 bytes, including those for a temporary name or a number.
    private static let maximumLength = 200

    private var taken: Set<String> = []

    mutating func file(_ stem: String, _ part: ArtifactPart) -> GeneratedFile {
        GeneratedFile(name: allocate(stem, part.kind), text: part.text, digest: part.digest)
    }

    private mutating func allocate(_ name: String, _ kind: String) -> String {
        var name = name
        if name.utf8.count > Self.maximumLength {
            name =
                "\(name.prefix(Self.maximumLength - 17))-\(SHA256.hexadecimal(name.utf8).prefix(16))"
        }
        var candidate = "\(name).\(kind).swift"
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(name)-\(number).\(kind).swift"
            number += 1
        }
        return candidate
    }
}

extension CompiledDefinition {
    /// The names of the scalars, enums and input object types that it uses.
    var leafTypes: Set<String> {
        var names = reader.leafTypes
        if case .operation(let operation) = kind {
            names.formUnion(operation.variables.map(\.type.namedType.name.text))
            if hasRawResponse { names.formUnion(operation.normalization.leafTypes) }
        }
        names.formUnion(refetchVariables.map(\.type.namedType.name.text))
        // No code mentions the type of a filter that is a constant.
        let filters = marks.connections.flatMap(\.filters).filter { !$0.value.variables.isEmpty }
        names.formUnion(filters.map(\.type.name))
        return names
    }

    /// The variables of its refetch query that a refetch can change: all except those for paging.
    var refetchVariables: [VariableDefinition] {
        let paging = marks.connections.flatMap { connection in
            [connection.forward, connection.backward].flatMap { [$0?.count, $0?.cursor] }
        }
        let variables = marks.refetch?.variables ?? []
        return variables.filter { !paging.contains($0.variable.name.text) }
    }
}

extension [Selection] {
    /// The names of the scalars and enums in it.
    var leafTypes: [String] {
        flatMap { selection -> [String] in
            switch selection {
            case .scalarField(let scalar): [scalar.field.definition.type.name]
            case .linkedField(let linked): linked.selections.leafTypes
            case .inlineFragment(let fragment): fragment.selections.leafTypes
            case .fragmentSpread: []
            }
        }
    }
}
