// swift-format-ignore-file
import Relay
import RelaySwiftUI
import SwiftUI

struct TopicScreen: View {
    @RelayObjects private var stories: ObjectsModel<StoryRow_story>

    init(about topic: String) {
        _stories = RelayObjects(
            of: StoryRow_story.self,
            id: topic,
            where: { $0.title.contains(topic) }
        )
    }

    var body: some View {
        DataView(stories) { stories in
            List(stories, id: \.id) { story in StoryRow(story) }
        }
    }
}
