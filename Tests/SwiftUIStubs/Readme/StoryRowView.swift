// swift-format-ignore-file
import Relay
import RelaySwiftUI
import SwiftUI

struct FeedScreen: View {
    @RelayQuery(FeedQuery(first: 10)) private var feed

    var body: some View {
        DataView(feed) { data in
            List(data.feed, id: \.id) { story in StoryRow(story.storyRow_story) }
        }
        .refreshable { await feed.refresh() }
    }
}

struct StoryRow: View {
    @RelayFragment private var story: FragmentModel<StoryRow_story>

    init(_ story: StoryRow_story.Ref) { _story = RelayFragment(story) }

    var body: some View {
        if let story = story.data { Text("\(story.title) by \(story.author.name)") }
    }
}
