import Foundation
import GraphQLLanguage

extension ConfigReader {
    /// Reports folders for generated files that collide with each other or with documents.
    mutating func checkFolders(of projects: [(config: ProjectConfig, span: SourceSpan)]) {
        var owners: [String: FolderOwner] = [:]
        for (config, span) in projects {
            for folder in config.outputFolders.map(\.path) {
                let module = config.modules.first {
                    [$0.artifactDirectory.path, $0.sampleDirectory?.path].contains(folder)
                }
                let samples = [config.sampleDirectory, module?.sampleDirectory].map { $0?.path }
                let owner = FolderOwner(
                    noun: module == nil ? "project" : "module",
                    key: samples.contains(folder) ? "folder for `samples`" : "`artifactDirectory`"
                )
                if let other = owners[folder] {
                    let has =
                        other.key == owner.key
                        ? "the same \(owner.key)" : "this folder as its \(other.key)"
                    values.report(
                        "Another \(other.noun) has \(has). Give each its own, "
                            + "because each deletes the files of the other.",
                        module?.span ?? span
                    )
                }
                owners[folder] = owner
                checkIsInside(folder, config)
            }
        }
        for (config, span) in projects {
            for source in config.sources.map(\.path)
            where owners.keys.contains(where: { FilePaths.isIn(source, $0) }) {
                let path = FilePaths.relative(source, to: config.folder.path)
                let name = path.isEmpty ? "." : path
                values.report(
                    owners[source] != nil
                        ? "`src` and `artifactDirectory` are both `\(name)`, but folders of "
                            + "generated files are not searched for documents. Give them a folder "
                            + "of their own: `\(path.isEmpty ? "" : path + "/")Generated`."
                        : "`\(name)` is in an `artifactDirectory`, which is not searched for "
                            + "documents. Give generated files a folder of their own.",
                    config.places.paths[source] ?? span
                )
            }
        }
    }

    /// A project or a module, and the key that names its folder.
    private struct FolderOwner {
        let noun: String
        let key: String
    }

    /// Reports a file that is the list of persisted operations of one project and the manifest for
    /// Apollo's servers of another: each would replace the other.
    mutating func checkPersistedLists(of projects: [ProjectConfig]) {
        for config in projects {
            guard let manifest = config.persist?.apolloManifest else { continue }
            let other = projects.first { other in
                other.name != config.name && other.persist?.file.path == manifest.path
            }
            guard let other, let name = other.name else { continue }
            values.report(
                "`apolloManifest` and the `file` of project `\(name)` can't be the same file.",
                config.places.manifest ?? config.places.project
            )
        }
    }

    /// Warns about files that are written outside of the project.
    private mutating func checkIsInside(_ output: String, _ config: ProjectConfig) {
        let root = FilePaths.repository(of: config.folder.path) ?? config.folder.path
        guard !FilePaths.isIn(output, root) else { return }
        values.report(
            "`artifactDirectory` is outside of the configuration's folder and repository: files "
                + "are written to `\(output)`.",
            config.places.paths[output] ?? config.places.project,
            severity: .warning
        )
    }
}
