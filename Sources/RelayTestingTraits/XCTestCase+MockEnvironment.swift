#if canImport(XCTest)
public import Relay
public import RelayTesting
public import XCTest

extension XCTestCase {
    /// Creates an environment for a test, and fails the test at its end for operations that it did
    /// not expect.
    ///
    /// - Parameters:
    ///   - options: The options of the environment, such as the functions of derived fields.
    ///   - unexpected: How to treat operations that the test does not expect.
    ///   - file: The file of the failure.
    ///   - line: The line of the failure.
    /// - Returns: The environment.
    public func mockEnvironment(
        options: RelayEnvironment.Options = RelayEnvironment.Options(),
        unexpected: MockEnvironment.UnexpectedOperations = .wait(.seconds(5)),
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> MockEnvironment {
        let mock = MockEnvironment(
            options: options,
            unexpected: unexpected,
            fileID: "\(file)",
            line: Int(clamping: line)
        )
        addTeardownBlock {
            for error in mock.unexpectedOperations {
                XCTFail(error.description, file: file, line: line)
            }
        }
        return mock
    }
}
#endif
