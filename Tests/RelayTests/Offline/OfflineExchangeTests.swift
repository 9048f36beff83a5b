import TestSupport
import Testing

@testable import Relay

/// Mutations that name objects which others are to create, while something goes wrong with these.
@Suite(.timeLimit(.minutes(10))) struct OfflineExchangeTests {
    private let room = OfflineRoom()

    @Test(.bug(id: "offline", "an answered mutation stayed in its storage and was sent again"))
    func anAnsweredCreatorLeavesItsStorageThoughTheDiskWasFull() async throws {
        let disk = SlowDisk()
        var room = room
        room.mutations = disk
        let test = room.launch()
        try await test.create("temp-1", key: "a")
        try await test.delete("temp-1", key: "b")
        room.reachability.isReachable = true
        let call = try await test.network.call()
        disk.release(failingWith: .full("Full."))
        call.respond(data: reviewData("55"))
        let next = try await test.network.call(1)
        #expect(next.variables["id"] == "55")
        next.respond(data: ["deleteReview": ["deletedID": "55"]])
        try await eventually { test.environment.offline.mutations.isEmpty }
        disk.release()
        #expect(
            try await comesToHold {
                try await test.environment.persist()
                return try room.kept().isEmpty
            }
        )
        #expect(room.launch().environment.offline.mutations.isEmpty)
    }
}
