// swift-format-ignore-file
import Relay
#if canImport(Darwin)
import Dispatch
#endif
#if canImport(UIKit)
import UIKit
#endif

/// The code of the article on how long data stays. It is compiled, and compared with the article.
struct KeepingData {
    let environment: RelayEnvironment
    let network: any Network

    func overview() async throws {
        let data = try await environment.fetch(FeedQuery(first: 10))
        let story = data.feed[0].storyRow_story    // keeps what FeedQuery has selected
        for await row in environment.observe(story) { print(row.title) }
    }

    func snapshots() throws -> [StoryRow_story.Data] {
        let snapshot = environment.snapshot()
        let feed = try snapshot.read(FeedQuery(first: 10)).feed
        let rows = try snapshot.read(feed.map(\.storyRow_story))
        return rows
    }

    func versions() async throws {
        for try await feed in environment.observeVersions(of: FeedQuery(first: 10)) {
            let rows = try feed.snapshot.read(feed.value.feed.map(\.storyRow_story))
            print(rows.map(\.title))
        }
    }

    func options() -> RelayEnvironment {
        var options = RelayEnvironment.Options()
        options.releaseBufferSize = 20
        options.queryCacheExpirationTime = .seconds(300)
        options.memoryCeiling = 64 << 20
        let environment = RelayEnvironment(network: network, options: options)
        return environment
    }

    #if canImport(UIKit)
    func memoryWarnings() {
        // UIKit
        NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in environment.releaseMemory() }

        // everywhere else on Apple platforms
        let pressure = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
        pressure.setEventHandler { environment.releaseMemory() }
        pressure.resume()
    }
    #endif

    func inspecting() {
        let store = environment.inspect()
        print(store)
        // "4" Story
        //   author: → "7"
        //   id: "4"
        //   title: "Hello"
        // "7" User
        //   id: "7"
        //   name: "Ada"
        // root
        //   node(id:"4"): → "4"

        print(store.description(of: "4") ?? "not there")    // one record
        print(JSONValue.object(store.json))                 // all records as JSON, by the same names
        print(store.statistics.records, store.statistics.bytes)
    }

    func reasons(_ store: StoreInspection) {
        print(store.retentionReason(of: "7").map(\.description) ?? "the next collection removes it")
        // retained: StoryQuery {"id":"4"} → root → "4" → "7"
        // referenced: …, if only references to the data of the query keep it
    }
}
