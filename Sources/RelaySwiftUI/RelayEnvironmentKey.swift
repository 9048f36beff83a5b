#if canImport(SwiftUI)
public import Relay
public import SwiftUI

extension EnvironmentValues {
    /// The environment that the views below use; `nil` if none was set.
    public var relayEnvironment: RelayEnvironment? {
        get { self[RelayEnvironmentKey.self] }
        set { self[RelayEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the environment that this view and the views below use.
    ///
    /// ```swift
    /// WindowGroup {
    ///     FeedScreen().relayEnvironment(environment)
    /// }
    /// ```
    nonisolated public func relayEnvironment(_ environment: RelayEnvironment?) -> some View {
        self.environment(\.relayEnvironment, environment)
    }
}

private struct RelayEnvironmentKey: EnvironmentKey {
    static var defaultValue: RelayEnvironment? { nil }
}
#endif
