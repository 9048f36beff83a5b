import Foundation
import Testing

@testable import RelayNetworking

/// Server-sent events, however the network splits them.
@Suite struct EventStreamTests {
    static let bodies: [(String, [[String]])] = [
        ("event: next\ndata: {}\n\n", [["next", "{}"]]),
        ("event:next\ndata:{}\n\n", [["next", "{}"]]),
        ("event: next\r\ndata: {}\r\n\r\n", [["next", "{}"]]),
        ("event: next\rdata: {}\r\r", [["next", "{}"]]),
        ("\u{FEFF}event: next\ndata: é\n\n", [["next", "é"]]),
        ("data: a\ndata: b\ndata:\ndata:  c\n\n", [["", "a\nb\n\n c"]]),
        (": ping\n\nid: 1\nretry: 5\nevent: next\nother\ndata: 1\n\n", [["next", "1"]]),
        ("event: complete\n\n", [["complete", ""]]),
        ("event: complete\ndata: \n\n", [["complete", ""]]),
        ("event: next\ndata: 1\n\nevent: next\ndata: 2\n\n", [["next", "1"], ["next", "2"]]),
        ("event: next\ndata: never finished\n", []),
    ]

    @Test(arguments: bodies, [1, 2, 3, 7, 1000])
    func splitsTheBodyIntoEvents(body: (text: String, events: [[String]]), size: Int) throws {
        var stream = EventStream(limit: 1000)
        var events: [EventStream.Event] = []
        let bytes = Data(body.text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += try stream.receive(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(events.map { [$0.name, String(decoding: $0.data, as: UTF8.self)] } == body.events)
    }

    @Test func refusesAnEventOverTheLimit() throws {
        var stream = EventStream(limit: 100)
        for _ in 0..<10 {
            _ = try stream.receive(Data("data: 0123456789012345678901234567890123456789\n\n".utf8))
        }
        #expect(throws: EventStream.TooLong.self) {
            for _ in 0..<3 {
                _ = try stream.receive(Data("data: 01234567890123456789012345678901234\n".utf8))
            }
        }
        #expect(throws: EventStream.TooLong.self) {
            try stream.receive(Data(repeating: 0x61, count: 101))
        }
    }
}
