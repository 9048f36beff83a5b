import Testing

/// Generated code compiles in a module that has a type for every name of the runtime.
struct GeneratedNameTests {
    @Test func theCrowdedModuleHasEveryNameOfTheRuntime() {
        let declaration =
            /^(?:@\S+ +)*public +(?:[a-z]+ +)*?(?:struct|enum|class|protocol|typealias) +(\w+)/
        let names = SourceFile.all(in: "Sources/Relay").flatMap { file in
            file.code.lines.compactMap { $0.prefixMatch(of: declaration).map { String($0.1) } }
        }
        let declared = Set(
            SourceFile.all(in: "Tests/GeneratedCode").filter { !$0.isGenerated }
                .flatMap(\.code.lines)
                .compactMap { $0.prefixMatch(of: /struct (\w+)/).map { String($0.1) } }
        )
        #expect(names.count > 50)
        let missing = Set(names).subtracting(declared).sorted()
        #expect(missing == [], "Add these to Tests/GeneratedCode/RuntimeNames.swift.")
    }
}
