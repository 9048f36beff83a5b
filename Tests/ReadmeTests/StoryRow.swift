import Relay

func storyRow(_ reference: StoryRow_story.Ref, in environment: RelayEnvironment) throws -> String {
    let story = try environment.read(reference)  // StoryRow_story.Data
    return "\(story.title) by \(story.author.name), \(story.likeCount) likes"
}
