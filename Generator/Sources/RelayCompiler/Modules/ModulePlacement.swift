import Foundation
import GraphQLLanguage

/// The modules of a project, and the module of each document.
struct ModulePlacement: Sendable, Equatable {
    /// The modules and their imports.
    let graph: ModuleGraph
    /// The modules of documents, by the paths of their sources.
    private let modulesByPath: [String: String]
    /// The modules that other packages generate.
    private let described: Set<String>
    /// The modules whose fragments were generated without texts.
    private let withoutTexts: Set<String>
    /// The types of the schema in a module that another package generates; `nil` if they are
    /// generated here.
    let existingTypes: Set<String>?

    /// Places documents in modules.
    ///
    /// - Parameters:
    ///   - resolved: The modules.
    ///   - documents: The paths of the sources of documents, and the full paths of their files.
    init(_ resolved: DescribedModules.Resolved, documents: [(source: String, file: String)]) {
        let modules = resolved.modules
        graph = ModuleGraph(modules)
        described = Set(modules.filter { $0.description != nil }.map(\.name))
        withoutTexts = Set(modules.filter { !$0.hasTexts }.map(\.name))
        existingTypes = resolved.schemaTypes
        // The longest path first, because a module's folder may be inside that of another.
        let folders = modules.flatMap { module in
            module.sources.map { (path: $0.path, name: module.name) }
        }.sorted { $0.path.utf8.count > $1.path.utf8.count }
        var modulesByFolder: [Substring: String?] = [:]
        func module(of file: String) -> String? {
            folders.first { FilePaths.isIn(file, $0.path) }?.name
        }
        var modulesByPath: [String: String] = [:]
        let files = Set(folders.map(\.path))
        for (source, file) in documents {
            let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
            if files.contains(file) {
                modulesByPath[source] = module(of: file)
            } else if let known = modulesByFolder[folder] {
                modulesByPath[source] = known
            } else {
                let name = module(of: file)
                modulesByFolder[folder] = name
                modulesByPath[source] = name
            }
        }
        for (file, module) in resolved.files { modulesByPath[file.source.path] = module }
        self.modulesByPath = modulesByPath
    }

    /// Returns the name of the module to which a definition belongs.
    func module(of span: SourceSpan) -> String? { modulesByPath[span.source.path] }

    /// Whether a module's fragments were generated without texts.
    var hasFragmentsWithoutTexts: Bool { !withoutTexts.isEmpty }

    /// Returns whether the fragments of a module were generated without texts.
    func hasNoTexts(_ module: String) -> Bool { withoutTexts.contains(module) }

    /// Returns whether another package generates the module of a definition.
    func isDescribed(_ span: SourceSpan) -> Bool {
        module(of: span).map(described.contains) ?? false
    }
}
