import Foundation
import Relay
import RelayTesting
import TestSupport
import Testing

/// The code of the article on working offline does what the article says.
@Suite(.timeLimit(.minutes(10))) struct WorkingOfflineRuns {
    private let sent = Lines()

    /// An app that is closed and opened again on the same folder.
    private struct Run: Sendable {
        let stories: WorkingOffline.Stories
        let reachability: ReachabilitySwitch

        init(in folder: URL, _ network: any Network, isReachable: Bool) {
            let opener = WorkingOffline.Stories(RelayEnvironment(network: API.answering([:])))
            opener.reachability.isReachable = isReachable
            reachability = opener.reachability
            stories = WorkingOffline.Stories(opener.open(in: folder, for: "ann", network))
        }

        var environment: RelayEnvironment { stories.environment }

        /// Shows the feed with a story, as if it had been fetched before.
        func show(_ title: String) throws -> Disposable {
            let kept = environment.retain(FeedQuery(first: 10))
            let payload = Payload.feed(story("1", title))
            try environment.commitPayload(FeedQuery(first: 10), response: payload.bytes)
            return kept
        }

        func row() throws -> StoryRow_story.Data {
            let feed = try environment.read(FeedQuery(first: 10)).feed
            return try environment.read(feed[0].storyRow_story)
        }
    }

    private func network(_ answers: [String: Payload] = [:]) -> API {
        .answering(answers, sent)
    }

    /// Begins to rename the story, and waits until the mutation is queued.
    private func rename(_ run: Run, to title: String) async throws -> Task<Void, any Error> {
        let stories = run.stories
        let environment = run.environment
        let count = environment.offline.mutations.count
        let task = Task.immediate { try await stories.rename("1", to: title) }
        #expect(try run.row().title == title)
        _ = try await comesToHold { environment.offline.mutations.count > count }
        try await environment.persist()
        return task
    }

    @Test func aQueuedMutationIsShownAndSentByTheNextRun() async throws {
        try await withFolder { folder in
            do {
                let run = Run(in: folder, network(), isReachable: false)
                let kept = try run.show("Old")
                let task = try await rename(run, to: "New")
                #expect(sent.all.isEmpty)
                task.cancel()
                kept.dispose()
            }
            let renamed: Payload = ["renameStory": ["id": "1", "title": "New"]]
            let answering = network(["RenameStoryMutation": renamed])
            let next = Run(in: folder, answering, isReachable: false)
            #expect(try next.row().title == "New")
            #expect(sent.all.isEmpty)
            next.reachability.isReachable = true
            try await sent.expect(["RenameStoryMutation"])
            _ = try await comesToHold { next.environment.offline.mutations.isEmpty }
            #expect(next.environment.offline.mutations.isEmpty)
            #expect(try next.row().title == "New")
        }
    }

    @Test func aRegisteredUpdaterCountsALikeInEachRun() async throws {
        try await withFolder { folder in
            do {
                let run = Run(in: folder, network(), isReachable: false)
                let kept = try run.show("Hello")
                let environment = run.environment
                let task = Task.immediate {
                    try await environment.commit(LikeStoryMutation(id: "1"), whenOffline: .queue())
                }
                #expect(try run.row().likeCount == 4)
                _ = try await comesToHold { environment.offline.mutations.count == 1 }
                try await environment.persist()
                task.cancel()
                kept.dispose()
            }
            let next = Run(in: folder, network(), isReachable: false)
            #expect(try next.row().likeCount == 4)
        }
    }

    /// Waits until the model, which changes in a later turn of the main actor, has a banner.
    @MainActor private func banner(_ run: Run, _ model: OfflineModel) async throws -> String? {
        for _ in 0..<6_000 where run.stories.banner(model) == nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        return run.stories.banner(model)
    }

    @MainActor @Test func theBannerSaysHowManyChangesWait() async throws {
        try await withFolder { folder in
            let run = Run(in: folder, network(), isReachable: false)
            let kept = try run.show("Old")
            let model = OfflineModel(in: run.environment)
            #expect(run.stories.banner(model) == nil)
            let task = try await rename(run, to: "New")
            #expect(try await banner(run, model) == "1 changes are sent when you are online again.")
            task.cancel()
            kept.dispose()
        }
    }

    @MainActor @Test func aRefusedChangeIsEditedAndSentAgainOrRemoved() async throws {
        try await withFolder { folder in
            let answers = Locked<[String]>([])
            let network = API { request in
                let title = try JSONValue(parsing: request)["variables"]?["title"]?.string ?? ""
                answers.withLock { $0.append(title) }
                guard title == "Right" else {
                    return Payload(data: nil, errors: ["not that"]).bytes
                }
                return Payload(data: ["renameStory": ["id": "1", "title": "Right"]]).bytes
            }
            let run = Run(in: folder, network, isReachable: true)
            let kept = try run.show("Old")
            let stories = run.stories
            let offline = run.environment.offline
            let model = OfflineModel(in: run.environment)
            await #expect(throws: ResponseError.self) { try await stories.rename("1", to: "Wrong") }
            #expect(try run.row().title == "Old")
            #expect(try await banner(run, model) == "1 changes were not accepted.")
            try stories.resolve(try #require(offline.failed.first), with: "Right")
            _ = try await comesToHold { @Sendable in offline.mutations.isEmpty }
            #expect(try run.row().title == "Right")
            #expect(answers.withLock { $0 } == ["Wrong", "Right"])
            await #expect(throws: ResponseError.self) { try await stories.rename("1", to: "Wrong") }
            try stories.resolve(try #require(offline.failed.first), with: nil)
            #expect(offline.mutations.isEmpty)
            kept.dispose()
        }
    }

    @Test func observedQueriesAreFetchedWhenTheNetworkIsBack() async throws {
        let stories = WorkingOffline.Stories(RelayEnvironment(network: network()))
        var options = stories.refetching()
        #expect(options.refetches == [.queuedMutations, .reconnect, .foreground])
        let reachability = ReachabilitySwitch()
        options.reachability = reachability
        let environment = RelayEnvironment(
            network: network(["FeedQuery": .feed(story("1", "Hello"))]),
            options: options
        )
        let feed = environment.observeResponses(to: FeedQuery(first: 10))
        _ = await feed.settled()
        #expect(sent.all == ["FeedQuery"])
        // A change that is undone before it is noticed counts as none.
        _ = try await comesToHold {
            reachability.isReachable.toggle()
            return sent.count > 1
        }
        #expect(sent.count > 1)
        feed.end()
    }
}
