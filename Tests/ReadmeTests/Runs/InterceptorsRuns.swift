import Foundation
import Relay
import RelayNetworking
import RelayTesting
import TestSupport
import Testing

/// The code of the article on interceptors does what the article says.
@Suite(.timeLimit(.minutes(10))) struct InterceptorsRuns {
    @Test func anInterceptorMeasuresAnOperation() async throws {
        let printed = Lines()
        let network = API.answering(["FeedQuery": .feed(story("1", "Hello"))])
            .intercepted(by: [Interceptors.Timing()])
        let environment = RelayEnvironment(network: network)
        // Interceptors inherit the task-local values of the caller.
        let data = try await Printed.$lines.withValue(printed) {
            try await environment.fetch(FeedQuery(first: 10))
        }
        #expect(data.feed.map(\.id) == ["1"])
        #expect(printed.count == 1)
        #expect(printed.all[0].hasPrefix("FeedQuery ") && printed.all[0].hasSuffix("seconds"))
    }

    @Test func aLogoutSignsOutBeforeTheReset() async throws {
        let environment = RelayEnvironment(
            network: API.answering(["FeedQuery": .feed(story("1", "Hello"))])
        )
        try await environment.fetch(FeedQuery(first: 10))
        let seen = Lines()
        let account = Interceptors.Account {
            seen.append("\(environment.check(FeedQuery(first: 10)) == .missing)")
        }
        await Interceptors.logOut(account, environment)
        #expect(seen.all == ["false"])
        #expect(environment.check(FeedQuery(first: 10)) == .missing)
    }

    @Test func aHeaderHasTheTaskLocalValueOfTheCaller() async throws {
        let server = try FeedServer(story("1", "Hello"))
        try await Interceptors.trace(try server.url())
        #expect(server.requests.all.map { $0.headers["x-trace"] } == ["42"])
    }
}
