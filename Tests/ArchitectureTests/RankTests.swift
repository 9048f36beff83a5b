import Testing

/// The folders of `Sources/Relay` are layers: code names types of its own folder and of lower ranks.
///
/// A folder within a folder has its rank, unless it has one of its own.
struct RankTests {
    static let ranks = [
        "Support": 0, "JSON": 1, "Artifacts/Variables": 2, "Artifacts/Selections": 3,
        "Artifacts/Plans": 4, "Artifacts": 5, "Records": 6, "Logging": 7, "Normalization": 8,
        "Reading": 8, "Publishing": 9, "Store": 10, "Execution": 11, "Persistence": 11,
        "Environment": 12,
        "Operations": 13, "Observation": 14,
    ]

    private let layers = Layers(
        files: SourceFile.all(in: "Sources/Relay").map { (folder(of: $0), $0) },
        ranks: ranks
    )

    /// The folder by whose rank a file is judged.
    static func folder(of file: SourceFile) -> String {
        let folders = file.path.components[2...].dropLast()
        let inner = folders.joined(separator: "/")
        return ranks[inner] == nil ? folders.first ?? "" : inner
    }

    @Test func everyFolderHasARank() {
        #expect(layers.unranked.isEmpty)
    }

    @Test func codeNamesTypesOfItsOwnOrLowerRanksOnly() {
        #expect(layers.violations == [])
    }

    @Test func seesAViolation() {
        let layers = Layers(
            files: [
                (
                    "Store",
                    SourceFile(path: "Store/A.swift", text: "struct A { var b: B; var c: C }")
                ),
                (
                    "Reading",
                    SourceFile(path: "Reading/B.swift", text: "public struct B {\n  let a: A\n}")
                ),
                (
                    "Normalization",
                    SourceFile(path: "N/C.swift", text: "final class C { init(_: B) {} }")
                ),
                (
                    "Support",
                    SourceFile(path: "Support/D.swift", text: "// A\nextension Int { struct A {} }")
                ),
                ("Extra", SourceFile(path: "Extra/E.swift", text: "")),
                ("JSON", SourceFile(path: "JSON/F.swift", text: "func f<A>(_ a: A) -> [A] {}")),
            ],
            ranks: Self.ranks
        )
        #expect(
            layers.violations == [
                "Reading/B.swift:2: `A` is declared in Store, which Reading must not know",
                "N/C.swift:1: `B` is declared in Reading, which Normalization must not know",
                "Support/D.swift:2: `A` is declared in Store, which Support must not know",
            ]
        )
        #expect(layers.unranked == ["Extra"])
    }

    /// STYLE 11: reading, normalising and records are functions of values.
    @Test(arguments: ["Normalization", "Reading", "Records"])
    func knowsNoStoreTaskOrLock(folder: String) {
        let forbidden: Set<Substring> = [
            "Store", "Task", "TaskGroup", "actor", "Actor", "MainActor", "Locked", "Mutex", "await",
        ]
        let files = SourceFile.all(in: "Sources/Relay/\(folder)")
        #expect(!files.isEmpty)
        for file in files {
            let found = file.code.identifiers.filter { forbidden.contains($0.name) }
            #expect(found.map { "\(file.path):\($0.line): \($0.name)" } == [])
        }
    }
}

/// Which types are declared where, and who names them.
private struct Layers {
    let files: [(folder: String, file: SourceFile)]
    let ranks: [String: Int]

    var unranked: Set<String> { Set(files.map(\.folder)).subtracting(ranks.keys) }

    var violations: [String] {
        var homes: [String: Set<String>] = [:]
        for (folder, file) in files {
            for name in file.code.topLevelTypes { homes[name, default: []].insert(folder) }
        }
        return files.flatMap { folder, file in
            let own = file.code.nestedTypes
            return file.code.identifiers.compactMap { name, line -> String? in
                guard let homes = homes[String(name)], !own.contains(String(name)),
                    !homes.contains(where: { mayKnow(folder, $0) })
                else { return nil }
                return "\(file.path):\(line): `\(name)` is declared in "
                    + "\(homes.sorted().joined(separator: ", ")), which \(folder) must not know"
            }
        }
    }

    private func mayKnow(_ folder: String, _ other: String) -> Bool {
        guard let rank = ranks[folder], let otherRank = ranks[other] else { return true }
        return folder == other || otherRank < rank
    }
}

extension SwiftCode {
    /// The types that can be named from everywhere.
    fileprivate var topLevelTypes: [String] {
        lines.filter { $0.first?.isWhitespace == false }
            .map { String($0.prefix { $0 != "{" }) }.compactMap(Self.declaredType)
    }

    /// The nested types and the generic parameters, which hide others of the same name here.
    fileprivate var nestedTypes: Set<String> {
        let nested = lines.filter { $0.first?.isWhitespace == true }.compactMap(Self.declaredType)
        let parameters = lines.flatMap { line -> [String] in
            let declaration =
                /\b(?:func|struct|class|enum|init|subscript|typealias)\b[^<(]*<([^()]*)>/
            guard line.contains("<"), let match = line.firstMatch(of: declaration) else {
                return []
            }
            return match.1.split(separator: ",").compactMap { parameter -> String? in
                parameter.firstMatch(of: /\w+/).map { String($0.0) }
            }
        }
        return Set(nested).union(parameters)
    }

    private static func declaredType(_ line: String) -> String? {
        let declaration =
            /\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+([A-Z]\w*)/
        return line.firstMatch(of: declaration).map { String($0.1) }
    }
}
