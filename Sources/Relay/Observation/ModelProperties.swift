import Observation

/// The properties of a model, which are tracked one by one.
///
/// A class because it is the object that Swift's observation tracks. It isn't generic, because a key
/// path into a generic type is looked up again each time.
final class ModelProperties: Observable, Sendable {
    typealias Property = any KeyPath<ModelProperties, Void> & Sendable

    private let registrar = ObservationRegistrar()

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
}
