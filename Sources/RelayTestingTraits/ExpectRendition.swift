public import Relay
public import RelayTesting
public import Testing

/// Records an issue with the lines that differ if data is not as expected.
///
/// ```swift
/// expectRendition(of: try story.data, is: """
///     title: "Hello"
///     author:
///       name: "Ann"
///     """)
/// ```
///
/// - Parameters:
///   - data: Data that was read.
///   - expected: Its text.
///   - sourceLocation: The place that the issue names.
public func expectRendition(
    of data: some SelectedObject,
    is expected: Rendition,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(Rendition(of: data), expected, sourceLocation)
}

/// Records an issue with the lines that differ if the records in an environment's store are not as
/// expected.
///
/// - Parameters:
///   - environment: The environment.
///   - expected: The text of its store.
///   - sourceLocation: The place that the issue names.
public func expectRendition(
    ofStoreIn environment: RelayEnvironment,
    is expected: Rendition,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(Rendition(storeOf: environment), expected, sourceLocation)
}

private func expect(_ found: Rendition, _ expected: Rendition, _ location: SourceLocation) {
    guard let difference = found.difference(from: expected) else { return }
    Issue.record("The text differs from the expected one:\n\(difference)", sourceLocation: location)
}
