import Foundation
import Testing

@testable import Relay

/// Every combination of a payload's top-level members, sent to every kind of operation, with and
/// without parts to come, against a small model of what becomes of it.
@Suite(.timeLimit(.minutes(10))) struct PayloadVerdictTests {
    enum Operation: CaseIterable {
        case query, mutation, subscription, commitPayload
    }

    @Test(arguments: Operation.allCases, [false, true])
    func aPayloadIsAnsweredSkippedOrRefused(operation: Operation, isPending: Bool) async throws {
        guard operation != .commitPayload || !isPending else { return }
        for payload in OddPayload.all {
            let found = try await outcome(of: payload, operation, isPending: isPending)
            let expected = payload.verdict(isPending: isPending)
                .outcome(operation, payload, isPending: isPending)
            #expect(found == expected, "\(payload.text)")
        }
    }

    /// What an operation comes to whose stream ends after the payload: the name of its error, or
    /// how many values it delivers.
    private func outcome(
        of payload: OddPayload,
        _ operation: Operation,
        isPending: Bool
    ) async throws -> String {
        let test = TestEnvironment()
        let environment = test.environment
        let root = operation.root
        let first = #"{"data":{"\#(root)":null},"hasNext":true}"#
        let text = payload.text.replacing("ROOT", with: root)
        if operation == .commitPayload {
            let error = #expect(throws: (any Error).self, "ok") {
                try environment.commitPayload(ProfileQuery(), response: Data(text.utf8))
                throw Done(count: 1)
            }
            return Self.name(error)
        }
        let result = Task {
            switch operation {
            case .mutation: _ = try await environment.commit(LikeStoryLaterMutation(id: "s"))
            case .subscription:
                var count = 0
                for try await _ in environment.subscribe(StoryUpdatedLaterSubscription(id: "s")) {
                    count += 1
                }
                return count
            default: _ = try await environment.fetch(ProfileQuery())
            }
            return 1
        }
        let call = try await test.network.call()
        if isPending { call.send(first) }
        call.respond(text)
        let outcome: String
        do {
            outcome = Self.name(Done(count: try await result.value))
        } catch {
            outcome = Self.name(error)
        }
        #expect(!"\(test.log)".contains(OddPayload.secret), "\(payload.text)")
        return outcome
    }

    private struct Done: Error {
        let count: Int
    }

    private static func name(_ error: (any Error)?) -> String {
        switch error {
        case let done as Done: "\(done.count)"
        case let error as ResponseError:
            switch error {
            case .invalidPart(_, _, let problem): "invalidPart \(problem)"
            case .failed(_, let errors): "failed \(errors.count)"
            default: String("\(Mirror(reflecting: error).children.first?.label ?? "")")
            }
        default: "\(error as Any)"
        }
    }
}

extension PayloadVerdictTests.Operation {
    fileprivate var root: String {
        switch self {
        case .query, .commitPayload: "me"
        case .mutation: "likeStory"
        case .subscription: "storyUpdated"
        }
    }
}

/// A payload made of top-level members of all kinds.
private struct OddPayload {
    static let secret = "S3CRET"
    var data: String?
    var errors: String?
    var extensions: String?
    var part: String?

    static let all: [OddPayload] = {
        let data = [nil, "null", #"{"ROOT":null}"#, "[]", #""x""#]
        let errors = [nil, "null", "[]", #"[{"message":"S3CRET","extensions":{"t":"S3CRET"}}]"#]
        let extensions = [nil, "null", "{}", #"{"token":"S3CRET"}"#]
        let parts = [
            nil, #""hasNext":true"#, #""hasNext":false"#, #""path":[]"#,
            #""incremental":[{"path":[],"data":{}}],"hasNext":false"#,
        ]
        return data.flatMap { data in
            (errors + [#""S3CRET""#]).flatMap { errors in
                extensions.flatMap { extensions in
                    parts.map { part in
                        OddPayload(data: data, errors: errors, extensions: extensions, part: part)
                    }
                }
            }
        }
    }()

    var text: String {
        let members = [
            data.map { "\"data\":\($0)" }, errors.map { "\"errors\":\($0)" },
            extensions.map { "\"extensions\":\($0)" }, part,
        ]
        return "{\(members.compactMap { $0 }.joined(separator: ","))}"
    }

    enum Verdict {
        /// A response of its own.
        case answer
        /// A part of the response before.
        case part
        case skipped
        case error(String)
    }

    private var isDataObject: Bool { data?.hasPrefix("{") ?? false }
    private var isDataOdd: Bool { data != nil && data != "null" && !isDataObject }
    private var hasErrors: Bool { errors?.hasPrefix("[{") ?? false }
    private var isErrorsOdd: Bool { errors?.hasPrefix("\"") ?? false }
    private var hasExtensions: Bool { extensions != nil && extensions != "null" }
    private var hasPath: Bool { part?.contains("\"path\":[]") ?? false && !hasParts }
    private var hasParts: Bool { part?.contains("incremental") ?? false }
    private var hasNext: Bool? {
        part.flatMap { $0.contains("true") ? true : $0.contains("false") ? false : nil }
    }

    func verdict(isPending: Bool) -> Verdict {
        isPending ? laterVerdict : firstVerdict
    }

    private var firstVerdict: Verdict {
        if isDataOdd { return .error("notAResponse") }
        if hasPath { return .error("invalidPart nothingBefore") }
        if isDataObject { return .answer }
        if isErrorsOdd { return .error("notAResponse") }
        if hasErrors { return .error("failed 1") }
        if hasParts { return .error("invalidPart nothingBefore") }
        if hasExtensions { return .skipped }
        if data == "null" { return .error("failed 0") }
        return .error(hasNext == nil ? "notAResponse" : "invalidPart nothingBefore")
    }

    private var laterVerdict: Verdict {
        if hasPath {
            if isDataOdd { return .error(#"invalidPart malformed("`data` is no object")"#) }
            guard data == nil else { return .part }
            let problem = "an entry has neither `data` nor `items`"
            return .error("invalidPart malformed(\"\(problem)\")")
        }
        if isDataObject || isDataOdd { return .error("invalidPart unfinishedBefore") }
        let isPart = hasParts || hasNext != nil
        if data == nil, isPart { return .part }
        if data != nil, isPart, !hasErrors, !isErrorsOdd, hasExtensions || hasParts { return .part }
        return firstVerdict
    }
}

extension OddPayload.Verdict {
    fileprivate func outcome(
        _ operation: PayloadVerdictTests.Operation,
        _ payload: OddPayload,
        isPending: Bool
    ) -> String {
        // What came before has been delivered to a subscription, but its end is an error.
        let isOpen = payload.text.contains("\"hasNext\":true")
        switch self {
        case .error(let name): return name
        case .answer: return isOpen && operation != .commitPayload ? "unfinished" : "1"
        case .part: return payload.text.contains("\"hasNext\":false") ? "1" : "unfinished"
        case .skipped:
            if isPending { return "unfinished" }
            return operation == .subscription ? "0" : "noResponse"
        }
    }
}
