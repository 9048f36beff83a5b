import Foundation
import GraphQLLanguage
import GraphQLSchema

/// Reads `relay.json`.
///
/// ```json
/// {
///   "schema": "schema.graphql",
///   "src": ["Sources/App"],
///   "artifactDirectory": "Sources/App/Generated"
/// }
/// ```
/// or, with what the projects share beside them,
/// ```json
/// { "accessLevel": "public", "projects": { "shop": { "schema": … }, "admin": { … } } }
/// ```
/// `ConfigSchema` describes all keys.
struct ConfigReader {
    static let projectKeys = [
        "accessLevel", "artifactDirectory", "customScalarTypes", "excludes", "hashable",
        "identity", "maximumSelections", "memberwiseInitializers", "modules", "naming", "persist",
        "persistenceRules", "samples", "schema", "schemaExtensions", "src",
    ]
    static let fileKeys = ["$schema"] + projectKeys + ["projects"]
    static let persistKeys = [
        "algorithm", "apolloManifest", "command", "file", "keepText", "timeoutSeconds",
    ]
    /// The types of the runtime for custom scalars: `Scalars.CalendarDate`.
    static let runtimeScalars = [
        "CalendarDate", "DateTime", "Decimal", "Int64", "JSON", "URL", "UUID",
    ]
    static let scalarKeys = ["module", "type"]
    static let sampleKeys = ["directory", "module"]
    static let moduleSampleKeys = ["directory", "name"]

    private let file: URL
    var values = ConfigValues()

    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - file: Its location; paths in it are relative to its folder.
    /// - Returns: The projects, and the errors. If there are errors, there are no projects.
    static func read(_ source: Source, file: URL) -> (projects: [ProjectConfig], [Diagnostic]) {
        do {
            var reader = ConfigReader(file: file)
            let projects = reader.projects(try JSONReader.read(source))
            let diagnostics = reader.values.diagnostics.sortedAndDeduplicated()
            return (diagnostics.hasErrors ? [] : projects, diagnostics)
        } catch {
            var mistake = error
            mistake.rule = "Config"
            return ([], [mistake])
        }
    }

    private init(file: URL) {
        self.file = file
    }

    private mutating func projects(_ node: JSONNode) -> [ProjectConfig] {
        let what = "A configuration must be an object, `{ \"schema\": … }`"
        guard (node["data"] ?? node)["__schema"] == nil else {
            let path = node.span.source.path
            values.report(
                "This is an introspection result, which is a schema, and not a configuration. "
                    + "`relay-generator init --schema \(path)` writes a configuration for it.",
                SourceSpan(source: node.span.source, range: 0..<1)
            )
            return []
        }
        guard let members = values.members(node, what, keys: Self.fileKeys) else { return [] }
        let list = members.first { $0.key == "projects" }?.value
        let projects =
            list.map { self.projects($0, shared: members) }
            ?? [(project(nil, ConfigMembers(own: members), node.span), node.span)]
        if !values.diagnostics.hasErrors {
            checkFolders(of: projects)
            checkPersistedLists(of: projects.map(\.config))
        }
        let folders = projects.flatMap(\.config.outputFolders)
        return projects.map { project in
            var config = project.config
            config.generatedFolders = folders
            return config
        }
    }

    private mutating func projects(
        _ list: JSONNode,
        shared: [JSONNode.Member]
    ) -> [(config: ProjectConfig, span: SourceSpan)] {
        let what = "`projects` must be an object that maps names to configurations"
        guard let members = values.members(list, what, keys: nil) else { return [] }
        if members.isEmpty {
            values.report("`projects` is empty. Remove it, or add a project.", list.span)
        }
        return members.compactMap { member in
            let what = "A project must be an object, `{ \"schema\": … }`"
            guard let own = values.members(member.value, what, keys: Self.projectKeys) else {
                return nil
            }
            let all = ConfigMembers(own: own, shared: shared)
            return (project(member.key, all, member.value.span), member.keySpan)
        }
    }

