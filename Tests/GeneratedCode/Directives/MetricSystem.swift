import Relay

/// Provides whether the user measures in metres.
package nonisolated enum MetricSystem: Relay.VariableProvider {
    package static var value: Swift.Bool { true }
}
