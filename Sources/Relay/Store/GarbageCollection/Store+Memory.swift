extension Store {
    /// Drops what is not in use: empties the release buffer and collects.
    package func releaseMemory() {
        _ = roots.withLock { $0.forgetReleased(butLast: options.keptOperations) }
        collectGarbage()
    }

    /// Returns whether the store may have exceeded its memory ceiling since it was last measured.
    ///
    /// Measuring visits all records, so it waits until a sixteenth of the ceiling has been received.
    func mayExceedCeiling(_ state: StoreState) -> Bool {
        guard let ceiling = options.memoryCeiling else { return false }
        return state.unmeasuredBytes >= ceiling / 16
            && state.measuredBytes + state.unmeasuredBytes > ceiling
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
        let (source, unmeasured) = writer.withLock { ($0.base, $0.unmeasuredBytes) }
        let bytes = source.estimatedBytes
        writer.withLock { state in
            state.measuredBytes = bytes
            state.unmeasuredBytes -= min(unmeasured, state.unmeasuredBytes)
        }
        return bytes
    }
}
