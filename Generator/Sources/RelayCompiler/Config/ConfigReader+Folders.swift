import Foundation
import GraphQLLanguage

extension ConfigReader {
    /// Reports folders for generated files that collide with each other or with documents.
    mutating func checkFolders(of projects: [(config: ProjectConfig, span: SourceSpan)]) {
        var owners: [String: String] = [:]
        for (config, span) in projects {
            for folder in config.outputFolders.map(\.path) {
                let module = config.modules.first {
                    [$0.artifactDirectory.path, $0.sampleDirectory?.path].contains(folder)
                }
                if let owner = owners[folder] {
                    let isSample = module?.sampleDirectory?.path == folder
                    let key = isSample ? "folder for `samples`" : "`artifactDirectory`"
                    values.report(
                        "Another \(owner) has the same \(key). Give each its own, "
                            + "because each deletes the files of the other.",
                        module?.span ?? span
                    )
                }
                owners[folder] = module == nil ? "project" : "module"
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
