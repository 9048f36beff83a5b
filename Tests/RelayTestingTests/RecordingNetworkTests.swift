import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// What is written, where, and when.
struct RecordingNetworkTests {
    private let folder = TemporaryFolder()
    private let hero = RequestParameters.named("HeroQuery")

    @Test func writesOneReadableFileForARequest() async throws {
        let network = RecordingNetwork(
            Scripted(
                .payload(#"{"data":{"hero":{"name":"Häns","height":1.80}},"hasNext":true}"#),
                .payload(#"{"hasNext":false}"#)
            ),
            folder: folder.url
        )
        let payloads = try await network.run(hero, ["episode": "JEDI", "first": 2])
        #expect(payloads.count == 2)
        #expect(
            payloads.first == #"{"data":{"hero":{"name":"Häns","height":1.80}},"hasNext":true}"#
        )
        #expect(folder.names.count == 1)
        let name = try #require(folder.names.first)
        #expect(name.wholeMatch(of: /HeroQuery-[0-9a-f]{8}\.json/) != nil)
        let text = try folder.text(name).replacing(
            /"milliseconds": \d+/,
            with: #""milliseconds": 0"#
        )
        .replacing(/"recorded": "\d{4}-\d\d-\d\d"/, with: #""recorded": "today""#)
        #expect(
            text == """
                {
                  "operation": "HeroQuery",
                  "kind": "query",
                  "variables": {
                    "episode": "JEDI",
                    "first": 2
                  },
                  "sequence": 1,
                  "recorded": "today",
                  "payloads": [
                    {
                      "milliseconds": 0,
                      "json": {
                        "data": {
                          "hero": {
                            "name": "Häns",
                            "height": 1.8
                          }
                        },
                        "hasNext": true
                      }
                    },
                    {
                      "milliseconds": 0,
                      "json": {
                        "hasNext": false
                      }
                    }
                  ],
                  "end": {
                    "milliseconds": 0
                  }
                }

                """
        )
    }

    @Test func namesFilesByTheValuesOfVariablesNotTheirOrder() async throws {
        let network = RecordingNetwork(Scripted(.payload("{}")), folder: folder.url)
        _ = try await network.run(hero, ["a": 1, "b": ["c": 2, "d": 3]])
        let first = folder.names
        let other = RecordingNetwork(Scripted(.payload("{}")), folder: folder.url)
        _ = try await other.run(hero, ["b": ["d": 3, "c": 2], "a": 1])
        #expect(folder.names == first)
        _ = try await other.run(hero, ["b": ["d": 3, "c": 2], "a": .null])
        #expect(folder.names.count == 2)
        // The hash is a promise: recordings are checked in.
        _ = try await other.run(.named("Pinned"), ["a": 1])
        #expect(folder.names.contains("Pinned-8b9e4511.json"))
    }

    @Test func givesEachRepetitionAFile() async throws {
        let network = RecordingNetwork(Scripted(.payload("{}")), folder: folder.url)
        for _ in 0..<3 { _ = try await network.run(hero) }
        let stem = try #require(folder.names.min { $0.count < $1.count }).dropLast(5)
        #expect(folder.names == ["\(stem)-2.json", "\(stem)-3.json", "\(stem).json"])
    }

    @Test func replacesWhatAnEarlierOneRecordedForTheSameRequest() async throws {
        let old = RecordingNetwork(Scripted(.payload(#"{"old":1}"#)), folder: folder.url)
        for _ in 0..<3 { _ = try await old.run(hero) }
        _ = try await old.run(.named("Other"))
        try folder.write("mine", to: "HeroQuery-notes.txt")
        let new = RecordingNetwork(Scripted(.payload(#"{"new":1}"#)), folder: folder.url)
        _ = try await new.run(hero)
        #expect(folder.names.count == 3)
        let replay = try ReplayNetwork(folder: folder.url)
        #expect(try await replay.run(hero) == [#"{"new":1}"#])
        #expect(try await replay.run(hero) == [#"{"new":1}"#])
        #expect(try await replay.run(.named("Other")) == [#"{"old":1}"#])
    }

    @Test(.bug(id: "renamed-recording", "A renamed recording stayed when it was made again."))
    func replacesARenamedRecording() async throws {
        let old = RecordingNetwork(Scripted(.payload(#"{"old":1}"#)), folder: folder.url)
        _ = try await old.run(hero)
        let name = try #require(folder.names.first)
        try folder.write(try folder.text(name), to: "Before.json")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        try folder.write("{", to: "Broken.json")
        _ = try await old.run(.named("Other"))
        let new = RecordingNetwork(Scripted(.payload(#"{"new":1}"#)), folder: folder.url)
        _ = try await new.run(hero)
        #expect(folder.names.count == 3)
        #expect(!folder.names.contains("Before.json"))
    }

    @Test func writesAPayloadBeforeItIsPassedOn() async throws {
        let network = RecordingNetwork(
            Scripted(.payload(#"{"n":1}"#), .payload(#"{"n":2}"#), .silence),
            folder: folder.url
        )
        var stream = network.stream(.named("S", .subscription)).makeAsyncIterator()
        _ = try await stream.next()
        #expect(try folder.text(try #require(folder.names.first)).contains(#""n": 1"#))
        _ = try await stream.next()
        #expect(try folder.text(try #require(folder.names.first)).contains(#""n": 2"#))
        #expect(try !folder.text(try #require(folder.names.first)).contains("end"))
    }

    @Test func keepsTheErrorThatEndedIt() async throws {
        let network = RecordingNetwork(
            Scripted(.payload("{}"), .failure("The tower fell.")),
            folder: folder.url
        )
        await #expect(throws: Scripted.Failure.self) { try await network.run(hero) }
        let text = try folder.text(try #require(folder.names.first))
        #expect(text.contains(#""error": "The tower fell.""#))
    }

    @Test func stopsTheOperationWhenItsReaderLeaves() async throws {
        let (left, leaving) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingOldest(1))
        struct Endless: Network {
            let leaving: AsyncStream<Void>.Continuation
            func execute(
                request: RequestParameters,
                variables: VariableData,
                cacheConfig: CacheConfig
            ) -> AsyncThrowingStream<Data, any Error> {
                AsyncThrowingStream(bufferingPolicy: .bufferingOldest(1)) { continuation in
                    continuation.yield(Data("{}".utf8))
                    continuation.onTermination = { _ in leaving.yield() }
                }
            }
        }
        let network = RecordingNetwork(Endless(leaving: leaving), folder: folder.url)
        for try await _ in network.stream(.named("S", .subscription)) { break }
        for await _ in left { break }
        #expect(try !folder.text(try #require(folder.names.first)).contains("end"))
    }

    @Test func endsTheOperationWhenItCannotWrite() async throws {
        try folder.write("a file", to: "taken")
        let taken = folder.url.appendingPathComponent("taken")
        let network = RecordingNetwork(Scripted(.payload("{}")), folder: taken)
        let error = await #expect(throws: RecordingError.self) { try await network.run(hero) }
        guard case .cannotWrite(let file, _) = try #require(error) else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(file.hasPrefix(taken.path))
    }

    /// How many payloads are on disk; none while the file that replaces the last one is written
    /// beside it and takes its place.
    private func recordedPayloads() -> Int {
        let texts = folder.names.compactMap { try? folder.text($0) }
        return texts.map { $0.matches(of: /"milliseconds"/).count }.max() ?? 0
    }

    @Test func losesNoPayloadInSilenceWhenItsReaderIsSlow() async throws {
        struct Flood: Network {
            func execute(
                request: RequestParameters,
                variables: VariableData,
                cacheConfig: CacheConfig
            ) -> AsyncThrowingStream<Data, any Error> {
                AsyncThrowingStream(bufferingPolicy: .unbounded) { continuation in
                    for _ in 0..<300 { continuation.yield(Data("{}".utf8)) }
                    continuation.finish()
                }
            }
        }
        let network = RecordingNetwork(Flood(), folder: folder.url)
        let stream = network.stream(hero)
        #expect(try await comesToHold { recordedPayloads() > 256 })
        // A payload is recorded a moment before it is passed on, and found to be one too many.
        try await Task.sleep(for: .milliseconds(500))
        await #expect(throws: RecordingError.readTooSlowly(operation: "HeroQuery", limit: 256)) {
            for try await _ in stream {}
        }
    }
}

/// Secrets are in no recording, and replay finds its way without them.
struct RedactionTests {
    private let folder = TemporaryFolder()
    private let signIn = RequestParameters.named("SignIn", .mutation)
    private let redaction = Redaction.replacing(["password", "token"])

    @Test func keepsSecretsOutOfFiles() async throws {
        let network = RecordingNetwork(
            Scripted(.payload(#"{"data":{"signIn":[{"token":"canary","other":null}]}}"#)),
            folder: folder.url,
            redaction: redaction
        )
        let variables: VariableData = [
            "name": "ada", "input": [["password": "canary"]], "token": .null,
        ]
        let payloads = try await network.run(signIn, variables)
        #expect(payloads == [#"{"data":{"signIn":[{"token":"canary","other":null}]}}"#])
        let text = try folder.text(try #require(folder.names.first))
        #expect(!text.contains("canary"))
        #expect(text.contains(#""password": "REDACTED""#))
        #expect(text.contains(#""token": null"#))

        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        #expect(
            try await replay.run(signIn, variables)
                == [#"{"data":{"signIn":[{"token":"REDACTED","other":null}]}}"#]
        )
        let error = await #expect(throws: RecordingError.self) {
            try await replay.run(.named("SignIn"), ["name": "bob", "token": "canary"])
        }
        #expect(error?.description.contains("canary") == false)
    }

    @Test func asksTheHookAboutTextThatIsNotJSON() async throws {
        let hook = Redaction(text: { operation, text in
            #expect(operation == "SignIn")
            return text == "<canary>" ? "<gone>" : nil
        })
        let network = RecordingNetwork(
            Scripted(.payload("<canary>")),
            folder: folder.url,
            redaction: hook
        )
        _ = try await network.run(signIn)
        let replay = try ReplayNetwork(folder: folder.url, redaction: hook)
        #expect(try await replay.run(signIn) == ["<gone>"])
    }

    /// Records payloads that hold `canary`, and returns the file.
    private func record(_ payloads: String..., variables: VariableData = [:]) async throws -> String
    {
        let network = RecordingNetwork(
            Scripted(steps: payloads.map { .payload($0) }),
            folder: folder.url,
            redaction: redaction
        )
        _ = try await network.run(signIn, variables)
        return try folder.text(try #require(folder.names.first))
    }

    @Test func aNumberOfManyDigitsDoesNotKeepThePayloadFromBeingRedacted() async throws {
        let text = try await record(
            #"{"data":{"token":"canary-1","big":123456789012345678901234567890,"id":1.0}}"#
        )
        #expect(!text.contains("canary"))
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        #expect(
            try await replay.run(signIn)
                == [#"{"data":{"token":"REDACTED","big":123456789012345678901234567890,"id":1.0}}"#]
        )
    }

    @Test func redactsANumberOfManyDigits() async throws {
        let digits = "4111111111111111999911"
        let text = try await record(
            #"{"data":{"token":\#(digits),"message":"no card \#(digits)","n":[1e300]}}"#
        )
        #expect(!text.contains("4111111"))
    }

    @Test(arguments: ["<p>canary</p>", #"{"token":"canary"#, "", #"{"token":"canary","n":1e999}"#])
    func refusesToRecordWhatCannotBeParsed(payload: String) async throws {
        let error = await #expect(throws: RecordingError.self) { try await record(payload) }
        guard case .notJSON("SignIn", _) = try #require(error) else {
            Issue.record("got \(String(describing: error))")
            return
        }
        let text = try folder.text(try #require(folder.names.first))
        #expect(!text.contains("canary"))
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        await #expect(throws: RecordingError.self) { try await replay.run(signIn) }
    }

    @Test func redactsTheErrorThatEndedIt() async throws {
        let network = RecordingNetwork(
            Scripted(.payload("{}"), .failure("the token canary-2 is wrong")),
            folder: folder.url,
            redaction: redaction
        )
        await #expect(throws: Scripted.Failure.self) { try await network.run(signIn) }
        let text = try folder.text(try #require(folder.names.first))
        #expect(!text.contains("canary"))
        #expect(text.contains("`Failure`; its message is not recorded"))
    }

    @Test func takesARedactedValueOutOfEveryOtherString() async throws {
        let text = try await record(
            #"{"errors":[{"message":"canary-3 is wrong","extensions":{"at":"canary-3"}}]}"#,
            #"{"data":{"echo":"so is canary-4"}}"#,
            #"{"data":{"token":"canary-4"}}"#,
            variables: ["password": "canary-3", "again": "canary-3"]
        )
        #expect(!text.contains("canary"))
        #expect(text.contains("REDACTED is wrong"))
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        let again = try await replay.run(signIn, ["password": "canary-3", "again": "canary-3"])
        #expect(again.count == 3)
    }

    @Test(.bug(id: "variable-secrets", "Variables kept the secrets that only responses named."))
    func takesASecretOfAResponseOutOfVariables() async throws {
        let network = RecordingNetwork(
            Scripted { request, variables in
                let code = variables["code"]?.string ?? ""
                return request.name == "SignIn"
                    ? #"{"data":{"token":"\#(code)"}}"# : #"{"data":{"n":"for \#(code)"}}"#
            },
            folder: folder.url,
            redaction: redaction
        )
        let use = RequestParameters.named("Use")
        for number in 1...2 {
            let code = "canary-\(number)"
            _ = try await network.run(signIn, ["code": .string(code)])
            _ = try await network.run(use, ["code": .string("Bearer \(code)"), "n": 1])
        }
        #expect(folder.names.count == 4)
        for name in folder.names { #expect(try !folder.text(name).contains("canary")) }
        // A later run of the same requests replaces them.
        let again = RecordingNetwork(
            Scripted(.payload(#"{"data":{"token":"canary-3"}}"#)),
            folder: folder.url,
            redaction: redaction
        )
        _ = try await again.run(signIn, ["code": "canary-3"])
        #expect(folder.names.count == 3)

        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        for code in ["canary-1", "REDACTED"] {
            let payloads = try await replay.run(use, ["code": .string("Bearer \(code)"), "n": 1])
            #expect(payloads == [#"{"data":{"n":"for Bearer REDACTED"}}"#])
        }
        _ = try await replay.run(signIn, ["code": "canary-1"])
        await #expect(throws: RecordingError.self) {
            try await replay.run(use, ["code": "canary", "n": 1])
        }
        await #expect(throws: RecordingError.self) {
            try await replay.run(use, ["code": "Bearer canary", "n": 2])
        }
    }

    @Test(.bug(id: "variable-secrets", "Variables kept the secrets that only responses named."))
    func repetitionsWithDifferentSecretsReplayInRecordedOrder() async throws {
        let network = RecordingNetwork(
            Scripted { _, variables in
                let code = variables["code"] ?? .null
                return #"{"data":{"token":\#(code),"count":\#(variables["count"] ?? .null)}}"#
            },
            folder: folder.url,
            redaction: Redaction(
                variables: { VariableData(JSONObject($1.values.filter { $0.key != "count" })) },
                payload: redaction.payload
            )
        )
        for count in 1...5 {
            let code = "canary-\(count * 7 % 5)"
            _ = try await network.run(signIn, ["code": .string(code), "count": .int(Int64(count))])
        }
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        for count in 1...5 {
            let payloads = try await replay.run(signIn, ["code": .string("any-\(count)")])
            #expect(payloads == [#"{"data":{"token":"REDACTED","count":\#(count)}}"#])
        }
    }

    @Test func redactsJSONInsideStrings() async throws {
        let text = try await record(
            #"{"extensions":{"request":" {\"v\":[{\"token\":\"canary\"}],\"a\":1}"}}"#
        )
        #expect(!text.contains("canary"))
    }

    @Test(.bug(id: "redacted-kinds", "Redacted numbers and objects became strings."))
    func keepsTheKindsOfRedactedValues() async throws {
        let text = try await record(
            """
            {"data":{"password":{"__typename":"Mail","text":"canary-1","ok":true,"none":null},\
            "token":[{"pin":12345678},[1.5,"canary-2"]],"more":{"token":1e-400}}}
            """,
            variables: ["token": 12345678]
        )
        for secret in ["canary", "12345678", "1.5", "400"] { #expect(!text.contains(secret)) }
        let replay = try ReplayNetwork(folder: folder.url, redaction: redaction)
        #expect(
            try await replay.run(signIn, ["token": 87_654_321]) == [
                #"{"data":{"password":{"__typename":"Mail","text":"REDACTED","ok":false,"none":null},"#
                    + #""token":[{"pin":0},[0,"REDACTED"]],"more":{"token":0}}}"#
            ]
        )
    }

    @Test func findsKeysThatAreEscapedOrRepeated() async throws {
        let text = try await record(
            #"{"to\u006ben":"canary-1","\u0074oken":"canary-2","a":[{"token":["canary-3"]}]}"#,
            #"{"b":"canary-1 or canary-2"}"#
        )
        #expect(!text.contains("canary"))
    }
}
