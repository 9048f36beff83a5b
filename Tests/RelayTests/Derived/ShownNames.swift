import Relay

/// Provides whether first names are shown.
nonisolated enum ShownNames: VariableProvider {
    static var value: Bool { true }
}
