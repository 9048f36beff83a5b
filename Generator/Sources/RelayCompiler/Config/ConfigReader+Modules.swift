import Foundation
import GraphQLLanguage
import GraphQLSchema

extension ConfigReader {
    static let moduleKeys = [
        "accessLevel", "artifactDirectory", "description", "imports", "samples", "schemaTypes",
        "src",
    ]

    /// Reads the modules of a project.
    ///
    /// ```json
    /// { "API": { "src": "Sources/API", "schemaTypes": true },
    ///   "Feed": { "src": "Sources/Feed", "imports": ["API"] } }
    /// ```
    mutating func modules(_ node: JSONNode, _ project: ConfigMembers) -> [ModuleConfig] {
        let what = "`modules` must be an object that maps names of modules to their folders"
        guard let members = values.members(node, what, keys: nil) else { return [] }
        if members.isEmpty {
            values.report("`modules` is empty. Remove it, or add a module.", node.span)
        }
        for key in ["src", "artifactDirectory"] {
            guard let other = project[key] else { continue }
            values.report(
                "`\(key)` can't be combined with `modules`. Move it into a module.",
                other.span
            )
        }
        let modules = members.compactMap { module($0, project) }
        checkGraph(modules)
        return modules
    }

    private mutating func module(
        _ member: JSONNode.Member,
        _ project: ConfigMembers
    ) -> ModuleConfig? {
        let name = member.key
        if !SwiftNames.isPlainIdentifier(name) {
            values.report("`\(name)` is not the name of a Swift module.", member.keySpan)
        } else if name == "Relay" || name == "Swift" {
            values.report(
                "Generated code imports another module with the name `\(name)`. Rename this one.",
                member.keySpan
            )
        }
        let what = "A module must be an object, `{ \"src\": … }`"
        guard let own = values.members(member.value, what, keys: Self.moduleKeys) else {
            return nil
        }
        let members = ConfigMembers(own: own)
        if let node = members["description"] { return described(member, node, own) }
        var places = ConfigPlaces()
        let sources = members["src"].map { paths($0, "src", &places) } ?? []
        let output = members["artifactDirectory"].flatMap { location($0, "artifactDirectory") }
        let folder = output ?? sources.first?.appendingPathComponent("Generated")
        guard let folder else {
            values.report(
                "The key `src` is missing: the folders with the documents.",
                member.keySpan
            )
            return nil
        }
        var module = ModuleConfig(name: name, sources: sources, artifactDirectory: folder)
        module.span = member.keySpan
        if let node = members["imports"] {
            let imports = values.places(node, "imports")
            module.imports = imports.map(\.string)
            module.importSpans = imports.map(\.span)
        }
        if let node = members["schemaTypes"] {
            switch node.string {
            case "all": module.schemaTypes = .all
            case nil: module.schemaTypes = values.bool(node, "schemaTypes") == true ? .used : .none
            default:
                values.report("`schemaTypes` must be `true`, `false` or `\"all\"`.", node.span)
            }
        }
        if let node = members["accessLevel"] ?? project["accessLevel"] {
            module.accessLevel =
                values.choice(node, "accessLevel", "access level") ?? module.accessLevel
        }
        if let node = members["samples"] { samples(node, &module) }
        return module
    }

    /// Reads `"Samples/FeedSamples"` or `{ "directory": "Samples/Feed", "name": "FeedSamples" }`.
    ///
    /// The default for the name is that of the folder.
    private mutating func samples(_ node: JSONNode, _ module: inout ModuleConfig) {
        var directory = node
        var name: JSONNode?
        if node.members != nil {
            let what = "`samples` must be a folder or an object, `{ \"directory\": … }`"
            let own = values.members(node, what, keys: Self.moduleSampleKeys) ?? []
            let members = ConfigMembers(own: own)
            guard let path = required("directory", "the folder for samples", of: members, node.span)
            else { return }
            directory = path
            name = members["name"]
        }
        guard let path = values.string(directory, "samples") else { return }
        let folder = resolve(path, at: directory.span)
        let target = name.flatMap { values.string($0, "name") } ?? folder.lastPathComponent
        if !SwiftNames.isPlainIdentifier(target) {
            values.report(
                "`\(target)` is not the name of a Swift module. Give the name of the target with the "
                    + "samples: `{ \"directory\": \"\(path)\", \"name\": … }`.",
                (name ?? directory).span
            )
        } else if target == module.name {
            values.report(
                "Samples of module `\(target)` need a target of their own, so that the app doesn't "
                    + "contain them.",
                (name ?? directory).span
            )
        }
        module.sampleDirectory = folder
        module.samples = target
    }

