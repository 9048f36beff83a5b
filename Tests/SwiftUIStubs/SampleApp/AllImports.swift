// swift-format-ignore-file
import Combine
import Relay
import RelaySwiftUI
import SwiftData
import SwiftUI

/// Names mean the same in a file that imports SwiftData and Combine as well.
struct AllImports: View {
    @RelayQuery(WideQuery()) private var items
    @RelaySubscription(StoryUpdatedSubscription(id: "1")) private var updates
    @SwiftUI.Environment(\.relayEnvironment) private var environment

    var body: some View {
        Text("\(items.data?.items.count ?? 0)")
        Text(environment == nil ? "No environment" : "\(updates.phase)")
    }
}
