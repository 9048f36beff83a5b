import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// What each protocol says, and what it makes of what servers say.
struct WebSocketProtocolTests {
    private static let subscription = WireOperation(
        request: .subscription("{ a }"),
        variables: ["b": 1],
        body: Data(#"{"query":"subscription S { a }"}"#.utf8)
    )

    private func receive(_ wire: inout some WireProtocol, _ text: String) -> [WireStep] {
        wire.receive(WebSocketMessage(text))
    }

    private func text(_ data: Data?) -> String? { data.map { String(decoding: $0, as: UTF8.self) } }

    private func texts(_ steps: [WireStep]) -> [String] {
        steps.map { step in
            if case .send(let data) = step {
                String(decoding: data, as: UTF8.self)
            } else {
                "\(step)"
            }
        }
    }

    @Test(
        .bug(id: "ids", "The id `01` counted as `1`."),
        arguments: ["01", "+1", " 1", "1.0", "0x1", "\u{0661}", ""]
    )
    func otherIDsAreNotOurs(id: String) {
        let message = "{\"type\":\"next\",\"id\":\"\(id)\",\"payload\":{\"data\":{}}}"
        var wire = GraphQLTransportWS()
        #expect(receive(&wire, message) == [])
        #expect(receive(&wire, message.replacing("\"\(id)\"", with: "\"1\"")) != [])
        var legacy = GraphQLWS()
        #expect(receive(&legacy, message.replacing("next", with: "data")) == [])
        var appSync = AppSyncRealtime()
        #expect(receive(&appSync, message.replacing("next", with: "data")) == [])
    }

    @Test(
        .bug(id: "app-sync-timeout", "A timeout of 0 ended each connection."),
        arguments: [(0, 300), (-1, 300), (60_000, 60)]
    )
    func appSyncIgnoresATimeoutThatHasAlwaysPassed(milliseconds: Int, seconds: Int) {
        var wire = AppSyncRealtime()
        let message =
            "{\"type\":\"connection_ack\",\"payload\":{\"connectionTimeoutMs\":\(milliseconds)}}"
        #expect(
            receive(&wire, message) == [.acknowledged, .keepAlive(within: .seconds(seconds))]
        )
    }

    // MARK: - graphql-transport-ws

