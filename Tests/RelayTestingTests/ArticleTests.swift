import Foundation
import Testing

/// The Swift code of the articles compiles and runs: it is in the files of the same names.
@Suite struct ArticleTests {
    @Test(arguments: [
        "GeneratingPayloads", "TestingAModel", "TestingAScreen", "TestingAView", "TestingMutations",
        "TestingPaging",
    ])
    func showsCodeThatRuns(name: String) throws {
        try expectBlocks(of: name, in: "Articles/\(name).swift")
    }

    /// `Tests/SwiftUIStubs/check` compiles the previews.
    @Test func showsPreviewsThatCompile() throws {
        try expectBlocks(of: "PreviewingViews", in: "../SwiftUIStubs/Previews/StoryRowView.swift")
    }

    private func expectBlocks(of name: String, in file: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let article = folder.appendingPathComponent("../../Sources/RelayTesting/RelayTesting.docc")
            .appendingPathComponent("Articles/\(name).md").standardizedFileURL
        let code = Self.lines(
            try String(
                contentsOf: folder.appendingPathComponent(file).standardizedFileURL,
                encoding: .utf8
            )
        )
        let shown = try String(contentsOf: article, encoding: .utf8)
        let blocks = shown.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(code.contains(Self.lines(block)), "\(block)") }
    }

    /// The lines without indentation.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n")
    }
}
