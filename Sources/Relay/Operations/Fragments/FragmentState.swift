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
    /// ``RelayEnvironment/reset(keepsQueuedMutations:isolation:)`` or of another environment.
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

extension FragmentState {
    /// Creates the state for the values of a live reader.
    init(_ status: FragmentStatus, _ data: Output?, _ definition: String) {
        switch (status.kind, data) {
        case (.value, let data?): self = .value(data)
        case (.stale, let data?): self = .stale(data)
        case (.loading(let fields), _): self = .loading(missing: fields)
        case (.missing(let fields), _): self = .missing(fields)
        case (.failed(let error), _): self = .failed(error)
        case (.deleted, _): self = .deleted
        // There is data where nothing is missing.
        case (.value, nil), (.stale, nil): self = .missing([])
        }
    }
}
