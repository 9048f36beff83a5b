import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// States of fragments with long lists.
@Suite struct LongListStateTests {
    private let test = TestEnvironment()

    @Test func aStateSharesTheChunksOfTheStateBefore() async throws {
        let edges = (0..<300).map {
            #"{"cursor":"c","node":{"__typename":"Story","id":"n\#($0)","title":"t"}}"#
        }
        let page = #"{"endCursor":"c","hasNextPage":false}"#
        let list = edges.joined(separator: ",")
        let text = #"{"data":{"feed":{"edges":[\#(list)],"pageInfo":\#(page)}}}"#
        let query = StoriesQuery(count: 300)
        try test.environment.commitPayload(query, response: Data(text.utf8))
        let stories = try test.environment.read(query).stories_query
        var states = test.environment.observeState(of: stories).makeAsyncIterator()
        var lists = test.environment.observeState(of: [stories]).makeAsyncIterator()
        let before = [await states.next()?.value, await lists.next()?.value?.first]
        try test.environment.commitUpdate { store in
            store.record("n290")?.setValue("x", for: "title")
        }
        let after = [await states.next()?.value, await lists.next()?.value?.first]
        for (before, after) in zip(before, after) {
            let feeds = (try #require(before?.feed), try #require(after?.feed))
            #expect(feeds.0.nodes[290].title == "t" && feeds.1.nodes[290].title == "x")
            guard case .chunked(let old) = feeds.0.edges.storage,
                case .chunked(let new) = feeds.1.edges.storage
            else {
                Issue.record("The lists are not in chunks.")
                return
            }
            let isShared = zip(old.all, new.all).map { $0 === $1 }
            #expect(isShared == [true, true, false])
        }
    }
}
