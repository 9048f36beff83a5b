import Testing

/// Which module may import which; a new target is entered here.
struct ImportTests {
    private static let essentials: Set = ["FoundationEssentials", "Foundation"]

    private static let sources: [String: Set<String>] = [
        // The C library has the identity of threads. Storages block, so they are called on a queue.
        "Relay": essentials.union([
            "Dispatch", "Synchronization", "Observation", "os", "Darwin", "Glibc", "Musl",
        ]),
        // Debug builds link it.
        "RelayInspector": ["Foundation", "Observation", "Relay", "RelayTesting", "SwiftUI"],
        "RelayNetworking": ["Relay", "Dispatch", "Foundation", "FoundationNetworking"],
        "RelaySQLite": ["Foundation", "Relay", "SQLite3"],
        "RelaySwiftUI": ["Foundation", "Relay", "SwiftUI"],
        "RelayTesting": essentials.union(["Relay"]),
        // Tests link it, apps don't.
        "RelayTestingTraits": ["Relay", "RelayTesting", "Testing", "XCTest"],
    ]

    private static let system: Set = ["Foundation", "Glibc", "Musl", "Darwin", "Dispatch"]

    private static let generator: [String: Set<String>] = [
        "GraphQLLanguage": system,
        "GraphQLSchema": system.union(["GraphQLLanguage"]),
        // CoreServices has the file system events of Apple's platforms.
        "RelayCompiler": system.union(["CoreServices", "GraphQLLanguage", "GraphQLSchema"]),
        "RelayLanguageServer": system.union([
            "GraphQLLanguage", "GraphQLSchema", "RelayCompiler",
        ]),
        "StoreTape": system.union(["GraphQLLanguage", "GraphQLSchema"]),
        // FoundationNetworking is for `fetch-schema` alone.
        "relay-generator": system.union([
            "FoundationNetworking", "GraphQLLanguage", "GraphQLSchema", "RelayCompiler",
            "RelayLanguageServer", "StoreTape",
        ]),
    ]

    @Test(arguments: [("Sources", 1, sources), ("Generator/Sources", 2, generator)])
    func targetsImportWhatTheyMay(root: String, depth: Int, allowed: [String: Set<String>]) {
        let files = SourceFile.all(in: root)
        #expect(!files.isEmpty)
        for file in files {
            let target = file.path.components[depth]
            guard let allowed = allowed[target] else {
                Issue.record("\(file.path) belongs to `\(target)`, whose imports nobody decided.")
                continue
            }
            let forbidden = file.imports.filter { !allowed.contains($0.module) }
            #expect(forbidden.map { "\(file.path):\($0.line): import \($0.module)" } == [])
        }
    }

    /// Elsewhere than on Apple platforms Foundation would cost an app megabytes and start time.
    @Test(arguments: ["Sources/Relay", "Sources/RelayTesting"])
    func takesFoundationOnlyOnApplePlatforms(folder: String) {
        let files = SourceFile.all(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            for found in file.imports where found.module == "Foundation" {
                let before = file.code.lines[..<(found.line - 1)].filter { !$0.isEmpty }
                #expect(before.last == "#if canImport(Darwin)", "\(file.path):\(found.line)")
            }
        }
    }

    /// Another package can bring these modules, on any platform; only Apple's have Darwin.
    @Test func branchesForApplePlatformsAskForDarwin() {
        let others = ["FoundationEssentials", "FoundationNetworking", "ObjectiveC"]
        let wrong = SourceFile.handwritten.filter { file in
            others.contains { file.code.text.contains("canImport(\($0))") }
        }
        #expect(wrong.map(\.path) == [])
    }

    /// The modules of projects with several, whose generated code imports them.
    private static let modules: [String: Set<String>] = [
        "Examples/shop": ["BasketFeature", "DesignSystem", "ProductFeature", "ShopAPI"],
        "Examples/shop/Samples": [
            "BasketFeature", "CatalogFeature", "DesignSystem", "DesignSystemSamples",
            "ProductFeature", "ShopAPI",
        ],
        "Examples/shop/Tests/kioskTests": ["DesignSystem", "DesignSystemSamples", "kiosk"],
        "Examples/starwars/Tests": ["starwars"],
        "Examples/tracker/Tests": ["tracker"],
    ]

    @Test func generatedCodeImportsTheRuntimeAndModulesOfItsProjectAlone() {
        #expect(!SourceFile.generated.isEmpty)
        for file in SourceFile.generated {
            let projects = Self.modules.filter { file.path.hasPrefix($0.key + "/") }
            let project = projects.max { $0.key.count < $1.key.count }
            let isSample = file.path.hasSuffix(".sample.swift")
            let runtime: Set = isSample ? ["Relay", "RelayTesting"] : ["Relay"]
            let allowed = runtime.union(project?.value ?? [])
            #expect(Set(file.imports.map(\.module)).isSubset(of: allowed), "\(file.path)")
        }
    }
}
