// swift-format-ignore-file
import Relay

/// The code of the article on parts. It is compiled, and compared with the article.
struct ReceivingParts {
    let environment: RelayEnvironment
    let show: (Any...) -> Void

    func title(of id: ID) async throws {
        for try await data in environment.observe(StoryQuery(id: id)) {
            show(data.story?.title ?? "", data.story?.related.count ?? 0)
        }
    }

    func comments(of story: StoryComments_story.Ref) async {
        for await data in environment.observe(story) { show(data.comments) }
    }
}
