import Foundation
import Relay

#if canImport(Darwin)
import SQLite3
#endif

// Unsafe pointers because SQLite is a C library, and on Linux its functions are called by address.

/// The functions of SQLite that are used here.
///
/// On Apple platforms they are those of the system. On Linux they are looked up at run time, so
/// that programs that never open a storage run without SQLite, and no headers need to be installed.
struct SQLiteLibrary: Sendable {
    typealias Database = OpaquePointer
    typealias Statement = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let versionNumber: @convention(c) () -> Int32
    let threadSafety: @convention(c) () -> Int32
    let explanation: @convention(c) (Int32) -> Text?

    let open: @convention(c) (Text?, UnsafeMutablePointer<Database?>?, Int32, Text?) -> Int32
    let close: @convention(c) (Database?) -> Int32
    let useExtendedCodes: @convention(c) (Database?, Int32) -> Int32
    let systemError: @convention(c) (Database?) -> Int32
    let setBusyTimeout: @convention(c) (Database?, Int32) -> Int32
    let isAutocommit: @convention(c) (Database?) -> Int32
    let isReadOnly: @convention(c) (Database?, Text?) -> Int32
    let control: @convention(c) (Database?, Text?, Int32, UnsafeMutableRawPointer?) -> Int32

    let prepare:
        @convention(c) (
            Database?, Text?, Int32, UnsafeMutablePointer<Statement?>?,
            UnsafeMutablePointer<Text?>?
        ) -> Int32
    let database: @convention(c) (Statement?) -> Database?
    let step: @convention(c) (Statement?) -> Int32
    let reset: @convention(c) (Statement?) -> Int32
    let clearBindings: @convention(c) (Statement?) -> Int32
    let finalize: @convention(c) (Statement?) -> Int32

    let bindInteger: @convention(c) (Statement?, Int32, Int64) -> Int32
    let bindText: @convention(c) (Statement?, Int32, Text?, UInt64, Destructor?, UInt8) -> Int32
    let bindBytes:
        @convention(c) (Statement?, Int32, UnsafeRawPointer?, UInt64, Destructor?) -> Int32
    let bindZeros: @convention(c) (Statement?, Int32, Int32) -> Int32

    let integer: @convention(c) (Statement?, Int32) -> Int64
    let text: @convention(c) (Statement?, Int32) -> UnsafePointer<UInt8>?
    let bytes: @convention(c) (Statement?, Int32) -> UnsafeRawPointer?
    let length: @convention(c) (Statement?, Int32) -> Int32

    /// The oldest version that is supported, of 2019: the first with `VACUUM INTO`.
    static let oldest: Int32 = 3_027_000

    private static let system = SQLiteLibrary()

    /// Returns the library of the system.
    ///
    /// - Throws: `StorageError` if there is none, or not one that can be used.
    static func shared() throws -> SQLiteLibrary {
        guard let system else { throw StorageError.unavailable(missing) }
        return try system.checked()
    }

    /// Returns the library if it can be used.
    func checked() throws -> SQLiteLibrary {
        guard versionNumber() >= Self.oldest else {
            throw StorageError.unavailable(
                "SQLite on this system is too old. Install version 3.27 or later."
            )
        }
        guard threadSafety() != 0 else {
            throw StorageError.unavailable(
                "SQLite on this system can't be used from several threads. Install a build of it "
                    + "with `SQLITE_THREADSAFE` other than 0."
            )
        }
        return self
    }

    static let missing =
        "SQLite is not installed. Install the package `libsqlite3-0` (Debian, Ubuntu) or "
        + "`sqlite-libs` (Fedora, Amazon Linux)."
}

