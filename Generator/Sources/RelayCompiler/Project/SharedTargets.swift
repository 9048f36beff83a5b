import Foundation
import GraphQLLanguage

/// Warns about projects that generate files of the same name in one target of a Swift package, because
/// Swift accepts a name only once in a module.
///
/// If the schemas of two projects both have an enum `Kind`, each project writes a
/// `Kind.schema.swift`.
struct SharedTargets {
    /// A project with the files of each of its output folders.
    typealias Output = (config: ProjectConfig, files: [[GeneratedFile]])

    /// A Swift file of a project.
    private struct Place: Hashable {
        var target: String
        var file: String
    }

    /// The targets of packages, by the packages' folders.
    private var manifests: [String: [PackageManifest.Target]] = [:]

    /// Returns a warning for each pair of projects that share names of files.
    static func check(_ outputs: [Output]) -> [Diagnostic] {
        guard outputs.count > 1 else { return [] }
        var targets = SharedTargets()
        let shared = names(in: outputs)
        guard !shared.isEmpty else { return [] }
        var owners: [Place: Int] = [:]
        var findings: [Diagnostic] = []
        for (index, output) in outputs.enumerated() {
            var files: [Int: [Place]] = [:]
            for (folder, list) in zip(output.config.outputFolders.map(\.path), output.files) {
                let names = list.map(\.name).filter(shared.contains)
                guard !names.isEmpty, let target = targets.target(of: folder) else { continue }
                for name in names {
                    let place = Place(target: target, file: name)
                    if let owner = owners[place], owner != index {
                        files[owner, default: []].append(place)
                    } else {
                        owners[place] = index
                    }
                }
            }
            for (owner, places) in files.sorted(by: { $0.key < $1.key }) {
                findings.append(finding(output.config, outputs[owner].config, places))
            }
        }
        return findings
    }

    /// Returns the names of Swift files that several projects generate.
    private static func names(in outputs: [Output]) -> Set<String> {
        var seen: Set<String> = []
        var shared: Set<String> = []
        for output in outputs {
            let names = Set(output.files.joined().map(\.name)).filter { $0.hasSuffix(".swift") }
            shared.formUnion(seen.intersection(names))
            seen.formUnion(names)
        }
        return shared
    }

    private static func finding(
        _ config: ProjectConfig,
        _ other: ProjectConfig,
        _ places: [Place]
    ) -> Diagnostic {
        let files = places.map(\.file).sorted(by: FilePaths.isOrdered)
        let names = files.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let more = files.count > 3 ? " and \(files.count - 3) more" : ""
        let projects = [other, config].map { "`\($0.name ?? "")`" }.joined(separator: " and ")
        let keys = [
            files.contains { $0.hasSuffix(".schema.swift") } ? "`schemaTypePrefix`" : nil,
            files.contains { $0.hasSuffix(".graphql.swift") }
                ? "`operationNames` and `fragmentNames`" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let target = places.first?.target.split(separator: "/").last ?? ""
        return Diagnostic(
            severity: .warning,
            rule: "Config",
            message:
                "Projects \(projects) both generate \(names)\(more) in target `\(target)`, but "
                + "Swift accepts a name only once in a module. Generate into different targets, or "
                + "choose other names with `naming`: \(keys).",
            span: config.places.paths[config.artifactDirectory.path] ?? config.places.project
        )
    }

    /// Returns the target that contains a folder, as the path of its folder; `nil` if the folder is
    /// in no target of a package.
    private mutating func target(of folder: String) -> String? {
        var root = URL(fileURLWithPath: folder)
        while FileKind(at: "\(root.path)/Package.swift") == .nothing {
            guard root.path != "/", !FilePaths.isRepository(root.path) else { return nil }
            root = root.deletingLastPathComponent()
        }
        let path = root.path
        let targets = manifests[path] ?? Self.targets(in: path)
        manifests[path] = targets
        let folders = targets.flatMap { target in
            let names = target.path.map { [$0] } ?? Self.folders.map { "\($0)/\(target.name)" }
            return names.map { URL(fileURLWithPath: "\(path)/\($0)").standardizedFileURL.path }
        }
        return folders.filter { FilePaths.isIn(folder, $0) }.max { $0.count < $1.count }
    }

    /// The folders in which Swift's package manager looks for targets without a `path`.
    private static let folders = ["Sources", "Source", "src", "srcs", "Tests"]

    private static func targets(in package: String) -> [PackageManifest.Target] {
        let source = try? FilePaths.source("\(package)/Package.swift")
        return source.map { PackageManifest(String(decoding: $0.bytes, as: UTF8.self)).targets }
            ?? []
    }
}
