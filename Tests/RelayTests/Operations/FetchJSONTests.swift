import Testing

@testable import Relay

/// Operations with `@jsonResponse`: everything but the store is as for other operations.
@Suite(.timeLimit(.minutes(10))) struct FetchJSONTests {
    private let test = TestEnvironment()
    private var environment: RelayEnvironment { test.environment }
    private let query = ReviewsJSONQuery(episode: .jedi)

    private static let data =
        #"{"reviews":[{"stars":5,"big":9007199254740993,"author":null,"x":1.5}]}"#

    @Test func returnsTheDataAsItWasSent() async throws {
        test.network.answer { _, _ in #"{"data":\#(Self.data),"extensions":{"cost":3}}"# }
        let json = try await environment.fetchJSON(query)
        #expect(json.description == Self.data)
        #expect(
            test.log.map(\.name) == [
                "network.operation.start", "network.operation.next", "network.operation.complete",
            ]
        )
        let response = try await environment.jsonResponse(to: query)
        #expect(response.data == json && response.extensions == ["cost": 3])
        #expect(response.source == .network && response.failure == nil && !response.isPartial)
        #expect(response.fetched != nil)
    }

    @Test func aByteOrderMarkIsSkipped() async throws {
        test.network.answer { _, _ in "\u{FEFF}{\"data\":\(Self.data)}" }
        #expect(try await environment.fetchJSON(query).description == Self.data)
    }

    @Test func sendsTheFieldsOfTheDocumentAndNoOthers() async throws {
        test.network.answer { _, _ in #"{"data":{}}"# }
        _ = try await environment.fetchJSON(query)
        let call = try await test.network.call()
        #expect(
            call.request.text
                == "query ReviewsJSONQuery($episode:Episode!){reviews(episode:$episode){stars "
                + "author{...UserName_user}}} fragment UserName_user on User{id name}"
        )
        #expect(call.variables == ["episode": "JEDI"])
        #expect(call.request.operationKind == .query && !call.cacheConfig.force)
        #expect(call.cacheConfig.transactionID != nil)
    }

    @Test func writesNothingIntoTheStore() async throws {
        try test.write(storyResponse(), StoryQuery(id: "s"))
        let records = test.records
        let version = environment.snapshot().version
        test.network.answer { _, _ in #"{"data":{"likeStory":{"id":"s","likeCount":9}}}"# }
        let json = try await environment.fetchJSON(LikeStoryJSONMutation(id: "s"))
        #expect(json["likeStory"]?["likeCount"]?.int == 9)
        #expect(test.records == records && environment.snapshot().version == version)
        let call = try await test.network.call()
        #expect(call.cacheConfig.force && call.request.operationKind == .mutation)
        #expect(call.request.metadata == ["priority": 2])
    }

    @Test func eachCallSendsARequest() async throws {
        let first = Task { try await environment.fetchJSON(query) }
        let second = Task { try await environment.fetchJSON(query) }
        try await test.network.call(1).respond(#"{"data":{"a":1}}"#)
        try await test.network.call(0).respond(#"{"data":{"a":2}}"#)
        let results = try await [first.value, second.value]
        #expect(Set(results) == [["a": 1], ["a": 2]])
    }

    @Test func theLastOfSeveralResponsesCounts() async throws {
        let fetch = Task { try await environment.fetchJSON(query) }
        let call = try await test.network.call()
        call.send(#"{"extensions":{"a":1}}"#)
        call.send(#"{"data":{"a":1}}"#)
        call.send(#"{"data":{"a":2},"hasNext":true}"#)
        call.send(#"{"hasNext":false}"#)
        call.finish()
        #expect(try await fetch.value == ["a": 2])
    }

    // MARK: - Errors

    @Test func errorsBesideTheDataComeWithIt() async throws {
        let body = #"{"data":{"reviews":null},"errors":[{"message":"no","path":["reviews"]}]}"#
        test.network.answer { _, _ in body }
        #expect(try await environment.fetchJSON(query) == ["reviews": .null])
        #expect(test.log.contains { $0.name == "execute.field.error" })
        let errors = [GraphQLError(message: "no", path: [.key("reviews")])]
        #expect(try await environment.jsonResponse(to: query).errors == errors)
        await #expect(
            throws: ResponseError.partial(operation: "ReviewsJSONQuery", errors)
        ) {
            try await environment.fetchJSON(query, errorPolicy: .throwErrors)
        }
    }

    /// Payloads that are refused for other operations are refused here, with the same error.
    @Test(
        arguments: [
            "", "\u{0}", "<html>", "[]", "null", "5", "{}", #"{"data":null}"#, #"{"data":[]}"#,
            #"{"data":5}"#, #"{"data":"x"}"#, #"{"errors":"x"}"#, #"{"data":null,"errors":[]}"#,
            #"{"errors":{}}"#, #"{"data":null,"errors":{}}"#, #"{"extensions":{}}"#,
            #"{"data":null,"extensions":{"a":1}}"#, #"{"data":{}} x"#, #"{"data":{"a":}}"#,
            #"{"errors":[{"message":"no"}]}"#, #"{"data":null,"errors":["no"]}"#,
            #"{"data":null,"errors":[{}],"extensions":{"a":1}}"#,
        ]
    )
    func refusesWhatIsNoResponse(body: String) async throws {
        test.network.answer { _, _ in body }
        func failure(_ work: () async throws -> Void) async -> String? {
            let error = await #expect(throws: ResponseError.self) { try await work() }
            return error?.description.replacing("ReviewsJSONQuery", with: "WideQuery")
        }
        let expected = await failure { _ = try await environment.fetch(WideQuery()) }
        let names = test.log.map(\.name)
        test.forgetLog()
        #expect(await failure { _ = try await environment.fetchJSON(query) } == expected)
        #expect(test.log.map(\.name) == names)
        let response = try await environment.jsonResponse(to: query)
        #expect(response.data == nil && response.failure is ResponseError)
    }

    @Test func refusesLateParts() async throws {
        let part = #"{"data":{},"incremental":[{"id":"0"}]}"#
        for body in [#"{"data":{"a":1},"path":["a"]}"#, part] {
            test.network.answer { _, _ in body }
            await #expect(
                throws: ResponseError.invalidPart(
                    operation: "ReviewsJSONQuery",
                    path: "",
                    .nothingBefore
                )
            ) { try await environment.fetchJSON(query) }
        }
    }

    @Test func refusesWhatIsTooLargeOrTooDeep() async throws {
        let test = TestEnvironment { $0.maximumResponseBytes = 4_000 }
        for data in [
            #"["\#(String(repeating: "a", count: 4_000))"]"#,
            String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
        ] {
            test.network.answer { _, _ in #"{"data":{"a":\#(data)}}"# }
            let error = await #expect(throws: ResponseError.self) {
                try await test.environment.fetchJSON(query)
            }
            guard case .invalidJSON? = error else { throw try #require(error) }
        }
    }

    @Test func theNetworksErrorIsHandedOn() async throws {
        let fetch = Task { try await environment.fetchJSON(query) }
        try await test.network.call().fail(Outage())
        await #expect(throws: Outage.self) { try await fetch.value }
        #expect(test.log.map(\.name) == ["network.operation.start", "network.operation.error"])
        let empty = Task { try await environment.jsonResponse(to: query) }
        try await test.network.call(1).finish()
        #expect(
            try await empty.value.failure as? ResponseError
                == .noResponse(operation: "ReviewsJSONQuery")
        )
    }

    // MARK: - Cancelling

    @Test func cancellingEndsTheRequest() async throws {
        let fetch = Task { try await environment.fetchJSON(query) }
        let call = try await test.network.call()
        fetch.cancel()
        await #expect(throws: CancellationError.self) { try await fetch.value }
        try await eventually { call.termination == .cancelled }
        try await eventually { test.log.last?.name == "network.operation.cancel" }
        let late = Task { () async throws -> JSONValue in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await environment.fetchJSON(query)
        }
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(test.network.calls.count == 1)
    }

    @Test func aResetEndsTheRequest() async throws {
        let fetch = Task { try await environment.jsonResponse(to: query) }
        _ = try await test.network.call()
        environment.reset()
        #expect(
            try await fetch.value.failure as? StoreError == .reset(definition: "ReviewsJSONQuery")
        )
    }
}