#if canImport(Darwin)
extension SQLiteLibrary {
    private init?() {
        versionNumber = sqlite3_libversion_number
        threadSafety = sqlite3_threadsafe
        explanation = sqlite3_errstr
        open = sqlite3_open_v2
        close = sqlite3_close_v2
        useExtendedCodes = sqlite3_extended_result_codes
        systemError = sqlite3_system_errno
        setBusyTimeout = sqlite3_busy_timeout
        isAutocommit = sqlite3_get_autocommit
        isReadOnly = sqlite3_db_readonly
        control = sqlite3_file_control
        prepare = sqlite3_prepare_v2
        database = sqlite3_db_handle
        step = sqlite3_step
        reset = sqlite3_reset
        clearBindings = sqlite3_clear_bindings
        finalize = sqlite3_finalize
        bindInteger = sqlite3_bind_int64
        bindText = sqlite3_bind_text64
        bindBytes = sqlite3_bind_blob64
        bindZeros = sqlite3_bind_zeroblob
        integer = sqlite3_column_int64
        text = sqlite3_column_text
        bytes = sqlite3_column_blob
        length = sqlite3_column_bytes
    }
}
#else
extension SQLiteLibrary {
    private init?() {
        self.init(names: ["libsqlite3.so.0", "libsqlite3.so"])
    }

    /// Searches for a library with one of these names.
    ///
    /// Returns `nil` if there is none, or if it lacks a function.
    init?(names: [String]) {
        let found = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
        guard let library = found else { return nil }
        func find<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, "sqlite3_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard
            let versionNumber = find("libversion_number", as: type(of: self.versionNumber)),
            let threadSafety = find("threadsafe", as: type(of: self.threadSafety)),
            let explanation = find("errstr", as: type(of: self.explanation)),
            let open = find("open_v2", as: type(of: self.open)),
            let close = find("close_v2", as: type(of: self.close)),
            let useExtendedCodes = find(
                "extended_result_codes",
                as: type(of: self.useExtendedCodes)
            ),
            let systemError = find("system_errno", as: type(of: self.systemError)),
            let setBusyTimeout = find("busy_timeout", as: type(of: self.setBusyTimeout)),
            let isAutocommit = find("get_autocommit", as: type(of: self.isAutocommit)),
            let isReadOnly = find("db_readonly", as: type(of: self.isReadOnly)),
            let control = find("file_control", as: type(of: self.control)),
            let prepare = find("prepare_v2", as: type(of: self.prepare)),
            let database = find("db_handle", as: type(of: self.database)),
            let step = find("step", as: type(of: self.step)),
            let reset = find("reset", as: type(of: self.reset)),
            let clearBindings = find("clear_bindings", as: type(of: self.clearBindings)),
            let finalize = find("finalize", as: type(of: self.finalize)),
            let bindInteger = find("bind_int64", as: type(of: self.bindInteger)),
            let bindText = find("bind_text64", as: type(of: self.bindText)),
            let bindBytes = find("bind_blob64", as: type(of: self.bindBytes)),
            let bindZeros = find("bind_zeroblob", as: type(of: self.bindZeros)),
            let integer = find("column_int64", as: type(of: self.integer)),
            let text = find("column_text", as: type(of: self.text)),
            let bytes = find("column_blob", as: type(of: self.bytes)),
            let length = find("column_bytes", as: type(of: self.length))
        else { return nil }
        self.versionNumber = versionNumber
        self.threadSafety = threadSafety
        self.explanation = explanation
        self.open = open
        self.close = close
        self.useExtendedCodes = useExtendedCodes
        self.systemError = systemError
        self.setBusyTimeout = setBusyTimeout
        self.isAutocommit = isAutocommit
        self.isReadOnly = isReadOnly
        self.control = control
        self.prepare = prepare
        self.database = database
        self.step = step
        self.reset = reset
        self.clearBindings = clearBindings
        self.finalize = finalize
        self.bindInteger = bindInteger
        self.bindText = bindText
        self.bindBytes = bindBytes
        self.bindZeros = bindZeros
        self.integer = integer
        self.text = text
        self.bytes = bytes
        self.length = length
    }
}
#endif
