// swift-format-ignore-file
import Relay

/// The code of the article on derived fields. It is compiled, and compared with the article.
struct StoryFields: DerivedFieldFunctions {
    let likes: String

    func storyCreditLine(_ story: CreditLine_story.Data, length: LineLength) -> String {
        switch length {
        case .short: story.author.name
        default: "\(story.author.name), \(story.likeCount) \(likes)"
        }
    }
}

func makeEnvironment(_ network: any Network) -> RelayEnvironment {
    var options = RelayEnvironment.Options()
    options.derivedFields = [StoryFields(likes: "likes")]
    return RelayEnvironment(network: network, options: options)
}

extension StoryFields {
    func storyReadNext(_ story: ReadNext_story.Data) -> ID? {
        story.related.max { $0.likeCount < $1.likeCount }?.id
    }
}

/// What another part of an app knows about who reads a story.
struct Presence: Sendable {
    static let shared = Presence()

    /// A sequence of three numbers, as an example.
    func counts(of id: ID) -> AsyncStream<Int> {
        AsyncStream { continuation in
            for count in 1...3 { continuation.yield(count) }
        }
    }
}

extension StoryFields {
    func storyReaderCount(_ story: ReaderCount_story.Data) -> LiveState<Int> {
        LiveState(0, changes: Presence.shared.counts(of: story.id))
    }
}

extension StoryFields {
    func storyNote(_ story: StoryNote_story.Data) -> ID? { ID("note:\(story.id)") }
}

func note(_ text: String, about story: ID, in environment: RelayEnvironment) throws {
    try environment.commitUpdate { store in
        let note = store.create(ID("note:\(story)"), type: "StoryNote")
        note.setValue(.string(text), for: "text")
        let notes = store.root.linkedRecords("notes") ?? []
        if !notes.contains(where: { $0?.id == note.id }) {
            store.root.setLinkedRecords(notes + [note], for: "notes")
        }
    }
}

func keepNotes(in environment: RelayEnvironment) -> Disposable {
    environment.retain(NotesQuery())
}
