import Relay

/// Whether the user measures in metres.
package nonisolated enum MetricSystem: VariableProvider {
    package static var value: Bool { true }
}