    private mutating func project(
        _ name: String?,
        _ members: ConfigMembers,
        _ span: SourceSpan
    ) -> ProjectConfig {
        func required(_ key: String, _ what: String) -> JSONNode? {
            self.required(key, what, of: members, span)
        }
        let modules = members["modules"].map { self.modules($0, members) }
        let output =
            modules == nil
            ? required("artifactDirectory", "the folder for generated files")
                .flatMap { location($0, "artifactDirectory") } : nil
        let folder = modules?.first?.artifactDirectory ?? output ?? resolve("", at: span)
        var config = ProjectConfig(
            file: file,
            name: name,
            artifactDirectory: folder,
            generatedFolders: [folder]
        )
        config.places.project = span
        config.places.paths[folder.path] = members["artifactDirectory"]?.span
        for scalar in members["customScalarTypes"]?.members ?? [] {
            config.places.scalars[scalar.key] = scalar.keySpan
        }
        placeNames(members["naming"], in: &config)
        for (key, path) in [("apolloManifest", \ConfigPlaces.manifest), ("file", \.persistFile)] {
            config.places[keyPath: path] = members["persist"]?[key]?.span
        }
        config.schema =
            required("schema", "the files or folders with the schema")
            .map { paths($0, "schema", &config.places) } ?? []
        if let modules {
            config.modules = modules
            config.sources = modules.flatMap(\.sources)
            placeModules(members["modules"], in: &config)
        } else {
            config.sources =
                required("src", "the folders with the documents")
                .map { paths($0, "src", &config.places) } ?? []
        }
        config.schemaExtensions =
            members["schemaExtensions"].map { paths($0, "schemaExtensions", &config.places) } ?? []
        let patterns = members["excludes"].map { values.places($0, "excludes") } ?? []
        config.excludes = patterns.map(\.string)
        for pattern in patterns { config.places.excludes[pattern.string] = pattern.span }
        if let node = members["identity"] { config.identity = identity(node) }
        config.options = options(members)
        config.options.generatesAllTypes = config.modules.contains { $0.schemaTypes == .all }
        if let node = members["samples"] { samples(node, &config) }
        if let node = members["persistenceRules"] { persistenceRules(node, &config) }
        config.persist = members["persist"].flatMap { persist($0) }
        config.options.keepsPersistedText = config.persist?.keepsText ?? false
        for index in config.modules.indices { config.modules[index].hasTexts = config.sendsTexts }
        return config
    }

    /// Returns the value of a key; reports that it is missing or null.
    mutating func required(
        _ key: String,
        _ what: String,
        of members: ConfigMembers,
        _ span: SourceSpan
    ) -> JSONNode? {
        if let value = members[key] { return value }
        if let null = members.null(key) {
            values.report("`\(key)` is null. Write \(what).", null.span)
        } else {
            values.report("The key `\(key)` is missing: \(what).", span)
        }
        return nil
    }

    mutating func paths(
        _ node: JSONNode,
        _ key: String,
        _ places: inout ConfigPlaces
    ) -> [URL] {
        let count = values.diagnostics.count
        let paths = values.places(node, key)
        if paths.isEmpty, values.diagnostics.count == count {
            values.report("`\(key)` has no path. Add one.", node.span)
        }
        return paths.compactMap { path in
            guard !SchemaLoader.isAddress(path.string) else {
                let remedy =
                    key.hasPrefix("schema")
                    ? "Save its schema, and write the path of the file: "
                        + "`\(SchemaLoader.fetchCommand(from: path.string))`."
                    : "Write a path."
                values.report("`\(key)` can't be an address. \(remedy)", path.span)
                return nil
            }
            let url = resolve(path.string, at: path.span)
            places.paths[url.path] = path.span
            return url
        }
    }

    /// Returns the location that a value names.
    mutating func location(_ node: JSONNode, _ key: String) -> URL? {
        values.string(node, key).map { resolve($0, at: node.span) }
    }

    /// Returns the location of a path, and reports one that begins with a tilde.
    ///
    /// In a shell it means a home folder, and `URL` would read and write there, too.
    mutating func resolve(_ path: String, at span: SourceSpan) -> URL {
        let isTilde = path.hasPrefix("~")
        if isTilde {
            values.report(
                "`\(path)` begins with `~`, but paths are relative to the folder of this file. Write "
                    + "one that is, or `./\(path)` if the name begins so.",
                span
            )
        }
        return URL(
            fileURLWithPath: isTilde ? "./\(path)" : path,
            relativeTo: file.deletingLastPathComponent()
        ).standardizedFileURL
    }

