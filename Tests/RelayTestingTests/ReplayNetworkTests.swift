import Foundation
import Relay
import RelayTesting
import Testing

/// What is served, in which order, and what is said when there is nothing to serve.
struct ReplayNetworkTests {
    private let folder = TemporaryFolder()
    private let hero = RequestParameters.named("HeroQuery")

    private func record(_ network: some Network, _ request: RequestParameters) async throws {
        _ = try await RecordingNetwork(network, folder: folder.url).run(request)
    }

    @Test(arguments: [
        #"{"data":{"a":[1,-2,3.5,true,false,null,"x\"\\\né🚀"],"b":{}}}"#,
        #"{"data":9223372036854775807}"#, "<html>no</html>", "", #"{"data":"#,
        #"{"data":12345678901234567890}"#, #"{"data":0.1234567890123456789}"#,
        #"{"data":"12345678901234567890, \" 1.00000000000000000001"}"#,
        #"{"data":0.30000000000000004}"#,
    ])
    func servesWhatWasRecorded(payload: String) async throws {
        try await record(Scripted(.payload(payload)), hero)
        #expect(try await ReplayNetwork(folder: folder.url).run(hero) == [payload])
    }

    @Test(arguments: [
        (#"{"data": 1.80}"#, true), (#"{"data": 100e-2}"#, true),
        (#"{"data": 18446744073709551616}"#, false), (#"{"data": 1.00000000000000000001}"#, false),
    ])
    func keepsJSONReadableUnlessThatLosesDigits(payload: String, isJSON: Bool) async throws {
        try await record(Scripted(.payload(payload)), hero)
        let file = try folder.text(try #require(folder.names.first))
        #expect(file.contains(#""json""#) == isJSON)
        #expect(file.contains(#""text""#) != isJSON)
    }

    @Test func keepsTheOrderOfPayloads() async throws {
        let network = Scripted(
            .payload(#"{"n":1}"#),
            .payload("two"),
            .payload(#"{"n":1}"#),
            .payload(#"{"n":4}"#)
        )
        try await record(network, hero)
        let payloads = try await ReplayNetwork(folder: folder.url).run(hero)
        #expect(payloads == [#"{"n":1}"#, "two", #"{"n":1}"#, #"{"n":4}"#])
    }

    @Test(.bug(id: "replay-redacted", "The first recording in alphabetical order was replayed."))
    func prefersTheRecordingWithMostOfTheText() async throws {
        let redaction = Redaction.replacing(["token"])
        let recorder = RecordingNetwork(
            Scripted { request, variables in
                guard request.name != "SignIn" else { return #"{"data":{"token":"canary-1"}}"# }
                return #"{"length":\#(variables["code"]?.string?.count ?? 0)}"#
            },
            folder: folder.url,
            redaction: redaction
        )
        _ = try await recorder.run(.named("SignIn"))
        let answers = [
            try await recorder.run(hero, ["code": "token canary-1"]),
            try await recorder.run(hero, ["code": "canary-1"]),
        ]
        #expect(answers == [[#"{"length":14}"#], [#"{"length":8}"#]])
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        #expect(try await replay.run(hero, ["code": "token canary-1"]) == answers[0])
        #expect(try await replay.run(hero, ["code": "canary-1"]) == answers[1])
    }

    @Test func findsARecordingByOperationAndVariables() async throws {
        let recorder = RecordingNetwork(
            Scripted { request, variables in
                JSONValue.array([.string(request.name), .object(variables.values)]).description
            },
            folder: folder.url
        )
        let other = RequestParameters.named("OtherQuery")
        _ = try await recorder.run(hero, ["a": 1, "b": .null])
        _ = try await recorder.run(hero, ["a": 1])
        _ = try await recorder.run(other, ["a": 1])
        let replay = try ReplayNetwork(folder: folder.url)
        #expect(try await replay.run(hero, ["a": 1]) == [#"["HeroQuery",{"a":1}]"#])
        #expect(
            try await replay.run(hero, ["b": .null, "a": 1]) == [#"["HeroQuery",{"a":1,"b":null}]"#]
        )
        #expect(try await replay.run(other, ["a": 1]) == [#"["OtherQuery",{"a":1}]"#])
    }

    @Test func servesRepetitionsInOrderAndAQuerysLastAnswerFromThenOn() async throws {
        let count = Counter()
        let recorder = RecordingNetwork(
            Scripted { _, _ in "[\(count.next())]" },
            folder: folder.url
        )
        // More than nine: in the order of numbers, not of names.
        for _ in 0..<12 { _ = try await recorder.run(hero) }
        let replay = try ReplayNetwork(folder: folder.url)
        for number in 1...12 { #expect(try await replay.run(hero) == ["[\(number)]"]) }
        for _ in 0..<3 { #expect(try await replay.run(hero) == ["[12]"]) }
    }

    @Test(arguments: [OperationKind.mutation, .subscription])
    func servesMutationsAndSubscriptionsOnlyAsOftenAsRecorded(kind: OperationKind) async throws {
        let request = RequestParameters.named("Change", kind)
        try await record(Scripted(.payload("{}")), request)
        let replay = try ReplayNetwork(folder: folder.url)
        #expect(try await replay.run(request) == ["{}"])
        let error = await #expect(throws: RecordingError.self) { try await replay.run(request) }
        #expect(error == .usedUp(operation: "Change", variables: "{}", count: 1))
    }

    @Test func namesWhatWasNotRecordedAndWhatWas() async throws {
        let recorder = RecordingNetwork(Scripted(.payload("{}")), folder: folder.url)
        _ = try await recorder.run(hero, ["episode": "JEDI"])
        _ = try await recorder.run(hero, ["episode": "EMPIRE"])
        let replay = try ReplayNetwork(folder: folder.url)
        let error = await #expect(throws: RecordingError.self) {
            try await replay.run(hero, ["episode": "NEWHOPE"])
        }
        #expect(
            error?.description == """
                Operation `HeroQuery` with variables `{"episode":"NEWHOPE"}` is not among the \
                recordings in `\(folder.url.path)`, which have it with `{"episode":"EMPIRE"}`, \
                `{"episode":"JEDI"}`. Record it with `RecordingNetwork`, or with \
                `RELAY_RECORD=1 swift test` if the test uses `Recordings`.
                """
        )
        let unknown = await #expect(throws: RecordingError.self) {
            try await replay.run(.named("Unknown"))
        }
        #expect(unknown?.description.contains("which have none of this operation") == true)
    }

    @Test func endsWithTheErrorThatEndedItThen() async throws {
        let failing = Scripted(.payload("{}"), .failure("The tower fell."))
        _ = try? await RecordingNetwork(failing, folder: folder.url).run(hero)
        var stream = try ReplayNetwork(folder: folder.url).stream(hero).makeAsyncIterator()
        #expect(try await stream.next() == Data("{}".utf8))
        let error = await #expect(throws: RecordingError.self) { try await stream.next() }
        #expect(error == .recorded(operation: "HeroQuery", message: "The tower fell."))
    }

    @Test(.timeLimit(.minutes(10)))
    func aSubscriptionThatWasLeftStaysOpenUntilItIsLeftAgain() async throws {
        let request = RequestParameters.named("S", .subscription)
        let endless = Scripted(.payload(#"{"n":1}"#), .payload(#"{"n":2}"#), .silence)
        let recorder = RecordingNetwork(endless, folder: folder.url)
        var seen = 0
        for try await _ in recorder.stream(request) {
            seen += 1
            if seen == 2 { break }
        }
        let replay = try ReplayNetwork(folder: folder.url)
        let reader = Task { try await replay.run(request) }
        try await Task.sleep(for: .milliseconds(100))
        reader.cancel()
        let result = await reader.result
        if case .success(let payloads) = result { #expect(payloads.count == 2) }
    }

    @Test func keepsTheTimingWhenAsked() async throws {
        let network = Scripted(
            .payload("1"),
            .pause(.milliseconds(200)),
            .payload("2"),
            .pause(.milliseconds(100))
        )
        try await record(network, hero)
        let replay = try ReplayNetwork(folder: folder.url, timing: .asRecorded)
        let start = ContinuousClock.now
        #expect(try await replay.run(hero) == ["1", "2"])
        #expect(ContinuousClock.now - start > .milliseconds(290))
    }

    @Test(.timeLimit(.minutes(10))) func doesNotKeepTheTimingUnasked() async throws {
        try await record(Scripted(.payload("1"), .payload("2")), hero)
        #expect(folder.names.count == 1)
        for name in folder.names {
            let aDayLater = try folder.text(name)
                .replacing(/"milliseconds": *\d+/, with: #""milliseconds": 86400000"#)
            #expect(aDayLater.contains("86400000"))
            try folder.write(aDayLater, to: name)
        }
        #expect(try await ReplayNetwork(folder: folder.url).run(hero) == ["1", "2"])
    }

    @Test func saysWhatIsWrongWithAFile() async throws {
        #expect(throws: RecordingError.self) { try ReplayNetwork(folder: folder.url) }
        try folder.write("notes", to: "README.md")
        _ = try ReplayNetwork(folder: folder.url)
        let wrong = [
            ("{", "the text ends too soon"), ("[]", "`operation`"),
            (
                #"{"operation":"Q","kind":"query","variables":{},"sequence":1,"payloads":[{}]}"#,
                "a payload has no `milliseconds`"
            ),
        ]
        for (text, reason) in wrong {
            try folder.write(text, to: "Wrong.json")
            let error = #expect(throws: RecordingError.self) {
                try ReplayNetwork(folder: folder.url)
            }
            #expect(error?.description.contains(reason) == true)
            #expect(error?.description.contains("Wrong.json") == true)
        }
    }
}

/// Counts from one.
final class Counter: Sendable {
    private let value = Locked(0)

    func next() -> Int {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
