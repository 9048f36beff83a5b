import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Definitions, fields, aliases, variables, enums and input objects may be called like anything that the
/// modules of this package declare publicly, and like any keyword of Swift.
///
/// They are compiled if `RELAY_COMPILED_NAMES` is set, which takes some minutes.
struct PublicNameTests {
    /// The list of imported names is complete.
    @Test func importedNamesAreThoseOfTheModules() throws {
        let names = try ["Relay", "RelayTesting"].flatMap { module in
            try Declarations(module).topLevel
        }
        #expect(ImportedNames.all.sorted() == Set(names).sorted())
    }

    private static let compiles =
        ProcessInfo.processInfo.environment["RELAY_COMPILED_NAMES"] != nil

    /// How a project is generated.
    enum Form: String, CaseIterable {
        case plain = #""hashable": false"#
        case whole = #""accessLevel": "public", "memberwiseInitializers": true, "hashable": true"#
        case package = #""accessLevel": "package", "memberwiseInitializers": true"#

        var isPlain: Bool { self == .plain }
    }

    /// What is declared for all names takes long, so only the names of types are compiled in every form.
    @Test(
        .enabled(if: compiles, "RELAY_COMPILED_NAMES is not set."),
        arguments: Names.allCases.map { (Form.whole, $0) }
            + [(.plain, .fragments), (.package, .fragments)]
    )
    func everyNameCompiles(form: Form, names: Names) throws {
        let project = try TemporaryProject()
        try names.write(to: project)
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "src": "src", "artifactDirectory": "Generated",
             "samples": {"directory": "Samples", "module": "App"}, \(form.rawValue)}
            """
        )
        let report = try project.run()
        #expect(report.diagnostics.map(\.message) == [])
        let compiler = ["-warnings-as-errors", "-module-name"]
        let testing = form.isPlain ? ["-enable-testing"] : []
        let module = try SwiftCompiler.run(
            compiler + ["App", "-wmo", "-emit-module", "-o", project.url("App.swiftmodule").path]
                + testing + files(in: project.url("Generated")),
            in: project.folder
        )
        #expect(module == nil)
        let samples = try SwiftCompiler.run(
            compiler + ["AppSamples", "-typecheck"] + files(in: project.url("Samples")),
            in: project.folder
        )
        #expect(samples == nil)
    }

    /// Fragments and the types of a schema in modules of their own.
    @Test(.enabled(if: compiles, "RELAY_COMPILED_NAMES is not set."))
    func everyNameCompilesInModules() throws {
        let project = try TemporaryProject()
        try Names.inModules(project)
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "hashable": true, "memberwiseInitializers": true, "modules": {
             "API": {"src": "API", "schemaTypes": true, "accessLevel": "public"},
             "Design": {"src": "Design", "imports": ["API"], "accessLevel": "public",
              "samples": "Samples/DesignSamples"},
             "Feed": {"src": "Feed", "imports": ["API", "Design"], "accessLevel": "public",
              "samples": "Samples/FeedSamples"}}}
            """
        )
        let report = try project.run()
        #expect(report.diagnostics.map(\.message) == [])
        let folders = [
            ("API", "API/Generated"), ("Design", "Design/Generated"), ("Feed", "Feed/Generated"),
            ("DesignSamples", "Samples/DesignSamples"), ("FeedSamples", "Samples/FeedSamples"),
        ]
        for (module, folder) in folders {
            let output = try SwiftCompiler.run(
                ["-warnings-as-errors", "-wmo", "-emit-module", "-module-name", module, "-o"]
                    + [project.url("\(module).swiftmodule").path]
                    + files(in: project.url(folder)),
                in: project.folder
            )
            #expect(output == nil, "\(module)")
        }
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }
}

/// What the names are given to.
enum Names: String, CaseIterable {
    case fragments, operations, fields, schemaTypes, enumValues, variables

