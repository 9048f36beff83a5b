import Foundation
import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `workspace/executeCommand`.
enum ExecuteCommand {
    /// Generates the code of the projects of a file, `[uri]`, or of all projects, `[]`.
    static let generate = "relay.generate"
    /// Returns the uses of the element at a position, `[uri, position]`.
    static let references = "relay.references"
    /// Returns the text of the operation at a position as it goes to the server, `[uri, position]`.
    static let printOperation = "relay.printOperation"

    static let all = [generate, references, printOperation]

    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let command = parameters["command"]?.string else { throw .parameters("`command`") }
        let arguments = parameters["arguments"]?.array ?? []
        switch command {
        case generate: return try generate(session, arguments)
        case references:
            guard let position = try position(session, arguments), let context = position.context
            else { return [] }
            return .array(
                References.places(position, context, false).map(session.location)
            )
        case printOperation:
            guard let position = try position(session, arguments), let context = position.context,
                let inDocument = position.inDocument,
                let name = inDocument.index.definition(at: inDocument.offset)?.name
            else { return .null }
            let text = context.project.operations.first { $0.name == name }?.text
            return text.map(JSON.string) ?? .null
        default:
            let known = all.map { "`\($0)`" }.joined(separator: ", ")
            throw ResponseError(
                .invalidParameters,
                "There is no command `\(command)`. The commands are \(known)."
            )
        }
    }

    private static func position(
        _ session: Session,
        _ arguments: [JSON]
    ) throws(ResponseError) -> FilePosition? {
        guard arguments.count > 1 else { throw .parameters("a URI and a position") }
        return try session.position([
            "textDocument": ["uri": arguments[0]], "position": arguments[1],
        ])
    }

    private static func generate(
        _ session: Session,
        _ arguments: [JSON]
    ) throws(ResponseError) -> JSON {
        var configurations = session.workspace.configurations.keys.sorted()
        if let argument = arguments.first {
            guard let uri = argument.string else { throw .parameters("a URI, or nothing") }
            guard let path = FileURI.path(uri),
                let configuration = session.workspace.configuration(of: path)
            else {
                throw ResponseError(
                    .requestFailed,
                    "There is no `relay.json` for `\(uri)`. `relay-generator init` creates one."
                )
            }
            configurations = [configuration.file.path]
        }
        var texts: [String] = []
        var failures: [String] = []
        for path in configurations {
            guard let projects = session.workspace.configurations[path] else { continue }
            let outcome = Generation.run(projects.file)
            session.workspace.invalidate(path, rescans: true)
            if outcome.isFailure {
                failures.append(outcome.text)
            } else {
                texts.append(outcome.text)
            }
        }
        guard failures.isEmpty else {
            throw ResponseError(.requestFailed, failures.joined(separator: "\n"))
        }
        return .string(texts.joined(separator: "\n"))
    }
}
