// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Apple's tools read the privacy manifest. Elsewhere a resource would only add a bundle and code.
#if os(macOS)
let manifest: (resources: [Resource], excluded: [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#else
let manifest: (resources: [Resource], excluded: [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

// The runtime: what an app links.
let runtime: [Target] = [
    .target(name: "Relay", swiftSettings: settings),
    .target(
        name: "RelayNetworking",
        dependencies: ["Relay"],
        exclude: manifest.excluded,
        resources: manifest.resources,
        swiftSettings: settings
    ),
    .target(name: "RelaySQLite", dependencies: ["Relay"], swiftSettings: settings),
    .target(name: "RelaySwiftUI", dependencies: ["Relay"], swiftSettings: settings),
    .target(name: "RelayTesting", dependencies: ["Relay"], swiftSettings: settings),
    .target(
        name: "RelayInspector",
        dependencies: ["Relay", "RelayTesting"],
        swiftSettings: settings
    ),
    .target(
        name: "RelayTestingTraits",
        dependencies: ["Relay", "RelayTesting"],
        swiftSettings: settings
    ),
]

// The generator: a host tool that shares no code with the runtime.
let generator: [Target] = [
    .target(
        name: "GraphQLLanguage",
        path: "Generator/Sources/GraphQLLanguage",
        swiftSettings: settings
    ),
    .target(
        name: "GraphQLSchema",
        dependencies: ["GraphQLLanguage"],
        path: "Generator/Sources/GraphQLSchema",
        swiftSettings: settings
    ),
    .target(
        name: "RelayCompiler",
        dependencies: ["GraphQLLanguage", "GraphQLSchema"],
        path: "Generator/Sources/RelayCompiler",
        swiftSettings: settings
    ),
    .target(
        name: "RelayLanguageServer",
        dependencies: ["GraphQLLanguage", "GraphQLSchema", "RelayCompiler"],
        path: "Generator/Sources/RelayLanguageServer",
        swiftSettings: settings
    ),
    .target(
        name: "StoreTape",
        dependencies: ["GraphQLLanguage", "GraphQLSchema"],
        path: "Generator/Sources/StoreTape",
        swiftSettings: settings
    ),
    .executableTarget(
        name: "relay-generator",
        dependencies: [
            "GraphQLLanguage", "GraphQLSchema", "RelayCompiler", "RelayLanguageServer", "StoreTape",
        ],
        path: "Generator/Sources/relay-generator",
        swiftSettings: settings
    ),
]

let tests: [Target] = [
    .target(
        name: "TestSupport",
        dependencies: ["Relay"],
        path: "Tests/TestSupport",
        swiftSettings: settings
    ),
    .executableTarget(
        name: "relay-benchmarks",
        dependencies: [
            "Relay", "RelayInspector", "RelayNetworking", "RelaySQLite", "RelayTesting",
            "GraphQLLanguage", "GraphQLSchema", "RelayCompiler",
        ],
        path: "Tests/Benchmarks",
        exclude: [
            "GraphQL", "disk_peer.py", "http_peer.py", "http_server.py", "peers.py", "relay.json",
        ],
        swiftSettings: settings
    ),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
        name: "RelayTests",
        dependencies: ["GraphQLSchema", "Relay", "RelayInspector", "StoreTape", "TestSupport"],
        exclude: [
            "GraphQL", "relay.json", "Apollo/GraphQL", "Apollo/schema.graphql",
            "Apollo/extensions.graphql", "Apollo/relay.json", "Derived/GraphQL",
            "Derived/schema.graphql", "Derived/extensions.graphql", "Derived/relay.json",
            "Freshness/GraphQL", "Freshness/schema.graphql", "Freshness/extensions.graphql",
            "Freshness/relay.json", "Following/GraphQL", "Following/schema.graphql",
            "Following/extensions.graphql", "Following/relay.json",
        ],
        swiftSettings: settings
    ),
    // Generated code in a module that declares a type of every name that generated code could
    // confuse with its own. On the main actor by default, as apps are.
    .target(
        name: "GeneratedCode",
        dependencies: ["Relay"],
        path: "Tests/GeneratedCode",
        exclude: [
            "Directives/GraphQL", "Directives/extensions.graphql", "Directives/relay.json",
            "GraphQL", "Renamed/GraphQL", "Renamed/relay.json", "relay.json",
        ],
        swiftSettings: settings + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
        name: "GeneratedCodeTests",
        dependencies: ["GeneratedCode", "Relay"],
        swiftSettings: settings + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
        name: "ReadmeTests",
        dependencies: [
            "Relay", "RelayInspector", "RelayNetworking", "RelaySQLite", "RelayTesting",
            "TestSupport",
        ],
        exclude: ["GraphQL", "Recordings", "extensions.graphql", "relay.json"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "RelayNetworkingTests",
        dependencies: ["Relay", "RelayInspector", "RelayNetworking", "TestSupport"],
        exclude: [
            "GraphQL", "Samples", "relay.json", "Shop/GraphQL", "Shop/extensions.graphql",
            "Shop/relay.json",
        ],
        swiftSettings: settings
    ),
    // A program that tests kill while it writes.
    .executableTarget(
        name: "relay-crash-writer",
        dependencies: ["Relay", "RelayNetworking", "RelaySQLite"],
        path: "Tests/CrashWriter",
        swiftSettings: settings
    ),
    .testTarget(
        name: "RelaySQLiteTests",
        dependencies: ["Relay", "RelaySQLite", "TestSupport", "relay-crash-writer"],
        exclude: ["Formats"],
        swiftSettings: settings
    ),
    // The example, on a server whose ids are unique only within their type.
    .testTarget(
        name: "DemoTests",
        dependencies: ["Relay", "RelayNetworking", "TestSupport"],
        exclude: ["relay.json"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "RelayTestingTests",
        dependencies: [
            "Relay", "RelayNetworking", "RelayTesting", "RelayTestingTraits", "TestSupport",
        ],
        exclude: ["GraphQL", "relay.json"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "GraphQLLanguageTests",
        dependencies: ["GraphQLLanguage"],
        path: "Generator/Tests/GraphQLLanguageTests",
        swiftSettings: settings
    ),
    .testTarget(
        name: "GraphQLSchemaTests",
        dependencies: ["GraphQLLanguage", "GraphQLSchema"],
        path: "Generator/Tests/GraphQLSchemaTests",
        exclude: ["Differential", "Fuzzing"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "RelayCompilerTests",
        dependencies: ["GraphQLLanguage", "GraphQLSchema", "Relay", "RelayCompiler"],
        path: "Generator/Tests/RelayCompilerTests",
        exclude: ["Fixtures", "Texts"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "RelayLanguageServerTests",
        dependencies: [
            "GraphQLLanguage", "GraphQLSchema", "RelayCompiler", "RelayLanguageServer",
        ],
        path: "Generator/Tests/RelayLanguageServerTests",
        swiftSettings: settings
    ),
]

let package = Package(
    name: "relay-swift",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Relay", targets: ["Relay"]),
        .library(name: "RelayNetworking", targets: ["RelayNetworking"]),
        .library(name: "RelaySQLite", targets: ["RelaySQLite"]),
        .library(name: "RelaySwiftUI", targets: ["RelaySwiftUI"]),
        .library(name: "RelayTesting", targets: ["RelayTesting"]),
        .library(name: "RelayInspector", targets: ["RelayInspector"]),
        .library(name: "RelayTestingTraits", targets: ["RelayTestingTraits"]),
        .executable(name: "relay-generator", targets: ["relay-generator"]),
    ],
    targets: runtime + generator + tests,
    swiftLanguageModes: [.v6]
)
