import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Users who change at random moments, with interceptors in random orders, against a server that
/// notes for whom it ran what.
struct UserChangeTests {
    /// The user for whom an operation was begun: who was signed in when it was first asked.
    private final class Beginning: Sendable {
        let user = Locked<String?>(nil)
        @TaskLocal static var current: Beginning?
    }

    /// Signs users in and out, and renews their tokens, of which there is always a valid one.
    private final class Account: Sendable {
        private let state = Locked<(user: String, versions: [String: Int])>(("u0", [:]))

        func change(to user: String) { state.withLock { $0.user = user } }

        /// Makes the tokens of all users invalid.
        func expire(_ valid: ValidTokens) { valid.minimum.withLock { $0 += 1 } }

        func authentication(_ valid: ValidTokens) -> AuthenticationInterceptor {
            AuthenticationInterceptor {
                await Self.pause()
                return self.state.withLock { state in
                    let user = state.user
                    Beginning.current?.user.withLock { $0 = $0 ?? user }
                    return Credentials(user: user, token: "\(user)/\(state.versions[user] ?? 0)")
                }
            } refresh: { refused in
                await Self.pause()
                let version = valid.minimum.withLock { $0 }
                self.state.withLock { state in
                    if let user = refused?.user { state.versions[user] = version }
                }
            }
        }

        static func pause() async {
            for _ in 0..<Int.random(in: 0...3) { await Task.yield() }
        }
    }

    private final class ValidTokens: Sendable {
        let minimum = Locked(1)
    }

    /// Waits for a moment, so that users change in between.
    private struct Delay: NetworkInterceptor, HTTPInterceptor {
        func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
            await Account.pause()
            return try await next(request)
        }

        func intercept(_ request: HTTPRequest, next: HTTPNext) async throws -> HTTPResponse {
            await Account.pause()
            return try await next(request)
        }
    }

    private func transport(_ valid: ValidTokens, ran: Log<(name: String, user: String)>)
        -> StubTransport
    {
        StubTransport { request in
            await Account.pause()
            let token = request.headers["Authorization"]?.dropFirst("Bearer ".count) ?? ""
            let parts = token.split(separator: "/")
            let version = parts.count == 2 ? Int(parts[1]) ?? -1 : -1
            guard version >= valid.minimum.withLock({ $0 }) else {
                return request.response(401, "expired")
            }
            if Int.random(in: 0..<5) == 0 { return request.response(503, "busy") }
            ran.append((request.operationName ?? "", String(parts[0])))
            return request.response(200, #"{"data":{"user":"\#(parts[0])"}}"#)
        }
    }

    @Test(arguments: 0..<8)
    func noOperationIsRunOrAnsweredForAnotherUser(round: Int) async throws {
        let (account, valid) = (Account(), ValidTokens())
        let ran = Log<(name: String, user: String)>()
        let authentication = account.authentication(valid)
        let cache = ResponseCache()
        var interceptors: [any NetworkInterceptor] = [
            authentication, cache, Delay(), .automaticPersistedQueries,
            .retry(maximumAttempts: 3, baseDelay: .zero),
        ]
        interceptors.shuffle()
        let client = HTTPClient(
            interceptors: [authentication, Delay(), .retry(baseDelay: .zero)].shuffled(),
            transport: transport(valid, ran: ran)
        )
        let cut = Int.random(in: 0...interceptors.count)
        let http = HTTPNetwork(
            url: URL(fileURLWithPath: "/graphql"),
            interceptors: Array(interceptors[cut...]),
            batching: Bool.random() ? HTTPNetwork.Batching(window: .zero, maximum: 1) : nil,
            client: client
        )
        let network = SplitNetwork { _ in http }.intercepted(by: Array(interceptors[..<cut]))
        let stop = Locked(false)
        let changing = Task {
            while !stop.withLock({ $0 }) {
                account.change(to: "u\(Int.random(in: 0..<3))")
                if Int.random(in: 0..<4) == 0 { account.expire(valid) }
                if Int.random(in: 0..<8) == 0 { network.reset() }
                try? await Task.sleep(for: .milliseconds(Int.random(in: 0...40)))
            }
        }
        let begun = await withTaskGroup(of: (String, String?, String?).self) { group in
            for number in 0..<60 {
                group.addTask {
                    let beginning = Beginning()
                    let isQuery = number % 2 == 0
                    let name = isQuery ? "Q" : "M\(number)"
                    let request =
                        isQuery
                        ? RequestParameters.query("{ user }", name: name)
                        : .mutation("{ pay }", name: name)
                    let payloads = try? await Beginning.$current.withValue(beginning) {
                        try await network.payloads(request)
                    }
                    let answer = payloads?.first?["data"]?["user"]?.string
                    return (name, beginning.user.withLock { $0 }, answer)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        stop.withLock { $0 = true }
        await changing.value
        for (name, user, answer) in begun {
            if let answer { #expect(answer == user, "\(name), in \(interceptors)") }
            for operation in ran.all where operation.name == name && name != "Q" {
                #expect(operation.user == user, "\(name), in \(interceptors)")
            }
        }
        // Once nobody comes or goes, operations succeed.
        #expect(try await network.payloads(.query("{ user }", name: "Last")).count == 1)
    }
}
