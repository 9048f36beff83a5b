extension RelayEnvironment {
    /// Returns a copy of the store for debugging.
    ///
    /// It shows the records as text and JSON, counts them, and explains why the garbage collector
    /// keeps an object.
    public func inspect() -> StoreInspection {
        store.inspect()
    }
}
