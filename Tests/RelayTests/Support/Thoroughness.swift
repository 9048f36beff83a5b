import Foundation

/// How long the long tests of the store are: short beside all others, and in full where
/// `STORE_PROOFS` is `1`, as `Tests/StoreProofs/run` sets it.
enum Thoroughness {
    static let isFull = ProcessInfo.processInfo.environment["STORE_PROOFS"] == "1"

    /// Whether no other test runs in the process, as `STORE_PROOFS_ALONE` says.
    static let isAlone = ProcessInfo.processInfo.environment["STORE_PROOFS_ALONE"] == "1"

    /// The seeds of a random test: as many as a variable of the environment says, or else `short`
    /// or `full`.
    static func seeds(_ variable: String, short: UInt64, full: UInt64) -> ClosedRange<UInt64> {
        let chosen = ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
        return 1...(chosen ?? (isFull ? full : short))
    }
}
