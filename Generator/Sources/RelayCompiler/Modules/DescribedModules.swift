import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Reads the descriptions of modules that other packages generate, and describes modules for them.
struct DescribedModules {
    /// The modules of a project, completed from their descriptions.
    struct Resolved {
        var modules: [ModuleConfig]
        /// The fragments of described modules, with the names of the modules.
        var files: [(file: ParsedFile, module: String)] = []
        /// The types of the schema that a described module has; `nil` if they are generated here.
        var schemaTypes: Set<String>?
        var diagnostics: [Diagnostic] = []
    }

    private var known:
        [String: (source: Source, description: ModuleDescription, file: ParsedFile)] =
            [:]

    private var lastDigest: (schema: Schema, digest: String)?

    /// Reads the descriptions.
    ///
    /// - Parameters:
    ///   - modules: The modules of the configuration.
    ///   - schema: The schema of the project.
    /// - Returns: The modules, and the mistakes in descriptions.
    /// - Throws: `ProjectError` if a file cannot be read.
    mutating func resolve(
        _ modules: [ModuleConfig],
        _ schema: Schema
    ) throws(ProjectError) -> Resolved {
        var resolved = Resolved(modules: modules)
        for index in modules.indices {
            let module = modules[index]
            guard let url = module.description else { continue }
            let source = try FilePaths.source(url.path)
            do throws(ModuleDescription.Mistake) {
                let (description, file) = try read(source, module)
                resolved.modules[index].imports = description.imports
                resolved.modules[index].accessLevel = description.accessLevel
                resolved.modules[index].samples = description.samples
                resolved.modules[index].hasTexts = description.hasTexts
                if description.hasSchemaTypes {
                    resolved.modules[index].schemaTypes = .used
                    resolved.schemaTypes = Set(description.types)
                }
                resolved.files.append((file, module.name))
                if let difference = description.difference(from: schema, digest: digest(of: schema))
                {
                    let message =
                        "Module `\(module.name)` was generated with another schema: \(difference). "
                        + "Generate both with the same schema."
                    resolved.diagnostics.append(finding(message, module))
                }
                for name in description.imports where !modules.contains(where: { $0.name == name })
                {
                    let message =
                        "Module `\(module.name)` imports `\(name)`, which is not in `modules`. Add "
                        + "it with its `description`, which modules with `\"accessLevel\": "
                        + "\"public\"` have."
                    resolved.diagnostics.append(finding(message, module))
                }
            } catch {
                let path = FilePaths.display(url.path)
                resolved.diagnostics.append(
                    finding("`\(path)` can't be used: \(error.message). Generate it again.", module)
                )
            }
        }
        let owners = resolved.modules.filter { $0.schemaTypes != .none }
        if owners.count > 1, let last = owners.last(where: { $0.description == nil }) ?? owners.last
        {
            let names = owners.map { "`\($0.name)`" }.joined(separator: " and ")
            let message = "Modules \(names) both have the types of the schema. Only one may."
            resolved.diagnostics.append(finding(message, last))
        }
        return resolved
    }

    private mutating func read(
        _ source: Source,
        _ module: ModuleConfig
    ) throws(ModuleDescription.Mistake) -> (ModuleDescription, ParsedFile) {
        if let known = known[module.name], known.source == source {
            return (known.description, known.file)
        }
        let description = try ModuleDescription(source)
        guard description.module == module.name else {
            throw ModuleDescription.Mistake(message: "it describes module `\(description.module)`")
        }
        let documents = description.fragments.map { Source(path: source.path, text: $0) }
        let file = ParsedFile(source, documents: documents)
        known[module.name] = (source, description, file)
        return (description, file)
    }

    /// Returns the descriptions of the modules that other packages can import, by name.
    ///
    /// - Parameters:
    ///   - modules: The modules that are generated here.
    ///   - placement: The modules of definitions.
    ///   - fragments: All fragments.
    ///   - types: The names of the types of the schema that are generated.
    ///   - schema: The schema.
    /// - Returns: A description of each `public` module.
    mutating func describe(
        _ modules: [ModuleConfig],
        _ placement: ModulePlacement,
        fragments: [DefinitionEntry],
        types: [String],
        schema: Schema
    ) -> [String: ModuleDescription] {
        var descriptions: [String: ModuleDescription] = [:]
        var fragmentTypes: [String: String] = [:]
        for case .fragment(let fragment) in fragments.lazy.map(\.definition) {
            fragmentTypes[fragment.name.text] = fragment.typeCondition.name.text
        }
        let groups = Dictionary(grouping: fragments) { placement.module(of: $0.span) }
        for module in modules where module.accessLevel == .public {
            descriptions[module.name] = ModuleDescription(
                module: module,
                fragments: groups[module.name] ?? [],
                fragmentTypes: fragmentTypes,
                types: module.schemaTypes == .none ? [] : types,
                schema: schema,
                schemaDigest: digest(of: schema)
            )
        }
        return descriptions
    }

    /// Returns the digest of the server's schema.
    private mutating func digest(of schema: Schema) -> String {
        if let lastDigest, lastDigest.schema === schema { return lastDigest.digest }
        let text = SchemaPrinter.print(schema)
        let digest = SHA256.hexadecimal(text.utf8)
        lastDigest = (schema, digest)
        return digest
    }

    private func finding(_ message: String, _ module: ModuleConfig) -> Diagnostic {
        Diagnostic(rule: "Config", message: message, span: module.span)
    }
}
