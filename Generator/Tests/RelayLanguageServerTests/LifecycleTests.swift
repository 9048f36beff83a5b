import GraphQLSchema
import RelayLanguageServer
import Testing

struct LifecycleTests {
    private func code(_ answer: JSON?) -> Int? { answer?["error"]?["code"]?.int }

    private func frame(_ text: String) -> [UInt8] {
        Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    }

    private func receive(_ server: LanguageServer, _ bytes: [UInt8]) -> [JSON] {
        var framing = MessageFraming()
        return server.receive(framing.receive(bytes))
    }

    @Test func requestsBeforeInitializeAreRefused() {
        let answers = receive(
            LanguageServer(version: "1.2.3"),
            frame(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#)
        )
        #expect(code(answers.first) == -32002)
    }

    @Test func requestsAfterShutdownAreRefusedAndExitEndsWithSuccess() throws {
        let editor = try EditorClient()
        #expect(editor.request("shutdown", .null)["error"] == nil)
        #expect(code(editor.request("textDocument/hover", [:])) == -32600)
        editor.notify("exit", .null)
        #expect(editor.server.exitStatus == 0)
    }

    @Test func exitWithoutShutdownEndsWithFailure() throws {
        let editor = try EditorClient()
        editor.notify("exit", .null)
        #expect(editor.server.exitStatus == 1)
    }

    @Test func unknownRequestsAreAnsweredAndUnknownNotificationsIgnored() throws {
        let editor = try EditorClient()
        #expect(code(editor.request("textDocument/nonsense", [:])) == -32601)
        editor.notify("nonsense", [:])
        #expect(editor.messages.isEmpty)
    }

    @Test func initializeMayBeSentOnlyOnce() throws {
        #expect(code(try EditorClient().request("initialize", [:])) == -32600)
    }

    @Test func textThatIsNotJSONIsAParseError() {
        let answers = receive(LanguageServer(version: "1.2.3"), frame("{nonsense"))
        #expect(code(answers.first) == -32700)
    }

    @Test func jsonThatIsNotAMessageIsAnInvalidRequest() {
        for text in ["1", "{}", #"{"jsonrpc":"2.0","id":{}}"#, #"{"id":1,"method":"x"}"#] {
            let answers = receive(LanguageServer(version: "1.2.3"), frame(text))
            #expect(code(answers.first) == -32600, "\(text)")
        }
    }

    @Test func cancelledRequestsAreAnsweredWithAnError() throws {
        let editor = try EditorClient()
        let answers = receive(
            editor.server,
            frame(#"{"jsonrpc":"2.0","id":7,"method":"workspace/symbol","params":{}}"#)
                + frame(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#)
        )
        #expect(answers.count == 1)
        #expect(code(answers.first) == -32800)
    }

    @Test func brokenFramesAreSkippedUpToTheNextHeader() {
        let good = frame(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#)
        for bad in ["Content-Length: x\r\n\r\n", "Nonsense\r\n\r\n{}", "\r\n\r\n"] {
            var framing = MessageFraming()
            let frames = framing.receive(Array(bad.utf8) + good)
            #expect(frames.last == .message(Array(good.drop { $0 != 0x7B })), "\(bad)")
            #expect(frames.count == 2, "\(bad)")
        }
    }

    @Test func framesMayArriveByteByByte() {
        var framing = MessageFraming()
        let frames = frame("{}").flatMap { framing.receive([$0]) }
        #expect(frames == [.message(Array("{}".utf8))])
    }

    @Test func anySplitOfRandomBytesIsHandledWithoutATrap() {
        var generator = SeededGenerator(seed: 7)
        let parts = [
            "Content-Length: ", "12", "\r\n", "\r\n\r\n", "{}", "\u{0}", "99999999999999999999",
        ]
        for _ in 0..<500 {
            let server = LanguageServer(version: "1.2.3")
            var framing = MessageFraming()
            for _ in 0..<10 {
                let text = (0..<Int.random(in: 0..<6, using: &generator))
                    .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
                _ = server.receive(framing.receive(Array(text.utf8)))
            }
        }
    }
}

/// A generator whose numbers are the same on each run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
