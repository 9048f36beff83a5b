import Foundation
import Relay

enum ListMemory {
    static func edge(_ index: Int) -> String {
        #"{"cursor":"c\#(index)","node":{"__typename":"Story","id":"story:\#(index)","#
            + #""title":"Story \#(index)","likeCount":\#(index % 100),"#
            + #""author":{"id":"user:\#(index % 50)","name":"User \#(index % 50)"}}}"#
    }
    private static func page(_ range: Range<Int>) -> Data {
        Data(
            (#"{"data":{"feed":{"edges":["# + range.map { edge($0) }.joined(separator: ",")
                + #"],"pageInfo":{"hasNextPage":true,"hasPreviousPage":false,"startCursor":"c"#
                + #"\#(range.lowerBound)","endCursor":"c\#(range.upperBound - 1)"}}}}"#).utf8
        )
    }
    static func run() async throws {
        for count in [1_000, 10_000] {
            let environment = RelayEnvironment(network: NoNetwork())
            let query = GrowthFeedQuery(first: count)
            let retained = environment.retain(query)
            try environment.commitPayload(query, response: page(0..<count))
            let reference = try environment.read(query).growthFeed_query
            let before = ProcessMemory.allocatedBytes ?? .nan
            var stream: AsyncStream<GrowthFeed_query.Data>? = environment.observe(reference)
            let first = (ProcessMemory.allocatedBytes ?? .nan) - before
            // A change of a row, so that a second value is made.
            let text = #"{"data":{"node":{"__typename":"Story","id":"story:5","likeCount":-5}}}"#
            try environment.commitPayload(UpdateQuery(id: "story:5"), response: Data(text.utf8))
            let later = (ProcessMemory.allocatedBytes ?? .nan) - before
            print("list of \(count): \(first / Double(count)) bytes a row; after a change \(later / Double(count))")
            withExtendedLifetime((retained, stream)) {}
            stream = nil
        }
    }
}