    /// Reads a module that another package generates.
    private mutating func described(
        _ member: JSONNode.Member,
        _ node: JSONNode,
        _ own: [JSONNode.Member]
    ) -> ModuleConfig? {
        for other in own where other.key != "description" {
            values.report(
                "`\(other.key)` can't be combined with `description`, which contains it. Remove it.",
                other.keySpan
            )
        }
        guard let url = location(node, "description") else { return nil }
        var module = ModuleConfig(
            name: member.key,
            artifactDirectory: url.deletingLastPathComponent()
        )
        module.description = url
        module.span = member.keySpan
        return module
    }

    /// Records the positions of the modules' paths.
    mutating func placeModules(_ node: JSONNode?, in config: inout ProjectConfig) {
        for module in config.modules {
            let member = node?.members?.first { $0.key == module.name }
            if let description = module.description {
                config.places.paths[description.path] = member?.value["description"]?.span
                continue
            }
            for url in module.sources + [module.artifactDirectory] {
                config.places.paths[url.path] =
                    member?.value["src"]?.span ?? member?.keySpan ?? config.places.project
            }
        }
    }

    /// Reports imports that do not exist or form a cycle, and what two modules must not share.
    private mutating func checkGraph(_ modules: [ModuleConfig]) {
        let graph = ModuleGraph(modules)
        let names = modules.map(\.name)
        for module in modules {
            for (name, span) in zip(module.imports, module.importSpans) {
                if graph[name] == nil {
                    let hint = Suggestions.didYouMean(name, among: names)
                    values.report(
                        "There is no module `\(name)` in `modules`.\(hint)",
                        span
                    )
                } else if let cycle = graph.cycle(through: module.name), cycle[1] == name,
                    cycle.min() == module.name
                {
                    let way = cycle.map { "`\($0)`" }.joined(separator: " imports ")
                    values.report(
                        "Modules can't import each other: \(way). Move what both need to a module "
                            + "that both import.",
                        span
                    )
                }
            }
        }
        let schemaModules = modules.filter { $0.schemaTypes != .none }
        if let second = schemaModules.dropFirst().first, let first = schemaModules.first {
            values.report(
                "Modules `\(first.name)` and `\(second.name)` both have `schemaTypes`. Remove it "
                    + "from one, because each type is generated once.",
                second.span
            )
        }
        checkSamples(modules)
        var owners: [String: String] = [:]
        for module in modules {
            for path in module.sources.map(\.path) {
                if let owner = owners[path], owner != module.name {
                    values.report(
                        "Modules `\(owner)` and `\(module.name)` have the same folder in `src`.",
                        module.span
                    )
                }
                owners[path] = module.name
            }
        }
    }

    /// Reports samples whose module has the name of another one.
    private mutating func checkSamples(_ modules: [ModuleConfig]) {
        for (index, module) in modules.enumerated() {
            guard let samples = module.samples, samples != module.name else { continue }
            // The same folder is another mistake, which is reported with the files.
            let twin = modules[..<index].first {
                $0.samples == samples && $0.sampleDirectory?.path != module.sampleDirectory?.path
            }
            let isModule = modules.contains { $0.name == samples }
            guard
                let other = isModule
                    ? "Module `\(samples)`" : twin.map({ "The samples of module `\($0.name)`" })
            else { continue }
            values.report(
                "\(other) and the samples of module `\(module.name)` have the same name. Give the "
                    + "target with the samples another one: "
                    + "`{ \"directory\": …, \"name\": \"\(module.name)Samples\" }`.",
                module.span
            )
        }
    }
}
