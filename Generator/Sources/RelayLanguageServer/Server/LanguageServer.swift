import Foundation
import GraphQLLanguage
package import GraphQLSchema
import RelayCompiler

/// A server of the Language Server Protocol 3.17, without its transport.
///
/// It answers messages one after another, and decides nothing about threads or streams: tests call
/// it like `StandardStreams` does. Work that answers nothing, such as checking projects, waits for
/// `settle()`, so that a burst of edits is checked once.
///
/// A class because the transport and its callers share its state.
package final class LanguageServer {
    private enum Phase {
        case uninitialized
        case running
        case shutDown
        case exited(Int32)
    }

    let session = Session()
    private let version: String
    private var phase = Phase.uninitialized
    private var nextRequest = 1

    /// Creates a server that waits for `initialize`.
    ///
    /// - Parameter version: The version of the program, for the client.
    package init(version: String) { self.version = version }

    /// The exit status after the notification `exit`; `nil` before it.
    package var exitStatus: Int32? {
        if case .exited(let status) = phase { status } else { nil }
    }

    /// Handles frames that arrived together.
    ///
    /// - Parameter frames: The frames, in order.
    /// - Returns: The messages to send, in order. Requests that a later frame cancels are answered
    ///   with an error.
    package func receive(_ frames: [MessageFraming.Frame]) -> [JSON] {
        var messages: [Result<Message, ResponseError>] = []
        for frame in frames {
            switch frame {
            case .malformed(let reason): messages.append(.failure(.init(.parseError, reason)))
            case .message(let body):
                guard let json = JSON.read(body) else {
                    messages.append(.failure(.init(.parseError, "The message is not JSON.")))
                    continue
                }
                // A batch of JSON-RPC, which the protocol does not use, costs nothing to accept.
                for json in json.array ?? [json] { messages.append(.success(Message(json))) }
            }
        }
        // A client that cancels `shutdown` waits for its end all the same.
        let cancelled = messages.compactMap { message -> JSON? in
            guard case .success(.notification("$/cancelRequest", let parameters)) = message else {
                return nil
            }
            return parameters["id"]
        }
        return messages.flatMap { message -> [JSON] in
            switch message {
            case .failure(let error): return [Message.answer(.null, error)]
            case .success(.request(let id, let method, _))
            where cancelled.contains(id) && isRunning && method != "shutdown":
                return [
                    Message.answer(
                        id,
                        .init(.requestCancelled, "The client cancelled the request.")
                    )
                ]
            case .success(let message): return handle(message)
            }
        }
    }

    /// Handles a message.
    ///
    /// - Parameter message: The message.
    /// - Returns: The messages to send, in order.
    package func handle(_ message: Message) -> [JSON] {
        if case .exited = phase { return [] }
        switch message {
        case .request(let id, let method, let parameters):
            do throws(ResponseError) {
                let result = try answer(method, parameters)
                return [Message.answer(id, result)] + takeMessages()
            } catch {
                return [Message.answer(id, error)] + takeMessages()
            }
        case .notification(let method, let parameters):
            return notify(method, parameters)
        case .response: return []
        case .invalid(let id):
            let error = ResponseError(
                .invalidRequest,
                "This is not a message of JSON-RPC 2.0, which has `jsonrpc`, `method` and `id`."
            )
            return [Message.answer(id, error)]
        }
    }

    /// Checks the projects that changed.
    ///
    /// Callers wait until no message is left.
    ///
    /// - Returns: The notifications for files whose diagnostics changed.
    package func settle() -> [JSON] {
        guard isRunning else { return [] }
        // A configuration that is gone leads to others.
        for _ in 0..<4 where !session.workspace.dirty.isEmpty { check() }
        return takeMessages() + session.published.notifications(session)
    }

    private var isRunning: Bool {
        if case .running = phase { true } else { false }
    }

    private func check() {
        for path in session.workspace.check() {
            guard let projects = session.workspace.configurations[path] else { continue }
            session.published.set(
                (projects.diagnostics + projects.lint()).sortedAndDeduplicated(),
                of: path
            )
        }
        session.workspace.removeMissingConfigurations()
    }

    // MARK: - Requests

    private func answer(_ method: String, _ parameters: JSON) throws(ResponseError) -> JSON {
        switch phase {
        case .uninitialized:
            guard method == "initialize" else {
                throw ResponseError(
                    .serverNotInitialized,
                    "The server waits for `initialize`, which must be the first request."
                )
            }
            return initialize(parameters)
        case .running:
            if method == "initialize" {
                throw ResponseError(.invalidRequest, "`initialize` may be sent only once.")
            }
            if method == "shutdown" {
                phase = .shutDown
                return .null
            }
        case .shutDown, .exited:
            throw ResponseError(
                .invalidRequest,
                "The server was shut down. Start it again, or send `exit`."
            )
        }
        guard let handler = RequestHandlers.all[method] else {
            throw ResponseError(.methodNotFound, "There is no request `\(method)`.")
        }
        checkIfNeeded(handler)
        try handler.precheck?(session, parameters)
        switch handler.rescan {
        case .nothing: break
        case .ownConfiguration: path(parameters).map(session.workspace.invalidateConfiguration)
        case .everything: session.workspace.invalidateAll()
        }
        checkIfNeeded(handler)
        return try handler.answer(session, parameters)
    }

    private func checkIfNeeded(_ handler: RequestHandlers.Handler) {
        let workspace = session.workspace
        if handler.needsCheck && !workspace.dirty.isEmpty || workspace.hasUnknownFiles { check() }
    }

    private func initialize(_ parameters: JSON) -> JSON {
        phase = .running
        session.client = parameters["capabilities"] ?? .null
        session.encoding = .negotiated(
            session.client["general"]?["positionEncodings"]?.array
        )
        configure(parameters["initializationOptions"])
        let folders = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
        let roots = folders ?? [parameters["rootUri"]?.string].compactMap(\.self)
        for path in roots.compactMap(FileURI.path) { session.workspace.addFolder(path) }
        return [
            "capabilities": ServerCapabilities.json(session),
            "serverInfo": ["name": "relay-generator", "version": .string(version)],
        ]
    }

    private func configure(_ options: JSON?) {
        let options = options?["relay"] ?? options
        if let bool = options?["generateOnSave"]?.bool { session.generatesOnSave = bool }
    }

    // MARK: - Notifications

    private func notify(_ method: String, _ parameters: JSON) -> [JSON] {
        if method == "exit" {
            if case .shutDown = phase { phase = .exited(0) } else { phase = .exited(1) }
            return []
        }
        guard isRunning else { return [] }
        switch method {
        case "initialized": return registrations()
        case "textDocument/didOpen": open(parameters)
        case "textDocument/didChange": return change(parameters) + takeMessages()
        case "textDocument/didClose": path(parameters).map(session.workspace.close)
        case "textDocument/didSave": return save(parameters)
        case "workspace/didChangeWatchedFiles":
            let changes = parameters["changes"]?.array ?? []
            session.workspace.invalidate(
                Set(changes.compactMap { $0["uri"]?.string.flatMap(FileURI.path) })
            )
        case "workspace/didChangeWorkspaceFolders":
            for folder in parameters["event"]?["added"]?.array ?? [] {
                folder["uri"]?.string.flatMap(FileURI.path).map(session.workspace.addFolder)
            }
            for folder in parameters["event"]?["removed"]?.array ?? [] {
                guard let path = folder["uri"]?.string.flatMap(FileURI.path) else { continue }
                for file in session.workspace.removeFolder(path) {
                    session.published.set([], of: file)
                }
            }
        case "workspace/didChangeConfiguration": configure(parameters["settings"])
        default: break
        }
        return takeMessages()
    }

    private func path(_ parameters: JSON) -> String? {
        parameters["textDocument"]?["uri"]?.string.flatMap(FileURI.path)
    }

    private func open(_ parameters: JSON) {
        guard let document = parameters["textDocument"], let path = path(parameters),
            let uri = document["uri"]?.string, let text = document["text"]?.string
        else { return }
        session.workspace.open(
            OpenDocument(uri: uri, path: path, version: document["version"]?.int, text: text)
        )
    }

    private func change(_ parameters: JSON) -> [JSON] {
        // The document itself is not kept here, because it would be copied when it changes.
        guard let path = path(parameters), let wasLost = session.workspace.documents[path]?.isLost
        else { return [] }
        let changes = parameters["contentChanges"]?.array ?? []
        let version = parameters["textDocument"]?["version"]?.int
        session.workspace.change(path) { $0.apply(changes, version: version, session.encoding) }
        guard !wasLost, session.workspace.documents[path]?.isLost == true else { return [] }
        let text =
            "A change of `\(path)` has no valid range or text, so its findings may be wrong. Close "
            + "the file and open it again."
        return [
            Message.notification("window/showMessage", ["type": 2, "message": .string(text)])
        ]
    }

    private func save(_ parameters: JSON) -> [JSON] {
        guard let path = path(parameters) else { return [] }
        if path.hasSuffix("/relay.json") {
            session.workspace.invalidateAll()
        } else {
            session.workspace.findConfigurations()
            session.workspace.invalidate(path, rescans: true)
        }
        guard session.generatesOnSave, session.workspace.context(of: path) != nil,
            let projects = session.workspace.configuration(of: path)
        else { return takeMessages() }
        let outcome = Generation.run(projects.file)
        let isNews = outcome.isFailure && !outcome.isShown
        return [isNews ? outcome.message : outcome.log] + takeMessages()
    }

    /// Returns the requests that ask the client to report changes of files.
    private func registrations() -> [JSON] {
        let client = session.client["workspace"]?["didChangeWatchedFiles"]
        guard client?["dynamicRegistration"]?.bool == true else { return takeMessages() }
        let patterns = ["**/*.{graphql,graphqls,gql,swift}", "**/*.json"]
        let id = "register-\(nextRequest)"
        nextRequest += 1
        let watchers = patterns.map { JSON.object(["globPattern": .string($0)]) }
        let registration: JSON = [
            "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
        ]
        return [
            Message.request(id, "client/registerCapability", ["registrations": [registration]])
        ] + takeMessages()
    }

    private func takeMessages() -> [JSON] {
        session.workspace.takeMessages().map { text in
            Message.notification("window/showMessage", ["type": 2, "message": .string(text)])
        }
    }
}
