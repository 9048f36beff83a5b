/// What a store was told not to trust any more, and when.
///
/// Times are a store's epochs: how many times something was written.
package struct Invalidations: Sendable, Equatable {
    /// How often the store was reset, after which nothing is as before.
    package var session = 0
    /// When everything was invalidated last; `nil` for never.
    package var store: Int?
    /// When single records were.
    package var records: [DataID: Int] = [:]

    package init() {}

    /// What of it concerns these records.
    package func relevant(to ids: [DataID]) -> Invalidations {
        var relevant = self
        relevant.records = [:]
        for id in ids { relevant.records[id] = records[id] }
        return relevant
    }
}
