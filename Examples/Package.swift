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
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "relay-swift") }
let relay = product("Relay")

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

// Samples of a module's data, for its tests and previews.
func samples(of name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: "\(name)Samples",
        dependencies: [relay, product("RelayTesting"), .init(stringLiteral: name)] + dependencies,
        path: "shop/Samples/\(name)Samples",
        swiftSettings: settings
    )
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [relay, product("RelayTesting"), .init(stringLiteral: name), "ShopAPI"]
            + dependencies,
        path: "shop/Tests/\(name)Tests",
        exclude: ["Recordings"],
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
    samples(of: "DesignSystem", ["ShopAPI"]),
    samples(of: "CatalogFeature", ["DesignSystem", "DesignSystemSamples"]),
    samples(of: "ProductFeature", ["DesignSystem", "DesignSystemSamples"]),
    samples(of: "BasketFeature", ["DesignSystem", "DesignSystemSamples"]),
    tests(of: "DesignSystem", ["DesignSystemSamples"]),
    tests(of: "CatalogFeature", ["CatalogFeatureSamples", "DesignSystemSamples"]),
    tests(of: "ProductFeature", ["DesignSystemSamples", "ProductFeatureSamples"]),
    tests(of: "BasketFeature", ["BasketFeatureSamples", "DesignSystemSamples"]),
    .testTarget(
        name: "kioskTests",
        dependencies: [
            relay, product("RelayTesting"), "CatalogFeature", "DesignSystem",
            "DesignSystemSamples", "ShopAPI", "kiosk",
        ],
        path: "shop/Tests/kioskTests",
        exclude: ["Recordings"],
        swiftSettings: settings
    ),
    .testTarget(
        name: "ShopAPITests",
        dependencies: [relay, "ShopAPI"],
        path: "shop/Tests/ShopAPITests",
        swiftSettings: settings
    ),
]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "relay-swift", path: "..")],
    targets: [
        .executableTarget(
            name: "starwars",
            dependencies: [
                relay,
                product("RelayNetworking"),
                product("RelayTesting"),
            ],
            path: "starwars",
            exclude: ["relay.json", "expected-output.txt", "Tests"] + documents,
            resources: [.copy("Recordings")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "starwarsTests",
            dependencies: [
                relay,
                product("RelayTesting"),
                product("RelayTestingTraits"),
                "starwars",
            ],
            path: "starwars/Tests",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "tracker",
            dependencies: [
                relay,
                product("RelayInspector"),
                product("RelayNetworking"),
                product("RelaySQLite"),
                product("RelayTesting"),
            ],
            path: "tracker",
            exclude: ["README.md", "extensions.graphql", "relay.json", "schema.graphql", "Tests"],
            resources: [.copy("Recordings")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "trackerTests",
            dependencies: [
                relay,
                product("RelayTesting"),
                product("RelayTestingTraits"),
                "tracker",
            ],
            path: "tracker/Tests",
            swiftSettings: settings
        ),
    ] + shop,
    swiftLanguageModes: [.v6]
)
