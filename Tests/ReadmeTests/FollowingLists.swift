import Relay

/// Shown in the article *Lists that follow their filter*.
func setLikes(_ likes: Int64, of story: ID, _ environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        store.record(story)?.setValue(.int(likes), for: "likeCount")
    }
}