    /// Reads `"Tests/Samples"` or `{ "directory": "Tests/Samples", "module": "App" }`.
    private mutating func samples(_ node: JSONNode, _ config: inout ProjectConfig) {
        var samples = SampleOptions()
        var directory = node
        if node.members != nil {
            let what = "`samples` must be a folder or an object, `{ \"directory\": … }`"
            let members = ConfigMembers(
                own: values.members(node, what, keys: Self.sampleKeys) ?? []
            )
            guard let path = required("directory", "the folder for samples", of: members, node.span)
            else { return }
            directory = path
            if let module = members["module"], let name = values.string(module, "module") {
                samples.module = name
                if !SwiftNames.isPlainIdentifier(name) {
                    values.report("`\(name)` is not the name of a Swift module.", module.span)
                }
            }
        }
        guard let folder = location(directory, "samples") else { return }
        guard config.modules.isEmpty else {
            return values.report(
                "`samples` can't be combined with `modules`. Move it into each module: samples of a "
                    + "module are a target of their own.",
                node.span
            )
        }
        config.sampleDirectory = folder
        config.options.samples = samples
        if folder.path == config.artifactDirectory.path {
            values.report(
                "`samples` and `artifactDirectory` are the same folder. Give samples a folder of "
                    + "their own, so that the app doesn't contain them.",
                directory.span
            )
        }
    }

    /// Reads the name of a constant.
    private mutating func persistenceRules(_ node: JSONNode, _ config: inout ProjectConfig) {
        guard let name = values.string(node, "persistenceRules") else { return }
        if !SwiftNames.isIdentifier(name) || name == "init" || name == "self" {
            values.report("`\(name)` is not the name of a Swift constant.", node.span)
        }
        if !config.modules.isEmpty, !config.modules.contains(where: { $0.schemaTypes != .none }) {
            values.report(
                "`persistenceRules` needs a module to be in: the one with `schemaTypes`. If another package "
                    + "has them, generate the rules there.",
                node.span
            )
        }
        config.options.persistenceRules = name
    }

    /// Reads `"global"`, `"perType"` or `{ "Book": "isbn" }`.
    private mutating func identity(_ node: JSONNode) -> ConfiguredIdentity {
        var identity = ConfiguredIdentity()
        guard node.members != nil else {
            identity.scope = values.choice(node, "identity", "scope of ids")
            return identity
        }
        for member in values.members(node, "`identity` is an object", keys: nil) ?? [] {
            // An empty text means that objects belong to their place.
            let isEmpty = member.value.string?.isEmpty ?? false
            guard
                let fields = isEmpty ? "" : values.string(member.value, "identity", isElement: true)
            else {
                continue
            }
            identity.types.append(
                .init(type: member.key, keyFields: fields, span: member.value.span)
            )
        }
        return identity
    }

    // MARK: - Generated code

    private mutating func options(_ members: ConfigMembers) -> CodegenOptions {
        var options = CodegenOptions()
        if let node = members["accessLevel"] {
            options.accessLevel =
                values.choice(node, "accessLevel", "access level") ?? options.accessLevel
        }
        if let node = members["customScalarTypes"] {
            scalarTypes(node, &options)
        }
        if let node = members["naming"] {
            options.naming = naming(node)
        }
        if let node = members["hashable"] {
            options.isHashable = values.bool(node, "hashable") ?? false
        }
        if let node = members["maximumSelections"] {
            options.maximumSelections =
                values.count(node, "maximumSelections") ?? options.maximumSelections
        }
        if let node = members["memberwiseInitializers"] {
            options.hasMemberwiseInitializers =
                values.bool(node, "memberwiseInitializers") ?? false
        }
        return options
    }

    private mutating func scalarTypes(_ node: JSONNode, _ options: inout CodegenOptions) {
        let what = "`customScalarTypes` must be an object that maps scalars to Swift types"
        for member in values.members(node, what, keys: nil) ?? [] {
            guard member.value.members != nil else {
                options.customScalarTypes[member.key] = typeName(member.value)
                continue
            }
            let what = "The type of a scalar must be a string or an object"
            let parts = values.members(member.value, what, keys: Self.scalarKeys) ?? []
            let all = ConfigMembers(own: parts)
            guard let type = required("type", "a Swift type", of: all, member.value.span) else {
                continue
            }
            options.customScalarTypes[member.key] = typeName(type, hasModule: all["module"] != nil)
            if let module = all["module"], let name = values.string(module, "module") {
                options.customScalarModules[member.key] = name
                if !SwiftNames.isPlainIdentifier(name) {
                    values.report("`\(name)` is not the name of a Swift module.", module.span)
                }
            }
        }
    }

