import Foundation
import Testing

@testable import Relay

/// How the ages that a schema declares decide who answers a query.
@Suite(.timeLimit(.minutes(5))) struct FreshnessTests {
    private let clock: TestClock
    private let test: TestEnvironment

    init() {
        let clock = TestClock()
        self.clock = clock
        test = TestEnvironment { $0.now = { clock.now } }
    }

    private init(_ clock: TestClock, _ test: TestEnvironment) {
        (self.clock, self.test) = (clock, test)
    }

    private func isFresh<Query: GraphQLQuery>(_ query: Query) -> Bool {
        test.environment.store.examine(test.environment.describe(query)).isAvailable
    }

    private func product(_ fields: String, id: String = "1") -> String {
        #"{"data":{"product":{"id":"\#(id)",\#(fields)}}}"#
    }

    private func writeName(_ name: String = "a", id: String = "1") throws {
        try test.write(product(#""name":"\#(name)""#, id: id), ProductNameQuery(id: ID(id)))
    }

    private func writeStock(_ stock: Int = 1) throws {
        try test.write(product(#""stock":\#(stock)"#), ProductStockQuery(id: "1"))
    }

    // MARK: - Ages

    @Test func aFieldIsFreshForTheAgeOfItsType() throws {
        try writeName()
        clock.advance(by: .seconds(59))
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    @Test func aFieldsOwnAgeIsMoreSpecific() throws {
        try writeStock()
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductStockQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductStockQuery(id: "1")))
    }

    @Test func anObjectThatComesTwiceHasTheShorterAge() throws {
        // As one of the list its name is fresh for 30 seconds, as what is related for 60.
        let product = #"{"id":"1","name":"n","stock":1}"#
        try test.write(#"{"data":{"products":[\#(product)]}}"#, ProductsQuery())
        try test.write(
            #"{"data":{"product":{"id":"1","stock":1,"related":[{"id":"1","name":"n"}]}}}"#,
            RelatedQuery(id: "1")
        )
        let source = test.environment.store.source
        let stamp = try #require(source.forEachStamp.compactMap { $0 }.first)
        #expect(stamp.groups.count == 1 && stamp.groups[0].ages.count == 3)
        #expect(Set(stamp.groups[0].ages.map(\.seconds)) == [5, 60])
    }

    @Test func anAgeOfZeroIsStaleAtOnce() async throws {
        test.network.answer { _, _ in #"{"data":{"rates":1}}"# }
        for calls in 1...3 {
            _ = try await test.environment.fetch(RatesQuery(), fetchPolicy: .storeOrNetwork)
            #expect(test.network.calls.count == calls)
        }
    }

    @Test func whatHasNoAgeNeverGrowsOld() throws {
        try test.write(#"{"data":{"motto":"m"}}"#, MottoQuery())
        clock.advance(by: .seconds(1_000_000_000))
        #expect(isFresh(MottoQuery()))
        #expect(!test.environment.store.source.hasAges)
    }

    @Test func aClockThatGoesBackLeavesDataFresh() throws {
        try writeName()
        clock.advance(by: .seconds(-1_000))
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(1_059))
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    @Test func theShortestAgeOfAListCounts() throws {
        let items = (0..<500).map { #"{"id":"\#($0)","name":"n","stock":1}"# }
        let list = items.joined(separator: ",")
        try test.write(#"{"data":{"products":[\#(list)]}}"#, ProductsQuery())
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductsQuery()))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductsQuery()))
        for id in 0..<500 {
            try test.write(
                #"{"data":{"product":{"id":"\#(id)","stock":2}}}"#,
                ProductStockQuery(id: ID(String(id)))
            )
        }
        #expect(isFresh(ProductsQuery()))
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductsQuery()))
    }

    @Test func anEmptyListHasTheAgeOfItsField() throws {
        try test.write(#"{"data":{"products":[]}}"#, ProductsQuery())
        clock.advance(by: .seconds(29))
        #expect(isFresh(ProductsQuery()))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductsQuery()))
    }

    @Test func nullHasAnAgeToo() throws {
        try test.write(#"{"data":{"product":null}}"#, ProductNameQuery(id: "1"))
        clock.advance(by: .seconds(60))
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    @Test func anInterfaceGivesItsObjectsTheirAge() throws {
        let items =
            #"{"__typename":"Product","id":"1","name":"p"},"#
            + #"{"__typename":"Voucher","id":"2","name":"v","value":5}"#
        try test.write(#"{"data":{"items":[\#(items)]}}"#, ItemsQuery())
        clock.advance(by: .seconds(299))
        #expect(isFresh(ItemsQuery()))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ItemsQuery()))
    }

    @Test func aRefinementHasTheAgeOfItsType() throws {
        let offers = #"{"__typename":"Product","__isNode":"Product","id":"1","name":"p"}"#
        try test.write(#"{"data":{"offers":[\#(offers)]}}"#, OffersQuery())
        clock.advance(by: .seconds(59))
        #expect(isFresh(OffersQuery()))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(OffersQuery()))
    }

    @Test func whatInheritsFromNothingHasNoAge() throws {
        try test.write(
            #"{"data":{"shelf":{"label":"l","product":{"id":"1","name":"n"}}}}"#,
            ShelfQuery()
        )
        clock.advance(by: .seconds(1_000))
        #expect(isFresh(ShelfQuery()))
    }

    @Test func argumentsAndAliasesHaveAgesOfTheirOwn() throws {
        let fields =
            #""name":"n","stock":1,"dollars":1.5,"euros":2.5,"brand":{"id":"b","name":"b"}"#
        try test.write(product(fields), ProductQuery(id: "1"))
        clock.advance(by: .seconds(5))
        try writeStock()
        #expect(isFresh(ProductQuery(id: "1")))
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductQuery(id: "1")))
        #expect(!isFresh(ProductQuery(id: "2")))
    }

    // MARK: - Renewing

    @Test func aResponseRenewsOnlyWhatItBrings() throws {
        try writeName()
        clock.advance(by: .seconds(58))
        try writeStock()
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(2))
        #expect(!isFresh(ProductNameQuery(id: "1")))
        // The link to the product was renewed, its stock is three seconds old.
        #expect(isFresh(ProductStockQuery(id: "1")))
        try writeName()
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(3))
        #expect(!isFresh(ProductStockQuery(id: "1")))
    }

    @Test func anUnchangedResponseRenewsWithoutANewVersion() throws {
        try writeName()
        let version = test.environment.store.source.version
        clock.advance(by: .seconds(60))
        #expect(!isFresh(ProductNameQuery(id: "1")))
        try writeName()
        #expect(isFresh(ProductNameQuery(id: "1")))
        #expect(test.environment.store.source.version == version)
    }

    @Test func aRefusedResponseRenewsNothing() throws {
        try writeName()
        clock.advance(by: .seconds(60))
        #expect(throws: ResponseError.self) {
            try test.write(product(#""name":{}"#), ProductNameQuery(id: "1"))
        }
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    @Test func aFieldThatTheResponseLacksIsNotRenewed() throws {
        try writeName()
        clock.advance(by: .seconds(60))
        try test.write(#"{"data":{"product":{"id":"1"}}}"#, ProductNameQuery(id: "1"))
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    @Test func anotherPathToAnObjectRenewsIt() throws {
        try writeName()
        clock.advance(by: .seconds(50))
        // On this path nothing is declared, but the fields are.
        try test.write(
            #"{"data":{"shelf":{"label":"l","product":{"id":"1","name":"n"}}}}"#,
            ShelfQuery()
        )
        try test.write(#"{"data":{"product":{"id":"1","stock":1}}}"#, ProductStockQuery(id: "1"))
        clock.advance(by: .seconds(10))
        #expect(isFresh(ProductNameQuery(id: "1")))
    }

    @Test func mutationsAndEventsRenew() throws {
        try writeStock()
        clock.advance(by: .seconds(4))
        try test.write(
            #"{"data":{"restock":{"id":"1","stock":2}}}"#,
            RestockMutation(id: "1", stock: 2)
        )
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductStockQuery(id: "1")))
        try test.write(
            #"{"data":{"restocked":{"id":"1","stock":3}}}"#,
            RestockedSubscription()
        )
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductStockQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductStockQuery(id: "1")))
    }

    @Test func anUpdaterRenewsTheFieldsThatItSets() throws {
        try writeStock()
        clock.advance(by: .seconds(4))
        try test.environment.commitUpdate { $0.record("1")?.setValue(1, for: "stock") }
        clock.advance(by: .seconds(4))
        #expect(isFresh(ProductStockQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductStockQuery(id: "1")))
    }

    @Test func aClientFieldHasNoAge() throws {
        try writeStock()
        clock.advance(by: .seconds(5))
        try test.environment.commitUpdate { $0.record("1")?.setValue(true, for: "isInBasket") }
        #expect(!isFresh(ProductStockQuery(id: "1")))
        let stamp = test.environment.store.source.forEachStamp.compactMap { $0 }.first
        #expect(stamp?.groups.flatMap(\.ages).count == 1)
    }

    @Test func anOptimisticUpdateHasNoAge() throws {
        try writeStock()
        clock.advance(by: .seconds(4))
        let update = try test.environment.applyOptimisticChange {
            $0.record("1")?.setValue(9, for: "stock")
        }
        clock.advance(by: .seconds(40))
        #expect(isFresh(ProductStockQuery(id: "1")))
        update.revert()
        #expect(!isFresh(ProductStockQuery(id: "1")))
    }

    @Test func aRenewalReachesTheBaseBelowAnOptimisticUpdate() throws {
        try writeName()
        let update = try test.environment.applyOptimisticChange {
            $0.record("1")?.setValue("o", for: "name")
        }
        clock.advance(by: .seconds(50))
        try writeName()
        update.revert()
        clock.advance(by: .seconds(50))
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(10))
        #expect(!isFresh(ProductNameQuery(id: "1")))
    }

    // MARK: - Parts

    @Test func aDeferredPartIsAsOldAsItself() async throws {
        let query = ProductLaterQuery(id: "1")
        var execution = Execution(test.environment.describe(query))
        func commit(_ text: String) throws {
            try test.environment.store.commit(Data(text.utf8), of: &execution)
        }
        try commit(#"{"data":{"product":{"id":"1","name":"n"}},"hasNext":true}"#)
        clock.advance(by: .seconds(4))
        try commit(
            #"{"incremental":[{"label":"ProductLaterQuery$defer$stock","path":["product"],"#
                + #""data":{"id":"1","stock":1}}],"hasNext":false}"#
        )
        clock.advance(by: .seconds(4))
        #expect(isFresh(query))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(query))
    }

    // MARK: - Policies

    @Test func storeOrNetworkTreatsExpiredDataAsMissing() async throws {
        try writeName("old")
        test.network.answer { [self] _, _ in product(#""name":"new""#) }
        let query = ProductNameQuery(id: "1")
        clock.advance(by: .seconds(59))
        let fresh = try await test.environment.response(to: query, fetchPolicy: .storeOrNetwork)
        #expect(fresh.source == .store && !fresh.isStale)
        clock.advance(by: .seconds(1))
        let told = try await test.environment.response(to: query, fetchPolicy: .storeOnly)
        #expect(told.data?.product?.name == "old" && told.isStale)
        let asked = try await test.environment.response(to: query, fetchPolicy: .storeOrNetwork)
        #expect(asked.source == .network && asked.data?.product?.name == "new")
        let again = try await test.environment.response(to: query, fetchPolicy: .storeOrNetwork)
        #expect(again.source == .store && test.network.calls.count == 1)
        #expect(test.environment.check(query) != .stale)
    }

    @Test func networkFirstFallsBackToStaleDataAndSaysSo() async throws {
        try writeName("old")
        clock.advance(by: .seconds(60))
        test.network.answer { _, _ in #"{"data":null,"errors":[{"message":"down"}]}"# }
        let response = try await test.environment.response(
            to: ProductNameQuery(id: "1"),
            fetchPolicy: .networkFirst
        )
        #expect(response.data?.product?.name == "old")
        #expect(response.isStale && response.failure != nil)
        #expect(test.environment.check(ProductNameQuery(id: "1")) == .stale)
    }

    // MARK: - Fragments

    @Test func aFragmentIsStaleWhenAFieldThatItReadsIs() throws {
        try test.write(product(#""stock":1,"related":[]"#), RelatedQuery(id: "1"))
        let reference = try #require(
            test.environment.read(RelatedQuery(id: "1")).product?.productStock_product
        )
        clock.advance(by: .seconds(4))
        #expect(!test.environment.isStale(reference))
        clock.advance(by: .seconds(1))
        #expect(test.environment.isStale(reference))
        try writeStock()
        #expect(!test.environment.isStale(reference))
        // Other fields of the object don't count.
        clock.advance(by: .seconds(58))
        try writeStock()
        clock.advance(by: .seconds(3))
        #expect(!test.environment.isStale(reference))
        test.environment.reset()
        #expect(!test.environment.isStale(reference))
        #expect(!TestEnvironment().environment.isStale(reference))
    }

    // MARK: - Collection and reset

    @Test func aCollectionForgetsStampsOfDroppedRecords() throws {
        let retained = test.environment.retain(ProductNameQuery(id: "1"))
        for id in 1...3_000 { try writeName(id: String(id)) }
        test.environment.store.releaseMemory()
        test.environment.store.collectGarbage()
        let table = try #require(test.environment.store.source.freshnessTable)
        #expect(table.stampCount <= 2)
        clock.advance(by: .seconds(59))
        #expect(isFresh(ProductNameQuery(id: "1")))
        clock.advance(by: .seconds(1))
        #expect(!isFresh(ProductNameQuery(id: "1")))
        retained.dispose()
    }

    @Test func aResetForgetsAllStamps() throws {
        try writeName()
        test.environment.reset()
        #expect(!test.environment.store.source.hasAges)
    }

    @Test func stampsThatNothingNeedsAreDropped() throws {
        for _ in 0..<5_000 {
            clock.advance(by: .seconds(1))
            try writeStock()
        }
        let table = try #require(test.environment.store.source.freshnessTable)
        #expect(table.stampCount <= 1_100)
        #expect(isFresh(ProductStockQuery(id: "1")))
    }

    // MARK: - Inspection

    @Test func anInspectionShowsAges() throws {
        try writeStock(3)
        clock.advance(by: .seconds(2))
        let inspection = test.environment.inspect()
        let text = try #require(inspection.description(of: "1"))
        #expect(text.contains("stock: 3 (2 s old, fresh for 3 s)"))
        #expect(text.contains(#"id: "1""#) && !text.contains(#"id: "1" ("#))
        clock.advance(by: .seconds(5))
        #expect(test.environment.inspect().description.contains("stock: 3 (7 s old, stale)"))
    }

    // MARK: - Cache-Control

    private func fetch(
        _ query: some GraphQLQuery,
        maxAge: Duration?,
        _ answer: String
    ) async throws {
        let before = test.network.calls.count
        async let data: Void = { [environment = test.environment] in
            _ = try await environment.fetch(query)
        }()
        let call = try await test.network.call(before)
        if let maxAge { call.cacheConfig.reportMaxAge(maxAge) }
        call.respond(answer)
        try await data
    }

    @Test(.bug(id: "freshness", "ages below a second were none"))
    func reportedAgesAreRoundedUp() {
        let age = ResponseAge()
        for (reported, seconds) in [(-500, 0), (0, 0), (300, 1), (1_000, 1), (1_001, 2)] {
            age.report(.milliseconds(reported))
            #expect(age.seconds == Int32(seconds))
        }
    }

    @Test func aResponseIsFreshAsLongAsItsHeaderSays() async throws {
        let clock = clock
        let test = TestEnvironment {
            $0.now = { clock.now }
            $0.followsCacheControl = true
        }
        let suite = FreshnessTests(clock, test)
        let motto = #"{"data":{"motto":"m"}}"#
        try await suite.fetch(MottoQuery(), maxAge: .seconds(20), motto)
        clock.advance(by: .seconds(19))
        #expect(suite.isFresh(MottoQuery()))
        clock.advance(by: .seconds(1))
        #expect(!suite.isFresh(MottoQuery()))
        try await suite.fetch(MottoQuery(), maxAge: .zero, motto)
        #expect(!suite.isFresh(MottoQuery()))
        try await suite.fetch(MottoQuery(), maxAge: .seconds(Int64.max), motto)
        clock.advance(by: .seconds(1_000_000))
        #expect(suite.isFresh(MottoQuery()))
        // The shorter of the declared age and that of the header counts.
        let query = ProductNameQuery(id: "1")
        try await suite.fetch(query, maxAge: .seconds(1_000), product(#""name":"n""#))
        clock.advance(by: .seconds(60))
        #expect(!suite.isFresh(query))
        try await suite.fetch(query, maxAge: .seconds(10), product(#""name":"n""#))
        clock.advance(by: .seconds(10))
        #expect(!suite.isFresh(query))
        try await suite.fetch(query, maxAge: nil, product(#""name":"n""#))
        clock.advance(by: .seconds(59))
        #expect(suite.isFresh(query))
    }

    @Test func withoutTheOptionHeadersHaveNoEffect() async throws {
        try await fetch(MottoQuery(), maxAge: .zero, #"{"data":{"motto":"m"}}"#)
        #expect(isFresh(MottoQuery()) && !test.environment.store.source.hasAges)
    }

    // MARK: - Memory

    @Test func aRecordTakesFourBytesWhileItsFieldsShareADate() throws {
        let count = 10_000
        let items = (0..<count).map { #"{"id":"\#($0)","name":"n","stock":1}"# }
        let text = #"{"data":{"products":[\#(items.joined(separator: ","))]}}"#
        try test.write(text, ProductsQuery())
        let table = try #require(test.environment.store.source.freshnessTable)
        // One for the root, one for all products.
        #expect(table.stampCount == 2)
        #expect(table.byteCount < 4 * count + 8_192)
        try test.write(#"{"data":{"motto":"m"}}"#, MottoQuery())
        #expect(test.environment.store.source.freshnessTable?.stampCount == 2)
    }
}

extension RecordSource {
    /// The stamps of all records other than the root.
    fileprivate var forEachStamp: [FreshnessStamp?] {
        var stamps: [FreshnessStamp?] = []
        forEachID { id in if id != .root { stamps.append(stamp(of: id)) } }
        return stamps
    }
}
