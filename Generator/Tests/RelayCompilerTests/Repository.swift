import Foundation

/// Where things are in the repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let fixtures = root.appendingPathComponent("Generator/Tests/RelayCompilerTests/Fixtures")
}
