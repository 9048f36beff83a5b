import Observation

/// The properties of a model, which are tracked one by one.
///
/// A class because it is the object that Swift's observation tracks. It isn't generic, because a key
/// path into a generic type is looked up again each time.
final class ModelProperties: Observable, Sendable {
    typealias Property = any KeyPath<ModelProperties, Void> & Sendable

    private let registrar = ObservationRegistrar()
    /// The properties whose observers are notified in the next turn; `nil` if there will be none.
    @MainActor private var later: [Property]?

    var data: Void { () }
    var phase: Void { () }
    var isLoading: Void { () }
    var isStale: Void { () }
    var isPartial: Void { () }
    var isPrevious: Void { () }
    var error: Void { () }
    var errors: Void { () }
    var inputs: Void { () }
    var hasNext: Void { () }
    var hasPrevious: Void { () }
    var isLoadingNext: Void { () }
    var isLoadingPrevious: Void { () }
    var isRefetching: Void { () }
    var loadError: Void { () }
    var isInFlight: Void { () }
    var mutations: Void { () }

    /// Records that a property was read.
    func access(_ property: Property) {
        registrar.access(self, keyPath: property)
    }

    /// Changes properties, and notifies their observers.
    @MainActor
    func change(_ properties: [Property], _ body: () -> Void) {
        for property in properties { registrar.willSet(self, keyPath: property) }
        body()
        for property in properties { registrar.didSet(self, keyPath: property) }
    }

    /// Whether changes that aren't notified at once are notified in the next turn.
    @MainActor var notesChanges: Bool { later != nil }

    /// Adds changes to those whose observers are notified in the next turn.
    @MainActor
    func note(_ properties: [Property]) { later?.append(contentsOf: properties) }

    /// Notifies the observers of properties in the next turn of the main actor, also of properties that are
    /// noted until then.
    ///
    /// For changes while a view is about to read the model: other views have read it, too, and SwiftUI doesn't
    /// let a view change while another one is drawn. `begin` is called first.
    @MainActor
    func notifyLater(_ properties: [Property], _ begin: @escaping @MainActor () -> Void = {}) {
        guard later == nil else { return note(properties) }
        later = properties
        Task {
            begin()
            change(take(&later, nil) ?? []) {}
        }
    }
}
