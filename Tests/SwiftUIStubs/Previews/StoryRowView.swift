// swift-format-ignore-file
import Relay
import RelaySwiftUI
import RelayTesting
import SwiftUI

struct StoryRowView: View {
    @RelayFragment private var story: FragmentModel<StoryRow_story>

    init(_ story: StoryRow_story.Ref) { _story = RelayFragment(story) }

    var body: some View {
        if let data = story.data {
            Text(data.title)
            Text("\(data.likeCount) likes")
            BylineView(data.author.byline_user)
        }
    }
}

struct BylineView: View {
    @RelayFragment private var user: FragmentModel<Byline_user>

    init(_ user: Byline_user.Ref) { _user = RelayFragment(user) }

    var body: some View { Text(user.data?.name ?? "") }
}

struct StoryRowPreview: View {
    @State private var story = StoryRow_story.Data.sample(
        title: "Hello",
        author: .sample(byline_user: .sample(name: "Ann"))
    )

    var body: some View {
        StoryRowView(story.ref).relayEnvironment(story.environment)
    }
}
