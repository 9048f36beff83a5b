import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import Relay

/// Queued mutations for objects that earlier ones are to create, in chains and below events.
@Suite(.timeLimit(.minutes(10))) struct OfflineChainTests {
    private let room = OfflineRoom()

    @Test(
        .bug(id: "offline", "the second of two objects made up one for the other kept its id"),
        arguments: [false, true]
    )
    func idsAreExchangedInChains(relaunches: Bool) async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.create("temp-2", commentary: "temp-1", key: "b")
        try await first.create("temp-3", commentary: "temp-2", key: "c")
        try await first.delete("temp-3", key: "d")
        let test = relaunches ? room.launch() : first
        room.reachability.isReachable = true
        for (number, id) in ["55", "66", "77"].enumerated() {
            let call = try await test.network.call(number)
            let named = call.variables["review"]?.object?["commentary"]?.string
            #expect(named == [nil, "55", "66"][number])
            call.respond(data: reviewData(id))
            #expect(try await comesToHold { test.records["\"temp-\(number + 1)\""] == nil })
            #expect(test.records["\"\(id)\""] != nil)
        }
        #expect(try await test.network.call(3).variables["id"] == "77")
    }
}
