extension Store {
    /// Logs that a definition is observed and, once the result is disposed of, that it no longer is.
    ///
    /// Returns `nil` without a listener for events. The end is logged on a background task, because a
    /// cancellation handler may dispose of the result, in which no listener may run.
    func logObservation(of definition: String) -> Disposable? {
        guard let begun = log.begin else { return nil }
        log(.observeStart(definition: definition))
        let schedule = options.schedule
        return Disposable { [weak self] in
            schedule { [weak self] in
                self?.log(.observeEnd(definition: definition), since: begun)
            }
        }
    }
}
