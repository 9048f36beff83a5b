import GeneratedCode
import Relay
import Testing

/// Typed optimistic responses, updatable documents and the client's own fields.
struct WritingTests {
    private let server = Server([
        "LikePostMutation": """
        {"data":{"like":{"post":{"id":"a","title":"ta","likes":6,
        "author":{"__typename":"Person","__isNamed":"Person","__isNode":"Person","id":"p","name":"Ann"}}}}}
        """,
        "DraftsQuery": """
        {"data":{"node":{"__typename":"Post","id":"a","title":"ta"},"viewer":{"__typename":"Viewer"}}}
        """,
        "AuthorQuery": #"{"data":{"person":{"__typename":"Person","id":"p"}}}"#,
    ])

    @Test func optimisticResponsesAreTyped() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.commit(
            LikePostMutation(post: "a"),
            optimisticResponse: .init(
                like: .init(post: .init(id: "a", title: "ta", likes: 5))
            )
        )
        #expect(data.like?.post?.author?.name == "Ann")
        let post = try #require(data.like?.post?.postRow_post)
        #expect(try environment.read(post).likes == 6)
    }

    @Test func updatableDocumentsWriteWhatTheyRead() async throws {
        let environment = RelayEnvironment(network: server)
        let drafts = try await environment.fetch(DraftsQuery(id: "a"))
        guard case .post(let post)? = drafts.node else {
            Issue.record("The node is a post.")
            return
        }
        #expect(post.isOpen == nil)
        #expect(drafts.viewer?.mood == nil)
        let author = try await environment.fetch(AuthorQuery(id: "p"))
        let reference = try #require(author.person?.author_person)
        try environment.commitUpdate { store in
            let settings = store.updatable(SettingsUpdate(id: "a"))
            settings.viewer?.mood = .hurried
            let post = try #require(settings.node?.asPost)
            post.isOpen = true
            post.likes = 3
            post.setAuthor(reference)
            #expect(post.author != nil)
            let editor = try #require(store.updatable(reference: drafts))
            editor.title = "new"
        }
        let after = try environment.read(DraftsQuery(id: "a"))
        guard case .post(let changed)? = after.node else {
            Issue.record("The node is a post.")
            return
        }
        #expect(changed.isOpen == true)
        #expect(changed.title == "new")
        #expect(after.viewer?.mood == .hurried)
    }

    @Test func previewsAreMadeOfParts() {
        let data = DraftsQuery.Data(node: nil, viewer: .init(mood: .calm))
        #expect(Set([data, data]).count == 1)
        #expect(data.viewer?.mood == .calm)
    }
}

extension RecordSourceProxy {
    /// The post of a query, to be written.
    fileprivate nonisolated func updatable(
        reference data: DraftsQuery.Data
    ) -> Editor_post.Data? {
        guard case .post(let post)? = data.node else { return nil }
        return updatable(post.editor_post)
    }
}
