import GraphQLLanguage

/// The modules that `init` proposes for the targets of a package.
struct ProposedModules {
    private struct Module {
        var name: String
        var source: String
        var imports: [String]
        var isApp: Bool
    }

    private var modules: [Module] = []

    /// Proposes modules for a package.
    ///
    /// Targets that depend on the product `Relay`, directly or through other targets, become modules,
    /// or all targets if none does. Test targets, and targets whose folder does not exist, are left
    /// out. There are no modules if fewer than two targets remain.
    ///
    /// - Parameters:
    ///   - manifest: The targets.
    ///   - exists: Returns whether there is a folder at a path relative to the package.
    init?(_ manifest: PackageManifest, exists: (String) -> Bool) {
        let targets = manifest.targets.filter { $0.kind != "testTarget" }
        let users = Self.dependents(on: "Relay", among: targets)
        let chosen = users.isEmpty ? targets : users
        let names = Set(chosen.map(\.name))
        for target in chosen {
            let source = target.path ?? "Sources/\(target.name)"
            guard exists(source), !modules.contains(where: { $0.name == target.name }) else {
                continue
            }
            modules.append(
                Module(
                    name: target.name,
                    source: source,
                    imports: Set(target.dependencies).intersection(names)
                        .subtracting([target.name]).sorted(),
                    isApp: target.kind == "executableTarget"
                )
            )
        }
        guard modules.count > 1 else { return nil }
        let known = Set(modules.map(\.name))
        for index in modules.indices {
            modules[index].imports.removeAll { !known.contains($0) }
        }
    }

    /// Returns the targets that depend on a product, directly or through other targets.
    private static func dependents(
        on product: String,
        among targets: [PackageManifest.Target]
    ) -> [PackageManifest.Target] {
        var found: Set = [product]
        while true {
            let more = targets.filter { target in
                !found.contains(target.name) && !found.isDisjoint(with: target.dependencies)
            }
            guard !more.isEmpty else { break }
            found.formUnion(more.map(\.name))
        }
        return targets.filter { found.contains($0.name) }
    }

    /// The name of the module for the types of the schema: the one that most others import.
    var schemaTypes: String? {
        func count(_ name: String) -> Int { modules.count { $0.imports.contains(name) } }
        let libraries = modules.filter { !$0.isApp && $0.imports.isEmpty }
        return libraries.max { count($0.name) < count($1.name) }?.name
    }

    /// The value of `modules` in `relay.json`.
    var json: String {
        let schemaTypes = schemaTypes
        let lines = modules.map { module in
            var members = ["\"src\": \(DiagnosticJSON.quoted(module.source))"]
            if !module.imports.isEmpty {
                let names = module.imports.map(DiagnosticJSON.quoted)
                members.append("\"imports\": [\(names.joined(separator: ", "))]")
            }
            if module.name == schemaTypes { members.append("\"schemaTypes\": true") }
            if module.isApp { members.append("\"accessLevel\": \"internal\"") }
            let name = DiagnosticJSON.quoted(module.name)
            return "    \(name): { \(members.joined(separator: ", ")) }"
        }
        return "{\n\(lines.joined(separator: ",\n"))\n  }"
    }
}
