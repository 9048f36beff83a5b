/// What may keep something of the user, and forgets it when the user logs out.
public protocol Resettable: Sendable {
    /// Forgets what it keeps of the user, who has logged out.
    ///
    /// By default it does nothing.
    func reset()
}

extension Resettable {
    /// Does nothing: nothing is kept of a user.
    public func reset() {}
}
