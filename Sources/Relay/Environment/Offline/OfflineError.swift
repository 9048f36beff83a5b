/// Why a mutation could not be queued, or a queued one not be changed.
public enum OfflineError: Error, Sendable, Hashable {
    /// The environment has no storage for mutations.
    case noStorage(mutation: String)
    /// The mutation isn't registered.
    case notRegistered(mutation: String)
    /// The call has updaters of its own, which would be lost with this run of the app.
    case ownUpdater(mutation: String)
    /// As many mutations wait, or have failed, as ``OfflineOptions/maximumMutations`` allows.
    case tooMany(mutation: String, limit: Int)
    /// The files of the mutation, with those of the others, are larger than ``OfflineOptions/maximumFileBytes``
    /// allows.
    case filesTooLarge(mutation: String, limit: Int)
    /// A file of the mutation can't be read.
    case unreadableFile(mutation: String, variable: String)
    /// The mutation was removed.
    case removed(mutation: String)
    /// There is no queued mutation with this id, or it is another mutation.
    case notFound(id: QueuedMutation.ID)
    /// The mutation was sent and not answered yet, so that it can't be changed.
    case isSending(mutation: String)
    /// The mutation has failed.
    case failed(mutation: String, QueuedMutation.Failure)
}

extension OfflineError: CustomStringConvertible {
    /// One or two sentences: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .noStorage(let mutation):
            "`\(mutation)` can't be queued, because the environment has no storage for mutations. Create it with a "
                + "`Persistence` that has one, such as `.sqlite(in:)`."
        case .notRegistered(let mutation):
            "`\(mutation)` can't be queued, because a later run of the app would not know it. Call "
                + "`options.offline.register(\(mutation).self)` before the environment is created."
        case .ownUpdater(let mutation):
            "`\(mutation)` can't be queued with an updater of this call, which would be lost with this run of the "
                + "app. Pass it to `options.offline.register(\(mutation).self)`."
        case .tooMany(let mutation, let limit):
            "`\(mutation)` was not queued, because \(limit) mutations wait or have failed. Remove failed ones, or raise "
                + "`maximumMutations`."
        case .filesTooLarge(let mutation, let limit):
            "`\(mutation)` was not queued, because its files and those of the others have more than \(limit) bytes. "
                + "Send it with another policy, or raise `maximumFileBytes`."
        case .unreadableFile(let mutation, let variable):
            "`\(mutation)` was not queued, because the file in `\(variable)` can't be read."
        case .removed(let mutation):
            "`\(mutation)` was removed from the queue."
        case .notFound(let id):
            "There is no such queued mutation with the id \(id). It was sent or removed, or is another one."
        case .isSending(let mutation):
            "`\(mutation)` was sent, and the server may have executed it. Wait for its answer, or queue another "
                + "mutation."
        case .failed(let mutation, let failure):
            "`\(mutation)` is not sent any more: \(failure.text)"
        }
    }
}

extension OfflineError: LoggableError {
    package var logDescription: String {
        guard case .failed(let mutation, _) = self else { return description }
        return "`\(mutation)` is not sent any more."
    }
}

extension QueuedMutation.Failure {
    fileprivate var text: String {
        switch self {
        case .rejected(let errors): errors.lazy.map(\.description).listed()
        case .refused(let text), .changedMutation(let text), .unusableAnswer(let text): text
        case .expired: "its deadline has passed."
        case .tooManyAttempts(let text): "it was sent too often. \(text)"
        case .unknownOutcome: "it was sent, and the answer was lost. Ask the server for its state."
        case .unknownMutation: "this version of the app doesn't register it."
        }
    }
}
