import Testing

@testable import Relay

/// What becomes of a connection when pages of it come.
@Suite struct ConnectionHandlerTests {
    private let feed = FeedDocument()

    private func page(_ ids: String..., next: Bool = false, previous: Bool = false) -> JSONValue {
        FeedDocument.page(ids, next: next, previous: previous)
    }

    private var pageInfo: FeedDocument.PageInfo? {
        get throws { try feed.read().value?.feed?.pageInfo }
    }

    @Test func theFirstPageIsTheConnection() throws {
        try feed.write(page("a", "b", next: true), ["first": 2])
        #expect(try feed.ids() == ["a", "b"])
        #expect(try pageInfo?.hasNextPage == true)
        #expect(try pageInfo?.endCursor == "cb")
        #expect(try feed.read().value?.feed?.title == "t")
    }

    @Test func aPageAfterTheLastEdgeIsAppended() throws {
        try feed.write(page("a", "b", next: true), ["first": 2])
        try feed.write(page("c", "d", previous: true), ["first": 2, "after": "cb"])
        #expect(try feed.ids() == ["a", "b", "c", "d"])
        #expect(try pageInfo?.hasNextPage == false)
        #expect(try pageInfo?.endCursor == "cd")
        #expect(try pageInfo?.startCursor == "ca")
        #expect(try pageInfo?.hasPreviousPage == false)
    }

    @Test func aPageBeforeTheFirstEdgeIsPrepended() throws {
        try feed.write(page("c", "d", previous: true), ["last": 2])
        try feed.write(page("a", "b", next: true), ["last": 2, "before": "cc"])
        #expect(try feed.ids() == ["a", "b", "c", "d"])
        #expect(try pageInfo?.startCursor == "ca")
        #expect(try pageInfo?.endCursor == "cd")
        #expect(try pageInfo?.hasNextPage == false)
    }

    @Test func aNodeStaysWhereItWasFirst() throws {
        try feed.write(page("a", "b"), ["first": 2])
        try feed.write(page("b", "c"), ["first": 2, "after": "cb"])
        #expect(try feed.ids() == ["a", "b", "c"])
    }

