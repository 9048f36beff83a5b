#if canImport(SwiftUI)
public import Relay
public import SwiftUI

/// The store of an environment, for a debug menu: counts, records, what keeps them, and the last events.
///
/// ```swift
/// InspectorView(environment)
/// ```
public struct InspectorView: View {
    @State private var model: InspectorModel
    @State private var shown: String?

    /// Creates a view of an environment.
    public init(_ environment: RelayEnvironment) {
        _model = State(wrappedValue: InspectorModel(in: environment))
    }

    /// The lists.
    public var body: some View {
        NavigationStack {
            List {
                if let statistics = model.statistics {
                    Section("Store") {
                        Text("\(statistics.records) records, \(statistics.bytes) bytes")
                        Text("\(statistics.retainedOperations) operations retained")
                        Text("\(statistics.subscriptions) live readers")
                        Text("\(statistics.optimisticUpdates) optimistic updates")
                    }
                }
                if !model.queue.isEmpty {
                    Section("Queued mutations") {
                        ForEach(model.queue) { mutation in
                            Text("\(mutation.name), sent \(mutation.attempts) times")
                        }
                    }
                }
                Section("Records") {
                    ForEach(model.rows) { row in
                        Button("\(row.id) \(row.type)") { shown = row.id }
                    }
                }
                Section("Events") {
                    ForEach(model.events, id: \.self) { event in Text(event) }
                }
            }
            .searchable(text: $model.search)
            .refreshable { await model.refresh() }
            .onAppear { model.refresh() }
            .navigationTitle("Relay")
            .navigationDestination(item: $shown) { name in
                List([name], id: \.self) { Text(model.text(of: $0)) }
            }
        }
    }
}
#endif
