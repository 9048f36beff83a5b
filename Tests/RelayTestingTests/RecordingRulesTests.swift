import Foundation
import Relay
import Testing

@testable import RelayTesting

/// How recordings are found, and when they expire.
@Suite struct RecordingRulesTests {
    private let folder = TemporaryFolder()

    private func record(_ variables: VariableData, _ answer: String) async throws {
        let recorder = RecordingNetwork(
            Scripted(.payload(#"{"data":{"a":"\#(answer)"}}"#)),
            folder: folder.url
        )
        _ = try await recorder.run(.named("A"), variables)
    }

    private func replay(_ rules: RecordingRules) throws -> ReplayNetwork {
        try ReplayNetwork(folder: folder.url, rules: rules)
    }

    private func write(_ day: String?) throws {
        let member = day.map { #""recorded":"\#($0)","# } ?? ""
        try folder.write(
            #"{"operation":"A","kind":"query","variables":{},"sequence":1,\#(member)"#
                + #""payloads":[{"milliseconds":0,"json":{}}],"end":{"milliseconds":0}}"#,
            to: "A.json"
        )
    }

    @Test func ignoresVariablesAndPathsInThem() async throws {
        try await record(["id": 1, "now": 5, "input": ["key": "x", "name": "N"]], "one")
        let rules = RecordingRules(ignoredVariables: ["now", "input.key"])
        let other: VariableData = ["input": ["key": "y", "name": "N"], "id": 1, "now": 6]
        #expect(try await replay(rules).run(.named("A"), other) == [#"{"data":{"a":"one"}}"#])
        let absent: VariableData = ["id": 1, "input": ["name": "N"]]
        #expect(try await replay(rules).run(.named("A"), absent).count == 1)
    }

    @Test(
        arguments: [
            ["id": 2, "now": 5, "input": ["key": "x", "name": "N"]],
            ["id": 1, "now": 5, "input": ["key": "x", "name": "M"]],
            ["id": 1, "now": 5, "input": .null],
        ] as [VariableData]
    )
    func comparesTheOthers(variables: VariableData) async throws {
        try await record(["id": 1, "now": 5, "input": ["key": "x", "name": "N"]], "one")
        let network = try replay(RecordingRules(ignoredVariables: ["now", "input.key", "key"]))
        await #expect(throws: RecordingError.self) {
            _ = try await network.run(.named("A"), variables)
        }
    }

    @Test func usesWhatMatchesOneAfterTheOther() async throws {
        try await record(["now": 1], "one")
        try await record(["now": 2], "two")
        let network = try replay(RecordingRules(ignoredVariables: ["now"]))
        var answers: Set<[String]> = []
        for now in 7..<9 {
            answers.insert(try await network.run(.named("A"), ["now": .int(Int64(now))]))
        }
        #expect(answers == [[#"{"data":{"a":"one"}}"#], [#"{"data":{"a":"two"}}"#]])
    }

    @Test(.bug(id: "file-order", "Renamed files were used in the order of their first names."))
    func usesRenamedFilesInTheOrderOfTheirNames() async throws {
        for now in 1...5 {
            try await record(["now": .int(Int64(now))], "\(now)")
            let name = try #require(folder.names.first { $0.hasPrefix("A-") })
            try folder.write(try folder.text(name), to: "renamed-\(now).json")
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
        }
        let network = try replay(RecordingRules(ignoredVariables: ["now"]))
        for now in 1...5 {
            let answer = try await network.run(.named("A"), ["now": 9])
            #expect(answer == [#"{"data":{"a":"\#(now)"}}"#])
        }
    }

    @Test func acceptsWhatWasRecordedToday() async throws {
        try await record([:], "one")
        let network = try replay(RecordingRules(maximumDays: 0))
        #expect(try await network.run(.named("A")).count == 1)
    }

    @Test(arguments: ["2020-02-29", nil]) func refusesWhatIsTooOld(day: String?) async throws {
        try write(day)
        #expect(try await replay(RecordingRules()).run(.named("A")).count == 1)
        let network = try replay(RecordingRules(maximumDays: 90))
        let error = await #expect(throws: RecordingError.self) {
            _ = try await network.run(.named("A"))
        }
        let found = try #require(error)
        #expect(found == .expired(operation: "A", recorded: day, maximumDays: 90))
        #expect(
            found.description.contains("older than 90 days. Record it again, with `RELAY_RECORD=1")
        )
    }

    @Test(arguments: ["yesterday", "", "2026-13-40"]) func refusesWhatIsNoDay(day: String) throws {
        try write(day)
        #expect(throws: RecordingError.self) { _ = try replay(RecordingRules()) }
    }

    @Test func countsWholeDays() throws {
        let day = try #require(Recording.date(of: "2026-11-01"))
        var recording = Recording(
            key: .init(operation: "A", variables: [:]),
            kind: .query,
            sequence: 1
        )
        recording.day = Recording.day(of: day)
        #expect(recording.day == "2026-11-01")
        let rules = RecordingRules(maximumDays: 10)
        #expect(!rules.isExpired(recording, now: day + 86_400 * 10.9))
        #expect(rules.isExpired(recording, now: day + 86_400 * 11.1))
        #expect(!rules.isExpired(recording, now: day - 86_400))
    }
}
