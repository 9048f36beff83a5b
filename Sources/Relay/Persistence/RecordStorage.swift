#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// A place that keeps the store of an environment between two runs of an app: rows of bytes in a few
/// tables.
///
/// `RelaySQLite` has one in a file; ``MemoryStorage`` is one for tests. An environment encodes its
/// records into rows, and reads and writes them. The contents mean nothing to the storage.
///
/// All methods may block, and may be called from any thread. The environment calls ``open()`` first, and
/// those that change something one after the other. Meanwhile it may read.
///
/// All methods throw a ``StorageError``, and leave the storage as it was then.
public protocol RecordStorage: AnyObject, Sendable {
    /// Whether the storage can only be read; environments then never change it.
    var isReadOnly: Bool { get }

    /// Opens the storage, and creates it if it is missing.
    ///
    /// May be called again after it has failed.
    ///
    /// - Throws: ``StorageError/damaged(_:)`` if the file is broken or not one of the storage's, and
    ///   ``StorageError/unavailable(_:)`` if it may be possible later.
    func open() throws

    /// Calls `body` with each row of a table, in ascending order of the numbers.
    func forEachRow(in table: StoredRow.Table, _ body: (StoredRow) -> Void) throws

    /// Returns the bytes of a row; `nil` if there is none with this number.
    func bytes(of number: Int64, in table: StoredRow.Table) throws -> Data?

    /// Makes changes, all of them or, if it throws, none.
    ///
    /// With `isDurable` it returns when they, and all changes before, would survive that the device loses power,
    /// even if there are no changes.
    func write(_ changes: [StoredRow.Change], isDurable: Bool) throws

    /// Removes everything, so that none of the bytes is left in any file when it returns, including files
    /// that were set aside.
    ///
    /// The storage is open and empty then. May be called whether or not it is open.
    func erase() throws

    /// Keeps the damaged file under another name, so that it can be examined, and creates an empty one.
    ///
    /// The storage is open and empty then. May be called whether or not it is open.
    func setAside() throws

    /// Returns how many bytes the contents take, without space that is free.
    func size() throws -> Int
}

extension RecordStorage {
    /// `false`.
    public var isReadOnly: Bool { false }
}

/// A row of a ``RecordStorage``.
public struct StoredRow: Sendable, Hashable {
    /// A table of a storage.
    public enum Table: String, Sendable, Hashable, CaseIterable {
        /// One row: whose data this is, and facts about all of it.
        case header
        /// The records of 64 objects in each row.
        case records
        /// How many records the rows of ``records`` have, for many of them in each row.
        case counts
        /// The fields of the query root, several in each row.
        case root
        /// The ids of 64 objects in each row.
        case identities
        /// The names of fields and types, one in each row.
        case names
        /// The ages and invalidations of the records in a row of ``records``.
        case notes
        /// The operations whose data is kept, one in each row.
        case operations
        /// The mutations that wait to be sent, or have failed, one in each row.
        case mutations
        /// The files of those mutations, one in each row.
        case uploads
    }

    /// A change of a table.
    public enum Change: Sendable, Hashable {
        /// Puts a row in the place of the one with its number, or adds it.
        case set(StoredRow, in: Table)
        /// Removes the row with a number, if there is one.
        case remove(Int64, from: Table)
    }

    /// Identifies the row in its table.
    public var number: Int64
    /// How many things the row has, such as records.
    public var count: Int
    /// A human-readable text that says what the row has; it is never read again.
    public var label: String
    /// The contents, which only the environment understands.
    public var bytes: Data

    /// Creates a row.
    public init(number: Int64, count: Int = 1, label: String = "", bytes: Data) {
        self.number = number
        self.count = count
        self.label = label
        self.bytes = bytes
    }
}

/// A reason why a ``RecordStorage`` could not do something.
public enum StorageError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file is not one of ours, or is broken; the text says how.
    case damaged(String)
    /// The file can't be opened, read or written now: a missing permission or library, a device that is
    /// locked, another process. The text says which, and the remedy.
    case unavailable(String)
    /// There is no space left.
    case full(String)
    /// Another environment has opened the file since, and writes to it now.
    case takenOver(String)

    /// One sentence.
    public var description: String {
        switch self {
        case .damaged(let text), .unavailable(let text), .full(let text), .takenOver(let text): text
        }
    }
}
