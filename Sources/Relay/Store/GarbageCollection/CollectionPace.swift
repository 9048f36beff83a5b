/// When the next collection may begin.
///
/// An app that releases an operation every few milliseconds would otherwise collect all the time.
/// So the collector rests after a collection for thirty-two times as long as it has worked, and takes
/// less than a thirtieth of a processor. It begins earlier if there may be too much garbage.
///
/// A collection that is asked for while another is under way begins after the rest, because what
/// became garbage meanwhile may still be there.
struct CollectionPace {
    /// The duration of the rest after a collection, as a multiple of the collection's own.
    private let restFactor: Int
    private var phase = Phase.idle
    /// Counts the rests.
    private var number = 0
    /// How long the current or last collection has worked.
    private var work = Duration.zero
    private var restEnd: ContinuousClock.Instant?
    /// The number of records that the last collection has left.
    private var left = 0
    /// Whether another collection was asked for while one is under way.
    private var isWanted = false

    private enum Phase {
        case idle
        /// A collection begins when the rest ends.
        case resting
        case collecting
    }

    /// When a collection begins that was asked for.
    enum Start: Equatable {
        case now
        /// After a rest, at whose end ``CollectionPace/endRest(_:)`` is called with its number.
        case after(Duration, rest: Int)
        /// It begins later anyway.
        case already
    }

    /// Whether no collection is under way or begins after a rest.
    var isIdle: Bool {
        if case .idle = phase { true } else { false }
    }

    init(restFactor: Int) {
        self.restFactor = restFactor
    }

    /// Returns whether there may be more garbage than a quarter of the records that are in use and
    /// 10,000.
    ///
    /// Records that were written since the last collection count as garbage, and those that
    /// operations have brought which are not kept any more.
    private func mayHaveTooMuchGarbage(_ records: Int, released: Int) -> Bool {
        max(0, records - left) + released > left / 4 + 10_000
    }

    /// Asks for a collection.
    ///
    /// `records` is the number of records in the store, and `released` the number of those that
    /// operations have brought which were forgotten since the last collection.
    mutating func request(
        at now: ContinuousClock.Instant,
        records: Int,
        released: Int
    ) -> Start {
        if case .collecting = phase {
            isWanted = true
            return .already
        }
        let rest = restEnd.map { $0 - now } ?? .zero
        guard rest > .zero, !mayHaveTooMuchGarbage(records, released: released) else {
            begin()
            return .now
        }
        if case .resting = phase { return .already }
        phase = .resting
        number += 1
        return .after(rest, rest: number)
    }

    /// Returns whether a collection begins: not if it has begun before the rest was over.
    mutating func endRest(_ number: Int) -> Bool {
        guard case .resting = phase, number == self.number else { return false }
        begin()
        return true
    }

    private mutating func begin() {
        phase = .collecting
        work = .zero
        isWanted = false
    }

    /// Adds the time that a step of the current collection has taken.
    mutating func noteStep(_ duration: Duration) { work += duration }

    /// Records how many records a collection has left.
    mutating func noteLeft(_ records: Int) { left = records }

    /// Ends the current collection, and begins the rest.
    ///
    /// Returns whether another was asked for meanwhile, and must be asked for again.
    @discardableResult
    mutating func end(at now: ContinuousClock.Instant) -> Bool {
        phase = .idle
        restEnd = now + work * restFactor
        return isWanted
    }
}