    @Test func transportSaysWhatTheProtocolHas() {
        var wire = GraphQLTransportWS()
        #expect(text(wire.open(payload: nil)) == #"{"type":"connection_init"}"#)
        #expect(
            text(wire.open(payload: ["t": "x"]))
                == #"{"type":"connection_init","payload":{"t":"x"}}"#
        )
        #expect(
            texts(wire.start(7, Self.subscription)) == [
                #"{"type":"subscribe","id":"7","payload":{"query":"subscription S { a }"}}"#
            ]
        )
        #expect(texts(wire.stop(7)) == [#"{"type":"complete","id":"7"}"#])
        #expect(text(wire.ping) == #"{"type":"ping"}"#)
        #expect(wire.farewell == nil)
    }

    @Test(
        arguments: [
            (
                #"{"type":"next","id":"1","payload":{"data":{"a":1}}}"#,
                .deliver(1, #"{"data":{"a":1}}"#)
            ),
            // In any order, with white space, with members of others, with an id that is a number.
            (
                #" { "payload" : { "data" : null } , "x":[{}], "id":1,"type":"next" } "#,
                .deliver(1, #"{ "data" : null }"#)
            ),
            (#"{"type":"complete","id":"1"}"#, .complete(1)),
            (#"{"type":"complete","id":"1","payload":null}"#, .complete(1)),
            (
                #"{"type":"error","id":"1","payload":[{"message":"m"}]}"#,
                .fail(1, #"{"errors":[{"message":"m"}]}"#)
            ),
            (
                #"{"type":"error","id":"1","payload":{"message":"m"}}"#,
                .fail(1, #"{"errors":[{"message":"m"}]}"#)
            ),
            (
                #"{"type":"error","id":"1","payload":{"errors":[{"message":"m","path":["a"]}]}}"#,
                .fail(1, #"{"errors":[{"message":"m","path":["a"]}]}"#)
            ),
            (
                #"{"type":"error","id":"1","payload":"m"}"#,
                .fail(1, #"{"errors":[{"message":"m"}]}"#)
            ),
            (
                #"{"type":"error","id":"1","payload":[{"errorType":"E","code":3}]}"#,
                .fail(1, #"{"errors":[{"errorType":"E","code":3,"message":"E"}]}"#)
            ),
            (#"{"type":"ping"}"#, .send(#"{"type":"pong"}"#)),
            (
                #"{"type":"ping","payload":{"n":[1]}}"#,
                .send(#"{"type":"pong","payload":{"n":[1]}}"#)
            ),
            (#"{"type":"ping","payload":null}"#, .send(#"{"type":"pong","payload":null}"#)),
        ] as [(String, WireStep)]
    ) func transportUnderstands(message: String, step: WireStep) {
        var wire = GraphQLTransportWS()
        #expect(receive(&wire, message) == [step])
        #expect(
            wire.receive(WebSocketMessage(bytes: Data(message.utf8), isText: false)) == [step],
            "in a binary frame"
        )
    }

    @Test(arguments: [
        #"{"type":"pong"}"#, #"{"type":"pong","payload":{}}"#, #"{"type":"ka"}"#,
        #"{"type":"surprise","id":"1","payload":7}"#, #"{"type":"next","id":"x","payload":{}}"#,
        #"{"type":"complete","id":"99999999999999999999"}"#,
    ]) func transportIgnores(message: String) {
        var wire = GraphQLTransportWS()
        #expect(receive(&wire, message) == [])
    }

    @Test(arguments: [
        "", " ", "{", "null", "[]", "7", "\"a\"", "{}", #"{"type":""}"#, #"{"type":null}"#,
        #"{"type":7}"#, #"{"type":"next","payload":{}}"#, #"{"type":"next","id":"1"}"#,
        #"{"type":"complete"}"#, #"{"type":"error","id":null,"payload":[]}"#,
        #"{"type":"next","id":"1","payload":{}} x"#, #"{"type":"next","id":"1","payload":{]}"#,
        #"{"type":"ping"}{"type":"ping"}"#,
    ]) func transportDoesNotTake(message: String) {
        var wire = GraphQLTransportWS()
        guard case .breach? = receive(&wire, message).first else {
            Issue.record("\(message) was taken")
            return
        }
    }

    @Test func transportIsAcknowledgedOnce() {
        for payload in ["", #","payload":null"#, #","payload":{"a":1}"#] {
            var wire = GraphQLTransportWS()
            let message = "{\"type\":\"connection_ack\"\(payload)}"
            #expect(receive(&wire, message) == [.acknowledged])
            #expect(receive(&wire, message) == [])
        }
    }

    // MARK: - graphql-ws

    @Test func legacySaysWhatTheProtocolHas() {
        var wire = GraphQLWS()
        #expect(text(wire.open(payload: nil)) == #"{"type":"connection_init","payload":{}}"#)
        #expect(
            texts(wire.start(7, Self.subscription)) == [
                #"{"type":"start","id":"7","payload":{"query":"subscription S { a }"}}"#
            ]
        )
        #expect(texts(wire.stop(7)) == [#"{"type":"stop","id":"7"}"#])
        #expect(wire.ping == nil)
        #expect(text(wire.farewell) == #"{"type":"connection_terminate"}"#)
    }

    @Test func legacyUnderstands() {
        var wire = GraphQLWS()
        #expect(
            receive(&wire, #"{"type":"connection_error","payload":{"message":"no"}}"#)
                == [.refused(code: 4403, reason: "no")]
        )
        #expect(receive(&wire, #"{"type":"connection_ack"}"#) == [.acknowledged])
        #expect(receive(&wire, #"{"type":"connection_error","payload":{}}"#) == [])
        #expect(receive(&wire, #"{"type":"ka"}"#) == [.keepAlive(within: nil)])
        #expect(
            receive(&wire, #"{"type":"data","id":"1","payload":{"data":1}}"#)
                == [.deliver(1, #"{"data":1}"#)]
        )
        #expect(
            receive(&wire, #"{"type":"error","id":"1","payload":{"message":"m"}}"#)
                == [.fail(1, #"{"errors":[{"message":"m"}]}"#)]
        )
        #expect(receive(&wire, #"{"type":"complete","id":"1"}"#) == [.complete(1)])
        #expect(receive(&wire, #"{"type":"start_ack","id":"1"}"#) == [])
        #expect(receive(&wire, "x").count == 1)
    }

    // MARK: - AppSync

    @Test func appSyncAsksForAnAuthorizationOfEachOperation() throws {
        var wire = AppSyncRealtime()
        let data = #"{"query":"subscription S { a }","variables":{"b":1}}"#
        #expect(wire.start(3, Self.subscription) == [.authorize(3, data: data)])
        // Not begun yet, so there is nothing to stop.
        #expect(wire.stop(3) == [])
        let steps = wire.start(
            3,
            Self.subscription,
            authorization: ["host": "h", "x-api-key": "k"]
        )
        guard case .send(let message)? = steps.first else {
            Issue.record("nothing is sent")
            return
        }
        let value = try JSONValue(parsing: message)
        #expect(value["type"] == "start")
        #expect(value["id"] == "3")
        #expect(value["payload"]?["data"]?.string == data)
        #expect(
            value["payload"]?["extensions"]?["authorization"] == ["host": "h", "x-api-key": "k"]
        )
        #expect(steps.last == .awaitStart(3))
        #expect(texts(wire.stop(3)) == [#"{"type":"stop","id":"3"}"#])
        #expect(wire.stop(3) == [])
    }

    @Test func appSyncUnderstands() {
        var wire = AppSyncRealtime()
        #expect(
            receive(&wire, #"{"type":"connection_ack","payload":{"connectionTimeoutMs":9000}}"#)
                == [.acknowledged, .keepAlive(within: .seconds(9))]
        )
        #expect(receive(&wire, #"{"type":"ka"}"#) == [])
        _ = wire.start(1, Self.subscription, authorization: [:])
        #expect(receive(&wire, #"{"type":"start_ack","id":"1"}"#) == [.started(1)])
        #expect(
            receive(&wire, #"{"type":"data","id":"1","payload":{"data":1}}"#)
                == [.deliver(1, #"{"data":1}"#)]
        )
        #expect(receive(&wire, #"{"type":"complete","id":"1"}"#) == [.complete(1)])
        _ = wire.start(2, Self.subscription, authorization: [:])
        let error = #"{"type":"error","payload":{"errors":[{"errorType":"UnsupportedOperation"}]}}"#
        #expect(
            receive(&wire, error) == [
                .fail(
                    2,
                    #"{"errors":[{"errorType":"UnsupportedOperation","message":"UnsupportedOperation"}]}"#
                )
            ]
        )
        #expect(receive(&wire, error) == [])
    }

    @Test(arguments: [
        (#"{"errorType":"UnauthorizedException","errorCode":401}"#, true),
        (#"{"errorType":"com.amazonaws#BadRequestException"}"#, true),
        (#"{"errorType":"LimitExceededError","errorCode":429}"#, false), ("{}", false),
    ]) func appSyncKnowsWhatIsFinal(error: String, isFinal: Bool) {
        var wire = AppSyncRealtime()
        let steps = receive(&wire, #"{"type":"connection_error","payload":{"errors":[\#(error)]}}"#)
        guard case .refused(let code, _)? = steps.first else {
            Issue.record("\(steps)")
            return
        }
        #expect(AppSyncRealtime.isFinal(closeCode: code) == isFinal)
    }

    @Test(arguments: [
        (
            "https://abc.appsync-api.eu-west-1.amazonaws.com/graphql",
            "https://abc.appsync-api.eu-west-1.amazonaws.com/graphql",
            "wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/graphql"
        ),
        (
            "wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/graphql",
            "https://abc.appsync-api.eu-west-1.amazonaws.com/graphql",
            "wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/graphql"
        ),
        ("https://a.com/graphql", "https://a.com/graphql", "wss://a.com/graphql/realtime"),
        ("wss://a.com/graphql/realtime", "https://a.com/graphql", "wss://a.com/graphql/realtime"),
    ]) func appSyncKnowsItsAddresses(given: String, http: String, realtime: String) throws {
        let endpoint = AppSyncEndpoint(try #require(URL(string: given)))
        #expect(endpoint.http.absoluteString == http)
        #expect(endpoint.realtime.absoluteString == realtime)
    }

    @Test func appSyncPutsItsHeaderIntoTheAddress() throws {
        let endpoint = AppSyncEndpoint(try #require(URL(string: "https://a.com/graphql")))
        // Chosen so that its base64 has all of `+`, `/` and `=`.
        let header: JSONObject = ["host": "a.com", "x": "~~~???>>>"]
        let url = endpoint.url(header: header)
        let query = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
        let items = query.queryItems ?? []
        let sent = try #require(items.first { $0.name == "header" }?.value)
        #expect(try JSONValue(parsing: #require(Data(base64Encoded: sent))) == .object(header))
        #expect(items.first { $0.name == "payload" }?.value == "e30=")
        #expect(!(query.percentEncodedQuery ?? "+").contains { "+/".contains($0) })
    }
}

extension WireStep {
    fileprivate static func deliver(_ id: Int, _ text: String) -> WireStep {
        .deliver(id, Data(text.utf8))
    }

    fileprivate static func fail(_ id: Int, _ text: String) -> WireStep {
        .fail(id, Data(text.utf8))
    }

    fileprivate static func send(_ text: String) -> WireStep { .send(Data(text.utf8)) }
}
