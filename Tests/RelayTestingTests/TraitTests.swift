import Relay
import RelayTesting
import RelayTestingTraits
import Testing
import XCTest

@Suite(.mockEnvironment, .timeLimit(.minutes(1))) struct TraitTests {
    @Test(arguments: 0..<20) func givesEachTestItsEnvironment(number: Int) async throws {
        let mock = try MockEnvironment.current
        #expect(mock.pending.isEmpty)
        mock.answer(
            StoryQuery.self,
            with: ["story": ["id": .string("\(number)"), "title": "", "likeCount": 1]]
        )
        let data = try await mock.environment.fetch(StoryQuery(id: "\(number)"))
        #expect(data.story?.id.rawValue == "\(number)")
        #expect(try MockEnvironment.current === mock)
    }

    @Test func recordsUnexpectedOperations() async throws {
        let test = try #require(Test.current)
        try await withKnownIssue {
            try await MockEnvironmentTrait.mockEnvironment(unexpected: .fail).provideScope(
                for: test,
                testCase: nil
            ) {
                let environment = try MockEnvironment.current.environment
                _ = try? await environment.fetch(StoryQuery(id: "7"))
            }
        } matching: { issue in
            guard
                case .unexpected("StoryQuery", let variables, let location) = issue.error
                    as? MockError
            else { return false }
            return variables == #"{"id":"7"}"# && location.contains("TraitTests.swift:")
        }
    }
}

@Suite struct NoTraitTests {
    @Test func saysHowToGetAnEnvironment() {
        #expect(throws: MockError.noEnvironment) { try MockEnvironment.current }
    }
}

/// The helper for XCTest.
final class XCTestHelperTests: XCTestCase {
    func testGivesATestItsEnvironment() async throws {
        let mock = mockEnvironment(unexpected: .fail)
        mock.answer(StoryQuery.self, with: ["story": .null])
        let data = try await mock.environment.fetch(StoryQuery(id: "1"))
        XCTAssertNil(data.story)
    }
}