    private static let keywords = [
        "Any", "Self", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "copy", "default", "defer", "deinit", "do", "each", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
        "import",
        "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let", "mutating",
        "nil",
        "nonisolated", "open", "operator", "override", "package", "precedencegroup", "prefix",
        "private", "protocol", "Protocol", "public", "repeat", "rethrows", "return", "self", "set",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "Type", "typealias", "unowned", "var", "weak", "where", "while", "_", "hash", "hashValue",
    ]

    /// The types that the modules declare, and the parameters of generic ones.
    private static func types() throws -> [String] {
        let modules = [
            "Relay", "RelayNetworking", "RelaySwiftUI", "RelayTesting", "RelayTestingTraits",
        ]
        let declared = try modules.flatMap { try Declarations($0).types }
        return Set(declared + modules + keywords + ["Swift", "Int", "Data", "App"]).sorted()
    }

    /// The members that they declare too.
    private static func members() throws -> [String] {
        let modules = ["Relay", "RelayTesting"]
        return try Set(modules.flatMap { try Declarations($0).members } + types()).sorted()
    }

    func write(to project: TemporaryProject) throws {
        try project.delete("Name.graphql")
        var schema =
            "type Query { user: User users: [User!]! any: Any }\nunion Any = User | Place\n"
        var user = "id: ID! name: String"
        var document = "query App_ { user { id } }\n"
        switch self {
        case .fragments:
            var spreads = ""
            for name in try Self.distinct(Self.types()) {
                document += "fragment \(name) on User { id name friend { id } }\n"
                spreads += " ...\(name)"
            }
            document += "query All_ { user { name\(spreads) } }\n"
            user += " friend: User"
        case .operations:
            for name in try Self.distinct(Self.types()) {
                document +=
                    "query \(name) { user { id name } any { ... on User { id } __typename } }\n"
            }
        case .fields:
            let names = try Self.members().filter { !["id", "name"].contains($0) }
            for (index, name) in names.enumerated() where !name.hasPrefix("__") {
                user +=
                    " \(name): \(["String", "Int!", "[Kind!]!", "Place", "[Place!]"][index % 5])"
            }
            for (index, part) in names.chunked(into: 40).enumerated() {
                let fields = part.filter { !$0.hasPrefix("__") }.map { name in
                    let index = names.firstIndex(of: name) ?? 0
                    return index % 5 < 3 ? name : "\(name) { city }"
                }
                let aliases = part.filter { !$0.hasPrefix("__") }.map { "\($0): city" }
                document += "fragment F\(index) on User { \(fields.joined(separator: " ")) }\n"
                document += "fragment P\(index) on Place { \(aliases.joined(separator: " ")) }\n"
            }
            schema += "enum Kind { A B }\n"
        case .schemaTypes:
            let builtIn: Set<String> = [
                "Int", "Any", "Place", "User", "Query", "Mutation", "Subscription", "ID",
            ]
            let names = try Self.distinct(Self.types().filter { !builtIn.contains($0) })
            var arguments: [String] = []
            for (index, name) in names.enumerated() where !name.hasPrefix("__") {
                if index % 2 == 0 {
                    schema += "enum \(name) { A B }\n"
                    user += " f\(index): \(name)"
                    document += "fragment F\(index) on User { f\(index) }\n"
                } else {
                    schema += "input \(name) { a: Int b: String! c: [Int!] }\n"
                }
                arguments.append("a\(index): \(name)")
            }
            schema += "type Mutation { change(\(arguments.joined(separator: " "))): User }\n"
            let variables = arguments.map { "$" + $0 }
            let passed = arguments.map { argument in
                let name = argument.prefix { $0 != ":" }
                return "\(name): $\(name)"
            }
            document += "mutation Change(\(variables.joined(separator: " "))) "
            document += "{ change(\(passed.joined(separator: " "))) { id } }\n"
        case .enumValues:
            let names = try Self.members().filter {
                !["true", "false", "null", "nil"].contains($0)
            }
            for (index, part) in names.chunked(into: 60).enumerated() {
                schema +=
                    "enum E\(index) { \(part.filter { !$0.hasPrefix("__") }.joined(separator: " ")) }\n"
                schema += "input I\(index) { "
                schema +=
                    part.filter { !$0.hasPrefix("__") }.map { "\($0): E\(index)" }
                    .joined(separator: " ") + " }\n"
                user += " e\(index)(i: I\(index)): E\(index)"
                document += "query E\(index)Query($i: I\(index)) { user { e\(index)(i: $i) } }\n"
            }
        case .variables:
            for (index, part) in try Self.members().chunked(into: 40).enumerated() {
                let names = part.filter { !$0.hasPrefix("__") }
                let arguments = names.map { "\($0): Int" }.joined(separator: " ")
                user += " v\(index)(\(arguments)): String"
                let variables = names.map { "$\($0): Int" }.joined(separator: " ")
                let passed = names.map { "\($0): $\($0)" }.joined(separator: " ")
                document += "query V\(index)Query(\(variables)) { user { v\(index)(\(passed)) } }\n"
            }
        }
        schema += "type Place { city: String! id: ID! }\ntype User { \(user) }\n"
        try project.write("schema.graphql", schema)
        try project.write("src/Documents.graphql", document)
    }

