import Foundation
import Relay
import Testing

@testable import RelayNetworking

struct HTTPHeadersTests {
    @Test func comparesNamesWithoutCase() {
        var headers: HTTPHeaders = ["Accept": "a", "X-One": "1"]
        headers["ACCEPT"] = "b"
        #expect(headers["accept"] == "b")
        #expect(headers.map(\.name) == ["ACCEPT", "X-One"])
        headers["x-one"] = nil
        #expect(headers.count == 1)
    }

    @Test func mergesByReplacing() {
        let headers: HTTPHeaders = ["A": "1", "B": "2"]
        #expect(headers.merging(["b": "3", "C": "4"]) == ["A": "1", "b": "3", "C": "4"])
    }

    @Test func equalityIgnoresTheCaseOfNames() {
        let (left, right): (HTTPHeaders, HTTPHeaders) = (
            ["Content-Type": "a", "X-One": "1"], ["content-type": "a", "x-ONE": "1"]
        )
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(left != ["Content-Type": "A", "X-One": "1"])
        #expect(left != ["Content-Type": "a", "X-Two": "1"])
        #expect(["K": "1"] as HTTPHeaders != ["\u{212A}": "1"])
    }

    @Test func printsNoValues() {
        let headers: HTTPHeaders = ["Authorization": "Bearer canary"]
        #expect("\(headers)" == "[Authorization]")
    }
}

struct MediaTypeTests {
    @Test(arguments: [
        ("application/json", "application/json", nil, true),
        ("Application/JSON; Charset=\"UTF-8\"", "application/json", "utf-8", true),
        (
            "application/graphql-response+json ;charset=utf8", "application/graphql-response+json",
            "utf8", true
        ),
        ("application/json;profile=x;charset=latin1", "application/json", "latin1", false),
        ("", "", nil, true),
    ])
    func reads(header: String, essence: String, charset: String?, isUTF8: Bool) {
        let type = MediaType(header)
        #expect(type.essence == essence)
        #expect(type.charset == charset)
        #expect(type.isUTF8 == isUTF8)
    }
}

struct JSONBodyTests {
    private func body(_ request: RequestParameters, _ placement: OperationIDPlacement) -> String {
        let request = NetworkRequest(parameters: request, variables: ["n": 1])
        return JSONValue.object(JSONBody(request: request, operationID: placement).object)
            .description
    }

    @Test func sendsTheTextOfAnOperation() {
        #expect(
            body(.query("{ a }"), .persistedQueryExtension)
                == #"{"query":"query Q{ a }","operationName":"Q","variables":{"n":1}}"#
        )
    }

    @Test func sendsAnIDInsteadOfTheText() {
        let request = RequestParameters(
            name: "Q",
            operationKind: .query,
            text: "query Q { a }",
            id: "abc"
        )
        #expect(
            body(request, .persistedQueryExtension) == """
                {"extensions":{"persistedQuery":{"version":1,"sha256Hash":"abc"}},\
                "operationName":"Q","variables":{"n":1}}
                """
        )
        #expect(
            body(request, .member("documentId"))
                == #"{"documentId":"abc","operationName":"Q","variables":{"n":1}}"#
        )
    }
}

struct GraphQLOverHTTPTests {
    private struct Canned: HTTPTransport {
        var status = 200
        var type: String? = "application/json"
        var body: String

        func send(_ request: HTTPRequest) async throws -> HTTPResponse {
            var headers: HTTPHeaders = [:]
            headers["content-type"] = type
            return HTTPResponse(
                request: request,
                status: status,
                headers: headers,
                body: HTTPBody(Data(body.utf8))
            )
        }
    }

    private func isTaken(_ transport: Canned) async throws -> Bool {
        let url = try #require(URL(string: "http://localhost/graphql"))
        let network = HTTPNetwork(url: url, client: HTTPClient(transport: transport))
        let stream = network.execute(
            request: .query("{ a }"),
            variables: [:],
            cacheConfig: CacheConfig()
        )
        do {
            let payloads = try await stream.reduce(into: []) { $0.append($1) }
            #expect(payloads == [Data(transport.body.utf8)])
            return true
        } catch is NetworkError {
            return false
        }
    }

    @Test(
        arguments: [
            #"{"data":null}"#, #" { "extensions": {"a": [1, "]"]}, "errors" : [ {} ] }"#,
            #"{"errors":"no list","data":{}}"#, #"{"d\u0061ta":{}}"#, #"{"data":{} unfinished"#,
        ],
        [200, 294, 400, 422, 500]
    )
    func takesGraphQLInJSONWithAnyStatus(body: String, status: Int) async throws {
        #expect(try await isTaken(Canned(status: status, body: body)))
    }

    @Test(
        arguments: [
            #"{"errors":"no list"}"#, #"{"error":{"data":1}}"#, "[]", #"[{"data":1}]"#, "null", "",
            #"{"date":1,"#, "data",
        ],
        [200, 400, 500]
    )
    func refusesOtherJSON(body: String, status: Int) async throws {
        #expect(try await !isTaken(Canned(status: status, body: body)))
    }

    @Test(arguments: [200, 294, 400, 401, 422, 500])
    func letsTheBodyAloneDecideForTheNewType(status: Int) async throws {
        let type = "Application/GraphQL-Response+JSON; charset=utf-8"
        let body = #"{"errors":[{"message":"no"}]}"#
        #expect(try await isTaken(Canned(status: status, type: type, body: body)))
        #expect(try await !isTaken(Canned(status: status, type: type, body: "")))
    }

    @Test(arguments: [nil, "", "text/plain", "text/html", "application/json; charset=utf-16"])
    func refusesOtherTypes(type: String?) async throws {
        #expect(try await !isTaken(Canned(type: type, body: #"{"data":{}}"#)))
    }
}

struct HTTPBodyTests {
    @Test(
        .bug(
            id: "no-body",
            "A HEAD request failed if its body would have been larger than the limit."
        ),
        arguments: [(HTTPMethod.head, 200), (.get, 204), (.get, 304), (.get, 200)]
    )
    func aResponseWithoutABodyHasNoLength(method: HTTPMethod, status: Int) async throws {
        let response = HTTPResponse(
            request: HTTPRequest(url: URL(fileURLWithPath: "/"), method: method),
            status: status,
            headers: ["Content-Length": "1000"],
            body: HTTPBody(Data())
        )
        if method == .get, status == 200 {
            await #expect(throws: NetworkError.self) { try await response.data(upTo: 10) }
        } else {
            #expect(try await response.data(upTo: 10).isEmpty)
        }
    }

    @Test func refusesMoreUnreadBytesThanItsLimit() async throws {
        var writers: [HTTPBody.Writer] = []
        let body = HTTPBody(unreadLimit: 5) { writers.append($0) }
        let writer = try #require(writers.first)
        #expect(writer.write(Data("abc".utf8)))
        #expect(!writer.write(Data("def".utf8)))
        var chunks = body.makeAsyncIterator()
        #expect(try await chunks.next() == Data("abc".utf8))
        #expect(writer.write(Data("defgh".utf8)))
        writer.finish()
        #expect(try await chunks.next() == Data("defgh".utf8))
        #expect(try await chunks.next() == nil)
    }

    @Test func tellsItsWriterWhenItIsAbandoned() async throws {
        await confirmation { abandoned in
            let body = HTTPBody { writer in writer.onAbandon { abandoned() } }
            _ = consume body
        }
        try await confirmation(expectedCount: 0) { abandoned in
            let body = HTTPBody { writer in
                writer.onAbandon { abandoned() }
                writer.finish()
            }
            for try await _ in body {}
        }
    }
}
