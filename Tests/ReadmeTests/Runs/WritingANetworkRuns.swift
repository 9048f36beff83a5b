import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on networks does what the article says.
@Suite(.timeLimit(.minutes(10))) struct WritingANetworkRuns {
    /// A source of events, as a client of a socket has one.
    private struct Source: Sendable {
        let texts = Lines()
        let listeners = Log<@Sendable (Data) -> Void>()
        let stops = Lines()

        var network: WritingANetwork.LiveAPI {
            let api = WritingANetwork.API { [texts] request in
                texts.append(String(decoding: request, as: UTF8.self))
                return Payload.feed(story("1", "Hello")).bytes
            }
            return WritingANetwork.LiveAPI(api: api) { [texts, listeners, stops] text, listener in
                texts.append(text)
                listeners.append(listener)
                return { stops.append("stop") }
            }
        }

        func send(_ payload: Payload) { for listener in listeners.all { listener(payload.bytes) } }
    }

    private let source = Source()

    @Test func aQueryIsOneRequestWithItsTextAndVariables() async throws {
        let environment = RelayEnvironment(network: source.network)
        let feed = try await environment.fetch(FeedQuery(first: 10)).feed
        #expect(feed.map(\.id) == ["1"])
        let request = try JSONValue(parsing: Data(try #require(source.texts.all.first).utf8))
        #expect(request["query"]?.string?.hasPrefix("query FeedQuery(") == true)
        #expect(request["variables"] == ["first": 10])
    }

    @Test func aSubscriptionListensUntilItIsDropped() async throws {
        let environment = RelayEnvironment(network: source.network)
        let ids = Lines()
        let task = Task {
            for try await event in environment.subscribe(StoryAddedSubscription()) {
                ids.append(event.storyAdded.id.rawValue)
            }
        }
        _ = try await comesToHold { source.listeners.count == 1 }
        #expect(source.texts.all.first?.hasPrefix("subscription StoryAddedSubscription") == true)
        for id in ["1", "2"] { source.send(["storyAdded": story(id, "Hello")]) }
        try await ids.expect(["1", "2"])
        task.cancel()
        _ = await task.result
        try await source.stops.expect(["stop"])
    }

    @Test func aFullBufferEndsTheSubscription() async throws {
        let request = RequestParameters(
            name: "Q",
            operationKind: .subscription,
            text: "subscription Q { q }"
        )
        let events = source.network.execute(
            request: request,
            variables: [:],
            cacheConfig: CacheConfig()
        )
        for _ in 0...1_000 { source.send(["q": 1]) }
        var count = 0
        await #expect(throws: WritingANetwork.LiveAPI.TooManyEvents.self) {
            for try await _ in events {
                count += 1
                if count > 1_000 { break }
            }
        }
        #expect(count == 1_000)
    }

    /// The parts of an upload are in the order of the paths, after the operation and the map.
    @Test func anUploadIsSentInParts() {
        let upload = { FileUpload(data: Data(), name: $0, contentType: "text/plain") }
        let variables = VariableData(
            ["a": .null, "b": .null],
            uploads: ["b": upload("second"), "a": upload("first")]
        )
        let form = WritingANetwork.form(["query": "q"], variables)
        #expect(form.parts.map(\.name) == ["operations", "map", "0", "1"])
        #expect(form.parts[1].content == #"{"0":["variables.a"],"1":["variables.b"]}"#)
        #expect(form.parts[2...].map(\.content) == ["first", "second"])
    }
}
