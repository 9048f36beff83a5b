import Foundation
import Testing

/// What the Swift compiler says about mistakes in an app's code is about the mistake.
struct AppMistakeTests {
    @Test(
        .bug(
            id: "nil-in-literal",
            "A `nil` in an optimistic response was reported as a missing protocol of the mutation."
        )
    )
    func nilInAnOptimisticResponse() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-mistakes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = folder.appendingPathComponent("App.swift")
        try """
        import Relay

        func like(_ environment: RelayEnvironment) async throws {
            let mutation = LikeStoryMutation(id: "s")
            _ = try await environment.commit(mutation, optimisticResponse: ["likeStory": nil])
            _ = await environment.response(to: mutation, optimisticResponse: ["likeStory": nil])
        }
        """.write(to: app, atomically: true, encoding: .utf8)
        let generated = Repository.root.appendingPathComponent("Tests/RelayTests/Generated")
        let files = try FileManager.default.contentsOfDirectory(atPath: generated.path)
            .filter { $0.hasSuffix("schema.swift") || $0.hasPrefix("LikeStoryMutation.") }
            .map { generated.appendingPathComponent($0).path }
        let output = try SwiftCompiler.run(["-typecheck", app.path] + files, in: folder) ?? ""
        let errors = output.split(separator: "\n").filter { $0.contains("App.swift") }
        #expect(errors.count == 2 && errors.allSatisfy { $0.contains("'nil' is not") }, "\(output)")
    }
}
