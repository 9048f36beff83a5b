// swift-format-ignore-file
import Relay

/// Shown in the article *Finding objects in the store*.
func showPopular(_ environment: RelayEnvironment, _ show: ([StoryRow_story.Ref]) -> Void) async {
    let popular = environment.objects(
        of: StoryRow_story.self,
        where: { $0.likeCount >= 100 },
        sortedBy: { $0.likeCount > $1.likeCount }
    )
    for await stories in popular { show(stories) }
}

@MainActor
func searchPopular(
    for text: String,
    in environment: RelayEnvironment
) -> FragmentListModel<StoryRow_story> {
    let popular = ObjectsModel(
        of: StoryRow_story.self,
        where: { $0.likeCount >= 100 },
        in: environment
    )
    let rows = FragmentListModel(following: popular) { $0 }
    popular.find(where: { $0.title.contains(text) })
    return rows
}

func storiesWithComments(
    _ environment: RelayEnvironment
) -> AsyncStream<[StoryTalk_story.Ref]> {
    let stories = environment.objects(of: StoryTalk_story.self, variables: ["showsComments": true])
    return stories
}
