// swift-format-ignore-file
import Foundation
import Relay
import RelaySwiftUI
import SwiftUI

/// A list whose detail screen is preloaded when a row is tapped.
struct StoriesScreen: View {
    @SwiftUI.Environment(\.relayEnvironment) private var environment
    @State private var opened: ID?
    @State private var preloaded: LiveQuery<StoryQuery>?
    let ids: [ID]

    var body: some View {
        List(ids, id: \.self) { id in
            Button("Story \(id)") {
                preloaded = environment?.preload(StoryQuery(id: id))
                opened = id
            }
        }
        .navigationDestination(item: $opened) { _ in
            if let preloaded { StoryScreen(preloaded) }
        }
    }
}

struct StoryScreen: View {
    @RelayQuery private var story: QueryModel<StoryQuery>

    init(_ story: LiveQuery<StoryQuery>) { _story = RelayQuery(story) }

    var body: some View {
        DataView(story) { data in
            if let story = data.node?.storyRow_story { LikeButton(story) }
        } failure: { error, retry in
            Text(error.localizedDescription)
            Button("Reload", action: retry)
        }
    }
}

/// A button that shows the change at once, and is rolled back if the mutation fails.
struct LikeButton: View {
    @RelayFragment private var story: FragmentModel<StoryRow_story>
    @RelayMutation<LikeStoryMutation> private var like
    private let id: ID

    init(_ story: StoryRow_story.Ref, id: ID = "1") {
        _story = RelayFragment(story)
        self.id = id
    }

    var body: some View {
        if let data = story.data {
            Button("\(data.likeCount) likes") {
                let (id, likes) = (id, data.likeCount + 1)
                like.run(
                    LikeStoryMutation(id: id),
                    optimisticUpdater: { store in
                        store.record(id)?.setValue(.int(Int64(likes)), for: "likeCount")
                    }
                )
            }
            .disabled(like.isInFlight)
        }
        if let error = like.error { Text(error.localizedDescription) }
    }
}
