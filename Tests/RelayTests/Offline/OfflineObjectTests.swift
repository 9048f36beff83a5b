import Foundation
import TestSupport
import Testing

@testable import Relay

/// Queued mutations that depend on each other, and their files.
@Suite(.timeLimit(.minutes(10))) struct OfflineObjectTests {
    private let room = OfflineRoom()

    @Test(arguments: [false, true], ["a", "b"])
    func temporaryIDsAreExchanged(relaunches: Bool, key: String) async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.delete("temp-1", key: key)
        #expect(first.states == [.waitingForNetwork, .waitingForOthers])
        let test = relaunches ? room.launch() : first
        #expect(test.environment.offline.pending.count == 2)
        #expect(test.records[#""temp-1""#] != nil)
        room.reachability.isReachable = true
        let call = try await test.network.call()
        #expect(try await remains { test.network.calls.count == 1 })
        call.respond(data: reviewData("55"))
        let next = try await test.network.call(1)
        #expect(next.request.name == "DeleteReviewMutation")
        #expect(next.variables["id"] == "55")
        #expect(test.environment.offline.pending.map(\.variables) == [["id": "55"]])
        // Also for the run after this one.
        try await test.environment.persist()
        let crashed = try room.copied()
        #expect(crashed.launch().environment.offline.pending.map(\.variables) == [["id": "55"]])
        next.respond(data: ["deleteReview": ["deletedID": "55"]])
        try await eventually { test.environment.offline.mutations.isEmpty }
    }

    @Test func afterAFailureTheServerSaysWhatBecomesOfTheOthers() async throws {
        let test = room.launch()
        try await test.create("temp-1", key: "a")
        try await test.delete("temp-1", key: "b")
        try await test.delete("other", key: "c")
        room.reachability.isReachable = true
        try await eventually { test.network.calls.count == 2 }
        let call = try #require(
            test.network.calls.first { $0.request.name == "CreateReviewMutation" }
        )
        call.respond(#"{"data":null,"errors":[{"message":"no"}]}"#)
        try await eventually { test.network.calls.count == 3 }
        #expect(test.network.calls[2].variables["id"] == "temp-1")
        test.network.calls[2].respond(#"{"data":null,"errors":[{"message":"what?"}]}"#)
        try await eventually { test.environment.offline.failed.map(\.id) == [1, 2] }
        #expect(test.environment.offline.pending.map(\.key) == ["c"])
        // Once it has succeeded, the other has the right id.
        try test.environment.offline.sendAgain(1)
        try await eventually { test.network.calls.count == 4 }
        test.network.calls[3].respond(data: reviewData("77"))
        try await eventually { test.environment.offline.failed.map(\.variables) == [["id": "77"]] }
        try test.environment.offline.sendAgain(2)
        try await eventually { test.network.calls.count == 5 }
        #expect(test.network.calls[4].variables["id"] == "77")
    }

    // MARK: - Files

    @Test func filesAreKept() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "cat.png")
        try Data("meow".utf8).write(to: file)
        let test = room.launch()
        let uploads = [
            "a": FileUpload(file: file, contentType: "image/png"),
            "b.0": FileUpload(data: Data(), name: "empty"),
        ]
        let queued = QueuedCall.like(uploads: uploads)
        Task { try await test.environment.offline.perform(queued) }
        try await eventually { test.states == [.waitingForNetwork] }
        #expect(try room.mutations.rows(in: .uploads).count == 2)
        try FileManager.default.removeItem(at: file)
        room.reachability.isReachable = true
        let second = room.launch()
        let call = try await second.network.call()
        #expect(
            call.variables.uploads == [
                "a": FileUpload(data: Data("meow".utf8), name: "cat.png", contentType: "image/png"),
                "b.0": FileUpload(data: Data(), name: "empty"),
            ]
        )
        call.respond(likeResponse(1))
        try await eventually { second.environment.offline.mutations.isEmpty }
        try await second.environment.persist()
        #expect(try await comesToHold { try room.mutations.rows(in: .uploads).isEmpty })
    }

    @Test func theFilesOfAllMutationsAreBounded() async throws {
        let test = room.launch { $0.offline.maximumFileBytes = 8 }
        let first = QueuedCall.like(uploads: ["a": FileUpload(data: Data(count: 5), name: "a")])
        Task { try await test.environment.offline.perform(first) }
        try await eventually { test.states == [.waitingForNetwork] }
        let second = QueuedCall.like(uploads: ["a": FileUpload(data: Data(count: 4), name: "a")])
        await #expect(throws: OfflineError.filesTooLarge(mutation: "LikeStoryMutation", limit: 8)) {
            try await test.environment.offline.perform(second)
        }
        // Also in the next run; and without a deadline of its own, it doesn't stay for ever.
        let later = room.launch { $0.offline.maximumFileBytes = 8 }
        await #expect(throws: OfflineError.filesTooLarge(mutation: "LikeStoryMutation", limit: 8)) {
            try await later.environment.offline.perform(second)
        }
        #expect(later.environment.offline.pending.first?.deadline != nil)
        try later.environment.offline.remove(1)
        Task { try await later.environment.offline.perform(second) }
        try await eventually { later.environment.offline.pending.map(\.id).count == 1 }
    }

    @Test func aMissingFileFails() async throws {
        let test = room.launch()
        let uploads = ["a": FileUpload(data: Data("x".utf8), name: "x")]
        Task { try await test.environment.offline.perform(.like(uploads: uploads)) }
        try await eventually { test.states == [.waitingForNetwork] }
        let row = try #require(try room.mutations.rows(in: .uploads).first)
        try room.mutations.write([.remove(row.number, from: .uploads)], isDurable: true)
        room.reachability.isReachable = true
        try await eventually { test.environment.offline.failed.count == 1 }
        #expect(test.network.calls.isEmpty)
    }
}
