import Foundation
import GraphQLLanguage
import GraphQLSchema
import Relay
import Testing

@testable import RelayCompiler

/// Random modules, imports and placements of random definitions.
///
/// A project of modules is accepted exactly if the same definitions are accepted as one module and
/// every definition uses only what its module imports. Its files are then those of one module, except
/// for access levels and imports, and compile.
///
/// Compiles as many projects with `swiftc` as `RELAY_COMPILED_MODULES` says: one by default.
struct RandomModuleTests {
    private static let compiled =
        ProcessInfo.processInfo.environment["RELAY_COMPILED_MODULES"].flatMap(Int.init) ?? 1
    private static let count = max(32, compiled * 12)

    @Test func verdictsAreThoseOfOneModuleExceptForVisibility() throws {
        var accepted = 0
        var refused = 0
        var compiled = 0
        for seed in 0..<UInt64(Self.count) {
            guard let sample = try ModuleSample(seed: seed) else { continue }
            let report = try sample.modules.run()
            let misplaced = report.diagnostics.filter { $0.rule == "RequireModuleImports" }
            #expect(report.diagnostics.hasErrors == !misplaced.isEmpty)
            #expect(
                misplaced.isEmpty == sample.hidden.isEmpty,
                "Seed \(seed): \(sample.hidden), \(report.diagnostics.map(\.message))"
            )
            guard misplaced.isEmpty else {
                refused += 1
                continue
            }
            accepted += 1
            try sample.compareFiles(seed)
            if compiled < Self.compiled, sample.configs.count > 2 {
                compiled += 1
                if let output = try sample.compile() { Issue.record("Seed \(seed): \(output)") }
            }
        }
        #expect(accepted > 3)
        #expect(refused > 3)
        #expect(compiled == Self.compiled)
    }
}

/// The definitions of a random project, as one module and spread over several.
private struct ModuleSample {
    let single = try? TemporaryProject()
    let modules: TemporaryProject
    private(set) var configs: [ModuleConfig] = []
    /// The types that a definition uses although its module does not import theirs.
    private(set) var hidden: [String] = []

    private static let scalars = ["DateTime": "Scalars.DateTime", "Text": "String"]

    init?(seed: UInt64) throws {
        var random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7)
        modules = try TemporaryProject()
        guard let single else { return nil }
        let project = RandomProject(seed: seed)
        for project in [single, modules] { try project.delete("Name.graphql") }
        try single.write("schema.graphql", project.schema)
        try modules.write("schema.graphql", project.schema)
        var options = CodegenOptions()
        options.customScalarTypes = Self.scalars
        let definitions = project.definitions(options)
        guard definitions.count > 2 else { return nil }

