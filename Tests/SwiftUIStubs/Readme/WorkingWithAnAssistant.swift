// swift-format-ignore-file
import Foundation
import Relay
import RelaySwiftUI
import SwiftUI

struct FeedApp: App {
    private let environment = RelayEnvironment(network: SilentNetwork())

    var body: some Scene {
        WindowGroup { FeedScreen().relayEnvironment(environment) }
    }
}

struct SilentNetwork: Network {
    func execute(
        request: RequestParameters, variables: VariableData, cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}

struct StoryList: View {
    @RelayPagination private var stories: PaginationModel<Stories_query>

    init(_ query: Stories_query.Ref) { _stories = RelayPagination(query) }

    var body: some View {
        DataView(stories) { data in
            List {
                if let list = data.stories {
                    ForEach(list, id: \.id) { story in StoryRow(story.storyRow_story) }
                    NextPage(stories, count: 20)
                }
            }
        }
    }
}
