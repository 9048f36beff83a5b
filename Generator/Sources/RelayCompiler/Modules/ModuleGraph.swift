import GraphQLLanguage

/// The modules of a project and the modules that they import.
struct ModuleGraph: Sendable, Equatable {
    /// A module, as far as code that uses it needs to know.
    struct Module: Sendable, Equatable {
        var accessLevel: AccessLevel
        var imports: Set<String>
        /// The module with the samples of its data; `nil` if there are none.
        var samples: String?
    }

    private let modules: [String: Module]
    /// The module in which the types of the schema are generated; `nil` if there is none.
    let schemaTypes: String?

    init(_ modules: [ModuleConfig]) {
        self.modules = Dictionary(
            modules.map { module in
                let imports = Set(module.imports)
                return (
                    module.name,
                    Module(
                        accessLevel: module.accessLevel,
                        imports: imports,
                        samples: module.samples
                    )
                )
            },
            uniquingKeysWith: { first, _ in first }
        )
        schemaTypes = modules.first { $0.schemaTypes != .none }?.name
    }

    /// The names of the modules.
    var names: some Sequence<String> { modules.keys }

    /// Returns the module with a name.
    subscript(name: String) -> Module? { modules[name] }

    /// Returns whether a module imports another one, directly or through others.
    func reaches(_ target: String, from start: String) -> Bool {
        path(from: start, to: target) != nil
    }

    /// Returns the modules of a cycle that contains a module, beginning and ending with it, or `nil`
    /// if it is in no cycle.
    func cycle(through name: String) -> [String]? {
        path(from: name, to: name)
    }

    /// Returns the shortest way from a module to another over at least one import.
    private func path(from start: String, to target: String) -> [String]? {
        var previous: [String: String] = [:]
        var waiting = [start]
        var next = 0
        while next < waiting.count {
            let name = waiting[next]
            next += 1
            for other in modules[name]?.imports.sorted() ?? [] where previous[other] == nil {
                previous[other] = name
                if other == target {
                    var path = [target]
                    while let last = path.last, let before = previous[last] {
                        path.append(before)
                        if before == start { break }
                    }
                    return path.reversed()
                }
                waiting.append(other)
            }
        }
        return nil
    }
}
