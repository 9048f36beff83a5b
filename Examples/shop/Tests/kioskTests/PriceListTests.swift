import Relay
import ShopAPI
import Testing

@testable import kiosk

struct PriceListTests {
    @Test func eachProductHasAPrice() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        let list = try await priceList(in: environment)
        #expect(
            list
                == #"{"p1":{"amount":2450,"currency":"EUR"},"p2":{"amount":1200,"currency":"USD"}}"#
        )
        #expect(environment.inspect().statistics.records == 0)
    }

    @Test func aFailureIsThrown() async throws {
        let server = SampleServer(answer: #"{"errors": [{"message": "closed"}]}"#)
        await #expect(throws: ResponseError.self) {
            try await priceList(in: RelayEnvironment(network: server))
        }
    }
}
