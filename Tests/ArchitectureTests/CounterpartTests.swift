import Foundation
import Testing

/// Tables that say what to write instead of another framework's code name only what exists.
struct CounterpartTests {
    private static let tables = [
        "Relay/Relay.docc/Articles/RelayDirectives",
        "Relay/Relay.docc/Articles/ViewsFromRelaySwift",
        "Relay/Relay.docc/Articles/WatchersFromApollo",
        "RelayNetworking/RelayNetworking.docc/Articles/ComingFromApollo",
        "RelayNetworking/RelayNetworking.docc/Articles/ComingFromGet",
        "RelayNetworking/RelayNetworking.docc/Articles/ComingFromRelaySwift",
        "RelayTesting/RelayTesting.docc/Articles/ComingFromOtherFrameworks",
    ]

    @Test(arguments: tables) func namesOnlyWhatExists(path: String) throws {
        let file = SourceFile.package.appendingPathComponent("Sources/\(path).md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| ") }
            .map { $0.replacing("\\|", with: "/").split(separator: "|").map(String.init) }
        #expect(rows.count > 10)
        for cells in rows where cells.last?.hasPrefix(" see `") == false {
            // The left column of the table of directives has ours, too.
            let ours = path.hasSuffix("Directives") ? cells.joined() : cells.last ?? ""
            for code in ours.matches(of: /``[^`]+``|`[^`]+`/) {
                #expect(Counterpart.problem(in: String(code.0)) == nil, "\(code.0)")
            }
        }
    }

    /// Articles with a table of counterparts are in the list.
    @Test func hasAllTables() throws {
        let root = SourceFile.package.appendingPathComponent("Sources").path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let tables = names.filter { $0.hasSuffix(".md") && $0.contains("/Articles/") }.filter {
            name in
            let text = try? String(contentsOfFile: root + "/" + name, encoding: .utf8)
            return text?.contains(/\n\| [^|\n]+ \| (Relay|Here) \|\n/) == true
        }
        #expect(tables.count > 5)
        #expect(Set(tables).isSubset(of: Self.tables.map { $0 + ".md" }))
    }

    @Test(arguments: [
        "`@RelayQuary(FeedQuery(first: 10)) var feed`", "`.storeOrNetworks`",
        "``QueryModel/phases``",
        "``QueryModels``", "`environment.fetched(query)`", "`read(querry: query)`", "`reset(_:)`",
        "`RelayEnvironment(net:options:log:)`", "`DataViews(feed) { data in … }`", "`urls:`",
        "``RefetchableModel/refetch(fetchPolicy:)``", "`Payloads.unmap`", "`@appendEdges`",
        "`@deleteRecord(kind: \"User\")`", "`@catch(to: ERROR)`", "`relay-generator chek`",
        "`relay.jsn`", "`commitPayload(_:json:)`", "`PERSISTED_QUERY_LOST`",
        "`extend type User @semanticNullField(name: \"name\")`", "`HTTPNetwork()`", "`feeds`",
    ])
    func findsUnknownNames(code: String) {
        #expect(Counterpart.problem(in: code) != nil)
    }
}
