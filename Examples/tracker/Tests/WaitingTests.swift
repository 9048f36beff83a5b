import Foundation
import Relay
import Testing

@testable import tracker

/// Edits without a network, which wait for it until the next run.
@MainActor
struct WaitingTests {
    private let reachability = ReachabilitySwitch()
    private let server: Server

    init() {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        server = Server(store: folder, reachability: reachability)
    }

    private func launch() -> App {
        App(reachability: reachability) { [server] in try server.environment(for: $0) }
    }

    private func openIssue(_ app: App) async {
        #expect(await app.shows("Mobile app"))
        app.press(.enter)
        #expect(await app.shows("#1 "))
        app.press(.enter)
        #expect(await app.shows("by Ben"))
    }

    private func rename(_ app: App, to title: String) async {
        app.press("t")
        app.answer(title)
        #expect(await app.shows(title))
    }

    @Test func aTitleWaitsForTheNetworkUntilTheNextRun() async throws {
        defer { try? FileManager.default.removeItem(at: server.store ?? URL.temporaryDirectory) }
        let first = launch()
        await openIssue(first)
        reachability.isReachable = false
        await rename(first, to: "Renamed in a tunnel")
        try await first.close()
        // The app is closed, and opened again, still without a network.
        let second = launch()
        #expect(await second.shows("Edits that wait: 1"))
        await openIssue(second)
        #expect(await second.shows("Renamed in a tunnel"))
        await rename(second, to: "No")
        second.press(.back)
        second.press(.back)
        second.press("w")
        #expect(await second.shows("“Renamed in a tunnel” waits for the network"))
        #expect(await second.shows("“No” waits for an earlier edit"))
        second.press("n")
        #expect(await second.shows("“No” was refused: A title has 3 to 60 characters"))
        #expect(await second.hides("tunnel"))
        second.press("a")
        second.answer("Renamed at last")
        #expect(await second.shows("Nothing waits."))
    }
}
