import Observation

@testable import Relay

extension TestEnvironment {
    /// Writes stories, and returns references to them.
    func stories(_ ids: [String], likes: Int = 0) throws -> [StoryRow_story.Ref] {
        try ids.map { id in
            try write(storyResponse(likes: likes, id: id), StoryQuery(id: ID(id)))
            let data = try environment.read(StoryQuery(id: ID(id)))
            guard let story = data.node?.storyRow_story else { throw Outage(reason: "no story") }
            return story
        }
    }

    func story(_ id: String = "s") throws -> StoryRow_story.Ref { try stories([id])[0] }

    /// Gives all these stories a number of likes, in one version.
    func like(_ ids: [String], _ likes: Int) throws {
        try environment.commitUpdate { store in
            for id in ids { store.record(ID(id))?.setValue(.int(Int64(likes)), for: "likeCount") }
        }
    }

    /// How many turns of the main actor there have been for models.
    var turns: Int { environment.store.screen.withLock { $0.turns } }

    /// Waits until all models show the newest version.
    @MainActor
    func quiet() async {
        while !environment.store.screen.withLock({ $0.isQuiet }) { await Task.yield() }
    }
}

/// Counts the changes of one property.
///
/// A class because the observer and the test share the number.
@MainActor
final class ChangeCounter {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) {
        self.read = read
        observe()
    }

    private func observe() {
        withObservationTracking {
            read()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.noteChange() }
        }
    }

    private func noteChange() {
        count += 1
        // Observation calls it before the change; the next one is of interest.
        Task { @MainActor [weak self] in self?.observe() }
    }
}
