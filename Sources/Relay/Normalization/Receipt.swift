/// When a response was received, and how long it is fresh at most.
package struct Receipt: Sendable {
    package let time: ContinuousClock.Instant
    /// The number of seconds for which all of its fields are fresh, if the server says so.
    package var maxAge: Int32?
}
