import Foundation
import Testing

@testable import Relay

/// What the errors about responses say.
@Suite struct ResponseMessageTests {
    private let test = TestEnvironment()

    private func refusal(_ bytes: some Sequence<UInt8>) throws -> ResponseError {
        try #require(
            #expect(throws: ResponseError.self) {
                try test.environment.commitPayload(ViewerQuery(), response: Data(bytes))
            }
        )
    }

    @Test func aLeadingByteOrderMarkIsSkipped() throws {
        let response = #"{"data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}}}"#
        let bytes = Data([0xEF, 0xBB, 0xBF]) + Data(response.utf8)
        try test.environment.commitPayload(ViewerQuery(), response: bytes)
        #expect(try test.environment.read(ViewerQuery()).viewer?.name == "a")
        // Anywhere else it is no JSON, and the message doesn't speak of an `ï`.
        let twice = try refusal([0xEF, 0xBB, 0xBF] + bytes)
        #expect(twice.description.contains("an unexpected byte 0xEF, at byte 3."))
    }

    @Test(
        arguments: [
            (#"{"data":[]}"#, "its `data` is a list, not an object"),
            (#"{"data":"x"}"#, "its `data` is a string, not an object"),
            (#"{"data":5,"errors":[]}"#, "its `data` is a number, not an object"),
            (#"{"errors":"boom"}"#, "its `errors` is a string, not a list"),
            (#"{"data":null,"errors":{"message":"x"}}"#, "its `errors` is an object, not a list"),
            ("{}", "it has neither `data` nor `errors`"),
            (#"{"errors":[]}"#, "it has neither `data` nor `errors`"),
            (#"{"message":"Unauthorized"}"#, "it has neither `data` nor `errors`"),
            (#"[{"data":{}}]"#, "it is a list, not an object"),
            ("null", "it is null, not an object"),
            (#" "x" "#, "it is a string, not an object"),
            ("17", "it is a number, not an object"),
        ]
    )
    func jsonThatIsNoResponse(body: String, reason: String) throws {
        let error = try refusal(body.utf8)
        #expect(error == .notAResponse(operation: "ViewerQuery", reason: reason))
        #expect(error.description.contains(reason))
    }

    @Test func errorsOfAnotherKindBesideDataAreOneError() throws {
        let written = try test.write(#"{"data":{"viewer":null},"errors":"boom"}"#, ViewerQuery())
        let error = LoggedFieldError(path: "", reason: .reported)
        #expect(
            written.events.contains(
                .executeFieldErrors(operation: "ViewerQuery", count: 1, errors: [error])
            )
        )
    }

    @Test(
        .bug(id: "echoed-variable", "Errors showed values of variables that the server repeated."),
        arguments: ["{\"errors\":[%]}", "{\"data\":null,\"errors\":[%]}"]
    )
    func valuesOfVariablesAreNotShown(body: String) throws {
        let id = "ann@example.com \"x\" / 7"
        let texts = ["No story \(id).", "bad value: \(JSONValue.string(id).description)"]
        for text in texts {
            let error = JSONValue.object([
                "message": .string(text), "extensions": ["trace": .string(text)],
            ])
            let response = body.replacingOccurrences(of: "%", with: error.description)
            let failure = try #require(
                #expect(throws: ResponseError.self) {
                    try test.environment.commitPayload(
                        StoryQuery(id: ID(id)),
                        response: Data(response.utf8)
                    )
                }
            )
            var dumped = ""
            dump(failure, to: &dumped)
            for shown in ["\(failure)", String(reflecting: failure), dumped] {
                #expect(shown.contains("…") && !shown.contains("ann@example.com"), "\(shown)")
            }
            // The app can still show the message to its user.
            guard case .failed(_, let errors) = failure else { throw failure }
            #expect(errors == [GraphQLError(error)])
            #expect(errors.first?.message == text)
        }
    }

    @Test func everyErrorHasALocalizedDescription() {
        let json = JSONError(.unexpectedEnd, at: 3)
        let field = FieldError(path: "a.b", reason: .unexpectedNull)
        let graphQL = GraphQLError(message: "no", path: [.key("a")])
        let errors: [any Error & CustomStringConvertible] = [
            json, field, FieldErrors([field, field]), graphQL, InvalidScalar("bad"),
            ResponseError.noResponse(operation: "Q"),
            ResponseError.failed(operation: "Q", [graphQL]),
            ResponseError.invalidJSON(operation: "Q", path: "a", json),
            StoreError.deleted(definition: "Q"),
        ]
        for error in errors { #expect(error.localizedDescription == error.description) }
    }

    static let responses: [(query: any GraphQLQuery, data: String)] = [
        (
            ViewerQuery(),
            #"""
            {"viewer":{"id":"1","name":"a","email":"m","friends":[{"id":"2","name":"b"},
            {"id":"3","name":"c"}]}}
            """#
        ),
        (
            SearchQuery(text: "x"),
            #"{"search":[{"__typename":"Human","id":"1","name":"L","height":1.5}]}"#
        ),
    ]

    /// Each value of a response is spoilt in turn, in several ways.
    @Test(arguments: responses.indices)
    func refusalsNameTheResponsePath(index: Int) throws {
        let (query, text) = Self.responses[index]
        let data = try JSONValue(parsing: Data(text.utf8))
        let spoilt = [
            "}", "1e999", "nul", #""\q""#, "\"\u{1}\"", #"{"x":tru}"#, "01", #""\ud800""#,
        ]
        for path in data.paths {
            let name = path.map { $0.string ?? $0.description }.joined(separator: ".")
            let marked = JSONValue.object(["data": data.replacing(path[...], with: "MARK")])
            for value in spoilt {
                let body = marked.description.replacing("\"MARK\"", with: value)
                let error = try #require(
                    #expect(throws: ResponseError.self) {
                        try test.environment.commit(
                            Data(body.utf8),
                            test.environment.describe(query),
                            root: .root
                        )
                    }
                )
                let found: String
                switch error {
                case .invalidJSON(_, let path, _): found = path
                case .unexpectedKind(_, let path, _, _, _): found = path
                default: throw error
                }
                #expect(found == name, "\(body)")
                #expect(error.description.contains("`\(name)`"))
            }
        }
    }
}
