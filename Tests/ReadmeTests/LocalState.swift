// swift-format-ignore-file
import Relay

/// The code of the article on local state. It is compiled, and compared with the article.
struct LocalState {
    let environment: RelayEnvironment
    let report: (String) -> Void

    func toggle(_ story: SummaryState_story.Ref) throws {
        try environment.commitUpdate { store in
            guard let state = store.updatable(story) else { return }
            state.isExpanded = !(state.isExpanded ?? false)
        }
    }

    func write(_ text: String) throws {
        try environment.commitUpdate { store in
            _ = store.root.getOrCreateLinkedRecord("draft", type: "Draft")
            store.updatable(DraftUpdate()).draft?.text = text
        }
    }

    func reading() async throws {
        let draft = try environment.read(DraftQuery()).draft
        let drafts = environment.observe(DraftQuery(), fetchPolicy: .storeOnly)
        for try await data in drafts {
            report(data.draft?.text ?? "")
        }
        _ = draft
    }

    func keeping() -> Disposable {
        let kept = environment.retain(DraftQuery())
        return kept
    }
}
