/// A point in time in a fixed number of bytes.
///
/// `ContinuousClock.Instant` has no fixed layout outside of its library on Linux, so the runtime
/// copies each structure and local variable that contains one.
package struct Moment: Comparable, Sendable {
    private let sinceOrigin: Duration

    private static let origin = ContinuousClock.now

    package init(_ instant: ContinuousClock.Instant) {
        sinceOrigin = Self.origin.duration(to: instant)
    }

    package var instant: ContinuousClock.Instant { Self.origin.advanced(by: sinceOrigin) }

    package static func < (left: Moment, right: Moment) -> Bool {
        left.sinceOrigin < right.sinceOrigin
    }
}
