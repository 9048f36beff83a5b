import Foundation
import Testing

@testable import RelayNetworking

/// Bodies in parts are parsed in linear time, whatever is in them and however they are split: four
/// times the bytes take about four times the work, not sixteen.
@Suite struct LinearParsingTests {
    /// A body: what it begins with, and what it goes on with.
    typealias Body = (start: String, rest: String)

    private static let parts: [Body] = [
        ("--b\r\n\r\n", "x"),
        ("--b\r\n\r\n{\"a\":\"", "x"),
        ("--b\r\n\r\n", "{}"),
        ("--b\r\n\r\n{} ", "[]"),
        ("--b\r\nX: {}\r\n", "Y: {}\r\n"),
        ("--b", " "),
        ("", "--b "),
        ("", "x"),
        ("", "--b\r\n\r\n{}\r\n"),
        ("--b\r\n\r\n{}", " "),
        ("--b\r\n\r\n", "\n"),
    ]

    @Test(arguments: parts, [16, 1 << 20]) func multipart(body: Body, chunk: Int) throws {
        try expectLinear(body, 256 << 10, chunk) { pieces in
            var parts = MultipartMixed(boundary: "b", limit: 4 << 20)
            for piece in pieces { _ = try parts.receive(piece) }
        }
    }

    private static let streams: [Body] = [
        ("data: ", "x"), ("", "data: x\n"), ("", ":\n"), ("", "\n"), ("", "\r\n"),
    ]

    @Test(arguments: streams, [16, 1 << 20]) func events(body: Body, chunk: Int) throws {
        try expectLinear(body, 32 << 10, chunk) { pieces in
            var stream = EventStream(limit: 4 << 20)
            for piece in pieces { _ = try stream.receive(piece) }
        }
    }

    private func expectLinear(
        _ body: Body,
        _ size: Int,
        _ chunk: Int,
        _ parse: ([Data]) throws -> Void
    ) throws {
        let (few, many) = (
            Self.pieces(of: body, size, chunk), Self.pieces(of: body, 4 * size, chunk)
        )
        // The least of several, because other tests share the caches.
        let short = try (0..<3).map { _ in try Self.time { try parse(few) } }.min() ?? 0
        let long = try (0..<2).map { _ in try Self.time { try parse(many) } }.min() ?? 0
        #expect(long < 8 * max(short, 0.002))
    }

    /// The seconds that this thread, and no other, computes.
    private static func time(_ work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try work()
        return now() - start
    }

    private static func pieces(of body: Body, _ size: Int, _ chunk: Int) -> [Data] {
        let rest = String(repeating: body.rest, count: size / body.rest.utf8.count)
        let bytes = Array((body.start + rest).utf8)
        return stride(from: 0, to: bytes.count, by: chunk).map { start in
            Data(bytes[start..<min(start + chunk, bytes.count)])
        }
    }
}
