/// Marks a GraphQL document in Swift code.
///
/// `relay-generator` compiles it like a `.graphql` file.
///
/// ```swift
/// private let document = graphql(
///     """
///     fragment StoryRow_story on Story {
///       title
///     }
///     """
/// )
/// ```
/// The generator parses the source code, so the document must be a literal without interpolation.
/// The function does nothing at run time. It returns a value only so that it can be used at the top
/// level of a file or in a type; inside functions the result can be discarded.
///
/// - Parameter document: Operations and fragments.
/// - Returns: A value without meaning.
@discardableResult
public nonisolated func graphql(_ document: StaticString) -> GraphQLMarker {
    GraphQLMarker()
}

/// The result of ``graphql(_:)``.
public struct GraphQLMarker: Sendable {}
