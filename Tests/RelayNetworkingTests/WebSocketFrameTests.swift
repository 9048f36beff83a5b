import Foundation
import TestSupport
import Testing

@testable import RelayNetworking

/// RFC 6455 §5: what may come in frames, and what may not.
struct WebSocketFrameTests {
    typealias Event = WebSocketFrameReader.Event

    /// How the bytes of a stream may be split; all must lead to the same.
    static let chunkSizes = [1, 2, 3, 7, Int.max]

    /// Reads `hex` in pieces of `size` bytes.
    private func read(
        _ hex: String,
        _ size: Int,
        limit: Int = 1 << 20
    ) throws(WebSocketViolation) -> [Event] {
        var reader = WebSocketFrameReader(limit: limit)
        var events: [Event] = []
        for chunk in bytes(hex).chunks(of: size) {
            var rest = chunk
            while let event = try reader.next(&rest) { events.append(event) }
        }
        return events
    }

    private func text(_ text: String) -> Event { .message(WebSocketMessage(text)) }

    @Test(arguments: chunkSizes) func readsTheExamplesOfTheSpecification(size: Int) throws {
        #expect(try read("81 05 48656c6c6f", size) == [text("Hello")])
        #expect(try read("01 03 48656c 80 02 6c6f", size) == [text("Hello")])
        #expect(try read("89 05 48656c6c6f", size) == [.ping(Array("Hello".utf8))])
        #expect(try read("8a 05 48656c6c6f", size) == [.pong(Array("Hello".utf8))])
        let kilo = String(repeating: "00", count: 256)
        let message = WebSocketMessage(bytes: Data(count: 256), isText: false)
        #expect(try read("82 7e 0100" + kilo, size) == [.message(message)])
    }

    @Test(arguments: [3, 7, Int.max]) func readsLengthsOfEightBytes(size: Int) throws {
        let payload = [UInt8](repeating: 0x61, count: 0x1_0000)
        var reader = WebSocketFrameReader(limit: 1 << 20)
        var events: [Event] = []
        for chunk in (bytes("81 7f 0000000000010000") + payload).chunks(of: size) {
            var rest = chunk
            while let event = try reader.next(&rest) { events.append(event) }
        }
        #expect(events == [.message(WebSocketMessage(bytes: Data(payload)))])
    }

    @Test(arguments: chunkSizes) func readsControlFramesInsideMessages(size: Int) throws {
        let events = try read("01 03 48656c 89 02 6869 00 00 8a 00 80 02 6c6f 81 00", size)
        #expect(events == [.ping(Array("hi".utf8)), .pong([]), text("Hello"), text("")])
    }

