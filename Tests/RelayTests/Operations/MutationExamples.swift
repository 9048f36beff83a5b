import Relay

// The code of the article on running mutations, to the letter.

func like(_ id: ID, in environment: RelayEnvironment) async throws {
    try await environment.commit(
        LikeStoryMutation(id: id),
        optimisticUpdater: { store in
            guard let story = store.record(id) else { return }
            let likes = story.value("likeCount")?.int ?? 0
            story.setValue(.int(likes + 1), for: "likeCount")
        },
        queue: MutationQueue(id)
    )
}

func like(
    _ id: ID,
    seeing likes: Int,
    in environment: RelayEnvironment
) async throws {
    try await environment.commit(
        LikeMutation(id: id),
        optimisticResponse: .init(likeStory: .init(id: id, likeCount: likes + 1))
    )
}

func likeOnceMore(_ id: ID, in environment: RelayEnvironment) async throws {
    try await environment.commit(
        LikeMutation(id: id),
        optimisticUpdater: { store in
            let story = store.updatable(StoryUpdate(id: id)).node?.asStory
            story?.likeCount = (story?.likeCount ?? 0) + 1
        }
    )
}

func setAuthor(_ name: String, of id: ID, in environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        let story = store.updatable(StoryUpdate(id: id)).node?.asStory
        story?.setAuthor(store.create("new", as: Author_user.self))
        story?.author?.name = name
    }
}

func countOneMore(in library: ID, in environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        let update = BooksUpdate(library: library, genre: .unset, tags: .null)
        let books = store.updatable(update).library?.books
        books?.totalCount = (books?.totalCount ?? 0) + 1
    }
}

func isSaving(_ story: ObjectKey, in environment: RelayEnvironment) -> Bool {
    environment.mutationsInFlight.contains { $0.objects.contains(story) }
}

func send(
    _ mutation: LikeStoryMutation,
    draft: String,
    in environment: RelayEnvironment
) async throws {
    let config = CacheConfig(transactionID: draft)
    try await environment.commit(mutation, cacheConfig: config)
}

func edit(_ id: ID, in environment: RelayEnvironment) throws -> OptimisticChange {
    try environment.applyOptimisticChange { store in
        store.record(id)?.setValue("Draft", for: "title")
    }
}

func type(_ text: String, _ id: ID, into change: OptimisticChange) throws {
    try change.replace { store in
        store.record(id)?.setValue(.string(text), for: "title")
    }
}

func send(
    _ mutation: LikeMutation,
    showing response: LikeMutation.RawResponse,
    in environment: RelayEnvironment
) async throws {
    let change = try environment.applyOptimisticChange(of: mutation, response: response)
    try await environment.commit(mutation, confirming: change)
}
