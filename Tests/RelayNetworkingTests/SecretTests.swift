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
        let url = try #require(
            URL(string: client.url(fault: fault).absoluteString + "&key=\(canary)#\(canary)")
        )
        let network = HTTPNetwork(
            url: url,
            headers: ["Cookie": canary, "X-Key": canary],
            interceptors: [
                .logging { told.append($0) },
                AuthenticationInterceptor {
                    canary
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
        ]
        for operation in operations {
            do {
                _ = try await network.payloads(operation, ["string": .string(canary)])
            } catch {
                var text = "\(error) \(error.localizedDescription) "
                dump(error, to: &text)
                told.append(text)
            }
        }
        #expect(told.count >= 4)
        #expect(told.all.filter { $0.contains(canary) } == [])
    }
}
