import Relay

/// Provides whether titles are shown.
nonisolated enum FoundTitles: VariableProvider {
    static var value: Bool { true }
}
