package import Foundation
package import Relay

/// A network that answers every operation with the same data, so that the example and its tests need
/// no server.
///
/// A client ignores fields of a response that it did not select.
package struct SampleServer: Network {
    private let answer: String

    /// Creates a server with the shop's data, or with other data.
    package init(answer: String = Self.shop) {
        self.answer = answer
    }

    package func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingOldest(1)) { continuation in
            continuation.yield(Data(answer.utf8))
            continuation.finish()
        }
    }

    /// The data of the shop.
    package static let shop = """
        {"data": {
          "catalog": [
            {"__typename": "Product", "id": "p1", "title": "Atlas", "category": "BOOKS",
             "price": {"amount": 2450, "currency": "EUR"}},
            {"__typename": "Product", "id": "p2", "title": "Kite", "category": "TOYS",
             "price": {"amount": 1200, "currency": "USD"}}
          ],
          "product": {
            "__typename": "Product", "id": "p1", "title": "Atlas", "category": "BOOKS",
            "price": {"amount": 2450, "currency": "EUR"},
            "reviews": [{"id": "r1", "author": "Ada", "stars": 5}],
            "related": [
              {"id": "p2", "title": "Kite", "category": "TOYS",
               "price": {"amount": 1200, "currency": "USD"}}
            ]
          },
          "basket": {"id": "b", "count": 0, "total": {"amount": 0, "currency": "EUR"}},
          "addToBasket": {
            "basket": {"id": "b", "count": 2, "total": {"amount": 4900, "currency": "EUR"}}
          }
        }}
        """
}
