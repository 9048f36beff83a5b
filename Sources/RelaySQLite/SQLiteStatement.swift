import Foundation
import Relay

/// A prepared statement of a ``SQLiteDatabase``.
///
/// A class because it owns memory of SQLite. Parameters count from 1 and columns from 0, as SQLite
/// does it.
final class SQLiteStatement {
    private let library: SQLiteLibrary
    private let handle: SQLiteLibrary.Statement
    private let file: String

    init(_ handle: SQLiteLibrary.Statement, library: SQLiteLibrary, file: String) {
        self.handle = handle
        self.library = library
        self.file = file
    }

    deinit {
        _ = library.finalize(handle)
    }

    /// Runs the statement to its next row.
    ///
    /// Returns whether there is one.
    func step() throws -> Bool {
        let code = SQLiteCode(rawValue: library.step(handle))
        if code == .row { return true }
        guard code == .done else { throw error(code) }
        return false
    }

    /// Ends the statement, so that it holds no lock and no value.
    func reset() {
        _ = library.reset(handle)
        _ = library.clearBindings(handle)
    }

    // MARK: Parameters

    func bind(_ value: Int64, at index: Int32) throws {
        try check(library.bindInteger(handle, index, value))
    }

    func bind(_ value: String, at index: Int32) throws {
        var value = value
        let code = value.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { text in
                // An empty buffer may have no address, which would be bound as NULL.
                text.baseAddress.map {
                    library.bindText(handle, index, $0, UInt64(text.count), Self.copies, Self.utf8)
                } ?? library.bindText(handle, index, "", 0, Self.copies, Self.utf8)
            }
        }
        try check(code)
    }

    func bind(_ value: Data, at index: Int32) throws {
        let code = value.withUnsafeBytes { bytes in
            bytes.baseAddress.map {
                library.bindBytes(handle, index, $0, UInt64(bytes.count), Self.copies)
            } ?? library.bindZeros(handle, index, 0)
        }
        try check(code)
    }

    // MARK: Columns of the current row

    func integer(_ column: Int32) -> Int64 {
        library.integer(handle, column)
    }

    func text(_ column: Int32) -> String {
        guard let start = library.text(handle, column) else { return "" }
        let count = Int(library.length(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> Data {
        guard let start = library.bytes(handle, column) else { return Data() }
        return Data(bytes: start, count: Int(library.length(handle, column)))
    }

    private func check(_ code: Int32) throws {
        let code = SQLiteCode(rawValue: code)
        guard code == .ok else { throw error(code) }
    }

    private func error(_ code: SQLiteCode) -> StorageError {
        library.error(code, of: library.database(handle), file: file)
    }

    private static let utf8: UInt8 = 1

    /// Makes SQLite copy the value, because it is needed longer than the pointer is valid.
    ///
    /// It is -1 as a function, the constant `SQLITE_TRANSIENT` of SQLite, which Swift can't import.
    private static let copies = unsafeBitCast(-1, to: SQLiteLibrary.Destructor.self)
}
