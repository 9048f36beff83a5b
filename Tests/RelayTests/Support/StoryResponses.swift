/// The answer to `StoryQuery`.
func storyResponse(
    likes: Int = 1,
    title: String = "t",
    author: String = "a",
    id: String = "s"
) -> String {
    #"{"data":{"node":{"__typename":"Story","id":"\#(id)","title":"\#(title)","likeCount":\#(likes),"#
        + #""author":{"id":"u","name":"\#(author)"}}}}"#
}

/// The answer to `LikeStoryMutation`.
func likeResponse(_ likes: Int, id: String = "s") -> String {
    #"{"data":{"likeStory":{"id":"\#(id)","likeCount":\#(likes)}}}"#
}

/// The answer to `WideQuery`.
func itemsResponse(_ ids: [String], value: Int = 1) -> String {
    let items = ids.map { #"{"id":"\#($0)","name":"n\#($0)","value":\#(value)}"# }
    return #"{"data":{"items":[\#(items.joined(separator: ","))]}}"#
}

/// An event of `StoryUpdatedSubscription`.
func storyEvent(likes: Int, title: String = "t") -> String {
    #"{"data":{"storyUpdated":{"id":"s","title":"\#(title)","likeCount":\#(likes),"#
        + #""author":{"id":"u","name":"a"}}}}"#
}