        let density = Int.random(in: 30...110, using: &random)
        let count = Int.random(in: 2...5, using: &random)
        configs = (0..<count).map { index in
            var module = ModuleConfig(
                name: "M\(index)",
                artifactDirectory: modules.url("Sources/M\(index)/Generated")
            )
            // Imports go to lower numbers only, so there are no cycles.
            module.imports = (0..<index).filter { _ in
                Int.random(in: 0..<100, using: &random) < density
            }.map { "M\($0)" }
            module.schemaTypes = index == 0 ? .used : .none
            return module
        }
        var places: [String: Int] = [:]
        for (index, text) in definitions.enumerated() {
            // What others spread is more likely to be in a low module.
            let highest = text.hasPrefix("fragment") ? max(2, count - 1) : count
            let module = Int.random(in: 0..<highest, using: &random)
            try single.write("Sources/\(index).graphql", text)
            try modules.write("Sources/M\(module)/\(index).graphql", text)
            places[text] = module
        }
        try write()
        try findUses(places)
    }

    private func write() throws {
        let scalars = Self.scalars.sorted { $0.key < $1.key }
            .map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
        let start = "{\"schema\": \"schema.graphql\", \"customScalarTypes\": {\(scalars)}"
        try single?.write(
            "relay.json",
            "\(start), \"accessLevel\": \"package\", \"memberwiseInitializers\": true, "
                + "\"src\": \"Sources\", \"artifactDirectory\": \"Generated\"}"
        )
        let list = configs.map { module in
            let imports = module.imports.map { "\"\($0)\"" }.joined(separator: ", ")
            let types = module.schemaTypes == .used ? ", \"schemaTypes\": true" : ""
            return "\"\(module.name)\": {\"src\": \"Sources/\(module.name)\", "
                + "\"imports\": [\(imports)]\(types)}"
        }
        try modules.write(
            "relay.json",
            "\(start), \"memberwiseInitializers\": true, \"modules\": {"
                + list.joined(separator: ", ") + "}}"
        )
        for module in configs {
            try FileManager.default.createDirectory(
                at: modules.url("Sources/\(module.name)"),
                withIntermediateDirectories: true
            )
        }
    }

    /// Finds out from the generated code of one module which imports the definitions need.
    private mutating func findUses(_ places: [String: Int]) throws {
        _ = try single?.run()
        var owners: [String: Int] = [:]
        var files: [(module: Int, text: String)] = []
        for name in single?.generated ?? [] where name.hasSuffix(".swift") {
            guard let text = try single?.read("Generated/\(name)"),
                let type = text.firstMatch(of: /(?:struct|enum) `?(\w+)`?: Relay/)?.1
            else { continue }
            if name.hasSuffix(".schema.swift") { owners[String(type)] = 0 }
            guard name.hasSuffix(".graphql.swift"),
                let file = text.firstMatch(of: /from Sources\/(\d+)\.graphql/)?.1,
                let source = try single?.read("Sources/\(file).graphql"), let place = places[source]
            else { continue }
            owners[String(type)] = place
            files.append((place, text))
        }
        for (module, text) in files {
            let code = text.replacing(/(?s)#+""".*?"""#+/, with: "")
            for type in TypeUses(code).outside {
                guard let owner = owners[type], owner != module else { continue }
                if !configs[module].imports.contains("M\(owner)") {
                    hidden.append("\(type) of M\(owner) in M\(module)")
                }
            }
        }
    }

    /// Expects the files of the modules to be those of one module without modifiers and imports.
    func compareFiles(_ seed: UInt64) throws {
        let all = configs.flatMap { module -> [(String, URL)] in
            let names = try? FileManager.default.contentsOfDirectory(
                atPath: module.artifactDirectory.path
            )
            return (names ?? []).filter { $0.hasSuffix(".swift") }.map {
                ($0, module.artifactDirectory.appendingPathComponent($0))
            }
        }
        let expected = (single?.generated ?? []).filter { $0.hasSuffix(".swift") }
        #expect(all.map(\.0).sorted() == expected, "Seed \(seed)")
        var linked: [GeneratedArtifact] = []
        var complete: [GeneratedArtifact] = []
        for (name, file) in all where name.hasSuffix(".graphql.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            let other = try single?.read("Generated/\(name)") ?? ""
            try linked.append(#require(GeneratedArtifact(text)))
            try complete.append(#require(GeneratedArtifact(other)))
        }
        let texts = try GeneratedArtifact.texts(of: linked)
        #expect(try texts == GeneratedArtifact.texts(of: complete), "Seed \(seed)")
        for (one, other) in zip(linked, complete) {
            #expect(one.ownLines == other.ownLines, "Seed \(seed): \(one.type)")
        }
    }

    /// Compiles each module, and returns what the compiler says; `nil` if nothing.
    func compile() throws -> String? {
        for module in configs {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: module.artifactDirectory.path
            )
            var paths = names.filter { $0.hasSuffix(".swift") }.sorted().map {
                module.artifactDirectory.appendingPathComponent($0).path
            }
            try modules.write("Sources/\(module.name)/Empty.swift", "")
            paths.append(modules.url("Sources/\(module.name)/Empty.swift").path)
            let output = try SwiftCompiler.run(
                ["-emit-module", "-warnings-as-errors", "-module-name", module.name]
                    + ["-o", modules.url("\(module.name).swiftmodule").path] + paths,
                in: modules.folder
            )
            if let output { return output }
        }
        return nil
    }
}

/// The artifact in a generated file.
private struct GeneratedArtifact {
    /// The Swift type of its definition.
    let type: String
    private let lines: [String]
    /// The Swift types of the fragments that it is linked with.
    private let fragments: [String]

    /// Returns `nil` if the file has none.
    init?(_ file: String) {
        guard let type = file.firstMatch(of: /(?:struct|enum) `?(\w+)`?: Relay/)?.1,
            let match = file.firstMatch(of: /(?s)Relay\.Artifact\(v1: (#+)"""\n(.*?)\n( *)"""\1/)
        else { return nil }
        self.type = String(type)
        let indent = match.3.count
        lines = match.2.split(separator: "\n").map { String($0.dropFirst(indent)) }
        let links = file.firstMatch(of: /fragments: \[(.*?)\]/)?.1 ?? ""
        fragments = links.split(separator: ", ").map { link in
            String(link.prefix { $0 != "." }.filter { $0 != "`" })
        }
    }

    /// The lines without the texts and the fields that are in the artifacts of fragments.
    var ownLines: [String] {
        var section: Substring = ""
        return lines.filter { line in
            if !line.hasPrefix(" ") { section = line.prefix { $0 != " " } }
            return !["text", "template", "spreads", "normalization"].contains(section)
        }
    }

    /// Returns the texts of the operations, by type, once they are linked.
    static func texts(of artifacts: [GeneratedArtifact]) throws -> [String: String] {
        let byType = Dictionary(artifacts.map { ($0.type, $0) }) { first, _ in first }
        var made: [String: Relay.Artifact] = [:]
        func make(_ artifact: GeneratedArtifact) throws -> Relay.Artifact {
            if let known = made[artifact.type] { return known }
            let result = try Relay.Artifact(
                parsing: artifact.lines.joined(separator: "\n"),
                fragments: artifact.fragments.map { try make(#require(byType[$0])) }
            )
            made[artifact.type] = result
            return result
        }
        return try artifacts.reduce(into: [:]) { texts, artifact in
            texts[artifact.type] = try make(artifact).contents.text
        }
    }
}

/// The types that generated code names, without those that it declares around their use.
private struct TypeUses {
    private(set) var outside: Set<String> = []

    init(_ code: String) {
        // The paths of types, and the names that each declares.
        var members: [[String]: Set<String>] = [:]
        var uses: [(name: String, path: [String])] = []
        var open: [(indent: Int, path: [String])] = []
        for line in code.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            while let last = open.last, indent <= last.indent { open.removeLast() }
            let path = open.last?.path ?? []
            if let name = line.firstMatch(of: /nonisolated \w+ ([\w.`]+)/)?.1 {
                let names = name.split(separator: ".").map { $0.filter { $0 != "`" } }
                if names.count == 1 { members[path, default: []].insert(names[0]) }
                open.append((indent, path + names))
            }
            for use in line.matches(of: /(?:: |\[|<|-> )`?(\w+)/) {
                uses.append((String(use.1), open.last?.path ?? []))
            }
        }
        for (name, path) in uses {
            let isNested = path.indices.contains { end in
                members[Array(path[...end])]?.contains(name) == true
            }
            if !isNested { outside.insert(name) }
        }
    }
}
