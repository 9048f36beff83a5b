/// The version of the store that readers see.
struct PublishedVersion {
    var source = RecordSource()
    /// How many times the store was reset.
    var session = 0
    /// The versions that are held, by the numbers of their holds.
    var held: [Int: RecordSource] = [:]
    var lastHeld = 0
    /// The updater that is running, if any.
    var update: RunningUpdate?
    /// Whether publications are observed.
    ///
    /// It is stored here so that asking costs nothing.
    var isObserved = false
    /// The versions that models show; `nil` until the first model has read.
    var shown: ShownVersions?
}
