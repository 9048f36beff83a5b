import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The ids under which a server knows operations, and the file that lists them.
///
/// The file is a JSON object from ids to texts, sorted by id. Entries are added and never taken
/// away: apps that were shipped go on to ask for what they were compiled with.
struct PersistedOperations {
    let file: URL
    private var texts: [String: String] = [:]
    private var ids: [String: String] = [:]
    private var stamp: FileStamp?
    /// Whether there are entries that were not written yet.
    private(set) var isChanged = false

    init(_ file: URL) {
        self.file = file
    }

    private var path: String { file.path }

    /// What came of a set of operations.
    struct Result {
        /// The ids, by the operations' names.
        var ids: [String: String]
        /// Names of the operations that have none: a check runs no command.
        var missing: [String] = []
    }

    /// Gives each operation an id.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - config: How ids are made.
    ///   - isCheck: Whether the command must not run.
    /// - Returns: The ids.
    /// - Throws: `ProjectError` when the file or the command's answer is not what it should be.
    mutating func persist(
        _ operations: [Compiler.OperationOutput],
        _ config: PersistConfig,
        isCheck: Bool
    ) throws(ProjectError) -> Result {
        if !isChanged {
            try readFile()
        }
        var result = Result(ids: [:])
        var unknown: [Compiler.OperationOutput] = []
        for operation in operations {
            if config.command == nil {
                result.ids[operation.name] = digest(operation.text, config)
            } else if let id = ids[operation.text] {
                result.ids[operation.name] = id
            } else {
                unknown.append(operation)
            }
        }
        if !unknown.isEmpty, let command = config.command {
            if isCheck {
                result.missing = unknown.map(\.name)
                return result
            }
            let answer = try PersistCommand(words: command, config: config).run(unknown)
            result.ids.merge(answer) { _, new in new }
        }
        try add(operations, result.ids, config)
        return result
    }

    /// Writes the file, if there is something to add.
    mutating func write() throws(SystemError) {
        guard isChanged else { return }
        let folder = file.deletingLastPathComponent()
        try FileSystem.createFolder(folder.path)
        let temporary = folder.appendingPathComponent(".\(file.lastPathComponent).tmp")
        let lines = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            "  \(DiagnosticJSON.quoted($0.key)): \(DiagnosticJSON.quoted($0.value))"
        }
        try FileSystem.write(
            Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8),
            to: path,
            temporary: temporary.path
        )
        isChanged = false
        stamp = nil
    }

    private func digest(_ text: String, _ config: PersistConfig) -> String {
        switch config.algorithm {
        case .md5: MD5.hexadecimal(text.utf8)
        case .sha256: SHA256.hexadecimal(text.utf8)
        }
    }

    private mutating func add(
        _ operations: [Compiler.OperationOutput],
        _ ids: [String: String],
        _ config: PersistConfig
    ) throws(ProjectError) {
        for operation in operations {
            guard let id = ids[operation.name] else { continue }
            if let other = texts[id], other != operation.text {
                throw .persistCommand(
                    command: config.command?.joined(separator: " ") ?? "",
                    reason: "the id `\(id)` of `\(operation.name)` belongs to another text"
                )
            }
            if texts.updateValue(operation.text, forKey: id) == nil {
                isChanged = true
            }
            self.ids[operation.text] = id
        }
    }

    private mutating func readFile() throws(ProjectError) {
        guard case .file(let current) = FileKind(at: path) else {
            (texts, ids, stamp) = ([:], [:], nil)
            return
        }
        if current == stamp { return }
        let source = try FilePaths.source(path)
        (texts, ids) = ([:], [:])
        stamp = current.isRecent ? nil : current
        let members: [JSONNode.Member]
        do throws(Diagnostic) {
            members = try JSONReader.read(source).members ?? []
        } catch {
            throw invalid("\(error.span): \(error.message)")
        }
        for member in members {
            guard let text = member.value.string else {
                throw invalid("\(member.value.span): a text is a string")
            }
            texts[member.key] = text
            // The first id wins, whatever the order of a set would be.
            if ids[text] == nil { ids[text] = member.key }
        }
    }

    private func invalid(_ reason: String) -> ProjectError {
        let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
        return .invalidPersistFile(path: FilePaths.display(path), reason: reason)
    }
}
