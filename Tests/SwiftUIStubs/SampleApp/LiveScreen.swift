// swift-format-ignore-file
import Relay
import RelaySwiftUI
import SwiftUI

/// A story that changes with the events of a subscription.
struct LiveScreen: View {
    @RelayQuery private var story: QueryModel<StoryQuery>
    @RelaySubscription private var updates: SubscriptionModel<StoryUpdatedSubscription>

    init(id: ID) {
        _story = RelayQuery(StoryQuery(id: id))
        _updates = RelaySubscription(StoryUpdatedSubscription(id: id))
    }

    var body: some View {
        DataView(story) { data in
            if let story = data.node?.storyRow_story { LikeButton(story) }
        }
        if updates.phase != .active {
            Button("Reconnect") { updates.retry() }
        }
    }
}
