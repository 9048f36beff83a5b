#if os(Linux)
/// A call of SQLite's to the file system, in the groups in which they are counted.
enum FileCall: Int, CaseIterable {
    /// Writes, truncates, syncs, deletes or creates a file.
    case change
    /// Reads a file or its size, or opens one that exists.
    case read
    /// Takes a lock, or maps the index of the log.
    case lock
}

/// A fault of the file system, which begins with a certain call.
enum Fault: Hashable {
    /// The reason why a call fails.
    enum Reason: String, CaseIterable {
        /// With an error of the device.
        case broken
        /// Because there is no space. Only calls that need some fail.
        case full
        /// For the same reason, after half of the bytes were written.
        case half
        /// Because another process has the lock.
        case busy
    }

    /// The writes that reach the device before power is lost, of those since the last sync.
    enum Loss: String, CaseIterable {
        /// All, but only half of the last one. That is also what a killed process leaves behind.
        case none
        /// None.
        case all
        /// The first ones, in the order in which they were made.
        case last
        /// For each file all, none, the first ones, or any of the sectors.
        case any
    }

    /// One call fails.
    case once(Reason)
    /// This call and all later ones in its group fail.
    case always(Reason)
    /// Nothing reaches the device any more. With `ignoresSyncs` syncs had no effect before that
    /// either.
    case power(Loss, ignoresSyncs: Bool)

    /// Whether syncs have no effect.
    var ignoresSyncs: Bool {
        if case .power(_, ignoresSyncs: true) = self { true } else { false }
    }

    /// Whether old bytes are needed, because writes may be lost.
    var losesWrites: Bool {
        if case .power = self { true } else { false }
    }

    /// The faults that calls of a group can have.
    static func all(of call: FileCall) -> [Fault] {
        switch call {
        case .change:
            Reason.allCases.filter { $0 != .busy }.map { .once($0) }
                + [.always(.broken), .always(.full)]
                + Loss.allCases.map { .power($0, ignoresSyncs: false) }
                + [.power(.last, ignoresSyncs: true), .power(.any, ignoresSyncs: true)]
        case .read: [.once(.broken), .always(.broken)]
        case .lock: [.once(.broken), .once(.busy), .always(.broken), .always(.busy)]
        }
    }
}

extension Fault: CustomStringConvertible {
    var description: String {
        switch self {
        case .once(let reason): "once-\(reason)"
        case .always(let reason): "always-\(reason)"
        case .power(let loss, let ignoresSyncs):
            "power-\(loss)" + (ignoresSyncs ? "-without-syncs" : "")
        }
    }
}
#endif
