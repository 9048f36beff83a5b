/// The state of a fragment's data.
public enum FragmentState<Output: Sendable>: Sendable {
    /// Everything that the fragment selects is there.
    case value(Output)
    /// Everything is there, but a field that the fragment reads has outlived its age; see
    /// <doc:KeepingDataFresh>.
    case stale(Output)
    /// The store doesn't have these fields, but the operation that spreads the fragment is in
    /// flight and should bring them.
    case loading(missing: [String])
    /// The store doesn't have these fields, and the operation that spreads the fragment is not in
    /// flight.
    case missing([String])
    /// The data can't be read: fields have failed, or the reference is from before
    /// ``RelayEnvironment/reset(isolation:)`` or of another environment.
    case failed(StoreError)
    /// The object was deleted.
    case deleted

    /// The data, which may be stale; `nil` if it isn't there.
    public var value: Output? {
        switch self {
        case .value(let output), .stale(let output): output
        case .loading, .missing, .failed, .deleted: nil
        }
    }

    /// Whether the data is there but has outlived its age.
    public var isStale: Bool {
        if case .stale = self { true } else { false }
    }

    /// Whether the data is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension FragmentState where Output: FieldValue {
    // Inlined because generic code looks up its types in each function.
    @inline(__always)
    init(_ snapshot: Snapshot<Output>, isInFlight: Bool) {
        let definition = snapshot.reading.definition
        switch snapshot.failure {
        case nil: self = .value(snapshot.output)
        case .deleted: self = .deleted
        case .missing(let fields):
            self = isInFlight ? .loading(missing: fields) : .missing(fields)
        case .failed(let errors): self = .failed(.failed(definition: definition, errors))
        }
    }

    /// Returns whether both are the same for a view.
    static func areSame(_ left: Self, _ right: Self) -> Bool {
        switch (left, right) {
        case (.value(let left), .value(let right)), (.stale(let left), .stale(let right)):
            Output.areSame(left, right)
        case (.loading(let left), .loading(let right)): left == right
        case (.missing(let left), .missing(let right)): left == right
        case (.failed(let left), .failed(let right)): left == right
        case (.deleted, .deleted): true
        default: false
        }
    }
}
