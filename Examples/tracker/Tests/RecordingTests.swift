import Foundation
import Relay
import Testing

@testable import tracker

/// The app with what a server said once.
@MainActor
struct RecordingTests {
    private let app: App

    init() {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Recordings").standardized
        app = App { login in
            RelayEnvironment(
                network: try OfflineNetwork(folder: folder.appending(path: login)),
                options: .tracker
            )
        }
    }

    @Test func issuesAreShownPageByPage() async throws {
        try await openIssues()
        #expect(await app.shows("all: 5 of 12"))
        app.press("m")
        #expect(await app.shows("all: 10 of 12"))
        // The key does nothing while a page is loading.
        #expect(await app.isIdle())
        app.press("m")
        #expect(await app.shows("all: 12 of 12"))
        #expect(await app.hides("m for more"))
    }

    @Test func rowsAndCardsShowWhatTheServerSaid() async throws {
        #expect(await app.shows("Mobile app: 8 open, build passing"))
        #expect(await app.shows("build unknown (The build server does not answer)"))
        app.press(.enter)
        #expect(await app.shows("#1 Fix the settings page"))
        app.press(.enter)
        #expect(await app.shows("by Ben, 2026-01-01"))
        #expect(await app.shows("Ben: It happens on slow networks only."))
    }

    @Test func theServerFilters() async throws {
        try await openIssues()
        app.press("f")
        #expect(await app.shows("open: "))
        #expect(await app.hides("[x]"))
    }

    @Test func aTitleThatIsTooShortIsRefused() async throws {
        try await openIssues()
        app.press(.enter)
        #expect(await app.shows("Comments"))
        app.press("t")
        app.answer("No")
        #expect(await app.shows("Not saved: A title has 3 to 60 characters"))
    }

    @Test func anotherUserLogsIn() async throws {
        #expect(await app.shows("Hello Ada"))
        app.press("o")
        #expect(await app.shows("> ada"))
        app.press(.down)
        app.press(.enter)
        #expect(await app.shows("Hello Ben"))
    }

    @Test func linesShowEachScreen() async {
        var output: [String] = []
        let input = AsyncStream(bufferingPolicy: .unbounded) { continuation in
            for line in ["enter", "wrong", "q"] { continuation.yield(line) }
            continuation.finish()
        }
        await LineOutput(app: app) { output.append($0) }.run(input)
        #expect(output.contains("tracker / Projects / Issues"))
        #expect(output.contains("`wrong` is not a command."))
        #expect(output.last == "\n$ q")
    }

    private func openIssues() async throws {
        #expect(await app.shows("Hello Ada"))
        app.press(.enter)
        #expect(await app.shows("Mobile app"))
    }
}
