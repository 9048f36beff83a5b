#if canImport(SwiftUI)
import Foundation
public import Relay
public import SwiftUI

/// Shows a model's data and, while there is none, that it is loading, has failed, or is empty.
///
/// ```swift
/// DataView(feed) { data in
///     List(data.feed, id: \.id) { story in StoryRow(story.storyRow_story) }
/// }
/// ```
///
/// Each of the three other states has a default view, which another one can replace. Data that is there
/// stays visible while it is refreshed, and if that fails.
public struct DataView<Model: DataModel, Content: View, Loading: View, Failure: View, Empty: View>:
    View
{
    private let model: Model
    private let content: (Model.Value) -> Content
    private let loading: () -> Loading
    private let failure: (any Error, @escaping @MainActor () -> Void) -> Failure
    private let empty: () -> Empty

    /// Creates a view of a model's data, with views for the other states.
    ///
    /// `failure` is passed the error, and a function that repeats the request.
    public init(
        _ model: Model,
        @ViewBuilder content: @escaping (Model.Value) -> Content,
        @ViewBuilder loading: @escaping () -> Loading = { ProgressView() },
        @ViewBuilder failure: @escaping (any Error, @escaping @MainActor () -> Void) -> Failure = {
            FailureView($0, retry: $1)
        },
        @ViewBuilder empty: @escaping () -> Empty = { EmptyView() }
    ) {
        self.model = model
        self.content = content
        self.loading = loading
        self.failure = failure
        self.empty = empty
    }

    /// The view for the current state.
    public var body: some View {
        let phase = model.phase
        if phase == .empty {
            empty()
        } else if let data = model.data {
            content(data)
        } else if phase == .failed, let error = model.error {
            failure(error) { model.retry() }
        } else {
            loading()
        }
    }
}

/// The default view for a failure: its message, and a button that repeats the request.
public struct FailureView: View {
    private let error: any Error
    private let retry: @MainActor () -> Void

    /// Creates a view for an error.
    public init(_ error: any Error, retry: @escaping @MainActor () -> Void) {
        self.error = error
        self.retry = retry
    }

    /// The message and the button.
    public var body: some View {
        VStack {
            Text(error.localizedDescription)
            if !(error is ModelError) { Button("Try Again", action: retry) }
        }
    }
}
#endif
