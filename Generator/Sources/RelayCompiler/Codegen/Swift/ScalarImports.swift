/// The modules with the Swift types of custom scalars that the definitions of each module use.
///
/// All definitions of a module import them. A new import in one file has the Swift compiler compile all
/// files of the modules that import this one, so that a field of a scalar would do so wherever it is the
/// first in its file.
struct ScalarImports: Equatable, Sendable {
    private var modules: [String: Set<String>] = [:]

    /// Creates the imports of definitions, given as their positions with the scalars that they use.
    init(_ uses: [(source: DefinitionSource, leafTypes: Set<String>)], _ options: CodegenOptions) {
        guard let placement = options.modules, !options.customScalarModules.isEmpty else { return }
        for (source, leafTypes) in uses {
            guard let module = placement.module(of: source.span) else { continue }
            let used = leafTypes.compactMap { options.customScalarModules[$0] }
            modules[module, default: []].formUnion(used)
        }
    }

    /// Returns the modules that the definitions of a module import.
    subscript(module: String) -> Set<String> { modules[module] ?? [] }
}
