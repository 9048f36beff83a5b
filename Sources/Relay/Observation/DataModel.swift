public import Observation

/// A model with data that may be loading, empty or failed: what a view for these states needs.
///
/// ``QueryModel``, ``FragmentModel`` and its subclasses, ``FragmentListModel`` and ``ObjectsModel`` conform to it.
@MainActor
public protocol DataModel<Value>: AnyObject, Observable {
    /// The type of the data.
    associatedtype Value
    /// The environment that has the data; `nil` until it is set.
    var environment: RelayEnvironment? { get }
    /// The data; `nil` if there is none.
    var data: Value? { get }
    /// Whether there is data, it is loading, or it could not be loaded.
    var phase: ModelPhase { get }
    /// Why there is no data, or how the last request has failed.
    var error: (any Error)? { get }
    /// Repeats the last request if it has failed.
    func retry()
}

extension QueryModel: DataModel {}

extension FragmentModel: DataModel {}

extension FragmentListModel: DataModel {}
