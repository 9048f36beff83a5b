public import Foundation
public import GraphQLLanguage
public import GraphQLSchema

/// The changes between two versions of a schema, and the parts of a project that each affects.
public struct SchemaImpact: Sendable {
    /// A definition that a change affects.
    public struct AffectedDefinition: Hashable, Sendable {
        /// Its name; empty for an operation without a name.
        public var name: String
        /// Its kind: `query`, `mutation`, `subscription` or `fragment`.
        public var kind: String
        /// The path of its file.
        public var file: String
        /// Its line in the file, from 1.
        public var line: Int
        /// Whether it is valid with the new version of the schema.
        public var isValid: Bool
    }

    /// A change and its effects on a project.
    public struct Effect: Sendable {
        /// The change.
        ///
        /// It is breaking if it affects a definition that is no longer valid, and no other breaking
        /// change does.
        public var change: SchemaChange
        /// The definitions, by file and line.
        public var definitions: [AffectedDefinition] = []
        /// The generated Swift files, and those that name an affected definition or type.
        public var swiftFiles: [String] = []
    }

    /// The changes, worst first.
    public var effects: [Effect]
    /// The errors that the new version causes in documents and in the client's extensions.
    public var diagnostics: [Diagnostic] = []
    /// Whether the documents of a project were compared.
    public var hasProject: Bool

    /// Whether there are breaking changes: if there is a project, those that affect it.
    public var isBreaking: Bool {
        diagnostics.hasErrors
            || effects.contains {
                $0.change.severity == .breaking && (!hasProject || $0.isFelt)
            }
    }

    /// Finds the changes between two schemas.
    ///
    /// - Parameters:
    ///   - old: The schema before.
    ///   - new: The schema after.
    public init(from old: Schema, to new: Schema) {
        effects = SchemaComparison.changes(from: old, to: new).map { Effect(change: $0) }
        hasProject = false
    }

    /// Finds the changes between two schemas, and the parts of projects that they affect.
    ///
    /// - Parameters:
    ///   - old: The files of the schema before.
    ///   - new: The files of the schema after; `nil` for the schema of each project.
    ///   - configuration: The configuration file.
    /// - Throws: `ProjectError` if files cannot be found or read.
    public init(
        from old: [Source],
        to new: [Source]?,
        configuration: URL
    ) throws(ProjectError) {
        let (projects, diagnostics) = try ProjectDocuments.read(configuration)
        effects = []
        hasProject = true
        self.diagnostics = diagnostics
        guard !diagnostics.hasErrors else { return }
        for project in projects {
            let own = try project.schemaSources()
            let part = try ProjectImpact(
                project,
                old: SchemaReader.read(
                    old,
                    extensions: own.extensions,
                    identity: project.config.identity
                ),
                new: SchemaReader.read(
                    new ?? own.schema,
                    extensions: own.extensions,
                    identity: project.config.identity
                )
            )
            self.diagnostics += part.diagnostics
            merge(part.effects)
        }
        effects.sort {
            ($0.change.severity, $0.change.coordinate) < ($1.change.severity, $1.change.coordinate)
        }
        self.diagnostics = self.diagnostics.sortedAndDeduplicated()
    }

    /// Adds the effects on another project, which may have the same schema.
    private mutating func merge(_ others: [Effect]) {
        for other in others {
            let index = effects.firstIndex {
                $0.change.kind == other.change.kind && $0.change.message == other.change.message
            }
            guard let index else {
                effects.append(other)
                continue
            }
            effects[index].change.severity = min(
                effects[index].change.severity,
                other.change.severity
            )
            effects[index].definitions += other.definitions.filter {
                !effects[index].definitions.contains($0)
            }
            effects[index].swiftFiles = Set(effects[index].swiftFiles + other.swiftFiles).sorted()
        }
    }
}

extension SchemaImpact.Effect {
    /// Whether it affects a definition or Swift code.
    public var isFelt: Bool { !definitions.isEmpty || !swiftFiles.isEmpty }
}
