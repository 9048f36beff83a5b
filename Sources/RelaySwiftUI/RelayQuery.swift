#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// A query for a view: its data, and the state of its request.
///
/// ```swift
/// struct FeedScreen: View {
///     @RelayQuery(FeedQuery(first: 10)) private var feed
///
///     var body: some View {
///         DataView(feed) { data in
///             List(data.feed, id: \.id) { story in StoryRow(story.storyRow_story) }
///         }
///     }
/// }
/// ```
///
/// The request starts when the body reads the query for the first time, and is cancelled when the view
/// goes. The query may depend on the view's inputs: initialize the wrapper with
/// `_story = RelayQuery(StoryQuery(id: id))`. When the variables change, the old data stays until the
/// new data has arrived.
@MainActor
@propertyWrapper
public struct RelayQuery<Query: GraphQLQuery>: DynamicProperty {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    // Created without inputs, because SwiftUI keeps the first model and drops those of later updates.
    @State private var model = QueryModel<Query>()
    private let query: Query?
    private let preloaded: LiveQuery<Query>?
    private let fetchPolicy: FetchPolicy
    private let renderPolicy: RenderPolicy
    private let maxAge: Duration?
    private let cacheConfig: CacheConfig
    private let animation: Animation?

    /// Creates a query; with `nil` there is nothing to show.
    ///
    /// With an `animation`, all changes of the data and of the state are animated. The other options are
    /// those of ``Relay/QueryModel``.
    public init(
        _ query: Query?,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        renderPolicy: RenderPolicy = .partial,
        maxAge: Duration? = nil,
        cacheConfig: CacheConfig = CacheConfig(),
        animation: Animation? = nil
    ) {
        self.query = query
        preloaded = nil
        self.fetchPolicy = fetchPolicy
        self.renderPolicy = renderPolicy
        self.maxAge = maxAge
        self.cacheConfig = cacheConfig
        self.animation = animation
    }

    /// Takes over a query that was preloaded, for example when the screen was opened.
    public init(_ preloaded: LiveQuery<Query>, animation: Animation? = nil) {
        query = nil
        self.preloaded = preloaded
        fetchPolicy = .storeOrNetwork
        renderPolicy = .partial
        maxAge = nil
        cacheConfig = CacheConfig()
        self.animation = animation
    }

    /// The model.
    public var wrappedValue: QueryModel<Query> { model }

    /// Gives the model the environment and the inputs of this update, before the view's body is evaluated.
    nonisolated public func update() {
        // Not when the model is read: a task of an earlier body would give it back the inputs of then.
        // SwiftUI calls this on the main actor, which the protocol doesn't say.
        MainActor.assumeIsolated {
            if let preloaded {
                model.configure(preloaded, transaction: transaction(animation))
            } else {
                model.configure(
                    query,
                    in: environment,
                    fetchPolicy: fetchPolicy,
                    renderPolicy: renderPolicy,
                    maxAge: maxAge,
                    cacheConfig: cacheConfig,
                    transaction: transaction(animation)
                )
            }
        }
    }
}
#endif
