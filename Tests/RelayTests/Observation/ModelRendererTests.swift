import Foundation
import Testing

@testable import Relay

/// A small renderer: a random tree of views that are made from models appears, disappears, changes
/// its inputs and loads pages, while the store changes at random and requests fail or are cancelled.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ModelRendererTests {
    private nonisolated static let seeds: ClosedRange<UInt64> =
        1...(ProcessInfo.processInfo.environment["MODEL_SEEDS"].flatMap(UInt64.init) ?? 12)
    private static let steps = 150
    private static let groups: [Input<String>] = [.null, "x", "y"]

    /// A row, whose view owns a model of a story.
    @MainActor
    private final class Row {
        var story: Int
        let model: FragmentModel<StoryRow_story>

        init(_ story: Int, _ model: FragmentModel<StoryRow_story>) {
            (self.story, self.model) = (story, model)
        }
    }

    @MainActor
    private final class Screen {
        let test = TestEnvironment()
        let shelves = Shelves(12)
        let stories: [StoryRow_story.Ref]
        let books: FragmentRef<Books_library>
        var rows: [Row] = []
        var list: PaginationModel<Books_library>
        var query: QueryModel<WideQuery>
        var like: MutationModel<LikeStoryMutation>
        var random: SeededGenerator
        var likes = 0
        /// The group whose items the query's data has.
        var shownGroup = Input<String>.null
        let fails = Locked(false)

        init(seed: UInt64) async throws {
            random = SeededGenerator(seed: seed)
            let test = test
            stories = try test.stories((0..<6).map { "s\($0)" })
            let (shelves, fails) = (shelves, fails)
            test.network.answer { request, variables in
                if fails.withLock({ $0 }) { return nil }
                switch request.name {
                case "WideQuery": return itemsResponse(["1", "2"])
                case "LikeStoryMutation":
                    return likeResponse(1_000, id: variables["id"]?.string ?? "")
                default: return shelves.response(request, variables)
                }
            }
            let query = LibraryQuery(id: "l", first: 2)
            guard let library = try await test.environment.fetch(query).library else {
                throw Outage()
            }
            books = library.books_library
            list = PaginationModel(books, in: test.environment)
            self.query = QueryModel(WideQuery(), in: test.environment)
            like = MutationModel(in: test.environment)
        }

        /// The likes of all rows and of the list's title, which are equal in each version.
        func frame() -> Set<Int> {
            _ = (list.data, list.hasNext, list.isLoadingNext, query.data, query.phase)
            if query.data != nil, !query.isPrevious { shownGroup = query.query?.group ?? .null }
            return Set(rows.compactMap { $0.model.data?.likeCount })
        }
    }

    @Test(arguments: seeds) func showsWhatAFreshReadShows(seed: UInt64) async throws {
        let screen = try await Screen(seed: seed)
        for _ in 0..<Self.steps {
            try step(screen)
            #expect(screen.frame().count <= 1, "A frame mixes versions.")
            if screen.random.chance(50) { await Task.yield() }
        }
        // Nothing waits for the network any more.
        while screen.list.isLoadingNext || screen.list.isRefetching || screen.query.isLoading {
            for call in screen.test.network.calls where call.termination == nil {
                call.fail(Outage())
            }
            await Task.yield()
        }
        await screen.test.quiet()
        let environment = screen.test.environment
        for row in screen.rows {
            #expect(row.model.data == (try environment.read(screen.stories[row.story])))
        }
        let books = try environment.read(screen.list.reference ?? screen.books)
        #expect(screen.list.data == books && screen.list.hasNext == books.books?.hasNext)
        _ = screen.frame()
        if screen.query.isPrevious || screen.query.error == nil {
            let query = WideQuery(group: screen.shownGroup)
            #expect(screen.query.data == (try environment.read(query)))
        }
        screen.rows = []
        screen.list = PaginationModel(in: environment)
        screen.query = QueryModel(in: environment)
        await screen.test.quiet()
        try await eventually { environment.inspect().statistics.subscriptions == 0 }
    }

    private func step(_ screen: Screen) throws {
        let test = screen.test
        let story = Int.random(in: 0..<6, using: &screen.random)
        switch Int.random(in: 0..<16, using: &screen.random) {
        case 0, 1, 2:
            screen.rows.append(
                Row(story, FragmentModel(screen.stories[story], in: test.environment))
            )
        case 3 where !screen.rows.isEmpty:
            screen.rows.remove(at: Int.random(in: 0..<screen.rows.count, using: &screen.random))
        case 4 where !screen.rows.isEmpty:
            let row = screen.random.pick(screen.rows)
            row.story = story
            row.model.reference = screen.stories[story]
        case 5:
            screen.list.loadNext(Int.random(in: 1...3, using: &screen.random))
        case 6:
            screen.list = PaginationModel(screen.books, in: test.environment)
        case 7:
            screen.query.query = WideQuery(group: screen.random.pick(Self.groups))
        case 13:
            let items = itemsResponse(["1", screen.random.pick(["2", "3"])])
            try test.write(items, WideQuery(group: screen.random.pick(Self.groups)))
        case 8:
            screen.query.retry()
        case 9:
            let isFailing = screen.random.chance(40)
            screen.fails.withLock { $0 = isFailing }
        case 10:
            let open = test.network.calls.filter { $0.termination == nil }
            if !open.isEmpty { screen.random.pick(open).fail(Outage()) }
        case 11:
            test.environment.collectGarbage()
        case 12:
            try test.environment.commitUpdate { $0.invalidateStore() }
        default:
            screen.likes += 1
            try test.like((0..<6).map { "s\($0)" }, screen.likes)
        }
    }
}
