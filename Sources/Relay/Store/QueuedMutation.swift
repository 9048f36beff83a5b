#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A mutation that waits to be sent, also by later runs of the app, or that has failed.
public struct QueuedMutation: Sendable, Identifiable, Hashable {
    /// Numbers the queued mutations of an account in the order in which they were committed, over all runs of
    /// the app.
    public let id: Int64
    /// The name of the mutation.
    public let name: String
    /// The variables, with `null` in place of files.
    public let variables: JSONObject
    /// Mutations with the same key are sent one after the other.
    public let key: String
    /// When it was committed, by the device's clock.
    public let queued: Date
    /// After this time it isn't sent any more; `nil` if it has no deadline.
    public let deadline: Date?
    /// How often it was sent.
    public let attempts: Int
    /// The key by which the server recognizes it when it is sent again: the
    /// ``CacheConfig/transactionID`` of its requests.
    public let idempotencyKey: String
    /// Whether it waits, and for what.
    public let state: State

    /// The state of a queued mutation.
    public enum State: Sendable, Hashable {
        /// It is being written to the storage, and is sent afterwards.
        case saving
        /// It waits until those before it with the same key have ended, or until those whose objects it
        /// names.
        case waitingForOthers
        /// It waits until the network can be reached.
        case waitingForNetwork
        /// The last attempt has failed, and the next one comes a while later.
        case waitingAfterFailure
        /// It was sent, and has no answer yet.
        case sending
        /// It won't be sent again by itself.
        case failed(Failure)
    }

    /// Why a queued mutation is not sent any more.
    public enum Failure: Sendable, Hashable {
        /// The server has refused it with these errors.
        case rejected([GraphQLError])
        /// The network or the server has refused it, or it can't be sent, for a reason that will stay, as the text
        /// says.
        case refused(String)
        /// The server has answered in a way that can't be used, as the text says. It may have executed it.
        case unusableAnswer(String)
        /// Its deadline has passed.
        case expired
        /// It was sent as often as ``OfflineOptions/maximumAttempts`` allows; the text says how the last
        /// attempt failed.
        case tooManyAttempts(String)
        /// It was sent once, and the answer was lost: the server may have executed it.
        case unknownOutcome
        /// This version of the app doesn't register the mutation.
        case unknownMutation
        /// The mutation has changed so that these variables don't fit, as the text says.
        case changedMutation(String)
    }

    /// Why it has failed; `nil` if it waits.
    public var failure: Failure? {
        if case .failed(let failure) = state { failure } else { nil }
    }
}
