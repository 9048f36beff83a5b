public import Observation
public import Relay

/// The store of an environment for a view in a debug menu: its records, and what has happened lately.
///
/// It shows the store as it was when it was last refreshed. A class because views observe it.
@MainActor @Observable
public final class InspectorModel {
    /// A record in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The record's name, as in `StoreInspection`.
        public let id: String
        /// The type; empty if it is not known.
        public let type: String
    }

    /// The names and types to be shown: those that contain this text, or all if it is empty.
    public var search = ""
    /// Counts of the store's contents; `nil` before the first refresh.
    public private(set) var statistics: StoreInspection.Statistics?
    /// The mutations that wait or have failed.
    public private(set) var queue: [QueuedMutation] = []
    /// The last events, the newest first.
    public private(set) var events: [String] = []

    private var inspection: StoreInspection?
    private var all: [Row] = []
    private var ids: [String: DataID] = [:]
    @ObservationIgnored private let environment: RelayEnvironment
    @ObservationIgnored private let recent = RecentEvents()
    @ObservationIgnored private var subscription: Disposable?

    /// Creates a model, and begins to note events.
    public init(in environment: RelayEnvironment) {
        self.environment = environment
        subscription = environment.observeEvents { [recent] in recent.add($0) }
    }

    deinit {
        subscription?.dispose()
    }

    /// The records that match ``search``, by name.
    public var rows: [Row] {
        guard !search.isEmpty else { return all }
        return all.filter { $0.id.contains(search) || $0.type.contains(search) }
    }

    /// Looks at the store again.
    ///
    /// It copies nothing, but names all records, which takes a moment if there are many.
    public func refresh() {
        let inspection = environment.inspect()
        self.inspection = inspection
        statistics = inspection.statistics
        queue = inspection.queuedMutations
        let records = inspection.namedRecords
        all = records.map { Row(id: $0.name, type: $0.type) }
        ids = Dictionary(records.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
        events = recent.all.reversed().map(\.description)
    }

    /// Returns a record as text: its type and fields, and why it is kept.
    public func text(of name: String) -> String {
        guard let inspection, let id = ids[name],
            let record = inspection.description(ofRecord: id)
        else { return "It is not there any more." }
        let reason = inspection.retentionReason(ofRecord: id)?.description ?? "Nothing keeps it."
        return "\(record)\n\n\(reason)"
    }
}

/// The last events of an environment.
private final class RecentEvents: Sendable {
    private static let limit = 200
    private let events = Locked<[LoggedEvent]>([])

    func add(_ event: LoggedEvent) {
        events.withLock { events in
            events.append(event)
            // Half at once, because removing the first elements moves the others.
            if events.count > 2 * Self.limit { events.removeFirst(Self.limit) }
        }
    }

    var all: [LoggedEvent] { Array(events.withLock { $0 }.suffix(Self.limit)) }
}
