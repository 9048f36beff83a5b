import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// A canary in headers, token, variables and URL appears in no error, log or measurement.
@Suite(.needsServer) struct SecretTests {
    private static let canary = "S3CR3T-7f"

    @Test(arguments: [
        "none", "drop", "stale", "500", "503", "429", "401", "502-json", "200-json", "text",
        "untyped", "html", "empty", "invalid-json", "redirect@302", "truncate", "cut@0", "hang",
    ])
    func staySecret(fault: String) async throws {
        let canary = Self.canary
        let told = Log<String>()
        let client = try await TestClient()
        var url = try #require(
            URLComponents(
                string: client.url(fault: fault).absoluteString + "&key=\(canary)#\(canary)"
            )
        )
        (url.user, url.password) = (canary, canary)
        let network = HTTPNetwork(
            url: try #require(url.url),
            headers: ["Cookie": "session=\(canary)", "X-Key": canary],
            interceptors: [
                .logging { told.append($0) },
                AuthenticationInterceptor {
                    Credentials(user: canary, token: canary)
                } refresh: { _ in
                },
                .retry(maximumAttempts: 2, baseDelay: .zero), .automaticPersistedQueries,
            ],
            timeout: fault == "hang" ? .milliseconds(500) : .seconds(60),
            client: HTTPClient(
                interceptors: [
                    .logging { told.append($0) },
                    .metrics { metrics in
                        var text = ""
                        dump(metrics, to: &text)
                        told.append(text)
                    },
                ]
            )
        )
        let operations: [RequestParameters] = [
            .query("($string: String) { echo(string: $string) }"),
            .mutation("($string: String) { nothing(string: $string) { id } }"),
            .mutation("($string: Upload!) { upload(file: $string) { name } }"),
        ]
        let file = FileUpload(data: Data(canary.utf8), name: canary, contentType: canary)
        let variables: [VariableData] = [
            ["string": .string(canary)], ["string": .string(canary)],
            VariableData(["string": .null], uploads: ["string": file]),
        ]
        for (operation, variables) in zip(operations, variables) {
            do {
                _ = try await network.payloads(operation, variables)
            } catch {
                told.append(words(of: error))
            }
        }
        #expect(told.count >= 4)
        #expect(told.all.filter { $0.contains(canary) } == [])
    }

    @Test(arguments: [("text/html", 200), ("text/html", 500), ("application/json", 500)])
    func staySecretWhenTheServerRepeatsThem(type: String, status: Int) async throws {
        let canary = Self.canary
        let client = HTTPClient(
            transport: StubTransport { request in
                let headers = request.headers.map { "\($0.name): \($0.value)" }
                let page = "<pre>\(request.url)\n\(headers.joined(separator: "\n"))</pre>"
                return request.response(status, page, type: type)
            }
        )
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://u:\(canary)@localhost/graphql?key=\(canary)")),
            headers: [
                "Authorization": "Bearer \(canary)", "Cookie": "a=b; session=\(canary)",
                "X-Key": canary,
            ],
            client: client
        )
        let error = try #require(await network.failure(of: .query("{ a }")))
        #expect(!words(of: error).contains(canary))
        // What is no secret is still told.
        #expect(error.description.contains("localhost"))
        #expect(error.description.contains("application/graphql-response+json"))
    }

    @Test func staySecretInHeadersThatAreDumped() {
        let headers: HTTPHeaders = ["Authorization": "Bearer \(Self.canary)"]
        var dumped = ""
        dump(HTTPHead(status: 401, headers: headers), to: &dumped)
        #expect(!dumped.contains(Self.canary))
        #expect(dumped.contains("Authorization"))
    }
}
