#if os(Linux)
// Unsafe pointers because these are structs of a C library, which has no headers here. Swift lays
// out structs of integers and pointers as C does.

/// `sqlite3_file`: its own pointer is all that SQLite knows about an open file.
struct SQLiteFileHeader {
    var methods: UnsafePointer<SQLiteFileMethods>?
}

/// `sqlite3_io_methods` of version 3.
struct SQLiteFileMethods {
    typealias File = UnsafeMutableRawPointer
    typealias Number = UnsafeMutablePointer<Int32>

    var version: Int32
    var close: @convention(c) (File?) -> Int32
    var read: @convention(c) (File?, UnsafeMutableRawPointer?, Int32, Int64) -> Int32
    var write: @convention(c) (File?, UnsafeRawPointer?, Int32, Int64) -> Int32
    var truncate: @convention(c) (File?, Int64) -> Int32
    var sync: @convention(c) (File?, Int32) -> Int32
    var size: @convention(c) (File?, UnsafeMutablePointer<Int64>?) -> Int32
    var lock: @convention(c) (File?, Int32) -> Int32
    var unlock: @convention(c) (File?, Int32) -> Int32
    var checkReservedLock: @convention(c) (File?, Number?) -> Int32
    var control: @convention(c) (File?, Int32, UnsafeMutableRawPointer?) -> Int32
    var sectorSize: @convention(c) (File?) -> Int32
    var characteristics: @convention(c) (File?) -> Int32
    var mapShared:
        (
            @convention(c) (
                File?, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> Int32
        )?
    var lockShared: (@convention(c) (File?, Int32, Int32, Int32) -> Int32)?
    var barrier: (@convention(c) (File?) -> Void)?
    var unmapShared: (@convention(c) (File?, Int32) -> Int32)?
    var fetch:
        (
            @convention(c) (
                File?, Int64, Int32, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
            ) -> Int32
        )?
    var unfetch: (@convention(c) (File?, Int64, UnsafeMutableRawPointer?) -> Int32)?
}

/// `sqlite3_vfs` of version 3.
struct SQLiteFileSystem {
    typealias System = UnsafeMutableRawPointer
    typealias Text = UnsafePointer<CChar>
    /// A function that is only passed on.
    typealias Function = UnsafeMutableRawPointer

    var version: Int32
    var fileSize: Int32
    var longestPath: Int32
    var next: UnsafeMutableRawPointer?
    var name: Text?
    var data: UnsafeMutableRawPointer?
    var open:
        @convention(c) (
            System?, Text?, UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<Int32>?
        ) -> Int32
    var delete: @convention(c) (System?, Text?, Int32) -> Int32
    var access: @convention(c) (System?, Text?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
    var fullPath: Function?
    var openLibrary: Function?
    var libraryError: Function?
    var librarySymbol: Function?
    var closeLibrary: Function?
    var randomness: Function?
    var sleep: @convention(c) (System?, Int32) -> Int32
    var time: Function?
    var lastError: Function?
    var preciseTime: Function?
    var setSystemCall: Function?
    var systemCall: Function?
    var nextSystemCall: Function?
}

/// Result codes and flags of SQLite.
enum SQLiteConstant {
    static let ok: Int32 = 0
    static let busy: Int32 = 5
    static let ioError: Int32 = 10
    static let full: Int32 = 13
    static let cannotOpen: Int32 = 14

    static let readError = ioError | 1 << 8
    static let writeError = ioError | 3 << 8
    static let syncError = ioError | 4 << 8
    static let truncateError = ioError | 6 << 8
    static let sizeError = ioError | 7 << 8
    static let deleteError = ioError | 10 << 8
    static let accessError = ioError | 13 << 8
    static let lockError = ioError | 15 << 8
    static let sharedLockError = ioError | 20 << 8
    static let sharedMapError = ioError | 21 << 8

    /// The flag of `open` for a file that may be created.
    static let creates: Int32 = 0x4
    /// The flag of `lockShared` for a lock that is taken and not released.
    static let takesLock: Int32 = 2
}
#endif
