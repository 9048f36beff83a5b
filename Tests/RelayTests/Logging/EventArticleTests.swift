import Testing

@testable import Relay

/// The code of the article on events does what the article says.
@Suite(.timeLimit(.minutes(10))) struct EventArticleTests {
    private let test = TestEnvironment()

    private func fetch() async throws {
        let fetched = Task { [test] in try await test.environment.fetch(WideQuery()) }
        try await test.network.call().respond(itemsResponse(["1"]))
        _ = try await fetched.value
    }

    @Test func eventsArePrintedWithTheirRequest() async throws {
        let lines = Locked<[String]>([])
        let printing = PrintedEvents.$lines.withValue(lines) {
            Task { [test] in await printEvents(of: test.environment) }
        }
        try await Task.sleep(for: .milliseconds(50))
        try await fetch()
        try await eventually { lines.withLock { $0.contains { $0.contains("networkComplete") } } }
        let printed = lines.withLock { $0 }
        let start = try #require(printed.first { $0.contains("networkStart") })
        let id = start.prefix { $0 != " " }
        #expect(id.hasPrefix("[") && id.hasSuffix("]"))
        let request = #"networkStart(operation: "WideQuery", kind: Relay.OperationKind.query, "#
        #expect(start.hasPrefix("\(id) \(request)"))
        #expect(printed.allSatisfy { $0.hasPrefix(id) })
        #expect(printed.last?.hasSuffix(" seconds") == true)
        printing.cancel()
        await printing.value
    }

    @Test func requestsAreMeasured() async throws {
        let reports = Locked<[String]>([])
        let measuring = Task { [test] in
            await measureRequests(of: test.environment) { operation, bytes, duration in
                #expect(duration >= .zero)
                reports.withLock { $0.append("\(operation) \(bytes)") }
            }
        }
        try await Task.sleep(for: .milliseconds(50))
        try await fetch()
        try await eventually { reports.withLock { !$0.isEmpty } }
        #expect(reports.withLock { $0 } == ["WideQuery \(itemsResponse(["1"]).utf8.count)"])
        measuring.cancel()
        await measuring.value
    }
}

/// The lines that the current task prints.
private enum PrintedEvents {
    @TaskLocal static var lines = Locked<[String]>([])
}

/// Takes the place of the standard library's function in the code of the article.
func print(_ event: LoggedEvent) {
    PrintedEvents.lines.withLock { $0.append("\(event)") }
}
