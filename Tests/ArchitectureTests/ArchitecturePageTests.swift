import Foundation
import Testing

/// The architecture page says what the code is.
struct ArchitecturePageTests {
    private let page: String

    init() throws {
        let path = "Sources/Relay/Relay.docc/Development/Architecture.md"
        page = try String(contentsOf: SourceFile.package.appending(path: path), encoding: .utf8)
    }

    @Test func hasTheRanksThatAreEnforced() throws {
        let rows = page.matches(of: /(?m)^\| `([\w\/]+)` \| (\d+) \|/)
        let listed = rows.map { (String($0.1), Int($0.2) ?? -1) }
        let folders = Set(
            SourceFile.all(in: "Sources/Relay").map { RankTests.folder(of: $0) }
        )
        #expect(
            try Dictionary(listed) { _, _ in throw Repetition() }
                == RankTests.ranks.filter { folders.contains($0.key) }
        )
    }

    private struct Repetition: Error {}

    @Test func namesOnlyFilesThatExist() {
        let paths = page.matches(of: /`((?:Generator\/)?Sources\/[^`]+)`/).map { String($0.1) }
        #expect(paths.count > 20)
        for path in paths {
            let url = SourceFile.package.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
    }

    /// Each station of a response is a function, and none comes twice.
    @Test func namesOnlyStationsThatExist() throws {
        let section = try #require(
            page.firstMatch(of: #/(?s)\n## From bytes to a value\n(.*?)\n##\s/#)
        )
        let stations = section.1.matches(of: /(?m)^\d+\. `(\w+)\.(\w+)`/)
        #expect(stations.count == 12)
        #expect(Set(stations.map { $0.2 }).count == stations.count)
        let files = SourceFile.all(in: "Sources/Relay")
        for station in stations {
            let type = try Regex(#"\b(struct|class|protocol|extension) \#(station.1)\b"#)
            let function = try Regex(#"\bfunc \#(station.2)[<(]"#)
            let home = files.first { file in
                file.text.contains(type) && file.text.contains(function)
            }
            #expect(home != nil, "\(station.0)")
        }
    }
}
