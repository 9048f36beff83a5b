#if os(Linux)
import Foundation

// Unsafe pointers because SQLite is a C library: it calls these functions by address, and gives
// them memory for the state of each file.

/// A file system for SQLite that uses the one of the system, but has the faults of ``FaultyDisk``.
enum FaultyFiles {
    typealias File = UnsafeMutableRawPointer

    /// The state of an open file, in front of that of the real one.
    struct Header {
        var base: SQLiteFileHeader
        var open: Unmanaged<Open>?
    }

    /// An open file.
    ///
    /// A class because SQLite keeps a pointer to it.
    final class Open: Sendable {
        /// `nil` for a temporary file without a name.
        let path: String?

        init(path: String?) {
            self.path = path
        }
    }

    // nonisolated(unsafe) because they are set once, before SQLite is used.
    private nonisolated(unsafe) static var real: UnsafeMutablePointer<SQLiteFileSystem>?
    private nonisolated(unsafe) static var methods: UnsafePointer<SQLiteFileMethods>?

    /// Makes this the file system of all connections that the process opens.
    ///
    /// Connections also copy their log into the file after few pages, so that this happens often.
    ///
    /// Returns whether there is a library of SQLite.
    static func register() -> Bool {
        guard let library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL),
            let find = dlsym(library, "sqlite3_vfs_find"),
            let register = dlsym(library, "sqlite3_vfs_register"),
            let extend = dlsym(library, "sqlite3_auto_extension"),
            let checkpoint = dlsym(library, "sqlite3_wal_autocheckpoint")
        else { return false }
        typealias Find = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
        typealias Register = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
        typealias Extend = @convention(c) (@convention(c) (OpaquePointer?) -> Int32) -> Int32
        guard let real = unsafeBitCast(find, to: Find.self)(nil) else { return false }
        let base = real.assumingMemoryBound(to: SQLiteFileSystem.self)
        Self.real = base
        Self.checkpoint = unsafeBitCast(checkpoint, to: Checkpoint.self)
        let ownMethods = UnsafeMutablePointer<SQLiteFileMethods>.allocate(capacity: 1)
        ownMethods.initialize(to: makeMethods())
        methods = UnsafePointer(ownMethods)
        // Never freed, like a static of C.
        let system = UnsafeMutablePointer<SQLiteFileSystem>.allocate(capacity: 1)
        system.initialize(to: makeSystem(base.pointee))
        guard unsafeBitCast(register, to: Register.self)(system, 1) == SQLiteConstant.ok else {
            return false
        }
        return unsafeBitCast(extend, to: Extend.self)({ FaultyFiles.extend($0) }) == 0
    }

    private typealias Checkpoint = @convention(c) (OpaquePointer?, Int32) -> Int32
    private nonisolated(unsafe) static var checkpoint: Checkpoint?

    private static func extend(_ database: OpaquePointer?) -> Int32 {
        checkpoint?(database, 40) ?? SQLiteConstant.ok
    }

    private static func makeSystem(_ base: SQLiteFileSystem) -> SQLiteFileSystem {
        var system = base
        system.version = 3
        system.fileSize = Int32(MemoryLayout<Header>.stride) + base.fileSize
        system.next = nil
        system.name = strdup("faulty").map { UnsafePointer($0) }
        system.open = { _, path, file, flags, out in
            FaultyFiles.open(path, file, flags, out)
        }
        system.delete = { _, path, syncs in FaultyFiles.delete(path, syncs) }
        // Shorter, since locks that are held by a fault are never released.
        system.sleep = { _, duration in
            usleep(min(UInt32(max(0, duration)), 100))
            return duration
        }
        system.access = { _, path, flags, result in
            guard FaultyDisk.shared.course(of: .read) == .pass else {
                return FaultyFiles.fail(SQLiteConstant.accessError)
            }
            guard let real = FaultyFiles.real else { return SQLiteConstant.accessError }
            return real.pointee.access(real, path, flags, result)
        }
        return system
    }

    private static func open(
        _ path: UnsafePointer<CChar>?,
        _ file: File?,
        _ flags: Int32,
        _ out: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let file, let real else { return SQLiteConstant.cannotOpen }
        let header = file.assumingMemoryBound(to: Header.self)
        header.initialize(to: Header(base: .init(methods: nil), open: nil))
        let creates = flags & SQLiteConstant.creates != 0
        let course = FaultyDisk.shared.course(of: creates ? .change : .read, needsSpace: creates)
        guard course == .pass else {
            return fail(SQLiteConstant.cannotOpen, course)
        }
        let code = real.pointee.open(real, path, Self.base(file), flags, out)
        guard code == SQLiteConstant.ok else {
            // SQLite closes a file that has methods, which the real one may have even now.
            if let methods = Self.base(file).load(as: SQLiteFileHeader.self).methods {
                _ = methods.pointee.close(Self.base(file))
            }
            return code
        }
        let open = Open(path: path.map { String(cString: $0) })
        header.pointee.open = Unmanaged.passRetained(open)
        header.pointee.base.methods = methods
        FaultyDisk.shared.noteOpen(open.path)
        return code
    }

    private static func delete(_ path: UnsafePointer<CChar>?, _ syncs: Int32) -> Int32 {
        guard let real, FaultyDisk.shared.course(of: .change) == .pass else {
            return fail(SQLiteConstant.deleteError)
        }
        let code = real.pointee.delete(real, path, syncs)
        if code == SQLiteConstant.ok, let path {
            FaultyDisk.shared.noteDelete(String(cString: path))
        }
        return code
    }

    /// Returns the real file behind one of ours.
    static func base(_ file: File) -> File {
        file + MemoryLayout<Header>.stride
    }

    /// Returns a code, and sets the error of the system that belongs to it.
    static func fail(_ code: Int32, _ course: FaultyDisk.Course = .fail(.broken)) -> Int32 {
        errno = course == .fail(.full) || course == .fail(.half) ? ENOSPC : EIO
        return code
    }
}
#endif
