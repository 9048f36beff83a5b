extension RelayEnvironment {
    /// The store as it is now, for people to look at: its records as text and JSON, how much there
    /// is of what, and why the garbage collector keeps an object.
    public func inspect() -> StoreInspection {
        store.inspect()
    }
}
