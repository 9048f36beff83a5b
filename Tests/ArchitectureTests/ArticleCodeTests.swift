import Foundation
import Testing

/// The code that the articles show is run by tests, and not only compiled.
///
/// Views of SwiftUI and controllers of UIKit are compiled by `Tests/SwiftUIStubs/check`, because only
/// Apple's systems can run them. The articles on changing from other libraries show code of these.
@Suite struct ArticleCodeTests {
    /// A target whose tests run the code of articles, and the files with this code.
    struct Target: Sendable, CustomTestStringConvertible {
        let folder: String
        let isCode: @Sendable (SourceFile) -> Bool

        var testDescription: String { folder }
    }

    private static let targets = [
        Target(folder: "Tests/ReadmeTests") { file in
            file.path.components.count == 3 && !file.code.text.contains("@Suite struct")
        },
        Target(folder: "Tests/RelayTests") { file in
            [
                "Logging/EventExamples.swift", "Operations/MutationExamples.swift",
                "Operations/PagingExamples.swift",
            ].contains { file.path.hasSuffix("/" + $0) }
        },
        Target(folder: "Tests/RelayTestingTests") { $0.path.components.contains("Articles") },
    ]

    /// The functions that no test calls.
    private static let exceptions: [String: String] = [
        "execute": "The environment calls it.",
        "intercept": "The network calls it.",
        "linkedRecord": "The environment calls it.",
        "logToSystem": "Only Apple's systems have the log.",
        "memoryWarnings": "Only UIKit has the notification.",
        "preload": "The environment calls it.",
        "runGettingStarted": "It calls a server of the internet.",
        "storyCreditLine": "The environment calls it.",
        "storyNote": "The environment calls it.",
        "storyReadNext": "The environment calls it.",
        "storyReaderCount": "The environment calls it.",
    ]

    @Test(arguments: targets) func eachFunctionIsCalled(target: Target) {
        let files = SourceFile.all(in: target.folder).filter { !$0.isGenerated }
        let code = files.filter(target.isCode)
        let tests = files.filter { !target.isCode($0) }
        // Looking for calls takes long.
        let names = tests.map { Set($0.code.identifiers.map(\.name)) }
        #expect(code.count >= 3)
        for file in code {
            for function in ArticleFunction.all(in: file) where !function.isTest {
                let isCalled =
                    function.isCalled(in: file.code.text)
                    || zip(tests, names).contains { test, names in
                        names.contains(function.name[...])
                            && function.isCalled(in: test.code.text)
                    }
                let isExcepted = Self.exceptions[function.name] != nil
                #expect(isCalled || isExcepted, "\(file.path): no test calls `\(function)`.")
            }
        }
    }

    @Test func exceptionsAreFunctionsOfArticles() {
        let names = Self.targets.flatMap { target in
            SourceFile.all(in: target.folder).filter(target.isCode)
                .flatMap(ArticleFunction.all).map(\.name)
        }
        #expect(Set(Self.exceptions.keys).isSubset(of: names))
    }

    @Test func callsAreFoundByTheirLabels() throws {
        let file = SourceFile(
            path: "Tests/X/Y.swift",
            text: """
                struct Y {
                    func like(_ id: ID, seeing likes: Int = f(1), in store: Store) {}
                }
                func free(_ body: (Int) -> Void) {}
                """
        )
        let functions = ArticleFunction.all(in: file)
        let like = try #require(functions.first)
        #expect(functions.map(\.description) == ["like(_:seeing:in:)", "free(_:)"])
        #expect(like.isCalled(in: "Y().like(a(b: 1), seeing: 3, in: store)"))
        #expect(like.isCalled(in: "Y().like(a, in: store)"))
        #expect(!like.isCalled(in: "Y().like(a, seeing: 3)"))
        #expect(!like.isCalled(in: "like(a, in: store)"))
        #expect(!like.isCalled(in: "Y(); func like(_ a: A, in b: B) {}"))
        #expect(!like.isCalled(in: "Y(); dislike(a, in: store)"))
        #expect(functions[1].isCalled(in: "free { print($0) }"))
    }
}
