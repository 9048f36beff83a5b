// swift-tools-version: 6.2
import PackageDescription

// The documents are next to the views that use them.
let documents = [
    "FriendRow", "HeroCard", "Reviews", "SearchResults", "StarshipList", "StarshipRow",
].map { "Views/\($0).graphql" }

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "relay-swift", path: "..")],
    targets: [
        .executableTarget(
            name: "starwars",
            dependencies: [
                .product(name: "Relay", package: "relay-swift"),
                .product(name: "RelayNetworking", package: "relay-swift"),
                .product(name: "RelayTesting", package: "relay-swift"),
            ],
            path: "starwars",
            exclude: ["relay.json", "expected-output.txt"] + documents,
            resources: [.copy("Recordings")],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
