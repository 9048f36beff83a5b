/// How much memory the records of a store take: what they took when they were last measured, and the size of
/// the responses since then.
///
/// Measurements may end in another order than they began, because each is made without a lock.
struct MeasuredMemory {
    /// How many bytes the records took when they were last measured.
    private(set) var bytes = 0
    /// The size of all responses that were written.
    ///
    /// Of 64 bits, because an app that runs for long receives more than `Int` holds on a small device.
    private(set) var received: Int64 = 0
    /// The size of the responses that the last measurement included.
    private var measured: Int64 = 0

    /// Records that a response of a size was written.
    mutating func receive(_ bytes: Int) { received += Int64(bytes) }

    /// Records a measurement of the records as they were when responses of this size had been written.
    ///
    /// Leaves a newer one as it is.
    mutating func measure(_ bytes: Int, at received: Int64) {
        guard received >= measured else { return }
        (self.bytes, measured) = (bytes, received)
    }

    /// Records that there are no records any more.
    mutating func clear() { (bytes, measured) = (0, received) }

    /// Returns whether the records may take more than a ceiling since they were last measured.
    ///
    /// Measuring visits all records, so it waits until a sixteenth of the ceiling has been received.
    func mayExceed(_ ceiling: Int) -> Bool {
        let unmeasured = received - measured
        return unmeasured >= ceiling / 16 && Int64(bytes) + unmeasured > ceiling
    }
}
