/// Marks a GraphQL document that stands in Swift code; `relay-generator` compiles it as it does a
/// `.graphql` file.
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
/// The generator looks at the source and needs the text as one literal, without interpolation.
/// At run time nothing happens. The result is there so that a document can stand in a file or a
/// type; it can be thrown away inside functions.
///
/// - Parameter document: Operations and fragments.
/// - Returns: A value that means nothing.
@discardableResult
public nonisolated func graphql(_ document: StaticString) -> GraphQLMarker {
    GraphQLMarker()
}

/// What ``graphql(_:)`` returns, so that its result can be given a name.
public struct GraphQLMarker: Sendable {}