    private mutating func typeName(_ node: JSONNode, hasModule: Bool = false) -> String? {
        if node.string == "" {
            values.report(
                "The name of a Swift type is missing. Give the scalar a type that conforms to "
                    + "`CustomScalar`, or remove the line: the scalar is a `JSONValue` then.",
                node.span
            )
            return nil
        }
        guard let type = values.string(node, "customScalarTypes", isElement: true) else {
            return nil
        }
        let isModule = ["Foundation", "Swift", "Relay"].contains(type)
        if SwiftNames.isTypePath(type) || (isModule && !hasModule) {
            checkScalar(type.split(separator: ".").map(String.init), node)
            if !hasModule { checkUnimported(type, node, isModule: isModule) }
            return type
        }
        values.report(
            "`\(type)` is not the name of a Swift type. Give the scalar a type that conforms to "
                + "`CustomScalar`.",
            node.span
        )
        return nil
    }

    /// Reports a type of Foundation, which generated code does not import, and a module.
    private mutating func checkUnimported(_ type: String, _ node: JSONNode, isModule: Bool) {
        let scalars = ["Date": "DateTime", "Decimal": "Decimal", "URL": "URL", "UUID": "UUID"]
        if isModule {
            values.report(
                "`\(type)` is a module. Give the scalar a type that conforms to `CustomScalar`, such "
                    + "as `Scalars.DateTime`.",
                node.span
            )
        } else if let scalar = scalars[type.replacing(/^Foundation\./, with: "")] {
            values.report(
                "`\(type)` is a type of Foundation, which generated code does not import. Relay's is "
                    + "`Scalars.\(scalar)`."
                    + (type.contains(".")
                        ? "" : " If the app has a type `\(type)` of its own, name its `module`."),
                node.span,
                severity: .warning
            )
        }
    }

    /// Reports a runtime scalar that does not exist, and suggests a similar one.
    private mutating func checkScalar(_ parts: [String], _ node: JSONNode) {
        let known = Self.runtimeScalars
        guard parts.count == 2, parts[0] == "Scalars", !known.contains(parts[1]) else { return }
        var names = Suggestions.nearest(to: parts[1], among: known)
        if names.isEmpty {
            names = known.filter { $0.lowercased().contains(parts[1].lowercased()) }
        }
        let list = known.map { "`\($0)`" }.joined(separator: ", ")
        values.report(
            "Relay has no `Scalars.\(parts[1])`."
                + (names.isEmpty
                    ? " It has \(list). Write the module of a type of your own."
                    : Suggestions.didYouMean(names.map { "Scalars.\($0)" })),
            node.span,
            severity: .warning
        )
    }

    // MARK: - Persisted operations

    private mutating func persist(_ node: JSONNode) -> PersistConfig? {
        let what = "`persist` must be an object, `{ \"file\": … }`"
        guard let own = values.members(node, what, keys: Self.persistKeys) else { return nil }
        let members = ConfigMembers(own: own)
        guard
            let path = required(
                "file",
                "the JSON file that lists ids and texts",
                of: members,
                node.span
            )
        else { return nil }
        var config = PersistConfig(
            folder: file.deletingLastPathComponent(),
            file: location(path, "file") ?? resolve("", at: path.span)
        )
        if let node = members["algorithm"] {
            config.algorithm = values.choice(node, "algorithm", "algorithm") ?? .sha256
            if members["command"] != nil {
                values.report("`command` and `algorithm` can't be combined. Remove one.", node.span)
            }
        }
        if let node = members["command"] {
            let words = values.strings(node, "command")
            config.command = words
            if node.array?.isEmpty == true {
                values.report("`command` is empty. Write the command.", node.span)
            }
        }
        if let node = members["timeoutSeconds"] {
            config.timeout = values.positive(node, "timeoutSeconds") ?? config.timeout
        }
        if let node = members["apolloManifest"], let manifest = location(node, "apolloManifest") {
            config.apolloManifest = manifest
            if manifest.path == config.file.path {
                values.report("`apolloManifest` and `file` can't be the same file.", node.span)
            }
        }
        if let node = members["keepText"] {
            config.keepsText = values.bool(node, "keepText") ?? false
        }
        return config
    }
}

/// The members of an object, with the shared members that apply where it has none of its own.
struct ConfigMembers {
    var own: [JSONNode.Member]
    var shared: [JSONNode.Member] = []

    /// Returns the value of a key, or `nil` if it is null.
    subscript(key: String) -> JSONNode? {
        guard let node = (own + shared).first(where: { $0.key == key })?.value else { return nil }
        return node.isNull ? nil : node
    }

    /// Returns the null that is the value of a key.
    func null(_ key: String) -> JSONNode? {
        (own + shared).first { $0.key == key && $0.value.isNull }?.value
    }
}
