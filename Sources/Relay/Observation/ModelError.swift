#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// The error of a model that can't begin.
public enum ModelError: Error, Sendable, Hashable {
    /// The model has no environment.
    case noEnvironment
}

extension ModelError: CustomStringConvertible, LocalizedError {
    /// A message that says what to do.
    public var description: String {
        switch self {
        case .noEnvironment:
            "There is no `RelayEnvironment`. Pass one to the model or, in SwiftUI, add "
                + "`.relayEnvironment(environment)` to a view above."
        }
    }

    /// The ``description``, for Foundation's `localizedDescription`.
    public var errorDescription: String? { description }
}
