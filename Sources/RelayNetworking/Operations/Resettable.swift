/// A type that may store user data, and removes it when the user logs out.
public protocol Resettable: Sendable {
    /// Removes all data of the user, on logout.
    ///
    /// By default it does nothing.
    func reset()
}

extension Resettable {
    /// Does nothing, because no user data is stored.
    public func reset() {}
}
