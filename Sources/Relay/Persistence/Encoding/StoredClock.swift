#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// One moment on both clocks: the one that measures ages, which starts with the device, and the one whose
/// times are kept, in milliseconds since 1970.
struct StoredClock: Sendable {
    let instant: ContinuousClock.Instant
    let milliseconds: Int64

    init(_ instant: ContinuousClock.Instant, _ date: Date) {
        self.instant = instant
        milliseconds = Self.milliseconds(date)
    }

    private static func milliseconds(_ date: Date) -> Int64 {
        Int64(exactly: (date.timeIntervalSince1970 * 1_000).rounded()) ?? 0
    }

    /// When something was on the kept clock.
    func milliseconds(of other: ContinuousClock.Instant) -> Int64 {
        let (seconds, attoseconds) = (other - instant).components
        let (product, isTooFar) = seconds.multipliedReportingOverflow(by: 1_000)
        guard !isTooFar else { return milliseconds }
        return milliseconds &+ product &+ attoseconds / 1_000_000_000_000_000
    }

    /// When something was on the clock of ages.
    ///
    /// If it seems to be in the future, because the clock was set back since, it counts as very old: data
    /// that is fetched without need is better than old data that is shown as fresh.
    func instant(of other: Int64) -> ContinuousClock.Instant {
        let (age, isTooFar) = milliseconds.subtractingReportingOverflow(other)
        guard !isTooFar, age >= 0 else { return instant.advanced(by: .zero - Self.veryLong) }
        return instant.advanced(by: .zero - min(.milliseconds(age), Self.veryLong))
    }

    /// A hundred years.
    private static let veryLong = Duration.seconds(100 * 365 * 86_400 as Int64)
}
