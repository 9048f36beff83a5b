/// An updater that is running: reads on its thread see what it has changed so far.
struct RunningUpdate {
    let thread: ThreadID
    let updater: any Updater
}

/// Holds the transaction of an updater while it runs.
package protocol Updater: AnyObject {
    /// The records as the updater has changed them so far.
    var transaction: StoreTransaction { get }

    /// Changes the updater's private copy of the records.
    func change<Result>(_ body: (inout StoreTransaction) -> Result) -> Result

    /// Logs an event when the update is published.
    func log(_ event: LogEvent)
}
