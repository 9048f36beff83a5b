import Foundation
import Testing

/// What the repository holds, and how much of it stands in one place.
struct RepositoryTests {
    @Test func filesHaveAtMost600Lines() {
        let long = SourceFile.handwritten.filter { $0.lines.count > 601 }
        #expect(long.map(\.path) == [])
        #expect(SourceFile.handwritten.count > 50, "the files are found")
    }

    @Test func theTopLevelHoldsOnlyWhatBelongsThere() throws {
        let allowed: Set = [
            "Package.swift", "Package.resolved", "Sources", "Tests", "Generator", "Examples",
            "README.md", "LICENSE", "CHANGELOG.md",
        ]
        let names = try FileManager.default.contentsOfDirectory(atPath: SourceFile.package.path)
        #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
    }

    @Test func thePackageDependsOnNoOther() throws {
        let manifest = try text("Package.swift")
        #expect(!SwiftCode(manifest).text.contains(/\.package\s*\(/))
    }

    @Test func theReadmeIsShort() throws {
        let lines = try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 150)
    }

    /// With Xcode 27, where `@State` is a macro, a structure with an initializer in another file doesn't link in
    /// debug builds.
    @Test func viewsWithStateHaveTheirInitializersBesideIt() {
        let files = SourceFile.all(in: "Sources/RelaySwiftUI")
        var names: [String] = []
        for file in files where file.code.text.contains("@State ") {
            names += file.code.text.matches(of: /\bstruct\s+(\w+)/).map { String($0.1) }
        }
        #expect(names.count >= 7, "the property wrappers are found")
        for name in Set(names) {
            let others = files.filter { file in
                file.code.text.contains("extension \(name)")
                    && !file.code.text.contains("struct \(name)")
                    && file.code.text.contains(/\binit[?]?[(<]/)
            }
            #expect(others.map(\.path) == [], "initializers of \(name)")
        }
    }

    /// A task that an earlier body began has the inputs of then, and reads the same model.
    @Test func wrappersConfigureTheirModelsBeforeTheBodyAlone() {
        let files = SourceFile.all(in: "Sources/RelaySwiftUI").filter {
            $0.code.text.contains("@propertyWrapper")
        }
        #expect(files.count >= 7, "the property wrappers are found")
        for file in files {
            let text = file.code.text
            #expect(text.contains(/var wrappedValue: [^{]+ \{ model \}/), "\(file.path)")
            #expect(
                text.contains(/nonisolated public func update\(\) \{\s+MainActor\.assumeIsolated/),
                "\(file.path)"
            )
        }
    }

    private func text(_ name: String) throws -> String {
        try String(
            contentsOf: SourceFile.package.appendingPathComponent(name),
            encoding: .utf8
        )
    }
}
