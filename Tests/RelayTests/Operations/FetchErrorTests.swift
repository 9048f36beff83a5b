import Testing

@testable import Relay

@Suite(.timeLimit(.minutes(10))) struct FetchErrorTests {
    private let test = TestEnvironment()

    private func failure(_ response: String) async throws -> ResponseError {
        test.network.answer { _, _ in response }
        let error = await #expect(throws: ResponseError.self) {
            try await test.environment.fetch(ViewerQuery())
        }
        return try #require(error)
    }

    @Test func theNetworksErrorIsHandedOn() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call().fail(Outage(reason: "unplugged"))
        await #expect(throws: Outage(reason: "unplugged")) { try await fetch.value }
        #expect(test.log.map(\.name) == ["network.operation.start", "network.operation.error"])
    }

    @Test func whatCameBeforeTheErrorStays() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        let call = try await test.network.call()
        call.send(itemsResponse(["1"]))
        call.fail(Outage())
        await #expect(throws: Outage.self) { try await fetch.value }
        #expect(try test.environment.read(WideQuery()).items.count == 1)
    }

    @Test func aStreamWithoutResponseIsAnError() async throws {
        let fetch = Task { try await test.environment.fetch(WideQuery()) }
        try await test.network.call().finish()
        await #expect(throws: ResponseError.noResponse(operation: "WideQuery")) {
            try await fetch.value
        }
    }

    @Test(arguments: ["<html><body>502 Bad Gateway</body></html>", "", "\u{0}\u{1}"])
    func garbageIsRefused(body: String) async throws {
        let error = try await failure(body)
        guard case .invalidJSON("ViewerQuery", _, _) = error else { throw error }
        #expect(error.description.contains("each element must be one whole GraphQL response"))
        #expect(test.records.isEmpty)
    }

    @Test func aRefusedResponsePublishesNothing() async throws {
        try test.write(
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}}}"#,
            ViewerQuery()
        )
        let before = test.records
        test.forgetLog()
        let error = try await failure(#"{"data":{"viewer":{"id":"1","name":"b","email":5}}}"#)
        #expect(
            error
                == .unexpectedKind(
                    operation: "ViewerQuery",
                    path: "viewer.email",
                    offset: 47,
                    expected: "String",
                    found: "a number"
                )
        )
        #expect(test.records == before)
        #expect(!test.log.contains { $0.name == "store.publish.end" })
        #expect(test.log.contains { $0.name == "execute.normalize.refuse" })
    }

    @Test func anIncompleteResponseSaysWhatItLacks() async throws {
        let error = try await failure(
            #"{"data":{"viewer":{"id":"1","email":null,"friends":null}}}"#
        )
        #expect(error == .incomplete(operation: "ViewerQuery", fields: ["viewer.name"]))
        #expect(error.description.contains("lacks `viewer.name`"))
    }

    @Test func errorsWithoutDataAreTheOperations() async throws {
        let error = try await failure(
            #"{"data":null,"errors":[{"message":"Not allowed","path":["viewer"],"extensions":{"code":"FORBIDDEN"}}]}"#
        )
        guard case .failed("ViewerQuery", let errors) = error else { throw error }
        #expect(errors.map(\.message) == ["Not allowed"])
        #expect(errors[0].extensions == ["code": "FORBIDDEN"])
        #expect(error.description.hasSuffix("Not allowed (at `viewer`)"))
    }

    @Test func noDataAndNoErrorIsAnErrorToo() async throws {
        #expect(try await failure(#"{"data":null}"#) == .failed(operation: "ViewerQuery", []))
    }

    @Test func errorsBesideDataComeWithIt() async throws {
        test.network.answer { _, _ in
            #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}},"errors":[{"message":"hidden","path":["viewer","email"]}]}"#
        }
        let data = try await test.environment.fetch(ViewerQuery())
        #expect(data.viewer?.name == "a")
        guard
            case .executeFieldErrors("ViewerQuery", 1, let errors)? =
                test.log.first(where: { $0.name == "execute.field.error" })
        else { throw Timeout(description: "no event") }
        #expect(errors == [LoggedFieldError(path: "viewer.email", reason: .reported)])
    }

    @Test func aFieldThatFailedAndHasNoNullableAroundItFailsTheFetch() async throws {
        test.network.answer { _, _ in #"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"# }
        await #expect(
            throws: ResponseError.fieldFailed(
                operation: "WideQuery",
                [FieldError(path: "items.0.name", reason: .unexpectedNull)]
            )
        ) { try await test.environment.fetch(WideQuery()) }
    }

    @Test func everyCallerThatJoinedGetsTheError() async throws {
        let fetches = (0..<3).map { _ in Task { try await test.environment.fetch(WideQuery()) } }
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.fail(Outage())
        for fetch in fetches { await #expect(throws: Outage.self) { try await fetch.value } }
        test.network.answer { _, _ in itemsResponse(["1"]) }
        #expect(try await test.environment.fetch(WideQuery()).items.count == 1)
    }

    @Test func aBodyOverTheLimitIsRefused() async throws {
        var options = RelayEnvironment.Options()
        #expect(options.maximumResponseBytes == 32 << 20)
        options.maximumResponseBytes = 100
        let network = ScriptedNetwork()
        network.answer { _, variables in
            itemsResponse(variables["group"] == "big" ? ["1", "2", "3"] : ["1"])
        }
        let environment = RelayEnvironment(network: network, options: options)
        _ = try await environment.fetch(WideQuery())
        let error = await #expect(throws: ResponseError.self) {
            try await environment.fetch(WideQuery(group: "big"))
        }
        guard case .invalidJSON(_, _, let reason)? = error, case .tooLarge(_, 100) = reason.reason
        else { throw Timeout(description: "\(error as Any)") }
    }
}
