extension Store {
    /// Drops what is not in use: empties the release buffer and collects.
    package func releaseMemory() {
        _ = roots.withLock { $0.forgetReleased(butLast: options.keptOperations) }
        collectGarbage()
    }

    /// Returns whether the store may have exceeded its memory ceiling since it was last measured.
    func mayExceedCeiling(_ state: StoreState) -> Bool {
        options.memoryCeiling.map { state.memory.mayExceed($0) } ?? false
    }

    /// Measures the records soon, and drops what is not in use if they are too large.
    func scheduleMeasuring() {
        options.schedule { [weak self] in self?.keepBelowCeiling() }
    }

    private func keepBelowCeiling() {
        guard let ceiling = options.memoryCeiling, measure() > ceiling else { return }
        releaseMemory()
        let bytes = measure()
        log(.storeMemory(bytes: bytes, ceiling: ceiling))
    }

    private func measure() -> Int {
        let (source, received) = writer.withLock { ($0.base, $0.memory.received) }
        let bytes = source.estimatedBytes
        writer.withLock { $0.memory.measure(bytes, at: received) }
        return bytes
    }
}
