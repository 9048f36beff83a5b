import Foundation
import Relay

/// A result code of SQLite, with its details in the upper bytes.
struct SQLiteCode: RawRepresentable, Sendable, Hashable {
    let rawValue: Int32

    static let ok = SQLiteCode(rawValue: 0)
    static let row = SQLiteCode(rawValue: 100)
    static let done = SQLiteCode(rawValue: 101)

    /// The meaning of a code for a storage.
    enum Meaning {
        case damaged, full, takenOver, busy, unavailable
    }

    /// Returns what the code means, together with the `errno` of the system call that failed.
    func meaning(systemError: Int32) -> Meaning {
        switch rawValue {
        case Self.readOnlyMoved: return .takenOver
        case Self.shortRead, Self.badChecksum, Self.damagedFileSystem, Self.isFolder, Self.isLink:
            return .damaged
        default: break
        }
        switch rawValue & 0xff {
        // Our statements are right for our tables. If SQLite finds an error in one of them, the
        // tables or the rows are not what they were when the file was opened.
        case Self.error, Self.schema, Self.constraint, Self.mismatch: return .damaged
        case Self.corrupt, Self.notADatabase: return .damaged
        case Self.full: return .full
        case Self.ioError, Self.cannotOpen:
            return [ENOSPC, EDQUOT, EFBIG].contains(systemError) ? .full : .unavailable
        case Self.busy, Self.locked: return .busy
        default: return .unavailable
        }
    }

    private static let error: Int32 = 1
    private static let busy: Int32 = 5
    private static let locked: Int32 = 6
    private static let ioError: Int32 = 10
    private static let corrupt: Int32 = 11
    private static let full: Int32 = 13
    private static let cannotOpen: Int32 = 14
    private static let schema: Int32 = 17
    private static let constraint: Int32 = 19
    private static let mismatch: Int32 = 20
    private static let notADatabase: Int32 = 26

    private static let shortRead = ioError | 2 << 8
    private static let badChecksum = ioError | 32 << 8
    private static let damagedFileSystem = ioError | 33 << 8
    private static let isFolder = cannotOpen | 2 << 8
    private static let isLink = cannotOpen | 6 << 8
    private static let readOnlyMoved: Int32 = 8 | 4 << 8
}

extension StorageError {
    /// Creates the error for a result of SQLite.
    ///
    /// The text has SQLite's name of the code and not its message, because messages are logged and
    /// may quote what is in the file.
    init(_ code: SQLiteCode, name: String, systemError: Int32, file: String) {
        let system = systemError == 0 ? "" : ", errno \(systemError)"
        let reason = "\(name) (SQLite code \(code.rawValue)\(system))"
        switch code.meaning(systemError: systemError) {
        case .damaged:
            self = .damaged("`\(file)` is damaged: \(reason). Set it aside or erase it.")
        case .full:
            self = .full("`\(file)` can't grow: \(reason). Free space on the device.")
        case .takenOver:
            self = .takenOver(Self.moved(file))
        case .busy:
            self = .unavailable(
                "`\(file)` is in use: \(reason). Try again when no other process uses it."
            )
        case .unavailable:
            self = .unavailable(
                "`\(file)` can't be used: \(reason). Check its permissions and the device."
            )
        }
    }

    static func written(_ file: String) -> String {
        "Another environment has written `\(file)` since it was opened. Use one environment for each file."
    }

    static func moved(_ file: String) -> String {
        "`\(file)` was removed or replaced since it was opened. Use one environment for each file."
    }
}

extension SQLiteLibrary {
    /// Returns the error for a result of a call with this database.
    func error(_ code: SQLiteCode, of database: Database?, file: String) -> StorageError {
        StorageError(
            code,
            name: explanation(code.rawValue).map { String(cString: $0) } ?? "unknown error",
            systemError: database.map { systemError($0) } ?? 0,
            file: file
        )
    }
}
