// swift-tools-version: 6.2
import PackageDescription

// The documents are next to the views that use them.
let documents = [
    "FriendRow", "HeroCard", "Reviews", "SearchResults", "StarshipList", "StarshipRow",
].map { "Views/\($0).graphql" }

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let relay = Target.Dependency.product(name: "Relay", package: "relay-swift")

// An app of many modules: one with the types of the schema, a design system, features, two apps.
func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name,
        dependencies: [relay] + dependencies,
        path: "shop/\(name)",
        swiftSettings: settings
    )
}

func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: [relay] + dependencies,
        path: "shop/\(name)",
        swiftSettings: settings
    )
}

func tests(of name: String, _ dependencies: [Target.Dependency] = ["ShopAPI"]) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [relay, .init(stringLiteral: name)] + dependencies,
        path: "shop/Tests/\(name)Tests",
        swiftSettings: settings
    )
}

let shop = [
    module("ShopAPI", []),
    module("DesignSystem", ["ShopAPI"]),
    module("CatalogFeature", ["DesignSystem"]),
    module("ProductFeature", ["DesignSystem"]),
    module("BasketFeature", ["DesignSystem", "ShopAPI"]),
    app("shop", ["BasketFeature", "ProductFeature", "ShopAPI"]),
    app("kiosk", ["CatalogFeature", "DesignSystem", "ShopAPI"]),
    tests(of: "ShopAPI", []),
    tests(of: "DesignSystem"),
    tests(of: "CatalogFeature"),
    tests(of: "ProductFeature"),
    tests(of: "BasketFeature"),
]

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
            swiftSettings: settings
        )
    ] + shop,
    swiftLanguageModes: [.v6]
)
