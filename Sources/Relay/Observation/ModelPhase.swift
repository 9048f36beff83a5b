/// The state of a model: whether it has data, and whether a request is running or has failed.
///
/// ```swift
/// switch model.phase {
/// case .loading: showSpinner()
/// case .failed where model.data == nil: showError(model.error)
/// case .empty: showPlaceholder()
/// default: break
/// }
/// ```
public enum ModelPhase: Sendable, Hashable {
    /// There is no data yet, but a request that should bring it is running.
    case loading
    /// The data is there and up to date.
    case loaded
    /// The data is there, and a request for newer data is running.
    case refreshing
    /// The data is there, but it was invalidated or is too old, and no request is running.
    case stale
    /// The last request has failed, or the data can't be read.
    ///
    /// Data from before stays.
    case failed
    /// There is nothing to show, and no request is running: the object was deleted, the store has no
    /// data and the network isn't asked, or the model has no input.
    case empty
}
