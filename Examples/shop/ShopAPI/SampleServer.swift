package import Foundation
package import Relay

/// A network that answers every operation with the same data, apart from the pages of the shelf, so
/// that the example and its tests need no server.
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
            let page = Self.shelf(offset: variables["offset"], limit: variables["limit"])
            let text = answer.replacingOccurrences(of: "\"a page of the shelf\"", with: page)
            continuation.yield(Data(text.utf8))
            continuation.finish()
        }
    }

    /// The page of the shelf that a request asks for; without variables, the first two products.
    private static func shelf(offset: JSONValue?, limit: JSONValue?) -> String {
        let rest = toys.dropFirst(Int(clamping: offset?.int ?? 0))
        let rows = rest.prefix(Int(clamping: limit?.int ?? 2)).map { toy in
            """
            {"id": "\(toy.id)", "title": "\(toy.title)", "category": "TOYS",
             "price": {"amount": \(toy.price), "currency": "EUR"}}
            """
        }
        return #"{"count": \#(toys.count), "products": [\#(rows.joined(separator: ","))]}"#
    }

    private static let toys = [
        (id: "t1", title: "Ball", price: 450), (id: "t2", title: "Drum", price: 1800),
        (id: "t3", title: "Yo-yo", price: 300), (id: "t4", title: "Puzzle", price: 950),
        (id: "t5", title: "Robot", price: 3200),
    ]

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
               "price": {"amount": 1200, "currency": "USD"}},
              {"id": "p3", "title": "Globe", "category": "TOYS",
               "price": {"amount": 900, "currency": "USD"}}
            ]
          },
          "basket": {"id": "b", "count": 0, "total": {"amount": 0, "currency": "EUR"}},
          "shelf": "a page of the shelf",
          "addToBasket": {
            "basket": {"id": "b", "count": 2, "total": {"amount": 4900, "currency": "EUR"}}
          }
        }}
        """
}