    @Test(arguments: chunkSizes) func readsScalarsThatFragmentsSplit(size: Int) throws {
        // U+20AC in three fragments, then U+1F600 whole.
        #expect(
            try read("01 01 e2 00 01 82 80 01 ac 81 04 f09f9880", size) == [text("€"), text("😀")]
        )
    }

    @Test(arguments: chunkSizes) func readsCloseFrames(size: Int) throws {
        #expect(try read("88 00", size) == [.close(code: 1005, reason: "")])
        #expect(try read("88 02 03e8", size) == [.close(code: 1000, reason: "")])
        #expect(try read("88 06 1130 62616421", size) == [.close(code: 4400, reason: "bad!")])
    }

    @Test(arguments: chunkSizes) func refusesWhatAServerMustNotSend(size: Int) {
        for (hex, reason) in [
            ("c1 00", "a reserved bit is set"), ("a1 00", "a reserved bit is set"),
            ("91 00", "a reserved bit is set"), ("83 00", "a frame has the reserved opcode 3"),
            ("87 00", "a frame has the reserved opcode 7"),
            ("8b 00", "a frame has the reserved opcode 11"),
            ("8f 00", "a frame has the reserved opcode 15"),
            ("81 80 00000000", "a frame is masked"), ("09 00", "a control frame is fragmented"),
            ("08 00", "a control frame is fragmented"),
            ("89 7e 007e", "a control frame is too long"),
            ("88 7f 0000000000000080", "a control frame is too long"),
            ("80 00", "a continuation frame has no message to continue"),
            ("00 01 61", "a continuation frame has no message to continue"),
            ("01 01 61 81 01 62", "a message begins inside another"),
            ("01 01 61 02 01 62", "a message begins inside another"),
            ("81 01 61 80 01 62", "a continuation frame has no message to continue"),
            ("81 7e 007d", "a frame's length is encoded incorrectly"),
            ("81 7f 000000000000ffff", "a frame's length is encoded incorrectly"),
            ("81 7f 8000000000000000", "a frame's length is encoded incorrectly"),
            ("88 01 03", "a close code is cut off"),
        ] {
            #expect(throws: WebSocketViolation.protocolError(reason), "\(hex)") {
                try read(hex, size)
            }
        }
    }

    @Test(arguments: [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535])
    func refusesCodesThatMayNotBeSent(code: Int) {
        let hex = "88 02" + String(code, radix: 16).leftPadded(to: 4)
        #expect(throws: WebSocketViolation.protocolError("the close code \(code) must not be sent"))
        {
            try read(hex, .max)
        }
    }

    @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1008, 1011, 1014, 3000, 3999, 4000, 4999])
    func takesCodesThatMayBeSent(code: Int) throws {
        let hex = "88 02" + String(code, radix: 16).leftPadded(to: 4)
        #expect(try read(hex, .max) == [.close(code: code, reason: "")])
    }

    @Test(arguments: [
        "80", "bf", "c080", "c1bf", "e08080", "e09f80", "eda080", "edbfbf", "f08080", "f0808080",
        "f4908080", "f5808080", "fe", "ff", "c3", "e282", "f09f98", "61c328", "e2 28 a1", "c3c3",
    ]) func refusesTextThatIsNotUTF8(hex: String) {
        let count = bytes(hex).count
        for size in Self.chunkSizes {
            #expect(throws: WebSocketViolation.invalidUTF8) {
                try read("81 0\(count)" + hex, size)
            }
            #expect(throws: WebSocketViolation.invalidUTF8) {
                try read("88 0\(count + 2) 03e8" + hex, size)
            }
        }
    }

    @Test func refusesBrokenTextBeforeItIsWhole() {
        #expect(throws: WebSocketViolation.invalidUTF8) { try read("01 02 c328", 1) }
    }

    /// Each text as the standard library sees it, with every scalar split at every byte.
    @Test func agreesWithTheStandardLibraryOnUTF8() {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                // Bytes at the borders of the table's rows.
                [
                    0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
                    0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5,
                ].randomElement(using: &generator) ?? 0
            }.map(UInt8.init)
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            for size in [1, 5, Int.max] {
                var checker = UTF8Checker()
                let accepted = bytes.chunks(of: size).allSatisfy { checker.accept($0) }
                #expect((accepted && checker.isComplete) == isValid, "\(bytes)")
            }
        }
    }

    @Test(arguments: chunkSizes) func refusesMessagesOverTheLimit(size: Int) throws {
        #expect(try read("81 04 61616161", size, limit: 4) == [text("aaaa")])
        for hex in ["81 05 6161616161", "01 03 616161 80 02 6161", "81 7f 7fffffffffffffff"] {
            #expect(throws: WebSocketViolation.tooLarge) { try read(hex, size, limit: 4) }
        }
        // Each message counts for itself.
        #expect(try read("81 04 61616161 81 01 62", size, limit: 4).count == 2)
    }

    @Test func writesTheExampleOfTheSpecification() {
        let frame = WebSocketFrame(opcode: .text, payload: Array("Hello".utf8))
        #expect(frame.bytes(mask: 0x37FA_213D) == bytes("81 85 37fa213d 7f9f4d5158"))
    }

    @Test(arguments: [0, 1, 125, 126, 65535, 65536]) func writesEachLengthInItsForm(count: Int)
        throws
    {
        let frame = WebSocketFrame(opcode: .binary, payload: [UInt8](repeating: 7, count: count))
        let written = frame.bytes(mask: 0)
        let header = count < 126 ? 2 : count < 65536 ? 4 : 10
        #expect(written.count == header + 4 + count)
        // Without the mask it reads as a server's.
        var unmasked = written
        unmasked.removeSubrange(header..<header + 4)
        unmasked[1] &= 0x7F
        var reader = WebSocketFrameReader(limit: 1 << 20)
        var rest = unmasked[...]
        let message = WebSocketMessage(bytes: Data(frame.payload), isText: false)
        #expect(try reader.next(&rest) == .message(message))
    }

    @Test func cutsReasonsAtAScalar() {
        let frame = WebSocketFrame.close(code: 1000, reason: String(repeating: "€", count: 60))
        #expect(frame.payload.count == 2 + 41 * 3)
        #expect(WebSocketFrame.close(code: 70_000, reason: "").payload.isEmpty)
    }
}

/// The bytes that hexadecimal digits stand for; spaces don't count.
func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

extension String {
    fileprivate func leftPadded(to count: Int) -> String {
        String(repeating: "0", count: Swift.max(0, count - self.count)) + self
    }
}

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
