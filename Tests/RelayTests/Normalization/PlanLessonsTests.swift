import Testing

@testable import Relay

/// What one payload has taught must not mislead the next.
@Suite struct PlanLessonsTests {
    private let test = TestEnvironment()

    @Test func theSameResponseForOtherVariablesIsWrittenToo() throws {
        for group in ["a", "a", "b", "a", "c"] {
            try test.write(itemsResponse(["1", "2"]), WideQuery(group: group))
            let items = try test.environment.read(WideQuery(group: group)).items
            #expect(items.map(\.id) == ["1", "2"])
        }
    }

    @Test func aRefusedResponseTeachesNothingWrong() throws {
        try test.write(itemsResponse(["1"]), WideQuery(group: "a"))
        let broken = #"{"data":{"items":[{"id":"1","name":"x","value":"no number"}]}}"#
        #expect(throws: ResponseError.self) { try test.write(broken, WideQuery(group: "b")) }
        try test.write(itemsResponse(["1"], value: 2), WideQuery(group: "b"))
        #expect(try test.environment.read(WideQuery(group: "b")).items.map(\.value) == [2])
    }

    @Test func shapesOfAnEarlierSessionDoNoHarm() throws {
        try test.write(itemsResponse(["1"]), WideQuery())
        test.environment.reset()
        try test.write(itemsResponse(["1", "2"], value: 3), WideQuery())
        #expect(try test.environment.read(WideQuery()).items.map(\.value) == [3, 3])
    }
}
