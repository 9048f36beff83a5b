import Foundation
import Relay

// Lines that all screens use for loading, failed and live data.

/// Returns what a screen shows as long as its query has no data.
@MainActor
func loadingLines(_ query: QueryModel<some GraphQLQuery>) -> [Line] {
    guard query.phase == .failed, let error = query.error else { return [.faint("loading …")] }
    return [.failure("This can't be shown: \(message(of: error))"), .faint("r to try again")]
}

/// Returns what a screen shows if it has no object, or does not have all of its data.
///
/// A query's own data is there before that of its fragments: the store may know the object from a list.
@MainActor
func missingLines(_ query: QueryModel<some GraphQLQuery>, _ text: String) -> [Line] {
    query.isLoading || query.phase == .failed ? loadingLines(query) : [.failure(text)]
}

/// Returns what a screen shows below its data if its last request has failed.
@MainActor
func failureLines(_ query: QueryModel<some GraphQLQuery>) -> [Line] {
    guard query.phase == .failed, let error = query.error else { return [] }
    return [.failure("Not up to date: \(message(of: error))")]
}

/// Returns whether a screen follows the changes of other people.
@MainActor
func liveState(_ subscription: SubscriptionModel<some GraphQLSubscription>) -> String {
    switch subscription.phase {
    case .idle: "not live"
    case .active: "live"
    case .ended: "no longer live"
    case .failed: "no longer live: " + (subscription.error.map(message(of:)) ?? "")
    }
}

/// Returns an error in the words of the server, or of Relay.
func message(of error: any Error) -> String {
    switch error {
    case ResponseError.failed(_, let errors): errors.map(\.message).joined(separator: "; ")
    case let error as FieldErrors:
        error.errors.map { field in
            if case .reported(let error) = field.reason { error.message } else { field.description }
        }
        .joined(separator: "; ")
    default: error.localizedDescription
    }
}
