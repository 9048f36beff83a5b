/// When a response was received, and how long it is fresh at most.
///
/// A class because few responses need one, and copying an instant is costly.
package final class Receipt: Sendable {
    package let time: ContinuousClock.Instant
    /// The number of seconds for which all of its fields are fresh, if the server says so.
    package let maxAge: Int32?

    init(time: ContinuousClock.Instant, maxAge: Int32? = nil) {
        (self.time, self.maxAge) = (time, maxAge)
    }
}
