// swift-format-ignore-file
import Relay
import RelaySwiftUI
import SwiftUI

/// Search as you type: the old results stay until the new ones have arrived.
struct SearchScreen: View {
    @State private var text = ""

    var body: some View {
        SearchResults(text: text).searchable(text: $text)
    }
}

struct SearchResults: View {
    @RelayQuery private var results: QueryModel<WideQuery>

    init(text: String) {
        _results = RelayQuery(text.isEmpty ? nil : WideQuery(group: .value(text)))
    }

    var body: some View {
        DataView(results) { data in
            List(data.items, id: \.id) { item in Text(item.name) }
                .opacity(results.isPrevious ? 0.5 : 1)
        } empty: {
            Text("Type something")
        }
    }
}
