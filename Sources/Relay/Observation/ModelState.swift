/// The values of a model, without the data.
///
/// Separate from the data because generic code is slow; see ``FragmentStatus``.
struct ModelContents {
    var phase = ModelPhase.empty
    var isLoading = false
    var isStale = false
    var isPartial = false
    /// Whether the data is that of earlier inputs.
    var isPrevious = false
    var error: (any Error)?
    var errors: [GraphQLError] = []
    var page = PageEnds()

    /// Returns whether models without data show the same.
    static func areSame(_ left: Self?, _ right: Self?) -> Bool {
        left?.phase == right?.phase && Relay.areSame(left?.error, right?.error)
    }
}

/// The state of a model that has been read: its values, and the observers of each.
///
/// A class because values arrive after the model was read, and the sender must not keep the model
/// alive. A model creates it when it is read for the first time.
@MainActor
final class ModelState<Output: FieldValue> {
    nonisolated let properties = ModelProperties()
    /// Whether data that was there stays while parts of it are missing.
    let keepsData: Bool
    private(set) var data: Output?
    private(set) var contents = ModelContents()
    /// The source of the values; values of others are ignored.
    var source: AnyObject?
    /// The source of the data of earlier inputs while it is shown, and the end of following it.
    var previous: (source: AnyObject, end: Disposable)?
    /// Changes the values inside of an animation, for example.
    var transaction: ((() -> Void) -> Void)?
    /// The number of the shown data; see ``QueryState/Published/changes``.
    var dataNumber = 0
    private var streams: [AsyncStream<Output>.Continuation] = []
    /// Whether there have been streams.
    ///
    /// Looking into the array takes longer, because its type depends on that of the data.
    private var hasStreams = false

    /// Creates a state without data.
    ///
    /// `keepsData` is `false` for a list, whose rows keep their data themselves.
    init(keepsData: Bool = true) { self.keepsData = keepsData }

    deinit {
        for stream in streams { stream.finish() }
    }

    /// Shows values; the data stays.
    ///
    /// With `isSilent`, no observer is notified, because a view is about to read the values.
    func show(_ new: ModelContents, isSilent: Bool = false) {
        if isSilent {
            noteSilently(new, hasNewData: false)
            contents = new
        } else {
            change(differences(new, hasNewData: false)) { contents = new }
        }
    }

    /// Shows values with data; `isNew` says whether the data differs.
    func show(_ new: ModelContents, data: Output?, isNew: Bool, isSilent: Bool) {
        if isSilent {
            noteSilently(new, hasNewData: isNew)
            contents = new
            self.data = data
        } else {
            change(differences(new, hasNewData: isNew)) {
                contents = new
                self.data = data
            }
        }
        if hasStreams, isNew, !new.isPrevious { yield() }
    }

    /// Shows values whose data may be equal to the data already shown.
    func show(_ new: ModelContents, data: Output?, isSilent: Bool) {
        if isSilent, !hasStreams, !properties.notesChanges {
            // Without observers, it doesn't matter whether it is.
            contents = new
            self.data = data
        } else {
            show(new, data: data, isNew: !Optional.areSame(self.data, data), isSilent: isSilent)
        }
    }

    /// Shows that the model has no environment.
    func showNoEnvironment(isSilent: Bool) {
        var new = ModelContents()
        new.error = ModelError.noEnvironment
        new.phase = .failed
        show(new, data: nil, isSilent: isSilent)
    }

    private func change(_ changed: [ModelProperties.Property], _ body: () -> Void) {
        guard !changed.isEmpty else { return }
        if let transaction {
            transaction { properties.change(changed, body) }
        } else {
            properties.change(changed, body)
        }
    }

    private func noteSilently(_ new: ModelContents, hasNewData: Bool) {
        guard properties.notesChanges else { return }
        properties.note(differences(new, hasNewData: hasNewData))
    }

    private func differences(_ new: ModelContents, hasNewData: Bool) -> [ModelProperties.Property] {
        var changed: [ModelProperties.Property] = []
        if hasNewData { changed.append(\.data) }
        if new.phase != contents.phase { changed.append(\.phase) }
        if new.isLoading != contents.isLoading { changed.append(\.isLoading) }
        if new.isStale != contents.isStale { changed.append(\.isStale) }
        if new.isPartial != contents.isPartial { changed.append(\.isPartial) }
        if new.isPrevious != contents.isPrevious { changed.append(\.isPrevious) }
        if !areSame(new.error, contents.error) { changed.append(\.error) }
        if new.errors != contents.errors { changed.append(\.errors) }
        if new.page.hasNext != contents.page.hasNext { changed.append(\.hasNext) }
        if new.page.hasPrevious != contents.page.hasPrevious { changed.append(\.hasPrevious) }
        return changed
    }

    // MARK: - Sequences

    /// The data now, and again whenever it has changed.
    ///
    /// The sequence ends with the model. Only the newest value waits for a slow consumer.
    func makeStream() -> AsyncStream<Output> {
        let (stream, continuation) = AsyncStream<Output>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        if let data { continuation.yield(data) }
        streams.append(continuation)
        hasStreams = true
        return stream
    }

    private func yield() {
        guard let data else { return }
        streams.removeAll { stream in
            if case .terminated = stream.yield(data) { true } else { false }
        }
    }
}

/// Returns whether two errors are equal, as far as they can be compared.
func areSame(_ left: (any Error)?, _ right: (any Error)?) -> Bool {
    func isEqual<Left: Equatable>(_ left: Left, _ right: any Error) -> Bool {
        right as? Left == left
    }
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?):
        guard let left = left as? any Equatable else { return false }
        return isEqual(left, right)
    default: return false
    }
}
