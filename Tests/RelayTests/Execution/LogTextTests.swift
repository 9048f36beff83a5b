import Foundation
import Testing

@testable import Relay

/// What log events and descriptions of errors hold of what a server says.
@Suite(.timeLimit(.minutes(10))) struct LogTextTests {
    static let secret = "eyJhbGciOi"
    static let failed = """
        {"errors":[{"message":"token eyJhbGciOi","path":["viewer","x eyJhbGciOi"],
        "extensions":{"token":"eyJhbGciOi"}}]}
        """
    static let beside = """
        {"data":{"viewer":null},"errors":[{"message":"token eyJhbGciOi","path":["viewer"],
        "extensions":{"token":"eyJhbGciOi"}}]}
        """

    private func log(
        isVerbatim: Bool = false,
        _ run: (TestEnvironment) async throws -> Void
    ) async throws -> [LogEvent] {
        let test = TestEnvironment { $0.logsServerMessages = isVerbatim }
        try await run(test)
        return test.log
    }

    private func fetch(_ response: String) -> (TestEnvironment) async throws -> Void {
        { test in
            test.network.answer { _, _ in response }
            _ = try? await test.environment.fetch(ViewerQuery())
        }
    }

    @Test(arguments: [failed, beside])
    func noEventHoldsAMessageUnlessAsked(response: String) async throws {
        let silent = try await log(fetch(response))
        #expect(!"\(silent)".contains(Self.secret))
        #expect("\(silent)".contains("ViewerQuery"))
        #expect("\(silent)".contains("viewer"))
        let verbatim = try await log(isVerbatim: true, fetch(response))
        #expect("\(verbatim)".contains("token " + Self.secret))
        #expect(!"\(verbatim)".contains("extensions"))
    }

    @Test func anEventHoldsTwentyErrorsAndTheirCount() async throws {
        let message = String(repeating: "é\u{1B}[31m\n", count: 100)
        let errors = (0..<50).map { index in
            JSONValue.object(["message": .string(message), "path": ["viewer", .int(Int64(index))]])
        }
        let response = JSONValue.object(["data": ["viewer": .null], "errors": .array(errors)])
        let log = try await log(isVerbatim: true, fetch(response.description))
        guard
            case .executeFieldErrors("ViewerQuery", 50, let logged)? =
                log.first(where: { $0.name == "execute.field.error" })
        else { throw Timeout(description: "no event") }
        #expect(logged.count == 20)
        #expect(logged[19].path == "viewer.19")
        for error in logged {
            let message = try #require(error.message)
            #expect(message.count == 200)
            #expect(!message.contains("\u{1B}"))
            #expect(!message.contains("\n"))
        }
    }

    /// Errors that an app throws may repeat what a server said, too.
    @Test func errorsOfTheAppAreNamedByTheirType() async throws {
        let outage = Outage(reason: Self.secret)
        let run: @Sendable (TestEnvironment) async throws -> Void = { test in
            let fetch = Task { try await test.environment.fetch(WideQuery()) }
            try await test.network.call().fail(outage)
            _ = try? await fetch.value
            try test.write(storyResponse(), StoryQuery(id: "s"))
            let passes = Locked(1)
            let commit = Task {
                try await test.environment.commit(
                    LikeStoryMutation(id: "s"),
                    optimisticUpdater: { store in
                        // So that it runs again when the story changes.
                        _ = store.record("s")
                        let isFirst = passes.withLock { passes in
                            passes -= 1
                            return passes >= 0
                        }
                        if !isFirst { throw outage }
                    }
                )
            }
            let call = try await test.network.call(1)
            try test.write(storyResponse(likes: 3), StoryQuery(id: "s"))
            call.respond(likeResponse(4))
            _ = try await commit.value
        }
        let silent = try await log(run)
        let failure = { message in
            LogEvent.networkError(operation: "WideQuery", message: message, transactionID: "1")
        }
        #expect(silent.contains(failure("Outage")))
        #expect(silent.contains(.optimisticFail(message: "Outage")))
        let verbatim = try await log(isVerbatim: true, run)
        let message = "\(outage)"
        #expect(verbatim.contains(failure(message)))
        #expect(verbatim.contains(.optimisticFail(message: message)))
    }

    @Test func aFailedReadHoldsNoMessage() async throws {
        let log = try await log { test in
            try test.write(storyResponse(), StoryQuery(id: "s"))
            let story = try #require(
                try test.environment.read(StoryQuery(id: "s")).node?.storyRow_story
            )
            let values = Collector(test.environment.observe(story))
            _ = try await values.values(1)
            try test.write(
                """
                {"data":{"node":{"__typename":"Story","id":"s","title":null,"likeCount":1,
                "author":{"id":"u","name":"a"}}},
                "errors":[{"message":"\(Self.secret)","path":["node","title"]}]}
                """,
                StoryQuery(id: "s")
            )
        }
        #expect(log.contains { $0.name == "read.definition.error" })
        #expect(!"\(log)".contains(Self.secret))
    }

    /// A type's name comes from the server as well.
    @Test func aTypeThatIsNoNameIsNotLogged() async throws {
        let log = try await log { test in
            try test.write(storyResponse(), StoryQuery(id: "s"))
            let response = storyResponse().replacing("Story", with: "token \(Self.secret)")
            try test.write(response, StoryQuery(id: "s"))
        }
        guard
            case .executeTypeConflict(_, "node", "Story", "?")? =
                log.first(where: { $0.name == "execute.type.conflict" })
        else { throw Timeout(description: "no event: \(log)") }
    }

    @Test func descriptionsAreBounded() {
        let long = String(repeating: "x", count: 10_000)
        let graphQL = (0..<100).map { GraphQLError(message: long, path: [.key("\($0)" + long)]) }
        let fields = graphQL.map { FieldError(path: "p", reason: .reported($0)) }
        let scalar = FieldError(path: "p", reason: .invalidScalar(long))
        let paths = Array(repeating: long, count: 100)
        let errors: [any Error] = [
            ResponseError.failed(operation: "Q", graphQL),
            ResponseError.fieldFailed(operation: "Q", fields + [scalar]),
            ResponseError.unfinished(operation: "Q", parts: paths),
            ResponseError.invalidPart(operation: "Q", path: long, .unknownID(long)),
            StoreError.failed(definition: "Q", fields), FieldErrors(fields), graphQL[0], scalar,
        ]
        for error in errors {
            let description = String(describing: error)
            #expect(description.count < 20 * 450, "\(type(of: error))")
            #expect(!description.contains(String(repeating: "x", count: 201)))
            let logged = LogEvent.describe(error, isVerbatim: false)
            #expect(!logged.contains("xx") || !logged.contains(String(repeating: "x", count: 201)))
        }
        let failed = ResponseError.failed(operation: "Q", graphQL)
        #expect(failed.description.hasSuffix("; and 80 more"))
    }

    @Test func oneCharacterOfAMillionScalarsIsCut() {
        let zalgo = "a" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(zalgo.shortened().unicodeScalars.count == 200)
        #expect("short".shortened() == "short")
        #expect(String(repeating: "a", count: 200).shortened().count == 200)
        #expect("a\u{202E}b\u{7}".shortened() == "a\u{FFFD}b\u{FFFD}")
    }
}
