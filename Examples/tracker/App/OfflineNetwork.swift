import Foundation
import Relay
import RelayTesting

/// Recordings, which can't know what a user is going to type.
///
/// Queries and subscriptions are answered by the recordings. Mutations are answered from their own
/// variables, as the server would: so the app can be used without one. Nothing is kept: what is loaded
/// again is as it was recorded.
struct OfflineNetwork: Network {
    private let recordings: ReplayNetwork

    /// Reads the recordings in a folder.
    init(folder: URL, timing: ReplayNetwork.Timing = .immediate) throws {
        // How many rows are asked for depends on what the user has done. The recordings have them all.
        let rules = RecordingRules(ignoredVariables: ["count"])
        recordings = try ReplayNetwork(folder: folder, rules: rules, timing: timing)
    }

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        guard let answer = answer(to: request, variables) else {
            let recorded = recordings.execute(
                request: request,
                variables: variables,
                cacheConfig: cacheConfig
            )
            return request.operationKind == .subscription ? keepOpen(recorded) : recorded
        }
        return .single {
            // Long enough to see that something is being saved.
            try await Task.sleep(for: .milliseconds(300))
            return Data(answer.utf8())
        }
    }

    /// Returns the recorded events, and then waits for others, as a server does.
    private func keepOpen(
        _ events: AsyncThrowingStream<Data, any Error>
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
            let task = Task {
                do {
                    for try await event in events { continuation.yield(event) }
                } catch {
                    // Nothing happened there while it was recorded.
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func answer(to request: RequestParameters, _ variables: VariableData) -> JSONValue? {
        switch request.name {
        case "SetIssueStateMutation":
            let state = variables["state"] ?? .null
            return ["data": ["setIssueState": ["issue": issue(variables, ["state": state])]]]
        case "RenameIssueMutation":
            let title = variables["title"]?.string ?? ""
            guard (3...60).contains(title.count) else {
                return refusal("A title has 3 to 60 characters")
            }
            let renamed = issue(variables, ["title": .string(title)])
            return ["data": ["renameIssue": ["issue": renamed]]]
        case "AddCommentMutation":
            let text = variables["text"]?.string ?? ""
            guard text.contains(where: { !$0.isWhitespace }) else {
                return refusal("A comment has a text")
            }
            let comment: JSONValue = [
                "__typename": "Comment",
                "id": .string("comment-\(UUID().uuidString)"),
                "text": .string(text),
                "author": ["id": "user-ada", "name": "Ada"],
            ]
            return ["data": ["addComment": ["commentEdge": ["cursor": "", "node": comment]]]]
        default:
            return nil
        }
    }

    private func issue(_ variables: VariableData, _ fields: JSONObject) -> JSONValue {
        var issue = fields
        issue["id"] = variables["id"]
        return .object(issue)
    }

    private func refusal(_ message: String) -> JSONValue {
        ["data": .null, "errors": [["message": .string(message)]]]
    }
}
