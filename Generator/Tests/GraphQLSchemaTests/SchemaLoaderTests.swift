import Foundation
import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct SchemaLoaderTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString
        )
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test func foldersAreReadWithTheirFolders() throws {
        try withFolder { folder in
            try "type Query { a: A }".write(
                toFile: folder + "/q.graphql",
                atomically: true,
                encoding: .utf8
            )
            try "type A { b: B }".write(
                toFile: folder + "/inner/a.graphqls",
                atomically: true,
                encoding: .utf8
            )
            try "type B { c: Int }".write(
                toFile: folder + "/inner/b.gql",
                atomically: true,
                encoding: .utf8
            )
            try "not a schema".write(
                toFile: folder + "/readme.txt",
                atomically: true,
                encoding: .utf8
            )
            let result = try SchemaLoader.load([folder], isStrict: true)
            #expect(result.diagnostics.isEmpty)
            #expect(result.schema.type(named: "B") != nil)
        }
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let missing = SchemaLoadError(
            path: "/none.gql",
            reason: "there is no such file or folder. `relay-generator fetch-schema --output "
                + "/none.gql URL` saves the schema of a server."
        )
        #expect(throws: missing) {
            try SchemaLoader.load(["/none.gql"])
        }
        try withFolder { folder in
            let error = #expect(throws: SchemaLoadError.self) { try SchemaLoader.load([folder]) }
            #expect(error?.description.contains("no file that ends in .graphql") == true)
        }
    }
}