    @Test func aPageFromElsewhereAddsNothing() throws {
        try feed.write(page("a", "b"), ["first": 2])
        let written = try feed.write(page("x", "y"), ["first": 2, "after": "cq"])
        #expect(try feed.ids() == ["a", "b"])
        #expect(
            written.events.contains { event in
                if case .publishHandlerSkip("Q", "connection", _) = event { true } else { false }
            }
        )
        try feed.write(page("x", "y"), ["last": 2, "before": "cq"])
        #expect(try feed.ids() == ["a", "b"])
        #expect(try pageInfo?.endCursor == "cb")
    }

    @Test func aPageThatEndsWhereTheConnectionEndsFillsItUp() throws {
        try feed.write(page("a", "c"), ["first": 2])
        try feed.write(page("b", "c"), ["first": 2, "after": "ca"])
        #expect(try feed.ids() == ["a", "c", "b"])
    }

    @Test func fetchingAnewReplaces() throws {
        try feed.write(page("a", "b", next: true), ["first": 2])
        try feed.write(page("c"), ["first": 2, "after": "cb"])
        try feed.write(page("z", "a", next: true), ["first": 2])
        #expect(try feed.ids() == ["z", "a"])
        #expect(try pageInfo?.hasNextPage == true)
        #expect(try pageInfo?.endCursor == "ca")
    }

    @Test func theSameAgainChangesNothing() throws {
        try feed.write(page("a", "b"), ["first": 2])
        #expect(try !feed.write(page("a", "b"), ["first": 2]).isPublished)
        try feed.write(page("c"), ["first": 1, "after": "cb"])
        #expect(try !feed.write(page("c"), ["first": 1, "after": "cb"]).isPublished)
    }

    @Test func theSameAgainChangesNothingWhereSeveralEdgesAreToOneNodeOrNone() throws {
        var page = FeedDocument.page(["a", "b", "a", "-"]).object ?? [:]
        let none: [JSONValue] = ["x", "y"].map { ["cursor": $0, "node": .null] }
        page["edges"] = .array((page["edges"]?.array ?? []) + none)
        try feed.write(.object(page), ["first": 6])
        #expect(try !feed.write(.object(page), ["first": 6]).isPublished)
    }

    @Test func explicitNullsArePagesFromTheStart() throws {
        try feed.write(page("a"), ["first": 1, "after": .null, "before": .null, "last": .null])
        try feed.write(page("b"), ["first": 1, "after": .null])
        #expect(try feed.ids() == ["b"])
    }

    @Test func nullEdgesAreLeftOutWhenPagesAreMerged() throws {
        try feed.write(page("a", "-", "b"), ["first": 3])
        #expect(try feed.ids() == ["a", "-", "b"])
        try feed.write(page("-", "c"), ["first": 2, "after": "cb"])
        #expect(try feed.ids() == ["a", "b", "c"])
    }

    @Test func edgesWithoutNodeAreKept() throws {
        let edge: JSONValue = ["cursor": "x", "node": .null]
        var page = FeedDocument.page(["a"]).object ?? [:]
        page["edges"] = [edge, edge]
        try feed.write(.object(page), ["first": 2])
        try feed.write(self.page("b"), ["first": 2, "after": "ca"])
        #expect(try feed.ids() == ["?", "?", "b"])
    }

    @Test func nullFromTheServerIsNullAndThenAllIsThereAgain() throws {
        try feed.write(page("a", "b"), ["first": 2])
        try feed.write(.null, ["first": 2])
        #expect(try feed.read().value.map { $0.feed == nil } == true)
        try feed.write(page("c"), ["first": 2, "after": "cb"])
        #expect(try feed.ids() == ["a", "b", "c"])
    }

    @Test func anErrorIsAtTheConnectionToo() throws {
        try feed.document(["first": 1]).write(
            #"{"feed":null}"#,
            errors: #"[{"message":"m","path":["feed"]}]"#
        )
        let snapshot = try feed.read()
        #expect(snapshot.errors.map(\.path) == ["feed"])
    }

    @Test func filtersTellConnectionsApart() throws {
        try feed.write(page("a"), ["first": 1, "tag": "x"])
        try feed.write(page("b"), ["first": 1, "tag": "y"])
        try feed.write(page("c"), ["first": 1, "tag": "x", "after": "ca"])
        #expect(try feed.ids(["tag": "x"]) == ["a", "c"])
        #expect(try feed.ids(["tag": "y"]) == ["b"])
    }

    @Test func otherFieldsOfTheConnectionAreTheNewest() throws {
        try feed.write(FeedDocument.page(["a"], title: "one"), ["first": 1])
        try feed.write(FeedDocument.page(["b"], title: "two"), ["first": 1, "after": "ca"])
        #expect(try feed.read().value?.feed?.title == "two")
    }

    @Test func emptyPagesMoveNoCursor() throws {
        try feed.write(page("a", next: true), ["first": 1])
        try feed.write(page(), ["first": 1, "after": "ca"])
        #expect(try feed.ids() == ["a"])
        #expect(try pageInfo?.hasNextPage == false)
        #expect(try pageInfo?.endCursor == "ca")
    }

    @Test func theConnectionIsPartOfWhatIsRetainedAndAvailable() throws {
        try feed.write(page("a"), ["first": 1])
        let document = try feed.document(["first": 1])
        #expect(document.isAvailable)
        let retained = feed.test.environment.store.retain(document.operation, from: .root)
        feed.test.environment.collectGarbage()
        #expect(try feed.ids() == ["a"])
        try feed.test.environment.commitUpdate { $0.root.setLinkedRecord(nil, for: "feed") }
        #expect(document.isAvailable)
        retained.dispose()
    }

    @Test func aHandlerOfTheAppIsFoundByItsName() throws {
        struct Reversed: FieldHandler {
            func update(_ payload: FieldPayload, in store: RecordSourceProxy) {
                let parent = RecordProxy(store: store, dataID: payload.dataID)
                let links = parent[payload.fieldKey].links ?? []
                parent[payload.handleKey] = Value(links: links.reversed())
            }
        }
        let test = TestEnvironment { options in
            options.handlerProvider = { $0 == "reversed" ? Reversed() : nil }
        }
        let document = try TestDocument(
            """
            normalization
             items: [type Item!]! @connection(key: "Q_items", filters: [], handler: "reversed")
              id: ID!
            reader
             items = __Q_items_reversed
              id
            """,
            in: test
        )
        try document.write(#"{"items":[{"id":"1"},{"id":"2"}]}"#)
        #expect(
            document.read(Field<[Field<ID>]>.self).value?.value.map(\.value) == ["2", "1"]
        )
    }
}