    /// Fragments that other modules spread, and enums that they use.
    static func inModules(_ project: TemporaryProject) throws {
        try project.delete("Name.graphql")
        var schema = "type Query { user: User }\n"
        var user = "id: ID! name: String"
        var fragments = ""
        var queries = ""
        let builtIn: Set<String> = [
            "Int", "Any", "User", "Query", "Mutation", "Subscription", "ID", "API", "Design",
            "Feed",
        ]
        let names = try distinct(types().filter { !builtIn.contains($0) && !$0.hasPrefix("__") })
        for (index, name) in names.enumerated() {
            if index % 2 == 0 {
                schema += "enum \(name) { A B }\n"
                user += " f\(index): \(name)"
                queries += "query Q\(index)Query { user { f\(index) } }\n"
            } else {
                fragments += "fragment \(name) on User { id name }\n"
                queries += "query Q\(index)Query { user { name ...\(name) } }\n"
            }
        }
        try project.write("schema.graphql", schema + "type User { \(user) }\n")
        try project.write("API/Empty.graphql", "fragment Empty_user on User { id }")
        try project.write("Design/Fragments.graphql", fragments)
        try project.write("Feed/Queries.graphql", queries)
    }

    /// Returns the names without those that differ from others only in the case of the first letter.
    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert(SwiftNames.capitalized($0)).inserted && $0 != "_" }
    }
}

/// The names that a module's sources declare.
struct Declarations {
    private(set) var topLevel: [String] = []
    private(set) var types: [String] = []
    private(set) var members: [String] = []

    init(_ module: String) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(module)")
            .resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                add(line)
            }
        }
    }

    private mutating func add(_ line: Substring) {
        let modifiers =
            #/(?:@[\w()]+ )*public (?:nonisolated |final |indirect |static |mutating )*/#
        let text = line.drop { $0 == " " }
        guard let start = text.prefixMatch(of: modifiers) else { return }
        let declaration = text[start.range.upperBound...]
        if let type = declaration.prefixMatch(
            of: #/(?:class|struct|enum|protocol|typealias|actor) (\w+)(?:<(\w+))?/#
        ) {
            let name = String(type.1)
            types.append(name)
            if let parameter = type.2 { types.append(String(parameter)) }
            if text.startIndex == line.startIndex { topLevel.append(name) }
        } else if let member = declaration.prefixMatch(of: #/(?:var|let|func|case) `?(\w+)/#) {
            members.append(String(member.1))
        }
    }
}

extension Array {
    fileprivate func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
