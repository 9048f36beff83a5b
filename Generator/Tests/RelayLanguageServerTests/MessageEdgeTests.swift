import GraphQLSchema
import RelayLanguageServer
import Testing

/// Messages at the edges of JSON-RPC.
struct MessageEdgeTests {
    @Test func responsesWithoutAnIDAreNotAnswered() {
        let server = LanguageServer(version: "1.2.3")
        let error: JSON = [
            "jsonrpc": "2.0", "id": nil, "error": ["code": -32700, "message": "No JSON."],
        ]
        #expect(server.handle(Message(error)) == [])
    }

    @Test func shutdownCannotBeCancelled() {
        let server = LanguageServer(version: "1.2.3")
        let messages: [JSON] = [
            ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]]],
            ["jsonrpc": "2.0", "id": 2, "method": "shutdown"],
            ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 2]],
            ["jsonrpc": "2.0", "method": "exit"],
        ]
        var framing = MessageFraming()
        _ = server.receive(framing.receive(messages.prefix(1).flatMap(MessageFraming.frame)))
        _ = server.receive(framing.receive(messages.dropFirst().flatMap(MessageFraming.frame)))
        #expect(server.exitStatus == 0)
    }

    @Test func halvesOfSurrogatePairsAreSingleCharacters() {
        let text = JSON.read(Array("\"a\\ud800b\\udc00\u{D55C}\"".utf8))?.string
        #expect(text == "a\u{FFFD}b\u{FFFD}\u{D55C}")
    }
}
