extension MockEnvironment {
    /// How a ``MockEnvironment`` treats an operation that the test has not answered ahead.
    public enum UnexpectedOperations: Sendable, Hashable {
        /// Lets it wait for the test, and fails it when the test hasn't taken it after this time.
        ///
        /// On a busy machine it waits longer.
        case wait(Duration)
        /// Fails it at once.
        case fail
    }
}
