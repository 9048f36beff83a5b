#if os(Linux)
/// A run of the script with one fault.
struct FaultPoint {
    var fault: Fault
    var call: FileCall
    /// The number of the call with which the fault begins, from 1.
    var number: Int
    /// Whether the environment also writes by itself, which calls files at random times.
    var writesByItself: Bool
    var seed: UInt64

    /// Whether a store may open that was never published, and files may be damaged.
    ///
    /// SQLite has no checksums outside of its log. If syncs do nothing, the pages of its file may
    /// be of several versions. Rows have checksums, so a record is that of a version or missing.
    /// A device that loses only its last writes is no danger.
    var mixesVersions: Bool { fault == .power(.any, ignoresSyncs: true) }
}

extension FaultPoint: CustomStringConvertible {
    var description: String {
        "\(fault)@\(call)-\(number)" + (writesByItself ? "-by-itself" : "")
    }
}
#endif
