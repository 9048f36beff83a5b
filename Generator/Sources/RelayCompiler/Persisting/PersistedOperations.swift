import Foundation
import GraphQLLanguage
import GraphQLSchema

/// The ids under which a server knows operations, and the file that lists them.
///
/// The file is a JSON object from ids to texts, sorted by id. Entries are added but never removed,
/// because released apps keep sending the ids that they were compiled with.
struct PersistedOperations {
    let file: URL
    private var texts: [String: String] = [:]
    private var ids: [String: String] = [:]
    private var stamp: FileStamp?
    /// Whether there are unsaved entries.
    private(set) var isChanged = false
    /// Whether a command has returned ids that are not saved yet.
    private(set) var hasAnswers = false

    init(_ file: URL) {
        self.file = file
    }

    private var path: String { file.path }

    /// The ids of a set of operations.
    struct Result {
        /// The ids, by the operations' names.
        var ids: [String: String]
        /// The names of operations without an id, which are possible because a check does not run
        /// the command.
        var missing: [String] = []
    }

    /// Returns an id for each operation.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - config: How ids are created.
    ///   - isCheck: Whether the command must not run.
    ///   - foreignFile: The configuration if it belongs to another user, whose command is refused.
    /// - Returns: The ids.
    /// - Throws: `ProjectError` if the file or the command's answer is invalid, or the command is
    ///   refused.
    mutating func persist(
        _ operations: [Compiler.OperationOutput],
        _ config: PersistConfig,
        isCheck: Bool,
        refusing foreignFile: String?
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
            if let foreignFile {
                throw .foreignCommand(command: command.joined(separator: " "), path: foreignFile)
            }
            let answer = try PersistCommand(words: command, config: config).run(unknown)
            result.ids.merge(answer) { _, new in new }
            try add(unknown, answer, config)
            hasAnswers = true
        }
        try add(operations, result.ids, config)
        return result
    }

    /// Writes the file, if there are new entries.
    mutating func write() throws(SystemError) {
        guard isChanged else { return }
        // If the file is a link, its target is written.
        let target = file.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        try FileSystem.createFolder(folder.path)
        let lines = texts.sorted { FilePaths.isOrdered($0.key, $1.key) }.map {
            "  \(DiagnosticJSON.quoted($0.key)): \(DiagnosticJSON.quoted($0.value))"
        }
        try FileSystem.write(
            Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8),
            to: target.path,
            temporary: folder.appendingPathComponent(".\(target.lastPathComponent).tmp").path
        )
        isChanged = false
        hasAnswers = false
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
                guard let command = config.command else {
                    throw .invalidPersistFile(
                        path: FilePaths.display(path),
                        reason:
                            "`\(id)` is the digest of `\(operation.name)` and not of the text there"
                    )
                }
                throw .persistCommand(
                    command: command.joined(separator: " "),
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
        texts = try Self.read(path)
        stamp = current.isRecent ? nil : current
        ids = [:]
        // If a text has several ids, the first one is used, on all machines.
        for (id, text) in texts.sorted(by: { FilePaths.isOrdered($1.key, $0.key) }) {
            ids[text] = id
        }
    }

    /// Returns the texts in a list, by their ids.
    private static func read(_ path: String) throws(ProjectError) -> [String: String] {
        let source = try FilePaths.source(path)
        func invalid(_ reason: String) -> ProjectError {
            let reason = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
            return .invalidPersistFile(path: FilePaths.display(path), reason: reason)
        }
        let node: JSONNode
        do throws(Diagnostic) {
            node = try JSONReader.read(source)
        } catch {
            // Branches that add operations conflict, because the entries are sorted.
            let lines = source.bytes.split(separator: UInt8(ascii: "\n"))
            guard !lines.contains(where: { $0.starts(with: "<<<<<<< ".utf8) }) else {
                throw invalid(
                    "it has a merge conflict. Keep the entries of both sides, because apps may send "
                        + "the ids of each"
                )
            }
            throw invalid("\(error.span): \(error.message)")
        }
        guard let members = node.members else {
            throw invalid("it is \(node.kind) instead of an object that maps ids to texts")
        }
        var texts: [String: String] = [:]
        for member in members {
            guard let text = member.value.string else {
                throw invalid("\(member.value.span): a text must be a string")
            }
            guard isSound(member.key) else {
                throw invalid("\(member.keySpan): an id contains a control character")
            }
            texts[member.key] = text
        }
        return texts
    }

    /// Returns whether an id fits on a line of an artifact and contains no invisible characters.
    static func isSound(_ id: String) -> Bool {
        !id.unicodeScalars.contains(where: VisibleText.isHidden)
    }
}
