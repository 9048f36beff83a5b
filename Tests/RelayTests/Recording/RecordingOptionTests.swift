import Foundation
import GraphQLSchema
import RelayInspector
import RelayTesting
import StoreTape
import Testing

@testable import Relay

/// A class because it holds the environment weakly.
private final class Released: @unchecked Sendable {  // because one test at a time uses it.
    weak var environment: RelayEnvironment?
}

/// Recordings that are ended, repeated, redacted, cut, or can't be written.
@Suite struct RecordingOptionTests {
    private let test = TestEnvironment()
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).tape")

    private var environment: RelayEnvironment { test.environment }

    private func text() throws -> String {
        try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }

    private func tape() throws -> Tape { try Tape([UInt8](Data(contentsOf: file))) }

    @Test func secretsAreRemoved() async throws {
        let options = EnvironmentRecording.Options(redaction: .replacing(["title", "id"]))
        let recording = try environment.record(to: file, options: options)
        defer { try? FileManager.default.removeItem(at: file) }
        test.network.answer { _, _ in storyResponse(title: "a secret title") }
        _ = try await environment.fetch(StoryQuery(id: "secret-id"))
        try await recording.end()
        #expect(!(try text().contains("a secret title")))
        #expect(!(try text().contains("secret-id")))
        #expect(try text().contains("REDACTED"))
        #expect(try text().contains("likeCount"))
    }

    @Test func nothingIsWrittenAfterTheEnd() async throws {
        let recording = try environment.record(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try await recording.end()
        let first = try text()
        try test.write(storyResponse(likes: 9), StoryQuery(id: "s"))
        try await recording.end()
        #expect(try text() == first)
        #expect(TapeStore(try tape()).records["\"s\""]?.fields["likeCount"]?.int == 1)
    }

    @Test func theReleaseOfARecordingEndsIt() async throws {
        var recording: EnvironmentRecording? = try environment.record(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        _ = recording
        recording = nil
        try await eventually("the last line") {
            (try? self.tape()).map { TapeStore($0).records["\"s\""] != nil } ?? false
        }
        #expect(!environment.store.watchers.isWatched)
    }

    @Test func theEnvironmentIsReleased() async throws {
        let recording: EnvironmentRecording
        let released = Released()
        do {
            let other = TestEnvironment()
            released.environment = other.environment
            recording = try other.environment.record(to: file)
            try other.write(storyResponse(), StoryQuery(id: "s"))
            try await recording.flush()
        }
        defer { try? FileManager.default.removeItem(at: file) }
        try await eventually("its end") { released.environment == nil }
        try await recording.end()
        #expect(TapeStore(try tape()).records["\"s\""] != nil)
    }

    @Test func twoRecordingsHaveTheSame() async throws {
        let other = file.appendingPathExtension("other")
        let first = try environment.record(to: file)
        let second = try environment.record(to: other)
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: other)
        }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        try await first.end()
        try test.write(storyResponse(likes: 2), StoryQuery(id: "s"))
        try await second.end()
        #expect(TapeStore(try tape()).records["\"s\""]?.fields["likeCount"]?.int == 1)
        let later = try Tape([UInt8](Data(contentsOf: other)))
        #expect(TapeStore(later).records["\"s\""]?.fields["likeCount"]?.int == 2)
    }

    @Test func aFileThatCannotBeMadeIsAnError() {
        let missing = file.appendingPathComponent("no/such/folder/app.tape")
        #expect(throws: (any Error).self) { try environment.record(to: missing) }
        #expect(!environment.store.watchers.isWatched)
    }

    @Test func aFileBeginsAgainWhenItIsFull() async throws {
        let options = EnvironmentRecording.Options(maximumBytes: 20_000)
        let recording = try environment.record(to: file, options: options)
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: file.appendingPathExtension("previous"))
        }
        for likes in 0..<400 {
            try test.write(storyResponse(likes: likes), StoryQuery(id: "s"))
            if likes % 20 == 0 { try await recording.flush() }
        }
        try await recording.end()
        #expect(try Data(contentsOf: file).count < 60_000)
        let previous = try Data(contentsOf: file.appendingPathExtension("previous"))
        #expect(previous.count < 60_000)
        #expect(TapeStore(try Tape([UInt8](previous))).records["\"s\""] != nil)
        #expect(TapeStore(try tape()).records["\"s\""]?.fields["likeCount"]?.int == 399)
    }

    @Test func aFloodLeavesLinesOutAndEndsRight() async throws {
        let recording = try environment.record(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for likes in 0..<15_000 {
            try test.write(storyResponse(likes: likes), StoryQuery(id: "s"))
        }
        try await recording.flush()
        try test.write(storyResponse(likes: -1), StoryQuery(id: "s"))
        try await recording.end()
        #expect(TapeStore(try tape()).records["\"s\""]?.fields["likeCount"]?.int == -1)
    }

    /// Returns the answer about operations to the text after the time and id.
    private func operations() throws -> [(variables: JSON?, isPending: Bool, versions: Int)] {
        let answer = try TapeQuestions(try tape()).answer("operations", [])
        return (answer.json.array ?? []).map { run in
            (run["variables"], run["ended"] == nil, run["versions"]?.array?.count ?? 0)
        }
    }

    @Test func requestsThatWereInFlightAreThere() async throws {
        let environment = environment
        let first = Task { try await environment.fetch(StoryQuery(id: "s")) }
        let call = try await test.network.call()
        let recording = try environment.record(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await recording.flush()
        #expect(try operations().map(\.isPending) == [true])
        call.respond(storyResponse())
        _ = try await first.value
        // One that has ended is not, and one that begins is there once.
        let second = Task { try await environment.fetch(StoryQuery(id: "t")) }
        _ = try await test.network.call(1)
        try await recording.end()
        let operations = try operations()
        #expect(operations.map(\.variables) == [["id": "s"], ["id": "t"]])
        #expect(operations.map(\.isPending) == [false, true])
        #expect(operations.map(\.versions) == [1, 0])
        second.cancel()
        _ = await second.result
        #expect(environment.watchedRequests.isEmpty)
    }

    @Test func requestsInFlightAreInAFileThatBeginsAgain() async throws {
        let environment = environment
        let waiting = Task { try await environment.fetch(StoryQuery(id: "waiting")) }
        let call = try await test.network.call()
        let options = EnvironmentRecording.Options(maximumBytes: 5_000)
        let recording = try environment.record(to: file, options: options)
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: file.appendingPathExtension("previous"))
        }
        for likes in 0..<60 {
            try test.write(storyResponse(likes: likes), StoryQuery(id: "s"))
            if likes % 10 == 0 { try await recording.flush() }
        }
        #expect(try operations().map(\.variables) == [["id": "waiting"]])
        call.fail(CancellationError())
        _ = await waiting.result
        try await recording.end()
        // Not there if the file has begun again since.
        #expect(try !operations().contains(where: \.isPending))
    }

    @Test func aResetBeginsWithAnEmptyStore() async throws {
        let recording = try environment.record(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try test.write(storyResponse(), StoryQuery(id: "s"))
        environment.reset()
        try test.write(storyResponse(id: "other"), StoryQuery(id: "other"))
        try await recording.end()
        let store = TapeStore(try tape())
        #expect(store.records["\"s\""] == nil)
        #expect(store.records["\"other\""] != nil)
    }
}
