/// Measures the duration of each stage of a run.
public struct Stopwatch: Sendable {
    /// The stages in the order in which they started, with their durations.
    public private(set) var stages: [(name: String, duration: Duration)] = []
    /// Called with the name of a stage when it starts.
    private let onStage: @Sendable (String) -> Void
    private let clock = ContinuousClock()
    private var current: (name: String, start: ContinuousClock.Instant)?

    init(onStage: @escaping @Sendable (String) -> Void) {
        self.onStage = onStage
    }

    /// Ends the current stage and starts another.
    mutating func begin(_ name: String) {
        end()
        onStage(name)
        current = (name, clock.now)
    }

    /// Ends the current stage.
    mutating func end() {
        guard let current else { return }
        let duration = clock.now - current.start
        if let index = stages.firstIndex(where: { $0.name == current.name }) {
            stages[index].duration += duration
        } else {
            stages.append((current.name, duration))
        }
        self.current = nil
    }
}
