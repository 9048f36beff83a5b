import Foundation
import Relay
import ShopAPI
import Testing

@testable import kiosk

struct ShelfTests {
    @Test func showsTheFirstPage() async throws {
        let shelf = try await Shelf(in: RelayEnvironment(network: SampleServer()))
        #expect(
            try shelf.lines() == ["Ball (toy), 4.50 €", "Drum (toy), 18.00 €", "2 of 5"]
        )
    }

    @Test func loadsPagesUntilAllProductsAreThere() async throws {
        let server = CountingServer()
        let shelf = try await Shelf(in: RelayEnvironment(network: server))
        #expect(try await shelf.showMore())
        #expect(try shelf.lines().last == "4 of 5")
        #expect(try await !shelf.showMore())
        #expect(try await !shelf.showMore())
        #expect(
            try shelf.lines() == [
                "Ball (toy), 4.50 €", "Drum (toy), 18.00 €", "Yo-yo (toy), 3.00 €",
                "Puzzle (toy), 9.50 €", "Robot (toy), 32.00 €", "5 of 5",
            ]
        )
        // The third page was the last one, so nothing was asked after it.
        #expect(server.requests == 3)
    }

    @Test func keepsItsProductsWhenAPageFails() async throws {
        let network = FailingAfterFirst()
        let shelf = try await Shelf(in: RelayEnvironment(network: network))
        await #expect(throws: (any Error).self) { try await shelf.showMore() }
        #expect(try shelf.lines().last == "2 of 5")
    }

    /// A shop whose pages fail.
    private struct FailingAfterFirst: Network {
        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            let isFirst = request.name == "ShelfQuery"
            let answer = isFirst ? SampleServer.shop : #"{"errors": [{"message": "closed"}]}"#
            return SampleServer(answer: answer).execute(
                request: request,
                variables: variables,
                cacheConfig: cacheConfig
            )
        }
    }
}
