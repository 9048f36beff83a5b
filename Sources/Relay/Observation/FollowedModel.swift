import Observation

/// The model from whose data another one takes its objects.
///
/// The other model asks for them whenever it is read, so that an observer of it is one of this model, too,
/// and both always show the same state.
///
/// A class because it remembers whether a change is waited for.
@MainActor
final class FollowedModel<Objects: Sendable> {
    private let model: any DataModel
    private let find: () -> Objects?
    private var isWaiting = false

    init<Model: DataModel>(
        _ model: Model,
        _ find: @escaping @MainActor (Model.Value) -> Objects?
    ) {
        self.model = model
        self.find = { model.data.flatMap(find) }
    }

    /// The objects; `nil` if there are none.
    var objects: Objects? { find() }

    var environment: RelayEnvironment? { model.environment }

    /// The values of a model that has no objects yet: why this one has no data.
    ///
    /// With data, the object isn't part of it.
    var contents: ModelContents {
        var contents = ModelContents()
        contents.phase = model.phase
        guard [.loading, .failed].contains(contents.phase), model.data == nil else {
            contents.phase = .empty
            return contents
        }
        contents.isLoading = contents.phase == .loading
        contents.error = model.error
        return contents
    }

    func retry() { model.retry() }

    /// Calls `action` when the objects may have changed: for sequences, which don't read the model again.
    func whenChanged(_ action: @escaping @Sendable @MainActor () -> Void) {
        guard !isWaiting else { return }
        isWaiting = true
        withObservationTracking {
            _ = (objects, environment)
        } onChange: { [weak self] in
            // Afterwards, because it is called before the change.
            Task { @MainActor in
                guard let self else { return }
                self.isWaiting = false
                action()
            }
        }
    }
}
