import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Generated code compiles without warnings, whatever the names in a project are and with every
/// option, beside types of the app that have the names of the runtime and the standard library.
///
/// Compiles as many random projects as `RELAY_COMPILED_PROJECTS` says. A failure prints the seed
/// and keeps the files.
struct CompiledCodeTests {
    private static let count =
        ProcessInfo.processInfo.environment["RELAY_COMPILED_PROJECTS"].flatMap(Int.init) ?? 0

    @Test(.enabled(if: count > 0, "RELAY_COMPILED_PROJECTS is not set."))
    func randomProjectsCompile() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-compiled-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try makePrices(folder)
        var compiled = 0
        var failed = false
        for seed in 0..<UInt64(Self.count) {
            var options = CodegenOptions()
            options.accessLevel = [.internal, .package, .public][Int(seed % 3)]
            options.hasMemberwiseInitializers = seed % 4 != 3
            options.isHashable = seed % 2 == 0
            options.customScalarTypes = RandomProject.scalars
            options.customScalarModules = ["Money": "Prices"]
            if seed % 3 == 1 { options.nestedTypeLimit = 1 + Int(seed % 2) }
            if seed % 5 == 4 { options.naming.schemaTypePrefix = "My" }
            if seed % 7 == 6 { options.naming.enumCases = .verbatim }
            let project = RandomProject(seed: seed)
            guard let files = project.files(options), files.count > 2 else { continue }
            let output = try typecheck(files, folder.appendingPathComponent("\(seed)"), seed)
            compiled += 1
            guard let output else { continue }
            failed = true
            Issue.record(
                "Seed \(seed) with \(options): \(output)\n\(project.schema)\n\(project.document)"
            )
        }
        #expect(compiled * 2 > Self.count)
        if !failed { try FileManager.default.removeItem(at: folder) }
    }

    /// A module with a custom scalar.
    private func makePrices(_ folder: URL) throws {
        let source = """
            public import Relay
            public nonisolated struct Money: CustomScalar {
                public init(scalar: JSONValue) throws {}
                public init() {}
                public var inputValue: JSONValue { .null }
                public static var placeholder: Money { Money() }
            }
            """
        let file = folder.appendingPathComponent("Prices.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let output = try SwiftCompiler.run(
            ["-emit-module", "-module-name", "Prices", "-o"]
                + [folder.appendingPathComponent("Prices.swiftmodule").path, file.path],
            in: folder
        )
        #expect(output == nil)
    }

    /// What the compiler says about files; nil if nothing.
    private func typecheck(
        _ files: [GeneratedFile],
        _ folder: URL,
        _ seed: UInt64
    ) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let paths = try files.map { file in
            let url = folder.appendingPathComponent(file.name)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }
        let taken = folder.appendingPathComponent("TakenNames.swift")
        try Self.takenNames(besides: files).write(to: taken, atomically: true, encoding: .utf8)
        let isolation = seed % 2 == 0 ? [] : ["-default-isolation", "MainActor"]
        return try SwiftCompiler.run(
            ["-typecheck", "-warnings-as-errors", "-module-name", "App"] + isolation
                + paths + [taken.path],
            in: folder.deletingLastPathComponent()
        )
    }

    /// Declarations of the types of the module `GeneratedCode`, except those that files declare.
    private static func takenNames(besides files: [GeneratedFile]) throws -> String {
        let folder = Repository.root.appendingPathComponent("Tests/GeneratedCode")
        let declared = Set(
            files.flatMap { file in
                file.text.matches(of: /(?:struct|enum) (\w+)/).map(\.1)
            }
        )
        return try ["RuntimeNames.swift", "StandardLibraryNames.swift"].flatMap { name in
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n")
        }.filter { line in
            line.hasPrefix("struct ") && !declared.contains(line.split(separator: " ")[1])
        }.joined(separator: "\n")
    }
}
