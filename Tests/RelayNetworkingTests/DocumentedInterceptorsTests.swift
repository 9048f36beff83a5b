import Foundation
import TestSupport
import Testing

/// Examples use interceptors that exist.
struct DocumentedInterceptorsTests {
    private func texts(_ folder: String, ending: Set<String>) throws -> [String] {
        let url = TestServer.package.appendingPathComponent(folder)
        let files = try #require(FileManager.default.enumerator(atPath: url.path))
        return try files.compactMap { $0 as? String }
            .filter { ending.contains(($0 as NSString).pathExtension) }
            .map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
    }

    @Test func examplesNameInterceptorsThatExist() throws {
        let sources = try texts("Sources/RelayNetworking", ending: ["swift"])
        let declared = Set(
            sources.flatMap { text in
                text.matches(of: /public static (?:func|var) (\w+)/).map { String($0.output.1) }
            }
        )
        #expect(declared.isSuperset(of: ["retry", "logging", "automaticPersistedQueries"]))
        let articles = try texts("Sources", ending: ["md"])
        let readme = TestServer.package.appendingPathComponent("README.md")
        let all = sources + articles + [try String(contentsOf: readme, encoding: .utf8)]
        var used: Set<String> = []
        for text in all {
            for list in text.matches(of: /(?s)(?:interceptors: |intercepted\(by: )\[(.*?)\]/) {
                for element in list.output.1.matches(of: /(?:^|[\s,])\.(\w+)/) {
                    used.insert(String(element.output.1))
                }
            }
        }
        #expect(used.count >= 4)
        #expect(used.subtracting(declared).isEmpty)
    }
}
