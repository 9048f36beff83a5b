/// For how long the response to a request is fresh, as its network has reported.
///
/// A class because it is passed through all networks and interceptors to the one that receives the
/// response, and is equal only to itself.
package final class ResponseAge: Sendable, Hashable {
    private let maxAge = Locked<Int32?>(nil)

    package init() {}

    /// The number of seconds, rounded up, for which all fields of the response are fresh at most; `nil` if that is
    /// unknown.
    package var seconds: Int32? { maxAge.withLock { $0 } }

    func report(_ duration: Duration) {
        let (whole, rest) = duration.components
        let seconds = Int32(clamping: max(0, whole)) &+ (rest > 0 && whole < Int32.max ? 1 : 0)
        maxAge.withLock { $0 = seconds }
    }

    package static func == (a: ResponseAge, b: ResponseAge) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
