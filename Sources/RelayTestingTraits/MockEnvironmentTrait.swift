public import Relay
public import RelayTesting
public import Testing

/// Gives each test a `MockEnvironment` of its own, and records the operations that the test did not
/// expect as issues.
///
/// ```swift
/// @Test(.mockEnvironment) func showsTheFeed() async throws {
///     let mock = try MockEnvironment.current
///     …
/// }
/// ```
///
/// On a suite, it applies to each of its tests. Tests run in parallel, and don't see each other's
/// environments.
public struct MockEnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
    /// The options of the environment.
    public var options: RelayEnvironment.Options
    /// How to treat operations that the test does not expect.
    public var unexpected: MockEnvironment.UnexpectedOperations

    /// Whether it applies to the tests of a suite: always.
    public var isRecursive: Bool { true }

    /// Returns the trait for the cases of a test, and `nil` for a suite as a whole.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? nil : self
    }

    /// Runs a test with an environment.
    ///
    /// - Throws: The error of the test.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let location = test.sourceLocation
        let mock = MockEnvironment(
            options: options,
            unexpected: unexpected,
            fileID: location.fileID,
            line: location.line
        )
        defer {
            for error in mock.unexpectedOperations {
                Issue.record(error, sourceLocation: location)
            }
        }
        try await MockEnvironmentScope.$mock.withValue(mock) { try await function() }
    }
}

extension Trait where Self == MockEnvironmentTrait {
    /// Gives each test a `MockEnvironment` of its own.
    public static var mockEnvironment: Self { mockEnvironment() }

    /// Gives each test a `MockEnvironment` of its own.
    ///
    /// - Parameters:
    ///   - options: The options of the environment, such as the functions of derived fields.
    ///   - unexpected: How to treat operations that the test does not expect.
    /// - Returns: The trait.
    public static func mockEnvironment(
        options: RelayEnvironment.Options = RelayEnvironment.Options(),
        unexpected: MockEnvironment.UnexpectedOperations = .wait(.seconds(5))
    ) -> Self {
        MockEnvironmentTrait(options: options, unexpected: unexpected)
    }
}

extension MockEnvironment {
    /// The environment of the running test, which has the trait `mockEnvironment`.
    ///
    /// - Throws: `MockError.noEnvironment` outside of such a test.
    public static var current: MockEnvironment {
        get throws {
            guard let mock = MockEnvironmentScope.mock else { throw MockError.noEnvironment }
            return mock
        }
    }
}

private enum MockEnvironmentScope {
    @TaskLocal static var mock: MockEnvironment?
}
