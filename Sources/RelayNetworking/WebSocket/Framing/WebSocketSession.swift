import Foundation

/// The client's side of a WebSocket, from the handshake to the end (RFC 6455), as a pure state
/// machine: it is given the events, and returns the actions to perform.
struct WebSocketSession {
    /// An action to perform, in order.
    enum Action: Hashable {
        case send([UInt8])
        /// The handshake is complete.
        case open(subprotocol: String?)
        case deliver(WebSocketMessage)
        /// End the connection once everything is sent, with this error.
        ///
        /// With `afterServer`, give the server time to end it first (§7.1.1).
        case end(WebSocketError, afterServer: Bool)
    }

    private enum State {
        case connecting(WebSocketHandshake)
        case open
        /// A close frame was sent.
        case closing
        case ended
    }

    private var state: State
    private var reader: WebSocketFrameReader
    private let limit: Int
    private var generator: any RandomNumberGenerator & Sendable
    /// The handshake request, to be sent first.
    let opening: [UInt8]

    /// Creates a session that is not open yet.
    init(
        _ request: WebSocketRequest,
        to endpoint: WebSocketEndpoint,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        var generator = generator
        let nonce = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let handshake = WebSocketHandshake(request, to: endpoint, nonce: nonce)
        opening = handshake.bytes
        state = .connecting(handshake)
        limit = max(request.messageLimit, 0)
        reader = WebSocketFrameReader(limit: limit)
        self.generator = generator
    }

    /// Handles bytes from the server.
    mutating func receive(_ bytes: ArraySlice<UInt8>) -> [Action] {
        var bytes = bytes
        var actions: [Action] = []
        if case .connecting(var handshake) = state {
            do throws(WebSocketError) {
                guard let subprotocol = try handshake.receive(&bytes) else {
                    state = .connecting(handshake)
                    return []
                }
                state = .open
                actions.append(.open(subprotocol: subprotocol))
            } catch {
                state = .ended
                return [.end(error, afterServer: false)]
            }
        }
        do throws(WebSocketViolation) {
            while isReading, let event = try reader.next(&bytes) {
                handle(event, &actions)
            }
        } catch {
            if case .open = state { say(.close(code: error.code, reason: error.reason), &actions) }
            state = .ended
            let reason: WebSocketError =
                error == .tooLarge
                ? .messageTooLarge(limit: limit) : .violation(reason: error.reason)
            actions.append(.end(reason, afterServer: false))
        }
        return actions
    }

    /// Handles the end of the connection by the server.
    mutating func receiveEnd() -> [Action] {
        guard !isEnded else { return [] }
        let reason =
            if case .connecting = state { "the server closed it during the handshake" } else {
                "the server closed it without a close frame"
            }
        state = .ended
        return [.end(.lost(reason: reason), afterServer: false)]
    }

    /// Sends a message, unless a close frame was already sent.
    mutating func send(_ message: WebSocketMessage) -> [Action] {
        guard case .open = state else { return [] }
        var actions: [Action] = []
        let opcode = message.isText ? WebSocketOpcode.text : .binary
        say(WebSocketFrame(opcode: opcode, payload: Array(message.bytes)), &actions)
        return actions
    }

    /// Sends a close frame.
    mutating func close(code: Int, reason: String) -> [Action] {
        switch state {
        case .open:
            var actions: [Action] = []
            say(.close(code: code, reason: reason), &actions)
            state = .closing
            return actions
        case .connecting:
            state = .ended
            return [.end(.closed(code: code, reason: reason), afterServer: false)]
        case .closing, .ended:
            return []
        }
    }

    private var isEnded: Bool {
        if case .ended = state { true } else { false }
    }

    private var isReading: Bool {
        switch state {
        case .open, .closing: true
        case .connecting, .ended: false
        }
    }

    private mutating func handle(_ event: WebSocketFrameReader.Event, _ actions: inout [Action]) {
        guard case .open = state else {
            // After our close frame, only the server's close frame matters.
            guard case .close(let code, let reason) = event else { return }
            state = .ended
            actions.append(.end(.closed(code: code, reason: reason), afterServer: true))
            return
        }
        switch event {
        case .message(let message): actions.append(.deliver(message))
        case .ping(let payload):
            say(WebSocketFrame(opcode: .pong, payload: payload), &actions)
        case .pong: break
        case .close(let code, let reason):
            // The answer repeats the code (§5.5.1); 1005 means that there was none.
            say(
                code == 1005
                    ? WebSocketFrame(opcode: .close, payload: []) : .close(code: code, reason: ""),
                &actions
            )
            state = .ended
            actions.append(.end(.closed(code: code, reason: reason), afterServer: true))
        }
    }

    private mutating func say(_ frame: WebSocketFrame, _ actions: inout [Action]) {
        actions.append(
            .send(frame.bytes(mask: UInt32.random(in: 0...UInt32.max, using: &generator)))
        )
    }
}
